// The shapes of seats, in a square of 20: they are told apart without their colour.
export const MARKS = {
  circle: 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  triangle: 'M10 1.5 19 18H1Z',
  square: 'M4 2.5h12A1.5 1.5 0 0 1 17.5 4v12a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 16V4A1.5 1.5 0 0 1 4 2.5Z',
  diamond: 'M10 .5 19.5 10 10 19.5 .5 10Z',
} as const;
