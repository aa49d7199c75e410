import { memo } from 'react';
import { View } from 'react-native';
import { Svg, Circle, Path } from './svg';
import { useTheme } from '../theme/ThemeProvider';
import { SIDES, sideInk } from '../theme/side-colours';
import type { Hatch, SideColourId, SideInk } from '../theme/side-colours';
import { fitLines } from './fit-lines';
import { Hatching } from './Hatching';
import { Lettering, Plate } from './Lettering';

/** Where a chit is in its life of one turn. */
export const CHIT_STATES = ['in-hand', 'drawn', 'set-aside', 'coordinated', 'reserve', 'face-down'] as const;

/** One state of a chit. */
export type ChitState = (typeof CHIT_STATES)[number];

export type ChitProps = {
  /** The formation; never cut, set in as few lines as can be read. */
  readonly name: string;
  readonly side: SideColourId;
  /** The side's initial or short title: the third sign beside colour and hatching. */
  readonly sideMark: string;
  /** Leader rating, printed in the corner. */
  readonly rating?: number | string | undefined;
  readonly state?: ChitState | undefined;
  readonly size?: number | undefined;
  /** Read out; the screen knows the words for side and state. */
  readonly label?: string | undefined;
  readonly testID?: string | undefined;
};

/** The counter is cut 92 wide from a plate of 96; the rest is its shadow. */
const CUT = 92;
const BAND = 28;

const STATE_WORDS: Readonly<Record<ChitState, string>> = {
  'in-hand': '',
  drawn: ', drawn',
  'set-aside': ', set aside',
  coordinated: ', coordinated',
  reserve: ', in reserve',
  'face-down': '',
};

type CardProps = {
  readonly ink: SideInk;
  readonly hatch: Hatch;
  readonly state: ChitState;
  readonly shade: string;
};

/** The counter's cardboard: a cut edge below and right, the side's ground, its hatched band. */
const Card = ({ ink, hatch, state, shade }: CardProps) => {
  const covered = state === 'face-down';
  return (
    <>
      <Plate at={[3, 4]} w={CUT} h={CUT} r={9} fill={shade} />
      <Plate at={[1, 1]} w={CUT} h={CUT} r={9} fill={ink.fill} />
      <Hatching hatch={hatch} at={[7, 7]} w={80} h={covered ? 80 : BAND - 9} colour={ink.hatch} />
      <Plate at={[5, 5]} w={84} h={84} r={6} line={ink.ink} dashes={state === 'reserve' ? '5 4' : undefined} />
      {covered ? null : <Path d={`M5 ${String(BAND)}H89`} stroke={ink.ink} strokeWidth={0.9} />}
    </>
  );
};

type CornersProps = { readonly ink: SideInk; readonly mark: string; readonly rating: string | undefined };

/** Side's mark at the left of the band, leader rating in a roundel at the right. */
const Corners = ({ ink, mark, rating }: CornersProps) => (
  <>
    <Plate at={[8, 7.5]} w={mark.length * 9 + 9} h={18} r={2} fill={ink.fill} />
    <Lettering x={12} y={22} size={15.5} colour={ink.ink} from="start">
      {mark}
    </Lettering>
    {rating === undefined ? null : (
      <>
        <Circle cx={78} cy={17} r={12.5} fill={ink.fill} />
        <Circle cx={78} cy={17} r={10.5} fill={ink.ink} />
        <Lettering x={78} y={22.4} size={16} colour={ink.fill}>
          {rating}
        </Lettering>
      </>
    )}
  </>
);

type NameProps = { readonly ink: SideInk; readonly name: string; readonly state: ChitState };

const Name = ({ ink, name, state }: NameProps) => {
  const room = state === 'coordinated' || state === 'reserve' ? 40 : 54;
  const { lines, size } = fitLines(name, 79, room, 24);
  const middle = BAND + 3 + room / 2;
  const top = middle - ((lines.length - 1) * size * 1.06) / 2 + size * 0.32;
  return lines.map((line, i) => (
    <Lettering
      key={`${String(i)}${line}`}
      x={47}
      y={top + i * size * 1.06}
      size={size}
      colour={ink.ink}
      face="sansBold"
    >
      {line}
    </Lettering>
  ));
};

