import { memo } from 'react';
import { View } from 'react-native';
import { Svg, Circle, G, Path } from './svg';
import type { Arm, Guard, Mark } from '../../src/rules/common/index';
import { useTheme } from '../theme/ThemeProvider';
import type { Palette, ThemeName } from '../theme/palette';
import { SIDES, sideInk } from '../theme/side-colours';
import type { Hatch, SideColourId, SideInk } from '../theme/side-colours';
import { fitLines } from './fit-lines';
import { Hatching } from './Hatching';
import { Lettering, Plate } from './Lettering';
import { MarkShape } from './MarkerSign';
import { ARM_SIGNS, GRENADE_FLAMES, GUARD_SIGNS, MARK_SIGNS } from './unit-signs';

export type CounterProps = {
  /** The unit; never cut, set as large as there is room. */
  readonly name: string;
  readonly side: SideColourId;
  /** The side's title, read out after the name. */
  readonly sideTitle?: string | undefined;
  readonly arm: Arm;
  readonly guard?: Guard | undefined;
  /** Strength as it is now. */
  readonly strength: number | string;
  /** What is printed behind the dash: movement, initiative, morale. */
  readonly second?: number | string | undefined;
  /** Steps printed and steps lost; a loss turns the counter to its reverse, which has a bar. */
  readonly steps?: { readonly printed: number; readonly lost: number } | undefined;
  readonly marks?: readonly Mark[] | undefined;
  /** Eliminated or off the map: only the empty place is drawn, with the name struck out. */
  readonly gone?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** The counter's height, 56 to 96; it is a twelfth wider, for the markers that stand over its edge. */
  readonly size?: number | undefined;
  readonly label?: string | undefined;
  readonly testID?: string | undefined;
};

const PLATE = { w: 104, h: 96 } as const;
const CUT = 92;
const BOX = { y: 27, w: 40, h: 28 } as const;

type CardProps = { readonly ink: SideInk; readonly hatch: Hatch; readonly shade: string; readonly lost: number };

/** Cardboard, hatched field behind the map sign, and a bar through it for each step lost. */
const Card = ({ ink, hatch, shade, lost }: CardProps) => (
  <>
    <Plate at={[3, 4]} w={CUT} h={CUT} r={7} fill={shade} />
    <Plate at={[1, 1]} w={CUT} h={CUT} r={7} fill={ink.fill} />
    <Hatching hatch={hatch} at={[6, 24]} w={82} h={34} colour={ink.hatch} />
    <Plate at={[5, 5]} w={84} h={84} r={4} line={ink.ink} />
    {lost === 1 ? <Plate at={[5, 36]} w={84} h={10} fill={ink.ink} /> : null}
    {lost > 1 ? <Path d="M5 32h84v7H5zM5 43h84v7H5z" fill={ink.ink} /> : null}
  </>
);

type SignProps = { readonly arm: Arm; readonly left: number; readonly ground: string; readonly pen: string };

/** The arm's map sign in its box. */
const ArmSign = ({ arm, left, ground, pen }: SignProps) => {
  const { line, ink } = ARM_SIGNS[arm];
  return (
    <G transform={`translate(${String(left)} ${String(BOX.y)})`}>
      <Plate at={[-2, -2]} w={BOX.w + 4} h={BOX.h + 4} fill={pen} />
      <Plate at={[0, 0]} w={BOX.w} h={BOX.h} fill={ground} />
      {line === undefined ? null : <Path d={line} stroke={pen} strokeWidth={2.6} fill="none" />}
      {ink === undefined ? null : <Path d={ink} fill={pen} stroke={ground} strokeWidth={line === undefined ? 0 : 1} />}
    </G>
  );
};

/** A flaming grenade with the letter of the Guard's class. */
const Grenade = ({ guard, ink }: { readonly guard: Exclude<Guard, 'none'>; readonly ink: SideInk }) => (
  <G transform="translate(6.4 28)">
    <Circle cx={9} cy={12} r={11} fill={ink.fill} />
    <Path d={GRENADE_FLAMES} fill={ink.ink} />
    <Circle cx={9} cy={15.4} r={7.6} fill={ink.ink} />
    <Lettering x={9} y={19.2} size={11} colour={ink.fill} face="sansBold">
      {GUARD_SIGNS[guard].letter}
    </Lettering>
  </G>
);

type NameProps = { readonly name: string; readonly colour: string; readonly middle: number; readonly width: number };

const Name = ({ name, colour, middle, width }: NameProps) => {
  const { lines, size } = fitLines(name, width, 20, 15.5);
  const top = 14.8 - ((lines.length - 1) * size) / 2 + size * 0.32;
  return lines.map((line, i) => (
    <Lettering key={`${String(i)}${line}`} x={middle} y={top + i * size} size={size} colour={colour} face="sansBold">
      {line}
    </Lettering>
  ));
};

type StepsProps = { readonly printed: number; readonly lost: number; readonly ink: SideInk; readonly middle: number };

/** A pip for every step: filled while the unit has it. */
const Steps = ({ printed, lost, ink, middle }: StepsProps) =>
  Array.from({ length: printed }, (_, i) => (
    <Circle
      key={i}
      cx={middle + (i - (printed - 1) / 2) * 9}
      cy={85.4}
      r={2.5}
      fill={i < printed - lost ? ink.ink : 'none'}
      stroke={ink.ink}
      strokeWidth={1.1}
    />
  ));

