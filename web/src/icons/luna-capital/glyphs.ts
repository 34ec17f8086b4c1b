// One drawing for each thing of Luna Capital, in a box of 24 by 24. `fill` and `line` have the colour of
// the drawing, `cut` and `cutline` that of what lies behind it.

export type Stroke = 'fill' | 'line' | 'cut' | 'cutline';
export interface Shape {
  readonly as: Stroke;
  readonly d: string;
}
export interface Glyph {
  readonly shapes: readonly Shape[];
  /** Another drawing in a small round window: what a building wants around it. */
  readonly inset?: { readonly of: string; readonly x: number; readonly y: number; readonly size: number };
}

const fill = (d: string): Shape => ({ as: 'fill', d });
const line = (d: string): Shape => ({ as: 'line', d });
const cut = (d: string): Shape => ({ as: 'cut', d });
const cutline = (d: string): Shape => ({ as: 'cutline', d });
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const drawn = (...shapes: Shape[]): Glyph => ({ shapes });

const dome = line('M2.5 21.5V12.5a9.5 9.5 0 0 1 19 0V21.5Z');
const greenhouse = (...fruit: Shape[]): Glyph => drawn(dome, ...fruit);

const home: readonly Shape[] = [fill('M2.5 19V11A9.5 9 0 0 1 21.5 11V19Z'), line('M6 19v3M18 19v3')];
const modhab = (target: string): Glyph => ({
  shapes: [...home, cut(disc(12, 10.8, 7.6))], inset: { of: target, x: 6, y: 4.8, size: 12 },
});
const complex = (target: string): Glyph => ({
  shapes: [fill('M1.5 22.5V9H7V2h15.5V22.5Z'), cut('M9 4h11.5v15.5H9Z'), cut('M3.2 11.5h2.2v2.2h-2.2ZM3.2 16h2.2v2.2h-2.2Z')],
  inset: { of: target, x: 9, y: 6, size: 11.5 },
});