/** Infantry and cavalry: musket and sabre crossed, two formations on one draw. */
const BothArms = ({ ink }: { readonly ink: SideInk }) => (
  <>
    <Path d="M24 86 68 74M24.5 85.9l-4 .2-1.6 3 5.2-1.4M62 74l7-1.9" stroke={ink.ink} strokeWidth={2} fill="none" />
    <Path d="M70 88C52 87 38 82.5 26 73.5c14 6.5 28 10.5 45 11.5zM66 83.5l-1.6 5.5" fill={ink.ink} stroke={ink.ink} />
  </>
);

/** A tent: waits behind the lines. */
const Tent = ({ ink }: { readonly ink: SideInk }) => (
  <Path
    d="M47 73 31 87h32zM47 73v-3M47 77l-5 10M47 77l5 10"
    stroke={ink.ink}
    strokeWidth={1.5}
    strokeLinejoin="round"
    fill="none"
  />
);

/** A corner turned down: out of the cup for now. */
const Folded = ({ ink, paper }: { readonly ink: SideInk; readonly paper: string }) => (
  <>
    <Path d="M72 97h25V72z" fill={paper} />
    <Path d="M72 94V78a6 6 0 0 1 6-6h16z" fill={ink.hatch} stroke={ink.ink} strokeWidth={0.9} />
  </>
);

/** The back of a covered chit: the same for every chit of the side. */
const Cover = ({ ink, mark }: { readonly ink: SideInk; readonly mark: string }) => (
  <>
    <Circle cx={47} cy={47} r={22} fill={ink.fill} stroke={ink.ink} strokeWidth={0.9} />
    <Circle cx={47} cy={47} r={19} fill="none" stroke={ink.ink} strokeWidth={0.9} />
    <Lettering x={47} y={mark.length > 2 ? 52 : 55} size={mark.length > 2 ? 14 : 23} colour={ink.ink}>
      {mark}
    </Lettering>
  </>
);

type FaceProps = NameProps & { readonly mark: string; readonly rating: string | undefined; readonly paper: string };

const Face = ({ ink, name, state, mark, rating, paper }: FaceProps) => (
  <>
    <Corners ink={ink} mark={mark} rating={rating} />
    <Name ink={ink} name={name} state={state} />
    {state === 'coordinated' ? <BothArms ink={ink} /> : null}
    {state === 'reserve' ? <Tent ink={ink} /> : null}
    {state === 'set-aside' ? <Folded ink={ink} paper={paper} /> : null}
  </>
);

const spoken = (name: string, mark: string, state: ChitState): string =>
  state === 'face-down' ? `${mark}, face down` : `${name}, ${mark}${STATE_WORDS[state]}`;

/**
 * A formation's chit as a die-cut counter. Colour, hatching and mark each tell the side by themselves. Under a cover
 * nothing of the formation is drawn or read out.
 */
export const Chit = memo(function Chit(props: ChitProps) {
  const { name, side, sideMark, rating, state = 'in-hand', size = 88, label, testID } = props;
  const { name: light, colour } = useTheme();
  const ink = sideInk(side, light);
  const shade = light === 'light' ? '#00000038' : '#000000AA';
  const figure = rating === undefined ? undefined : String(rating);
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={label ?? spoken(name, sideMark, state)}
      testID={testID}
    >
      <Svg width={size} height={size} viewBox="0 0 96 96" aria-hidden>
        <Card ink={ink} hatch={SIDES[side].hatch} state={state} shade={shade} />
        {state === 'face-down' ? (
          <Cover ink={ink} mark={sideMark} />
        ) : (
          <Face ink={ink} name={name} state={state} mark={sideMark} rating={figure} paper={colour.paper} />
        )}
        {state === 'drawn' ? <Plate at={[1.5, 1.5]} w={CUT - 1} h={CUT - 1} r={9} line={colour.wax} pen={3} /> : null}
      </Svg>
    </View>
  );
});