/** From the fourth on markers get smaller, so that each shows its whole letter. */
const markSize = (count: number): number => (count < 4 ? 1 : 3.4 / count);

const Marks = ({ marks, colour }: { readonly marks: readonly Mark[]; readonly colour: Palette }) => {
  const scale = markSize(marks.length);
  return marks.map((mark, i) => (
    <MarkShape key={mark} mark={mark} colour={colour} at={[102 - 26 * scale, 2 + i * 27.5 * scale]} scale={scale} />
  ));
};

type FaceProps = Pick<CounterProps, 'name' | 'side' | 'arm'> & {
  readonly guard: Guard;
  readonly marked: boolean;
  readonly steps: { readonly printed: number; readonly lost: number };
  readonly figures: string;
  readonly light: ThemeName;
};

/** Markers take the right edge; the print moves out of their way. */
const LAYOUT = {
  plain: { middle: 47, width: 79, figures: 76 },
  marked: { middle: 40, width: 66, figures: 64 },
} as const;

const Face = ({ name, side, arm, guard, marked, steps: { printed, lost }, figures, light }: FaceProps) => {
  const ink = sideInk(side, light);
  const { middle, width, figures: room } = LAYOUT[marked ? 'marked' : 'plain'];
  const boxMiddle = guard === 'none' ? middle : middle + 4;
  return (
    <>
      <Card ink={ink} hatch={SIDES[side].hatch} shade={light === 'light' ? '#00000038' : '#000000AA'} lost={lost} />
      <Name name={name} colour={ink.ink} middle={middle} width={width} />
      <ArmSign arm={arm} left={boxMiddle - BOX.w / 2} ground={ink.ink} pen={ink.fill} />
      {guard === 'none' ? null : <Grenade guard={guard} ink={ink} />}
      <Lettering
        x={middle}
        y={printed > 1 ? 79.4 : 82.5}
        size={Math.min(27, room / (figures.length * 0.54))}
        colour={ink.ink}
      >
        {figures}
      </Lettering>
      {printed > 1 ? <Steps printed={printed} lost={lost} ink={ink} middle={middle} /> : null}
    </>
  );
};

/** The place of a counter that has left the map. */
const Empty = ({ name, arm, colour }: Pick<CounterProps, 'name' | 'arm'> & { readonly colour: Palette }) => (
  <>
    <Plate at={[2, 2]} w={90} h={90} r={7} fill={colour.sunk} line={colour.rule} pen={1.4} dashes="5 4" />
    <ArmSign arm={arm} left={27} ground={colour.sunk} pen={colour.rule} />
    <Path d="M10 84 84 62M10 90 84 68" stroke={colour.inkSoft} strokeWidth={2.2} />
    <Name name={name} colour={colour.inkSoft} middle={47} width={79} />
  </>
);

const spokenSteps = ({ steps }: CounterProps): string | undefined =>
  steps === undefined || steps.lost === 0 ? undefined : `${String(steps.lost)} of ${String(steps.printed)} steps lost`;

const figuresOf = ({ strength, second }: CounterProps): string =>
  second === undefined ? String(strength) : `${String(strength)}-${String(second)}`;

/** What a screen reader says of a counter. */
export const spokenCounter = (props: CounterProps): string => {
  const { name, sideTitle, arm, guard = 'none', marks = [], gone = false } = props;
  const words = [name, sideTitle, ARM_SIGNS[arm].word, guard === 'none' ? undefined : GUARD_SIGNS[guard].word];
  const state = gone
    ? ['off the map']
    : [figuresOf(props), spokenSteps(props), ...marks.map((mark) => MARK_SIGNS[mark].word)];
  return [...words, ...state].filter((word) => word !== undefined).join(', ');
};

const ONE_STEP = { printed: 1, lost: 0 } as const;
const NO_MARKS: readonly Mark[] = [];

/** The whole counter as it lies on the map, markers and all. */
const OnMap = (props: CounterProps) => {
  const { name, side, arm, guard = 'none', marks = NO_MARKS, steps = ONE_STEP } = props;
  const { name: light, colour } = useTheme();
  const face = { name, side, arm, guard, steps, light, figures: figuresOf(props), marked: marks.length > 0 };
  return (
    <>
      <Face {...face} />
      {props.selected === true ? <Chosen colour={colour} /> : null}
      <Marks marks={marks} colour={colour} />
    </>
  );
};

const Chosen = ({ colour }: { readonly colour: Palette }) => (
  <Plate at={[1.5, 1.5]} w={CUT - 1} h={CUT - 1} r={7} line={colour.wax} pen={3.4} />
);

/**
 * A unit as a die-cut counter: hatching and colour say whose, the map sign which arm, pips and bars how many steps are
 * left; markers hang over the right edge, each with an outline and a letter of its own.
 */
export const Counter = memo(function Counter(props: CounterProps) {
  const { name, arm, gone = false, selected = false, size = 72, label = spokenCounter(props), testID } = props;
  const { colour } = useTheme();
  const width = (size * PLATE.w) / PLATE.h;
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label} testID={testID} style={WHOLE}>
      <Svg width={width} height={size} viewBox={`0 0 ${String(PLATE.w)} ${String(PLATE.h)}`} aria-hidden>
        {gone ? <Empty name={name} arm={arm} colour={colour} /> : <OnMap {...props} />}
        {gone && selected ? <Chosen colour={colour} /> : null}
      </Svg>
    </View>
  );
});

/** Long words beside it never squeeze a counter. */
const WHOLE = { flexShrink: 0 } as const;
