// Finds the parts of a game's board by the names of their files: Board.svelte, and where a game has them Hand.svelte
// (what is mine, below the board), Text.svelte (the board in words) and Picture.svelte (the game at a glance).
import type { Component } from 'svelte';
import type { BoardComponent, TextComponent } from './props.ts';

const boards = import.meta.glob<{ default: BoardComponent }>('./*/Board.svelte');
const hands = import.meta.glob<{ default: BoardComponent }>('./*/Hand.svelte');
const texts = import.meta.glob<{ default: TextComponent }>('./*/Text.svelte');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');

export interface BoardParts {
  readonly Board: BoardComponent;
  readonly Hand: BoardComponent | null;
  readonly Text: TextComponent;
  /** The board itself is a list of moves and the words beside it: nothing is drawn. */
  readonly plain: boolean;
}

async function part<T>(files: Record<string, () => Promise<{ default: T }>>, path: string): Promise<T | null> {
  const load = files[path];
  return load ? (await load()).default : null;
}

/** Pages need no board, and get a picture without it. */
export const loadPicture = (game: string): Promise<Component | null> => part(pictures, `./${game}/Picture.svelte`);

export async function loadBoard(game: string): Promise<BoardParts> {
  const [own, Hand, ownText] = await Promise.all([
    part(boards, `./${game}/Board.svelte`), part(hands, `./${game}/Hand.svelte`), part(texts, `./${game}/Text.svelte`),
  ]);
  const Board = own ?? (await part(boards, './fallback/Board.svelte'));
  const Text = ownText ?? (await part(texts, './fallback/Text.svelte'));
  if (!Board || !Text) throw new Error('the fallback board is missing');
  return { Board, Hand, Text, plain: own === null };
}
