import { expect, it } from 'vitest';
import { GLYPHS } from './glyphs.ts';
import { groundOf, kindOf, robotsOf } from './tiles.ts';

it('reads kind and robots from the name of a tile', () => {
  expect(kindOf('hydrogen+2')).toBe('hydrogen');
  expect(robotsOf('hydrogen+2')).toBe(2);
  expect(robotsOf('oxygen')).toBe(0);
});

it('gives every kind a ground and special tiles theirs', () => {
  expect(groundOf('modhab_water')).toBe('modhab');
  expect(groundOf('water+1')).toBe('water');
  expect(groundOf('extra_plot')).toBe('special');
});

it('shows in a window only what is drawn itself', () => {
  for (const { inset } of Object.values(GLYPHS)) if (inset) expect(GLYPHS[inset.of]).toBeDefined();
});

it('draws no two things alike', () => {
  const drawings = Object.values(GLYPHS).map((glyph) => JSON.stringify(glyph));
  expect(new Set(drawings).size).toBe(drawings.length);
});
