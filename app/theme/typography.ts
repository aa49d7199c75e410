import { StyleSheet } from 'react-native';
import type { TextStyle } from 'react-native';

/** Font families under the names they are loaded by (see fonts.ts). */
export const FONT = {
  didone: 'BodoniModa-SemiBold',
  didoneItalic: 'BodoniModa-Italic',
  sans: 'AlegreyaSans-Regular',
  sansMedium: 'AlegreyaSans-Medium',
  sansBold: 'AlegreyaSans-Bold',
} as const;

/** Text by its part on the page. */
export const TEXT_ROLES = [
  'display',
  'title',
  'heading',
  'section',
  'motto',
  'body',
  'strong',
  'label',
  'small',
  'caption',
  'numeral',
  'numeralLarge',
  'numeralHuge',
] as const;

/** One part of the page. */
export type TextRole = (typeof TEXT_ROLES)[number];

type Cut = {
  readonly font: string;
  readonly size: number;
  readonly leading: number;
  readonly spacing?: number;
  readonly variant?: TextStyle['fontVariant'];
};

const LINING: TextStyle['fontVariant'] = ['lining-nums'];
const TABULAR: TextStyle['fontVariant'] = ['lining-nums', 'tabular-nums'];

const CUTS: Readonly<Record<TextRole, Cut>> = {
  display: { font: FONT.didone, size: 40, leading: 1.15, variant: LINING },
  title: { font: FONT.didone, size: 27, leading: 1.2, variant: LINING },
  heading: { font: FONT.didone, size: 21, leading: 1.25, variant: LINING },
  section: { font: FONT.didone, size: 18, leading: 1.3, spacing: 1.1, variant: ['small-caps', 'lining-nums'] },
  motto: { font: FONT.didoneItalic, size: 18, leading: 1.35, variant: LINING },
  body: { font: FONT.sans, size: 18, leading: 1.32, variant: LINING },
  strong: { font: FONT.sansBold, size: 18, leading: 1.32, variant: LINING },
  label: { font: FONT.sansMedium, size: 18, leading: 1.22, variant: LINING },
  small: { font: FONT.sans, size: 16, leading: 1.3, variant: LINING },
  caption: { font: FONT.sansMedium, size: 14.5, leading: 1.25, spacing: 0.2, variant: LINING },
  numeral: { font: FONT.didone, size: 24, leading: 1.2, variant: TABULAR },
  numeralLarge: { font: FONT.didone, size: 38, leading: 1.15, variant: TABULAR },
  numeralHuge: { font: FONT.didone, size: 64, leading: 1.1, variant: TABULAR },
};

/** Titles and numerals grow less than what is read: they are legible already, and the sheet is only so wide. */
const growth = ({ size, font }: Cut): number => {
  if (font !== FONT.didone && font !== FONT.didoneItalic) return 1;
  return size < 27 ? 0.6 : 0.4;
};

const grown = (cut: Cut, scale: number): number => Math.round(cut.size * (1 + (scale - 1) * growth(cut)) * 2) / 2;

const styleOf = (cut: Cut, scale: number): TextStyle => {
  const size = grown(cut, scale);
  return {
    fontFamily: cut.font,
    fontSize: size,
    lineHeight: Math.round(size * cut.leading),
    fontVariant: cut.variant,
    letterSpacing: cut.spacing ?? 0,
  };
};

/** Every text style. */
export type TypeScale = Readonly<Record<TextRole, TextStyle>>;

/** The text styles at the reader's own text size. */
export const typeScale = (scale: number): TypeScale =>
  StyleSheet.create({
    display: styleOf(CUTS.display, scale),
    title: styleOf(CUTS.title, scale),
    heading: styleOf(CUTS.heading, scale),
    section: styleOf(CUTS.section, scale),
    motto: styleOf(CUTS.motto, scale),
    body: styleOf(CUTS.body, scale),
    strong: styleOf(CUTS.strong, scale),
    label: styleOf(CUTS.label, scale),
    small: styleOf(CUTS.small, scale),
    caption: styleOf(CUTS.caption, scale),
    numeral: styleOf(CUTS.numeral, scale),
    numeralLarge: styleOf(CUTS.numeralLarge, scale),
    numeralHuge: styleOf(CUTS.numeralHuge, scale),
  });
