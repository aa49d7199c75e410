import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import { combatEnd } from '../../../../src/wording/decode-combat-outcome';
import type { CombatEnd } from '../../../../src/wording/decode-combat-outcome';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Small } from '../../../components/Words';
import { useDispatch, useNames, useView } from '../../../hooks/use-game';
import type { GameRoutes } from '../../../navigation/routes';
import { SPACE } from '../../../theme/metrics';
import { Counters } from '../../army/UnitButton';
import { sideOfGroup } from './in-game';
import type { WrittenFight } from './written-fight';

type AfterProps = { readonly written: WrittenFight };

/** What the rules ask for when it is over, and only the players see on the map: offered where the app knows the moment. */
export const AfterFight = ({ written }: AfterProps) => {
  const { fight, outcome } = written;
  const read = combatEnd(fight.procedure, outcome);
  if (read === null) return null;
  return (
    <View style={{ gap: SPACE.m }} testID="combat.after">
      <Crowded written={written} read={read} />
      <Beside read={read} />
      <Displaced read={read} />
      <ReserveFails written={written} read={read} />
    </View>
  );
};

type PartProps = AfterProps & { readonly read: CombatEnd };

const crowdedIn = (read: CombatEnd): number => {
  if (read.of === 'nlc/charge') return read.end.charges.reduce((sum, { crowdedHexes }) => sum + crowdedHexes, 0);
  if (read.of === 'nlc/reaction-charge' || read.of === 'nlc/pursuit')
    return 'result' in read.end ? read.end.result.crowdedHexes : 0;
  return read.of === 'nlc/assault' ? read.end.crowdedHexes : 0;
};

/** Whose friends stood in the way: the side that went back. */
const sideBack = ({ fight: { draft } }: WrittenFight, read: CombatEnd): Side => {
  const isAttacker =
    read.of === 'nlc/assault' && read.end.retreat.kind !== 'none' && read.end.retreat.side === 'attacker';
  return sideOfGroup(draft, isAttacker ? 'attackers' : 'defenders');
};

/** NLC 7.4: friends in a hex that was too full are disrupted too; who stood there, a tap says. */
const Crowded = ({ written, read }: PartProps) => {
  const view = useView();
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (crowdedIn(read) === 0) return null;
  const side = sideBack(written, read);
  const there = view.army.units.filter(
    (one) => one.side === side && one.standing.place === 'map' && !one.standing.marks.includes('disrupted'),
  );
  return (
    <View style={{ gap: SPACE.s }} testID="combat.crowded">
      <SectionTitle>Who stood in the full hex?</SectionTitle>
      <Panel>
        <Small>All in it are disrupted (NLC 7.4). Tap them.</Small>
        <Counters
          units={there}
          chosen={chosen}
          onTap={(id) => {
            setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
          }}
          area="combat.crowded"
        />
        <Button
          label="They are disrupted"
          icon="check"
          wide
          disabled={chosen.length === 0}
          onPress={() => {
            void dispatch({ type: 'PutMark', units: [...chosen], mark: 'disrupted' }).then((isDone) => {
              if (isDone) setChosen([]);
            });
          }}
          testID="combat.crowded.yes"
        />
      </Panel>
    </View>
  );
};

const useOpen = () => {
  const navigation = useNavigation<NativeStackNavigationProp<GameRoutes>>();
  return (procedure: string, formation?: string): void => {
    navigation.push('ResolveOne', formation === undefined ? { procedure } : { procedure, formation });
  };
};

/** NLC 20.10: whoever stands beside a unit that routs checks at once, and so on from each that routs by that. */
const Beside = ({ read }: Pick<PartProps, 'read'>) => {
  const names = useNames();
  const { setup } = useView('setup');
  const open = useOpen();
  const routed = 'routed' in read.end ? read.end.routed : [];
  return routed.map((id) => {
    const formation = setup.units.find((one) => one.id === id)?.formation;
    return (
      <Button
        key={id}
        label={`Check the friends beside ${names.unit(id)}`}
        hint="NLC 20.10: at once, and again beside each who routs by it"
        icon="dice"
        wide
        onPress={() => {
          open('nlc/morale-check', formation);
        }}
        testID={`combat.beside.${id}`}
      />
    );
  });
};

const entersHex = (read: CombatEnd): boolean => {
  if (read.of === 'nlc/assault') return read.end.advanced.length > 0;
  return read.of === 'nlc/charge' && read.end.charges.some(({ winner }) => winner === 'attacker');
};

/** NLC 11.1: a leader alone in a hex that the enemy enters is displaced, and rolls. */
const Displaced = ({ read }: Pick<PartProps, 'read'>) => {
  const open = useOpen();
  return entersHex(read) ? (
    <Button
      label="A leader was left in that hex"
      hint="NLC 11.1: he is displaced, and is rolled for"
      kind="plain"
      onPress={() => {
        open('nlc/leader-loss');
      }}
      testID="combat.displaced"
    />
  ) : null;
};

/** NLC 12.2: orders are his owner's own; the table says only what would end one. */
const ReserveFails = ({ written, read }: PartProps) => {
  const { orders } = useView('orders');
  const wentBack =
    read.of === 'nlc/assault' ? read.end.retreat.kind !== 'none' : crowdedIn(read) > 0 || entersHex(read);
  if (orders === undefined || !wentBack) return null;
  const { setup } = written.fight.view ?? {};
  const whose = setup?.sides[sideBack(written, read)].title ?? 'That side';
  return (
    <Small>{`${whose}: a Reserve order fails when its leader is displaced or his stack goes back (NLC 12.2). Its owner says so at his desk.`}</Small>
  );
};
