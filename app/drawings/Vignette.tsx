import { memo } from 'react';
import { Svg, Circle, Ellipse, G, Path } from './svg';
import { useTheme } from '../theme/ThemeProvider';
import { Lettering, Plate } from './Lettering';
import { laurelBranch } from './laurel';

const WREATH = { centre: { x: 120, y: 84 }, radius: 74, leaves: 8, length: 21 };
const LEFT = laurelBranch({ ...WREATH, from: 94, to: 212 });
const RIGHT = laurelBranch({ ...WREATH, from: 86, to: -32 });

/** Engraved shade of the letter's fold: lines that thin out towards the light. */
const FOLDS = Array.from({ length: 11 }, (_, i) => {
  const y = 124 - i * 2.6;
  const reach = 62 - i * 5.2;
  return `M${String(178 - reach)} ${String(y)}H177`;
}).join('');

/** The bow that ties the branches. */
const BOW = 'M120 158c-8-8-18-5-17 0s11 5 17 0c8-8 18-5 17 0s-11 5-17 0M119 158l-9 10M121 158l9 10';

/** A blot's edge: wax pressed outwards, never quite round. */
const WAX =
  'M120 76c6-2 10 1 14 3s9 4 10 9c2 5 3 9 1 14-1 6-5 9-9 12-5 4-9 3-14 5-6 0-11-1-15-5-5-3-8-6-9-12-2-5-1-10 1-14 2-6 6-8 10-10 4-1 7-3 11-2z';

/** A sabre behind the letter: blade, its groove, guard and grip. */
const BLADE = 'M196 16C168 38 112 74 52 124l4 5C114 86 166 52 196 16z';
const GRIP = 'M54 127 38 141';
const GUARD = 'M46 116c7 3 13 9 17 17M51 119c-14 2-21 11-17 22 1 2 4 2 5 0';

/** A goose quill: shaft, vane, barbs. */
const SHAFT = 'M40 12C88 62 140 106 204 150l6 6-8-3C138 110 86 66 40 12z';
const VANE = 'M40 12c30 6 56 24 66 50l-10-3 5 10-12-4 2 9C72 58 52 38 40 12z';
const BARBS = 'M52 24l14 4M60 33l18 5M69 42l19 6M78 51l18 6M50 26l0 6M58 36l1 8M68 46l1 9M78 55l2 9';

type VignetteProps = { readonly size?: number | undefined };

/** The sealed dispatch in its laurels: the title page's ornament. Nothing on it is tapped. */
export const CourierSeal = memo(function CourierSeal({ size = 240 }: VignetteProps) {
  const { colour } = useTheme();
  const pen = colour.ink;
  return (
    <Svg width={size} height={(size * 170) / 240} viewBox="0 0 240 170" aria-hidden>
      <G stroke={pen} fill={colour.paper} strokeWidth={1} strokeLinejoin="round">
        <Path d={LEFT.stem} fill="none" />
        <Path d={RIGHT.stem} fill="none" />
        <Path d={LEFT.leaves} />
        <Path d={RIGHT.leaves} />
        <Path d={BOW} />
      </G>
      <G stroke={pen} fill={colour.paper} strokeWidth={1.1} strokeLinejoin="round" strokeLinecap="round">
        <Path d={BLADE} />
        <Path d={GUARD} fill="none" strokeWidth={1.8} />
        <Path d={GRIP} strokeWidth={4.5} />
        <Path d={VANE} />
        <Path d={SHAFT} />
        <Path d={BARBS} fill="none" strokeWidth={0.6} />
      </G>
      <Plate at={[62, 52]} w={116} h={76} fill={colour.card} line={pen} pen={1.6} />
      <Path d={FOLDS} stroke={pen} strokeWidth={0.6} strokeOpacity={0.7} />
      <Path d="M62 128 108 92M178 128 132 92" stroke={pen} strokeWidth={1} fill="none" />
      <Path d="M62 52l58 44 58-44z" fill={colour.card} stroke={pen} strokeWidth={1.4} strokeLinejoin="round" />
      <Path d={WAX} fill={colour.wax} stroke={pen} strokeWidth={0.8} />
      <Circle cx={120} cy={97} r={16.5} fill="none" stroke={colour.onWax} strokeWidth={0.9} />
      <Lettering x={120} y={105} size={24} colour={colour.onWax}>
        E
      </Lettering>
    </Svg>
  );
});

/** A map table with nothing on it yet: for empty lists. */
export const EmptyTable = memo(function EmptyTable({ size = 180 }: VignetteProps) {
  const { colour } = useTheme();
  const pen = colour.ink;
  return (
    <Svg width={size} height={(size * 110) / 180} viewBox="0 0 180 110" aria-hidden>
      <Ellipse cx={90} cy={100} rx={78} ry={6} fill={pen} fillOpacity={0.1} />
      <Path
        d="M26 40 50 84h96l18-44-40-12-38 10-34-10z"
        fill={colour.card}
        stroke={pen}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <Path d="M52 28l10 56M86 38l10 46M124 28l-4 56" stroke={pen} strokeWidth={0.7} strokeOpacity={0.7} fill="none" />
      <Path
        d="M34 52c20-8 34 8 52 0s40-12 72 0M42 68c26-8 40 8 60 2s34-6 50-2"
        stroke={pen}
        strokeWidth={0.7}
        strokeOpacity={0.55}
        fill="none"
      />
      <Path d="M104 22 88 66M104 22l10 46M96 46h17" stroke={pen} strokeWidth={1.6} strokeLinecap="round" fill="none" />
      <Circle cx={104} cy={17} r={4.5} fill={colour.paper} stroke={pen} strokeWidth={1.4} />
    </Svg>
  );
});
