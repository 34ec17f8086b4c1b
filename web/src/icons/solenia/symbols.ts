// The symbols of Solenia, drawn in a square of 24: one per meaning, used by board, hand and lists
// alike. Each has a silhouette of its own, so that none is told by its colour alone.

export interface Part {
  readonly d: string;
  readonly fill: string;
  /** A line inside the shape: no outline of its own. */
  readonly inner?: true;
}

const INK = '#2a2438';
const SUN = '#f7c948';
const MOON = '#cfd6f5';

const sunRays = 'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1';

export const SYMBOLS = {
  wood: [
    { d: 'M5 6.5h13a3.6 5.5 0 0 1 0 11H5a3.6 5.5 0 0 1 0-11Z', fill: '#a9683a' },
    { d: 'M18 6.5a3.6 5.5 0 0 1 0 11 3.6 5.5 0 0 1 0-11Z', fill: '#ecc79a' },
    { d: 'M18 9.6a1.5 2.4 0 0 1 0 4.8 1.5 2.4 0 0 1 0-4.8ZM6 10.5h6M8 14h5', fill: 'none', inner: true },
  ],
  stone: [
    { d: 'M2.5 18.5 5.5 9l6-4.5 7 3 3.5 8-3.5 4.5H5Z', fill: '#a7afbf' },
    { d: 'M5.5 9l6 3 7-4.5M11.5 12 10 20', fill: 'none', inner: true },
  ],
  wheat: [
    { d: 'M12 23v-9', fill: 'none' },
    { d: 'M12 1.5c2.2 2.4 2.2 4.6 0 6.5-2.2-1.9-2.2-4.1 0-6.5Z', fill: '#f4c63d' },
    { d: 'M11.6 11.5C8 11.6 6.2 9.9 6.3 6.4c3.5-.1 5.3 1.6 5.3 5.1ZM12.4 11.5c3.6.1 5.4-1.6 5.3-5.1-3.5-.1-5.3 1.6-5.3 5.1Z', fill: '#f4c63d' },
    { d: 'M11.6 17.5C8 17.6 6.2 15.9 6.3 12.4c3.5-.1 5.3 1.6 5.3 5.1ZM12.4 17.5c3.6.1 5.4-1.6 5.3-5.1-3.5-.1-5.3 1.6-5.3 5.1Z', fill: '#f4c63d' },
  ],
  water: [
    { d: 'M12 1.5C16 7.5 19.5 11 19.5 15.2a7.5 7.5 0 0 1-15 0C4.5 11 8 7.5 12 1.5Z', fill: '#4aa8e8' },
    { d: 'M8 15.5a4 4 0 0 0 3.6 3.8', fill: 'none', inner: true },
  ],
  any: [
    { d: 'M4 3.5h16a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 19V5A1.5 1.5 0 0 1 4 3.5Z', fill: '#f4ead7' },
    { d: 'M8.5 9.5a3.5 3.5 0 1 1 5.2 3c-1.1.6-1.7 1.2-1.7 2.3M12 17.3v.4', fill: 'none' },
  ],
  star: [{ d: 'M12 1.5 15.2 8.5 22.7 9.3 17.1 14.4 18.7 21.9 12 18.1 5.3 21.9 6.9 14.4 1.3 9.3 8.8 8.5Z', fill: '#ffd24a' }],
  sun: [
    { d: sunRays, fill: 'none' },
    { d: 'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z', fill: SUN },
  ],
  moon: [{ d: 'M15.5 2.5A10 10 0 1 0 21.5 15.8 8 8 0 0 1 15.5 2.5Z', fill: MOON }],
  dawn: [
    { d: 'M12 11.5V2.5M8.5 6 12 2.5 15.5 6M2.5 13l2.5 1M21.5 13l-2.5 1', fill: 'none' },
    { d: 'M5.5 20a6.5 6.5 0 0 1 13 0Z', fill: SUN },
    { d: 'M1.5 20h21', fill: 'none' },
  ],
  dusk: [
    { d: 'M12 2.5v9M8.5 8 12 11.5 15.5 8', fill: 'none' },
    { d: 'M5.5 20a6.5 6.5 0 0 1 13 0Z', fill: '#e58a5b' },
    { d: 'M1.5 20h21', fill: 'none' },
  ],
  site: [
    { d: 'M4 2.5h16A1.5 1.5 0 0 1 21.5 4v16a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.5Z', fill: '#f4ead7' },
    { d: 'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z', fill: '#7fb56b' },
  ],
  storage: [
    { d: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z', fill: '#f4ead7' },
    { d: 'M12 7.5v9M7.5 12h9', fill: 'none' },
  ],
  island: [
    { d: 'M2 11.5C5 8 19 8 22 11.5c-1.5 4-6 5-8 10h-3.5c-2-5-7-6-8.5-10Z', fill: '#7fb56b' },
    { d: 'M12 1.5v5M9.5 4h5', fill: 'none' },
  ],
  column: [
    { d: 'M6.5 2.5h11v8.5h-11ZM6.5 13h11v8.5h-11Z', fill: '#f4ead7' },
  ],
  card: [
    { d: 'M7 1.5h10A2.5 2.5 0 0 1 19.5 4v16a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 20V4A2.5 2.5 0 0 1 7 1.5Z', fill: '#f4ead7' },
    { d: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z', fill: INK, inner: true },
  ],
} as const satisfies Record<string, readonly Part[]>;

export type SymbolName = keyof typeof SYMBOLS;
