import type { ThemeName } from './palette';

/** The counter colours a side may march under. */
export const SIDE_COLOURS = [
  'french-blue',
  'prussian-iron',
  'russian-green',
  'austrian-white',
  'british-red',
  'bavarian-sky',
  'polish-crimson',
  'saxon-gold',
  'swedish-teal',
  'ottoman-brown',
] as const;

/** One counter colour. */
export type SideColourId = (typeof SIDE_COLOURS)[number];

/**
 * Engravers' hatching (Petra Sancta, 1638): the way black-and-white prints have named colours for centuries.
 * It makes a side recognisable without any colour at all.
 */
export const HATCHES = [
  'horizontal',
  'vertical',
  'diagonal',
  'counter-diagonal',
  'grid',
  'lozenge',
  'dots',
  'chevron',
  'brick',
  'plain',
] as const;

/** One kind of hatching. */
export type Hatch = (typeof HATCHES)[number];

/** How a counter of that side is printed under one light. */
export type SideInk = {
  /** The counter's ground. */
  readonly fill: string;
  /** Lettering on `fill` (≥ 4.5 : 1). */
  readonly ink: string;
  /** Hatching strokes on `fill`. */
  readonly hatch: string;
  /** A line or a word in the side's colour on paper or card (≥ 4.5 : 1). */
  readonly onPaper: string;
};

type SideColour = {
  readonly name: string;
  readonly hatch: Hatch;
  readonly inks: Readonly<Record<ThemeName, SideInk>>;
};

const ink = (fill: string, letter: string, hatch: string, onPaper: string): SideInk => ({
  fill,
  ink: letter,
  hatch,
  onPaper,
});

const IVORY = '#FDF6E6';
const NIGHT = '#0D1119';
const EMBER = '#0B0402';

/** Every counter colour, tuned for each light. Under the lamp only brightness and hatching tell sides apart. */
export const SIDES: Readonly<Record<SideColourId, SideColour>> = {
  'french-blue': {
    name: 'French blue',
    hatch: 'horizontal',
    inks: {
      light: ink('#2B4C86', IVORY, '#5C79AB', '#2B4C86'),
      dark: ink('#3E63A6', IVORY, '#7493CB', '#92B2E6'),
      lamp: ink('#5A2A12', '#F2A468', '#8A4A24', '#D0743A'),
    },
  },
  'prussian-iron': {
    name: 'Prussian iron',
    hatch: 'grid',
    inks: {
      light: ink('#3A444F', IVORY, '#66727E', '#36404B'),
      dark: ink('#56626F', '#FFFAEE', '#7F8C99', '#B3C0CC'),
      lamp: ink('#3A1C0E', '#E08F52', '#6B3A1E', '#C26C36'),
    },
  },
  'russian-green': {
    name: 'Russian green',
    hatch: 'diagonal',
    inks: {
      light: ink('#2F5537', IVORY, '#5B8062', '#2F5537'),
      dark: ink('#3C6E48', '#FFFAEE', '#6C9C76', '#9CCBA4'),
      lamp: ink('#B0672E', EMBER, '#6E3A16', '#CE7A38'),
    },
  },
  'austrian-white': {
    name: 'Austrian white',
    hatch: 'plain',
    inks: {
      light: ink('#DCD9D0', '#22252E', '#A9A69D', '#55534C'),
      dark: ink('#C9C7C0', NIGHT, '#97958E', '#D6D3CA'),
      lamp: ink('#D48442', EMBER, '#92551F', '#D98A48'),
    },
  },
  'british-red': {
    name: 'British red',
    hatch: 'vertical',
    inks: {
      light: ink('#A3302B', '#FFF7EA', '#C96A61', '#97291F'),
      dark: ink('#AF3F37', '#FFF7EA', '#D9786E', '#F0988C'),
      lamp: ink('#8A3A1A', '#FFC79A', '#B8623A', '#DD6E3C'),
    },
  },
  'bavarian-sky': {
    name: 'Bavarian sky',
    hatch: 'lozenge',
    inks: {
      light: ink('#9EC3DE', '#14202E', '#78A3C4', '#28597F'),
      dark: ink('#86B2D2', NIGHT, '#5F8FB4', '#A6CDE9'),
      lamp: ink('#B8702F', EMBER, '#7E481B', '#CC7C3A'),
    },
  },
  'polish-crimson': {
    name: 'Polish crimson',
    hatch: 'counter-diagonal',
    inks: {
      light: ink('#7E2148', '#FFF3F0', '#A85A79', '#7E2148'),
      dark: ink('#96325C', '#FFF3F0', '#C06A8E', '#EE9DBD'),
      lamp: ink('#6B2A14', '#F5B080', '#98512C', '#D87242'),
    },
  },
  'saxon-gold': {
    name: 'Saxon gold',
    hatch: 'dots',
    inks: {
      light: ink('#DDB44E', '#2A1F08', '#AA8426', '#765600'),
      dark: ink('#D3A945', '#1A1304', '#9C7826', '#E6C46F'),
      lamp: ink('#C97B2B', EMBER, '#865018', '#DE8E3C'),
    },
  },
  'swedish-teal': {
    name: 'Swedish teal',
    hatch: 'chevron',
    inks: {
      light: ink('#1F6670', '#F7FAF0', '#529099', '#1B5C66'),
      dark: ink('#26727E', '#FAFBF2', '#58A2AD', '#8ECDD6'),
      lamp: ink('#7A4A20', '#FFCB98', '#A97240', '#C9793C'),
    },
  },
  'ottoman-brown': {
    name: 'Ottoman brown',
    hatch: 'brick',
    inks: {
      light: ink('#6A4526', '#FDF3E0', '#946E4D', '#6A4526'),
      dark: ink('#7F5733', '#FFF6E6', '#AC8359', '#D9AE83'),
      lamp: ink('#4A2410', '#EB9C5E', '#7A431F', '#C8703A'),
    },
  },
};

/** How a side's counters are printed under the given light. */
export const sideInk = (id: SideColourId, theme: ThemeName): SideInk => SIDES[id].inks[theme];
