import { PALETTES } from './palette';
import type { Palette, ThemeName } from './palette';
import { typeScale } from './typography';
import type { TypeScale } from './typography';

/** What a drawing needs to know to be printed: light and text size, resolved. */
export type Theme = {
  readonly name: ThemeName;
  readonly colour: Palette;
  readonly type: TypeScale;
  /** App and phone text size together, for layouts that must give way to large letters. */
  readonly textScale: number;
};

/** Builds a theme; the provider keeps one per light and text size. The phone multiplies letters by itself. */
export const makeTheme = (name: ThemeName, textScale: number, phoneScale = 1): Theme => ({
  name,
  colour: PALETTES[name],
  type: typeScale(textScale),
  textScale: textScale * phoneScale,
});

/** Text sizes a player may choose in the app (a phone's own setting multiplies with it). */
export const TEXT_SCALES = [1, 1.25, 1.5, 2] as const;

/** One of the text sizes. */
export type TextScale = (typeof TEXT_SCALES)[number];
