// The part of the ICU message format that the catalogues use: {name}, plural and select, nested,
// and # for the number of a plural. Apostrophes mean nothing special, as in the server's reader.

export type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'argument'; readonly name: string }
  | { readonly kind: 'number' }
  | {
      readonly kind: 'plural' | 'select';
      readonly name: string;
      readonly branches: ReadonlyMap<string, readonly Node[]>;
    };

export class TemplateError extends Error {}

const parsed = new Map<string, readonly Node[]>();

export function parseTemplate(template: string): readonly Node[] {
  let nodes = parsed.get(template);
  if (!nodes) {
    nodes = new Parser(template).whole();
    parsed.set(template, nodes);
  }
  return nodes;
}

class Parser {
  #at = 0;
  constructor(private readonly text: string) {}

  whole(): Node[] {
    const nodes = this.#nodes(false);
    if (this.#at < this.text.length) this.#fail('a closing brace too many');
    return nodes;
  }

  #nodes(inPlural: boolean): Node[] {
    const nodes: Node[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') nodes.push({ kind: 'text', text });
      text = '';
    };
    while (this.#at < this.text.length && this.text[this.#at] !== '}') {
      const char = this.text[this.#at] ?? '';
      if (char === '{') {
        flush();
        nodes.push(this.#placeholder(inPlural));
      } else {
        this.#at += 1;
        if (char === '#' && inPlural) {
          flush();
          nodes.push({ kind: 'number' });
        } else text += char;
      }
    }
    flush();
    return nodes;
  }

  #placeholder(inPlural: boolean): Node {
    this.#expect('{');
    const name = this.#word();
    if (this.#peek() === '}') {
      this.#at += 1;
      return { kind: 'argument', name };
    }
    this.#expect(',');
    const kind = this.#word();
    if (kind !== 'plural' && kind !== 'select') this.#fail(`unknown kind "${kind}"`);
    this.#expect(',');
    const branches = new Map<string, readonly Node[]>();
    while (this.#peek() !== '}') {
      const branch = this.#word();
      this.#expect('{');
      branches.set(branch, this.#nodes(kind === 'plural' || inPlural));
      this.#expect('}');
    }
    this.#expect('}');
    if (!branches.has('other')) this.#fail(`{${name}} needs a branch "other"`);
    return { kind, name, branches };
  }

  #peek(): string {
    while (this.text[this.#at] === ' ') this.#at += 1;
    return this.text[this.#at] ?? '';
  }
  #word(): string {
    this.#peek();
    const [word = ''] = /^[^\s,{}]*/.exec(this.text.slice(this.#at)) ?? [];
    if (word === '') this.#fail('a name is missing');
    this.#at += word.length;
    return word;
  }
  #expect(char: string): void {
    if (this.#peek() !== char) this.#fail(`"${char}" is missing`);
    this.#at += 1;
  }
  #fail(what: string): never {
    throw new TemplateError(`${what} at ${this.#at} in: ${this.text}`);
  }
}

/** The arguments a template mentions. */
export function namesIn(nodes: readonly Node[]): string[] {
  const names = nodes.flatMap((node) => {
    if (node.kind === 'text' || node.kind === 'number') return [];
    return node.kind === 'argument' ? [node.name] : [node.name, ...[...node.branches.values()].flatMap(namesIn)];
  });
  return [...new Set(names)].sort();
}
