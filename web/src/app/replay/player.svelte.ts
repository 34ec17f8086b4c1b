// Which position of a finished game is shown, and playing it by itself.
import type { Position } from './positions.ts';

export const SPEEDS = { slow: 2000, even: 1000, quick: 350 } as const;
export type Speed = keyof typeof SPEEDS;

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>('even');
  readonly last: number;
  readonly position: Position | undefined = $derived.by(() => this.positions[this.at]);

  constructor(readonly positions: readonly Position[]) {
    this.last = positions.length - 1;
  }

  go = (at: number): void => {
    this.at = Math.min(this.last, Math.max(0, at));
    if (this.at === this.last) this.playing = false;
  };
  step = (by: number): void => {
    this.playing = false;
    this.go(this.at + by);
  };
  /** At the end it begins again. */
  toggle = (): void => {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  };
  tick = (): void => this.go(this.at + 1);
}
