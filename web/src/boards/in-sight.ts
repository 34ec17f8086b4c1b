// Where a board is larger than its window, what is asked about comes into sight.

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far to scroll until the whole thing is seen, or its beginning where there is no room for more. */
export function wayTo(thing: Span, seen: Span): number {
  const [above, below] = [thing.top - seen.top, thing.bottom - seen.bottom];
  if (above >= 0 && below <= 0) return 0;
  return above < 0 ? above : Math.min(above, below);
}

/** Scrolls what is around a thing; not by scrollIntoView, which would move the page as well. */
export function bringIntoSight(thing: Element | null | undefined): void {
  for (let frame = thing?.parentElement; thing && frame; frame = frame.parentElement) {
    if (frame.scrollHeight <= frame.clientHeight || getComputedStyle(frame).overflowY !== 'auto') continue;
    frame.scrollTop += wayTo(thing.getBoundingClientRect(), frame.getBoundingClientRect());
    return;
  }
}
