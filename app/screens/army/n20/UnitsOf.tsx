import { Pressable, View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import type { UnitView } from '../../../../src/rules/common/index';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { pressedIn } from '../../../components/chosen';
import { named, partOfName } from '../../../components/told';
import { Caption, Small } from '../../../components/Words';
import { Counter, spokenCounter } from '../../../drawings/Counter';
import { useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import { sideColour } from '../../../theme/side-of';
import { SideHeading } from '../../turn/SideHeading';
import { placeWord } from './unit-actions';

type UnitsOfProps = {
  readonly side: Side;
  readonly morale: MoraleView;
  /** The unit that is lifted: the bar under the thumb says what may be done to it. */
  readonly chosen: string | null;
  readonly onTap: (id: string) => void;
};

const WRAP = { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs } as const;

/** One side's units as they lie on the table. */
export const UnitsOf = ({ side, morale, chosen, onTap }: UnitsOfProps) => {
  const { army } = useView('army');
  const units = army.units.filter((one) => one.side === side);
  const here = units.filter(({ standing }) => standing.place === 'map');
  const away = units.filter(({ standing }) => standing.place !== 'map');
  const draw = (one: UnitView) => (
    <UnitButton key={one.unit.id} one={one} selected={one.unit.id === chosen} onPress={onTap} morale={morale} />
  );
  return (
    <View style={{ gap: SPACE.m }} testID={`army.${side}`}>
      <SideHeading side={side} />
      {units.length === 0 ? <Small>No units yet. Add them with “Correct the set-up”.</Small> : null}
      <View style={WRAP}>{here.map(draw)}</View>
      {away.length === 0 ? null : <Caption>Off the map</Caption>}
      <View style={WRAP}>{away.map(draw)}</View>
    </View>
  );
};

type UnitButtonProps = {
  readonly one: UnitView;
  readonly selected: boolean;
  readonly morale: MoraleView;
  readonly onPress: (id: string) => void;
};

const UnitButton = ({ one, selected, morale, onPress }: UnitButtonProps) => {
  const { unit, side, standing, worth } = one;
  const { title, colour } = useView('setup').setup.sides[side];
  const { textScale } = useTheme();
  const gone = standing.place !== 'map';
  const face = {
    name: unit.name,
    sideTitle: title,
    side: sideColour(colour),
    arm: unit.arm,
    guard: unit.guard,
    strength: worth.strength,
    second: worth.movement ?? undefined,
    marks: standing.marks,
    gone,
  } as const;
  const commanded = morale.markers?.[side].unit === unit.id;
  const words = [spokenCounter(face), gone ? placeWord(standing.place) : '', commanded ? 'Direct Command' : ''];
  return (
    <Pressable
      accessibilityRole="button"
      {...named(words.filter((word) => word !== '').join(', '))}
      {...pressedIn(selected)}
      onPress={() => {
        onPress(unit.id);
      }}
      style={{ alignItems: 'center', maxWidth: 104 }}
      testID={`unit.${unit.id}`}
    >
      <View {...partOfName}>
        <Counter {...face} selected={selected} size={textScale > 1.4 ? 96 : 76} />
      </View>
      {commanded ? <Caption align="center">Command</Caption> : null}
      {gone ? <Caption align="center">{placeWord(standing.place)}</Caption> : null}
    </Pressable>
  );
};
