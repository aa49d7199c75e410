import { memo } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { Svg, G, Path } from './svg';
import { halves as printed } from '../../src/wording/halves';
import { Caption, Label, Numeral } from '../components/Words';
import { SPACE } from '../theme/metrics';
import type { Palette } from '../theme/palette';
import { useTheme } from '../theme/ThemeProvider';
import { SIDES, sideInk } from '../theme/side-colours';
import type { SideColourId } from '../theme/side-colours';
import { themedStyles } from '../theme/use-styles';
import { Hatching } from './Hatching';
import { Lettering, Plate } from './Lettering';
import { SideMark } from './SideMark';

/** One side's marker on the track. Morale is kept in half points: 7 is 3½. */
export type TrackSide = {
  readonly title: string;
  readonly side: SideColourId;
  readonly mark: string;
  readonly halves: number;
  /** Where it stood before the last change; drawn as a ghost. */
  readonly before?: number | undefined;
};

export type MoraleTrackProps = {
  readonly first: TrackSide;
  readonly second: TrackSide;
  readonly testID?: string | undefined;
};

const CELL = { w: 60, h: 80 } as const;
const BOXES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

type Place = { readonly column: number; readonly row: number };

const placeOf = (box: number, columns: number): Place => ({ column: box % columns, row: Math.floor(box / columns) });
const cornerOf = (box: number, columns: number): readonly [x: number, y: number] => {
  const { column, row } = placeOf(box, columns);
  return [column * CELL.w + 1, row * CELL.h + 1];
};

type MarkerProps = {
  readonly of: TrackSide;
  readonly half: boolean;
  readonly at: readonly [x: number, y: number];
  readonly light: 'light' | 'dark' | 'lamp';
};

/** A marker, 32 × 32: its front in the side's colours, its half side turned up with "+½" on pale ground. */
const Marker = ({ of: { side, mark }, half, at, light }: MarkerProps) => {
  const ink = sideInk(side, light);
  return (
    <G transform={`translate(${String(at[0])} ${String(at[1])})`}>
      <Plate at={[1.6, 2]} w={32} h={32} r={4} fill={light === 'light' ? '#00000038' : '#000000AA'} />
      <Plate
        at={[0, 0]}
        w={32}
        h={32}
        r={4}
        fill={half ? ink.ink : ink.fill}
        line={half ? ink.fill : ink.ink}
        pen={1}
      />
      {half ? (
        <>
          <Path d="M2 2h28v12H2z" fill={ink.fill} />
          <Hatching hatch={SIDES[side].hatch} at={[2, 2]} w={28} h={12} colour={ink.hatch} />
          <Plate
            at={[16 - 4 - mark.slice(0, 2).length * 2, 2]}
            w={8 + mark.slice(0, 2).length * 4}
            h={12}
            fill={ink.fill}
          />
          <Lettering x={16} y={12.2} size={11.5} colour={ink.ink} face="sansBold">
            {mark.slice(0, 2)}
          </Lettering>
          <Lettering x={16} y={28} size={14} colour={ink.fill} face="sansBold">
            +½
          </Lettering>
        </>
      ) : (
        <>
          <Hatching hatch={SIDES[side].hatch} at={[2, 2]} w={28} h={28} colour={ink.hatch} />
          <Plate at={[7, 6]} w={18} h={20} r={2} fill={ink.fill} />
          <Lettering x={16} y={22.6} size={19} colour={ink.ink}>
            {mark.slice(0, 1)}
          </Lettering>
        </>
      )}
    </G>
  );
};

/** The outline a marker left behind. */
const Ghost = ({ of: { mark, before = 0 }, at, colour }: Pick<MarkerProps, 'of' | 'at'> & { colour: Palette }) => (
  <G transform={`translate(${String(at[0])} ${String(at[1])})`}>
    <Plate at={[0, 0]} w={32} h={32} r={4} fill={colour.card} line={colour.rule} pen={1.4} dashes="3.5 3" />
    <Lettering x={16} y={21} size={13} colour={colour.inkSoft} face="sansBold">
      {`${mark.slice(0, 1)}${before % 2 === 1 ? '½' : ''}`}
    </Lettering>
  </G>
);

type Standing = {
  readonly of: TrackSide;
  readonly who: 'first' | 'second';
  readonly halves: number;
  readonly ghost: boolean;
};

const hasGhost = ({ halves, before }: TrackSide): boolean => before !== undefined && before !== halves;

/** Ghosts first, so that markers lie on them. */
const standingsOf = ({ first, second }: MoraleTrackProps): readonly Standing[] => {
  const sides = [
    { of: second, who: 'second' },
    { of: first, who: 'first' },
  ] as const;
  const ghosts = sides
    .filter(({ of }) => hasGhost(of))
    .map(({ of, who }) => ({ of, who, halves: of.before ?? 0, ghost: true }));
  return [...ghosts, ...sides.map(({ of, who }) => ({ of, who, halves: of.halves, ghost: false }))];
};

const boxOf = (halves: number): number => Math.min(10, Math.max(0, Math.floor(halves / 2)));

const inBox = (one: Standing, all: readonly Standing[]): readonly Standing[] =>
  all.filter(({ halves }) => boxOf(halves) === boxOf(one.halves));