export const GLYPHS: Readonly<Record<string, Glyph>> = {
  hydrogen: drawn(
    line('M3.34 17A10 4.6 -30 0 1 20.66 7A10 4.6 -30 0 1 3.34 17Z'), fill(disc(12, 12, 3.8)), fill(disc(19.8, 6, 2.6)),
  ),
  oxygen: drawn(fill(disc(8, 12, 6.5)), cut(disc(16, 12, 8)), fill(disc(16, 12, 6.5))),
  water: drawn(fill('M12 2C12 2 4.8 10.8 4.8 15.2A7.2 7.2 0 0 0 19.2 15.2C19.2 10.8 12 2 12 2Z'), cutline('M8.2 15.5a3.9 3.9 0 0 0 3.3 3.6')),
  greenhouse: greenhouse(fill('M12 20c-.4-6 2-9.5 6-10.5.4 5-1.6 8.5-6 10.5ZM12 20c.2-4-1.6-7-5.6-8 .2 4 2 7 5.6 8Z')),
  greenhouse_pear: greenhouse(
    fill('M12 6.5c1.7 0 2.5 1.4 2.6 3 .2 1.8 2.8 2.8 2.8 5.4A5.4 4.9 0 0 1 12 19.6a5.4 4.9 0 0 1-5.4-4.7c0-2.6 2.6-3.6 2.8-5.4.1-1.6.9-3 2.6-3Z'),
  ),
  greenhouse_apple: greenhouse(
    fill('M12 10.2c1.4-1.4 6-1.4 6 3 0 3.5-2.7 6.6-4.4 6.6-.7 0-1-.4-1.6-.4s-.9.4-1.6.4c-1.7 0-4.4-3.1-4.4-6.6 0-4.4 4.6-4.4 6-3Z'),
    fill('M12 9c0-2.2 1.5-3.2 3.4-3.2 0 2.2-1.5 3.2-3.4 3.2Z'),
  ),
  greenhouse_lemon: greenhouse(
    fill('M4.8 14.5c1.3-.3 1.7-1 2.3-2 1-1.8 2.8-3 4.9-3s3.9 1.2 4.9 3c.6 1 1 1.7 2.3 2-1.3.3-1.7 1-2.3 2-1 1.8-2.8 3-4.9 3s-3.9-1.2-4.9-3c-.6-1-1-1.7-2.3-2Z'),
  ),
  greenhouse_mixed: greenhouse(fill(disc(8.2, 16.2, 2.9)), fill(disc(15.8, 16.2, 2.9)), fill(disc(12, 9.8, 2.9))),
  sales_office: drawn(
    fill('M3.5 2.5h17l2 7a2.62 2.62 0 0 1-5.25 0a2.62 2.62 0 0 1-5.25 0a2.62 2.62 0 0 1-5.25 0a2.62 2.62 0 0 1-5.25 0Z'),
    fill('M4 13.8h16V22H4Z'), cut('M13.5 15.5h4V22h-4Z'), cut('M6.3 15.5h4.5v3.2H6.3Z'),
  ),
  meteorite: drawn(
    fill('M9.5 7.5 15.5 6.5l5.3 4.3.9 6-3.9 4.9-6.6.6-5.3-3.6-.6-6Z'), cut(disc(12.2, 12.4, 1.9)), cut(disc(16.8, 16.4, 1.5)),
    line('M8 4.8 3.2 1.8M5 9 1.5 7.2M12.5 3.8 10.3 1.5'),
  ),
  modhab: drawn(...home, cut(disc(12, 11.5, 4.2))),
  modhab_hydrogen: modhab('hydrogen'),
  modhab_oxygen: modhab('oxygen'),
  modhab_water: modhab('water'),
  modhab_greenhouse: modhab('greenhouse'),
  modhab_meteorite: modhab('meteorite'),
  complex_sales: complex('sales_office'),
  complex_modhab: complex('modhab'),
  landing_pad: drawn(
    fill('M12 1c3.6 2.6 5 6.4 4.6 10.8l3 3.6v4l-4.4-2H8.8l-4.4 2v-4l3-3.6C7 7.4 8.4 3.6 12 1Z'), cut(disc(12, 8.6, 2.2)), line('M4.5 22.3h15'),
  ),
  redistribution: drawn(fill('M2.5 5h12V1.5l7.5 5.5-7.5 5.5V9h-12Z'), fill('M21.5 15h-12v-3.5L2 17l7.5 5.5V19h12Z')),
  demolition: drawn(fill('M5 2 12 8.8 19 2 22 5 15.2 12 22 19 19 22 12 15.2 5 22 2 19 8.8 12 2 5Z')),
  scaffolding: drawn(line('M4 22.5V1.5M20 22.5V1.5M4 6h16M4 18h16M4 18 20 6M4 6l16 12')),
  extra_plot: drawn(fill('M12 1.5 23 11.5h-3.5V22h-15V11.5H1Z'), cut('M12 8.2l1.5 3 3.3.5-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.5Z')),
  move_tile: drawn(fill('M2 6.5h11.5l5 5H22V17H2Z'), cut('M9.5 8.5h3l3 3h-6Z'), cut(disc(7, 18, 4)), cut(disc(17, 18, 4)), fill(disc(7, 18, 3)), fill(disc(17, 18, 3))),
  reserve_tile: drawn(fill('M2.5 10.5a9.5 8 0 0 1 19 0Z'), fill('M1.5 12.3h21v3h-21Z'), fill('M2.5 17h19v1.5a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3Z')),
  take_display_card: drawn(fill('M1.5 13.5h21l-3.7 8h-13.6Z'), fill('M5.5 8.5h12.5v3.7H5.5Z'), fill('M8 3h3v4.2H8ZM13 3h3v4.2h-3Z')),
  robot: drawn(
    fill('M5 7.5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Z'), line('M12 7.5V4'), fill(disc(12, 3, 2)),
    cut(disc(7.8, 12.6, 2.2)), cut(disc(16.2, 12.6, 2.2)), cut('M7 17h10v2H7Z'),
  ),
  cards: drawn(line('M7 2.5h12a2 2 0 0 1 2 2V18'), fill('M4.5 6h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z')),
  tower: drawn(fill('M5 15h14v6.5H5Z'), fill('M5 7.5h14V13H5Z'), fill('M5 1.5h14v4H5Z')),
  delivery: drawn(fill('M2 4.5h11.5L22 12l-8.5 7.5H2Z'), cut(disc(14.5, 12, 2))),
};
