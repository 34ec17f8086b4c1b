// Pieces that went from one place of the table to another are seen on their way. A board marks them
// with data-piece; pieces of one name are alike.

export interface Seen {
  readonly piece: string;
  readonly element: unknown;
  /** Its middle on the screen. */
  readonly x: number;
  readonly y: number;
  /** What it belongs to, if only one of several such things is shown: they exchange no pieces. */
  readonly of?: string | undefined;
  /** Where its part of the page begins: when the board makes room for longer words, no piece has moved. */
  readonly left: number;
  readonly top: number;
}
export interface Flight<To extends Seen> {
  readonly from: Seen;
  readonly to: To;
}

/** Nearer than that is no way to go. */
const NEAR = 24;
const isSame = (a: Seen, b: Seen): boolean =>
  a.piece === b.piece &&
  (a.element === b.element || Math.hypot(a.x - a.left - b.x + b.left, a.y - a.top - b.y + b.top) < NEAR);

/** Which pieces have come from where: what stayed is left out, and what came from outside. */
export function flightsBetween<To extends Seen>(before: readonly Seen[], after: readonly To[]): Flight<To>[] {
  const gone = before.filter((seen) => !after.some((other) => isSame(other, seen)));
  const come = after.filter((seen) => !before.some((other) => isSame(other, seen)));
  return come.flatMap((to) => {
    const at = gone.findIndex(({ piece, of = to.of }) => piece === to.piece && (to.of ?? of) === of);
    return at < 0 ? [] : gone.splice(at, 1).map((from) => ({ from, to }));
  });
}

interface Piece extends Seen {
  readonly element: HTMLElement | SVGElement;
  readonly box: DOMRect;
}

/** The pieces that can be seen now. */
export function piecesIn(root: ParentNode): Piece[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const { left = 0, top = 0 } = element.closest('section')?.getBoundingClientRect() ?? {};
    const piece = element.dataset['piece'];
    const of = element.closest<HTMLElement>('[data-of]')?.dataset['of'];
    return piece === undefined || box.width === 0
      ? []
      : [{ piece, x: box.x + box.width / 2, y: box.y + box.height / 2, left, top, of, element, box }];
  });
}

/** The copies in the air, by the element that shows the piece when they have landed. */
const inTheAir = new WeakMap<Element, () => void>();

/** Lets copies fly, above everything that would cut them off; the pieces themselves show when they have landed. */
export function fly(flights: readonly Flight<Piece>[], milliseconds: number): void {
  // All is measured before anything changes: the page is laid out once, however many pieces move.
  const copies = flights.map((flight) => ({ ...flight, copy: copyOf(flight.to) }));
  document.body.append(...copies.map(({ copy }) => copy));
  for (const { from, to, copy } of copies) {
    inTheAir.get(to.element)?.();
    to.element.style.visibility = 'hidden';
    const land = (): void => {
      copy.remove();
      if (inTheAir.get(to.element) !== land) return;
      inTheAir.delete(to.element);
      to.element.style.visibility = '';
    };
    inTheAir.set(to.element, land);
    const way = [`${from.x - to.x}px ${from.y - to.y}px`, '0px 0px'];
    copy.animate({ translate: way }, { duration: milliseconds, easing: 'ease-in-out' }).finished.then(land, land);
  }
}

function copyOf({ element, box }: Piece): HTMLElement {
  const layer = document.createElement('div');
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  delete copy.dataset['piece'];
  copy.style.animation = 'none'; // it has been there before
  copy.style.visibility = 'visible'; // the piece itself may still wait for an earlier copy
  layer.style.cssText = 'position: fixed; z-index: 9; pointer-events: none;';
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement) {
    layer.style.cssText += 'inset: 0;';
    layer.append(inItsPlace(element, copy));
  } else {
    layer.style.cssText += `left: ${box.x}px; top: ${box.y}px; width: ${box.width}px; height: ${box.height}px;`;
    layer.append(copy);
  }
  return layer;
}

/** Part of a drawing: drawn again over the whole window, where and as large as it stands there. */
function inItsPlace(element: SVGGraphicsElement, copy: Element): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  drawing.setAttribute('width', '100%');
  drawing.setAttribute('height', '100%');
  const place = (element.parentNode as SVGGraphicsElement).getScreenCTM();
  if (place) group.setAttribute('transform', `matrix(${place.a} ${place.b} ${place.c} ${place.d} ${place.e} ${place.f})`);
  group.append(copy);
  drawing.append(group);
  return drawing;
}
