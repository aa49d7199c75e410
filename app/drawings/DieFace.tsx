import { memo } from 'react';
import { Svg, Path } from './svg';
import { useTheme } from '../theme/ThemeProvider';
import type { Palette } from '../theme/palette';
import { Lettering, Plate } from './Lettering';

type Look = 'outline' | 'ivory' | 'ink';

type DieFaceProps = {
  /** None: a place for a die not thrown yet. */
  readonly face?: number | undefined;
  readonly size?: number | undefined;
  /** `outline` for an empty place, `ivory` for a die that lies on the table, `ink` for the chosen one. */
  readonly look?: Look | undefined;
  /** Other dice than six-sided show a figure. */
  readonly sides?: number | undefined;
};

const PLACES = { l: 13, c: 24, r: 35 } as const;
const dot = (x: keyof typeof PLACES, y: keyof typeof PLACES): string =>
  `M${String(PLACES[x] - 4)} ${String(PLACES[y])}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;

const CORNERS = dot('l', 'l') + dot('r', 'l') + dot('l', 'r') + dot('r', 'r');

const PIPS: Readonly<Record<number, string>> = {
  1: dot('c', 'c'),
  2: dot('l', 'l') + dot('r', 'r'),
  3: dot('l', 'l') + dot('c', 'c') + dot('r', 'r'),
  4: CORNERS,
  5: CORNERS + dot('c', 'c'),
  6: CORNERS + dot('l', 'c') + dot('r', 'c'),
};

const LOOKS: Readonly<Record<Look, (palette: Palette) => { ground: string; edge: string; pen: string }>> = {
  outline: ({ rule, ink }) => ({ ground: 'none', edge: rule, pen: ink }),
  ivory: ({ card, rule, ink }) => ({ ground: card, edge: rule, pen: ink }),
  ink: ({ primary, onPrimary }) => ({ ground: primary, edge: primary, pen: onPrimary }),
};

type SpotsProps = { readonly face: number; readonly sides: number; readonly pen: string };

const Spots = ({ face, sides, pen }: SpotsProps) => {
  const pips = sides === 6 ? PIPS[face] : undefined;
  if (pips !== undefined) return <Path d={pips} fill={pen} />;
  return (
    <Lettering x={24} y={33} size={26} colour={pen}>
      {String(face)}
    </Lettering>
  );
};

/** One face of a die. Says nothing to a screen reader; its holder does. */
export const DieFace = memo(function DieFace({ face, size = 48, look = 'ivory', sides = 6 }: DieFaceProps) {
  const { ground, edge, pen } = LOOKS[look](useTheme().colour);
  return (
    <Svg width={size} height={size} viewBox="0 0 48 48" aria-hidden>
      <Plate at={[1.5, 1.5]} w={45} h={45} r={8} fill={ground} line={edge} pen={1.3} />
      {face === undefined ? null : <Spots face={face} sides={sides} pen={pen} />}
    </Svg>
  );
});