/** Alone in the middle of its box; in company the first side up and left, the second down and right. */
const seatOf = (one: Standing, all: readonly Standing[]): readonly [x: number, y: number] => {
  const here = inBox(one, all);
  const alone = here.every(({ who }) => who === one.who);
  // A marker only turned over hides its own ghost, which therefore looks out below it.
  const peep = one.ghost && here.some(({ who, ghost }) => who === one.who && !ghost) ? 5 : 0;
  if (alone) return [14 + peep, 34 + peep];
  return one.who === 'first' ? [3, 23 + peep] : [25 - peep, 44];
};

const Box = ({
  box,
  columns,
  colour,
}: {
  readonly box: number;
  readonly columns: number;
  readonly colour: Palette;
}) => {
  const [x, y] = cornerOf(box, columns);
  return (
    <G transform={`translate(${String(x)} ${String(y)})`}>
      <Plate
        at={[0, 0]}
        w={CELL.w}
        h={CELL.h}
        fill={box === 0 ? colour.sunk : colour.card}
        line={colour.rule}
        pen={1.2}
      />
      {box === 0 ? <Hatching hatch="diagonal" at={[4, 22]} w={52} h={54} colour={colour.ruleSoft} /> : null}
      {box % 5 === 0 ? <Path d="M3 3h54v74H3z" fill="none" stroke={colour.ruleSoft} strokeWidth={1} /> : null}
      <Lettering x={30} y={19} size={18} colour={colour.ink}>
        {String(box)}
      </Lettering>
    </G>
  );
};

type SheetProps = MoraleTrackProps & { readonly columns: number };

/** The printed sheet: eleven boxes in rows, and what lies on them. */
const Sheet = ({ first, second, columns }: SheetProps) => {
  const { name: light, colour } = useTheme();
  const all = standingsOf({ first, second });
  const w = columns * CELL.w + 2;
  const h = Math.ceil(BOXES.length / columns) * CELL.h + 2;
  return (
    <View style={{ aspectRatio: w / h, width: '100%', maxWidth: w * 1.5, alignSelf: 'center' }}>
      <Svg width="100%" height="100%" viewBox={`0 0 ${String(w)} ${String(h)}`} aria-hidden>
        {BOXES.map((box) => (
          <Box key={box} box={box} columns={columns} colour={colour} />
        ))}
        {all.map((one) => {
          const [x, y] = cornerOf(boxOf(one.halves), columns);
          const [dx, dy] = seatOf(one, all);
          const at = [x + dx, y + dy] as const;
          const key = `${one.who}${one.ghost ? ' ghost' : ''}`;
          if (one.ghost) return <Ghost key={key} of={one.of} at={at} colour={colour} />;
          return <Marker key={key} of={one.of} half={one.halves % 2 === 1} at={at} light={light} />;
        })}
      </Svg>
    </View>
  );
};

const useStyles = themedStyles(
  ({ textScale }) =>
    ({
      all: { gap: SPACE.m },
      legend: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
      one: { flexGrow: 1, flexShrink: 1, flexBasis: 136 * textScale, justifyContent: 'space-between' },
      name: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
      figure: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m },
      mark: { flexShrink: 0 },
      words: { flexShrink: 1, flexGrow: 1 },
    }) as const,
);

const Legend = ({ of }: { readonly of: TrackSide }) => {
  const styles = useStyles();
  return (
    <View style={styles.one}>
      <View style={styles.name}>
        <View style={styles.mark}>
          <SideMark side={of.side} mark={of.mark} size={26} />
        </View>
        <View style={styles.words}>
          <Label>{of.title}</Label>
        </View>
      </View>
      <View style={styles.figure}>
        <Numeral size="l">{printed(of.halves)}</Numeral>
        {hasGhost(of) ? <Caption>{`was ${printed(of.before ?? 0)}`}</Caption> : null}
      </View>
    </View>
  );
};

const spokenSide = (of: TrackSide): string =>
  `${of.title} ${printed(of.halves)}${hasGhost(of) ? `, was ${printed(of.before ?? 0)}` : ''}`;

/** What a screen reader says of the track: "French 7½, Allies 6". */
const spokenTrack = (first: TrackSide, second: TrackSide): string =>
  [first, second].map(spokenSide).join(hasGhost(first) || hasGhost(second) ? '; ' : ', ');

/** N20 12.1: both sides' morale from 0 to 10½ on one printed track; a marker with its half side up is worth ½ more. */
export const MoraleTrack = memo(function MoraleTrack({ first, second, testID = 'morale' }: MoraleTrackProps) {
  const styles = useStyles();
  const { textScale } = useTheme();
  // Where letters are large the boxes are too, and fewer stand in a row.
  const columns = useWindowDimensions().width / textScale < 300 ? 4 : 6;
  return (
    <View
      style={styles.all}
      accessible
      accessibilityRole="image"
      accessibilityLabel={spokenTrack(first, second)}
      testID={testID}
    >
      <View style={styles.legend}>
        <Legend of={first} />
        <Legend of={second} />
      </View>
      <Sheet first={first} second={second} columns={columns} />
    </View>
  );
});
