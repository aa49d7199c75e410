import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { MatrixBattleView } from '../../../src/rules/n20/index';
import { listed } from '../../../src/wording/names';
import { Button } from '../../components/Button';
import { Stepper } from '../../components/Stepper';
import { useNames, useView } from '../../hooks/use-game';
import type { Procedure } from '../../hooks/use-procedure';
import type { Routes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';
import { listAt, numberAt, textAt, withValue } from '../resolve/path';
import { BattleSum } from '../resolve/singles/battle-parts';
import { Fold } from '../new-game/Fold';
import { NameUnits } from './NameUnits';
import { inRoles } from './named-units';
import type { NamedUnits } from './named-units';
import { FIGHT } from './use-fight';

type FightKnownProps = { readonly battle: MatrixBattleView; readonly procedure: Procedure };

const MOST_TERRAIN = 20;

/** How it stands before the die, and what only the map shows: terrain, and who else is there. */
export const FightKnown = ({ battle, procedure: { input, setInput } }: FightKnownProps) => {
  const { army, procedure } = useView('army', 'procedure');
  const navigation = useNavigation<NavigationProp<Routes>>();
  const isListed = army.units.some(({ standing }) => standing.place === 'map');
  const inputs = procedure?.of === 'n20' ? procedure.unitInputs : {};
  const name = (named: NamedUnits): void => {
    const { attackers, defenders } = inRoles(battle, named);
    const units = (ids: readonly string[]) => ids.flatMap((id) => inputs[id] ?? []);
    setInput(withValue(withValue(input, 'attackers', units(attackers)), 'defenders', units(defenders)));
  };
  return (
    <View style={{ gap: SPACE.m }}>
      <BattleSum draft={input} onChange={setInput} short testID="matrix" />
      <Stepper
        label="Terrain adds to the defenders"
        hint="By your game; the best of it once"
        value={numberAt(input, 'terrain', 0)}
        min={0}
        max={MOST_TERRAIN}
        onChange={(terrain) => {
          setInput(withValue(input, 'terrain', terrain));
        }}
        testID="matrix.terrain"
      />
      {isListed ? (
        <Fighters battle={battle} input={input} onName={name} />
      ) : (
        <Button
          label="Enter who fights"
          wide
          hint="No units stand in this game’s lists"
          onPress={() => {
            navigation.navigate('ResolveOne', { procedure: FIGHT });
          }}
          testID="matrix.enter"
        />
      )}
    </View>
  );
};

type FightersProps = {
  readonly battle: MatrixBattleView;
  readonly input: unknown;
  readonly onName: (named: NamedUnits) => void;
};

/** Whoever was named before the reveal stands in a line; else the counters wait to be tapped, and stay while they are. */
const Fighters = ({ battle, input, onName }: FightersProps) => {
  const names = useNames();
  const named = namedIn(battle, input);
  const [isKnown] = useState(named.first.length > 0 && named.second.length > 0);
  const counters = <NameUnits battle={battle} named={named} onName={onName} />;
  if (!isKnown) return counters;
  const who = [named[battle.attacker], named[battle.defender]].map((ids) => listed(ids.map(names.unit)));
  return (
    <Fold title="Who fights" summary={who.join(' against ')} testID="matrix.who">
      {counters}
    </Fold>
  );
};

const idsAt = (input: unknown, at: string): readonly string[] => listAt(input, at).map((unit) => textAt(unit, 'id'));

const namedIn = ({ attacker, defender }: MatrixBattleView, input: unknown): NamedUnits => {
  const named: Record<Side, readonly string[]> = { first: [], second: [] };
  named[attacker] = idsAt(input, 'attackers');
  named[defender] = idsAt(input, 'defenders');
  return named;
};
