import { LAID_LINES_DARK, LAID_LINES_LIGHT } from './laid-paper';

/** The three lights a table is played under: daylight, evening, and a cellar where eyes must stay used to the dark. */
export const THEME_NAMES = ['light', 'dark', 'lamp'] as const;

/** One of the three lights. */
export type ThemeName = (typeof THEME_NAMES)[number];

/** Colours by what they are for, so that a screen never names a colour and every theme can answer. */
export type Palette = {
  /** The sheet everything is printed on. */
  readonly paper: string;
  /** A pasted-on card: panels, sheets, fields. */
  readonly card: string;
  /** A pressed-in place: tracks, wells, quiet controls. */
  readonly sunk: string;
  /** All that is read. */
  readonly ink: string;
  /** Second voice: explanations, units, times. */
  readonly inkSoft: string;
  /** Outline of anything that can be tapped (≥ 3 : 1 on paper). */
  readonly rule: string;
  /** Printed ornament and dividers; carries no meaning. */
  readonly ruleSoft: string;
  /** The one thing to do next. */
  readonly primary: string;
  readonly onPrimary: string;
  /** Sealing wax: what is now, what is chosen, what cannot be taken back. */
  readonly wax: string;
  readonly onWax: string;
  /** Background of the chosen one of several. */
  readonly tint: string;
  readonly info: string;
  readonly warn: string;
  readonly danger: string;
  readonly good: string;
  /** The ring around what the keyboard is on, drawn on a band of paper. */
  readonly focus: string;
  /** Behind a sheet. */
  readonly scrim: string;
  /** The same for both sides, so that a glance across the table learns nothing. */
  readonly curtain: string;
  readonly onCurtain: string;
  /** A tiny repeating picture of the paper mould's wires; none where light itself is the enemy. */
  readonly laid: string | undefined;
};

const light: Palette = {
  paper: '#F3EAD6',
  card: '#FAF5E8',
  sunk: '#E8DDC4',
  ink: '#1F2130',
  inkSoft: '#474350',
  rule: '#7D6F58',
  ruleSoft: '#C3B393',
  primary: '#232A41',
  onPrimary: '#FBF4E3',
  wax: '#8C2B22',
  onWax: '#FFF6E9',
  tint: '#E9D9BA',
  info: '#28466B',
  warn: '#75470B',
  danger: '#8C2B22',
  good: '#33532F',
  focus: '#28466B',
  scrim: 'rgba(31, 27, 22, 0.5)',
  curtain: '#3B3A36',
  onCurtain: '#F3EAD6',
  laid: LAID_LINES_DARK,
};

const dark: Palette = {
  paper: '#11151F',
  card: '#19202B',
  sunk: '#0B0F16',
  ink: '#F0E6D0',
  inkSoft: '#C6BBA4',
  rule: '#7F7A6B',
  ruleSoft: '#3B4149',
  primary: '#E9DCBF',
  onPrimary: '#161B26',
  wax: '#E58C74',
  onWax: '#1C100C',
  tint: '#2C3340',
  info: '#9DBCE0',
  warn: '#E5B769',
  danger: '#EE9A86',
  good: '#A9C99A',
  focus: '#9DBCE0',
  scrim: 'rgba(0, 0, 0, 0.65)',
  curtain: '#232220',
  onCurtain: '#EFE4CD',
  laid: LAID_LINES_LIGHT,
};

const lamp: Palette = {
  paper: '#0C0503',
  card: '#170A06',
  sunk: '#050201',
  ink: '#DB7A36',
  inkSoft: '#C46C35',
  rule: '#96511F',
  ruleSoft: '#3D1D0E',
  primary: '#63300F',
  onPrimary: '#F3A566',
  wax: '#E98A3C',
  onWax: '#140703',
  tint: '#2E140A',
  info: '#CF7637',
  warn: '#E68A3A',
  danger: '#EB6A3E',
  good: '#C98A3C',
  focus: '#CF7637',
  scrim: 'rgba(0, 0, 0, 0.7)',
  curtain: '#140A07',
  onCurtain: '#C86F33',
  laid: undefined,
};

/** Every theme's colours. */
export const PALETTES: Readonly<Record<ThemeName, Palette>> = { light, dark, lamp };
