import { Pressable, View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { UnitView } from '../../../src/rules/common/index';
import type { MatrixBattleView } from '../../../src/rules/n20/index';
import { named, partOfName } from '../../components/told';
import { Label, Small } from '../../components/Words';
import { Counter, spokenCounter } from '../../drawings/Counter';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { sideColour } from '../../theme/side-of';
import type { NamedUnits } from './named-units';

type NameUnitsProps = {
  readonly battle: MatrixBattleView;
  readonly named: NamedUnits;
  readonly onName: (named: NamedUnits) => void;
};

/** Who fights, tapped from the counters: then strengths, doubled cavalry and the column are worked out. */
export const NameUnits = ({ battle, named, onName }: NameUnitsProps) => {
  const { army, setup } = useView('army', 'setup');
  const here = army.units.filter(({ standing }) => standing.place === 'map');
  const toggle = (side: Side, id: string): void => {
    const was = named[side];
    onName({ ...named, [side]: was.includes(id) ? was.filter((one) => one !== id) : [...was, id] });
  };
  if (here.length === 0) return null;
  return (
    <View style={{ gap: SPACE.m }} testID="matrix.units">
      {[battle.attacker, battle.defender].map((side) => (
        <View key={side} style={{ gap: SPACE.xs }}>
          <Label>{`${side === battle.attacker ? 'Attacking' : 'Defending'}: ${setup.sides[side].title}`}</Label>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
            {here
              .filter((one) => one.side === side)
              .map((one) => (
                <Named key={one.unit.id} one={one} on={named[side].includes(one.unit.id)} onPress={toggle} />
              ))}
          </View>
        </View>
      ))}
      <Small>Tap who fights. Strengths count as printed, with the markers that lie on them.</Small>
    </View>
  );
};

type NamedProps = {
  readonly one: UnitView;
  readonly on: boolean;
  readonly onPress: (side: Side, id: string) => void;
};

const Named = ({ one: { unit, side, standing, worth }, on, onPress }: NamedProps) => {
  const { title, colour } = useView('setup').setup.sides[side];
  const face = {
    name: unit.name,
    sideTitle: title,
    side: sideColour(colour),
    arm: unit.arm,
    guard: unit.guard,
    strength: worth.strength,
    second: worth.movement ?? undefined,
    marks: standing.marks,
  } as const;
  return (
    <Pressable
      accessibilityRole="checkbox"
      {...named(spokenCounter(face))}
      aria-checked={on}
      onPress={() => {
        onPress(side, unit.id);
      }}
      testID={`matrix.unit.${unit.id}`}
    >
      <View {...partOfName}>
        <Counter {...face} selected={on} size={64} />
      </View>
    </Pressable>
  );
};
