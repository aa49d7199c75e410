import { contrast } from './contrast';
import { PALETTES, THEME_NAMES } from './palette';
import type { Palette } from './palette';
import { SIDES, SIDE_COLOURS } from './side-colours';

const GROUNDS = ['paper', 'card', 'sunk'] as const;
const VOICES = ['ink', 'inkSoft', 'wax', 'info', 'warn', 'danger', 'good'] as const;
const PAIRS: readonly (readonly [keyof Omit<Palette, 'laid'>, keyof Omit<Palette, 'laid'>])[] = [
  ['onPrimary', 'primary'],
  ['onWax', 'wax'],
  ['onCurtain', 'curtain'],
];

test('contrast of black and white is 21, of a colour with itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#8C2B22', '#8C2B22')).toBe(1);
});

describe.each(THEME_NAMES)('%s', (name) => {
  const palette = PALETTES[name];

  test.each(GROUNDS)('every voice is readable on %s (AA), and what is read in daylight and evening AAA', (ground) => {
    for (const voice of VOICES)
      expect([voice, contrast(palette[voice], palette[ground]) >= 4.5]).toEqual([voice, true]);
    if (name !== 'lamp') expect(contrast(palette.ink, palette[ground])).toBeGreaterThanOrEqual(7);
    if (name !== 'lamp') expect(contrast(palette.inkSoft, palette[ground])).toBeGreaterThanOrEqual(7);
  });

  test('every voice is readable on the tint of what is chosen (AA)', () => {
    for (const voice of VOICES) expect([voice, contrast(palette[voice], palette.tint) >= 4.5]).toEqual([voice, true]);
  });

  test.each(PAIRS)('%s on %s is readable (AA)', (letters, ground) => {
    expect(contrast(palette[letters], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('the ring of what is chosen stands out from its tint and from the card (3 : 1)', () => {
    for (const ground of [palette.tint, palette.card]) expect(contrast(palette.ink, ground)).toBeGreaterThanOrEqual(3);
  });

  test('the ring of the keyboard stands out from the band of paper on both its sides (3 : 1)', () => {
    expect(contrast(palette.focus, palette.paper)).toBeGreaterThanOrEqual(3);
  });

  test.each(['paper', 'card', 'sunk', 'tint', 'curtain', 'primary'] as const)(
    'the ring of the keyboard, line or band, stands out from %s (3 : 1)',
    (ground) => {
      const seen = [palette.focus, palette.paper].map((paint) => contrast(paint, palette[ground]));
      expect(Math.max(...seen)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(['paper', 'card'] as const)('outlines of what can be tapped stand out from %s (3 : 1)', (ground) => {
    expect(contrast(palette.rule, palette[ground])).toBeGreaterThanOrEqual(2.99);
  });

  test.each(SIDE_COLOURS)('counters of %s are readable, on themselves and as words on paper', (id) => {
    const ink = SIDES[id].inks[name];
    expect(contrast(ink.ink, ink.fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink.onPaper, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink.onPaper, palette.card)).toBeGreaterThanOrEqual(4.5);
  });
});

test('no two sides share a hatching: a side is known without its colour', () => {
  const hatches = SIDE_COLOURS.map((id) => SIDES[id].hatch);
  expect(new Set(hatches).size).toBe(SIDE_COLOURS.length);
});
