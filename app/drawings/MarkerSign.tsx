import { memo } from 'react';
import { Svg, G, Path } from './svg';
import type { Mark } from '../../src/rules/common/index';
import type { Palette } from '../theme/palette';
import { useTheme } from '../theme/ThemeProvider';
import { Lettering } from './Lettering';
import { MARK_SIGNS } from './unit-signs';

type MarkShapeProps = {
  readonly mark: Mark;
  readonly colour: Palette;
  readonly at?: readonly [x: number, y: number] | undefined;
  /** Against 26 units. */
  readonly scale?: number | undefined;
};

/** A marker inside a drawing; a rim of paper lifts it off whatever it lies on. */
export const MarkShape = ({ mark, colour, at = [0, 0], scale = 1 }: MarkShapeProps) => {
  const { outline, letter, grave, foot } = MARK_SIGNS[mark];
  const pen = grave ? colour.onWax : colour.ink;
  const ground = grave ? colour.wax : colour.card;
  const join = { strokeLinejoin: 'round' } as const;
  return (
    <G transform={`translate(${String(at[0])} ${String(at[1])}) scale(${String(scale)})`}>
      <Path d={outline} fill={colour.paper} stroke={colour.paper} strokeWidth={4} {...join} />
      <Path d={outline} fill={ground} stroke={grave ? colour.wax : colour.ink} strokeWidth={1.5} {...join} />
      <Lettering x={13} y={foot} size={13.5} colour={pen} face="sansBold">
        {letter}
      </Lettering>
    </G>
  );
};

type MarkerSignProps = { readonly mark: Mark; readonly size?: number | undefined };

/** A marker by itself, for buttons and lists. Says nothing to a screen reader; its holder has the words. */
export const MarkerSign = memo(function MarkerSign({ mark, size = 30 }: MarkerSignProps) {
  const { colour } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="-2 -2 30 30" aria-hidden>
      <MarkShape mark={mark} colour={colour} />
    </Svg>
  );
});
