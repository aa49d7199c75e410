import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { leaderLossOdds } from '../../../src/rules/nlc/index';
import type { AppView } from '../../../src/session/rule-sets';
import { Button } from '../../components/Button';
import { Segmented } from '../../components/Segmented';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { Body } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { CardsHere } from '../cards/CardsHere';
import { Chances } from '../plays/Chances';
import { WorkingOfLast } from '../plays/WorkingOfLast';

const CAUSES = [
  { id: 'combat', label: 'In combat' },
  { id: 'displaced', label: 'Displaced' },
] as const;
type Cause = (typeof CAUSES)[number]['id'];

const MOST_HITS = 20;

const OUTCOMES = [
  { is: 'lost', label: 'He is lost', tone: 'danger' },
  { is: 'unharmed', label: 'Unharmed', tone: 'good' },
] as const;

const sideOf = ({ formations, leaders }: AppView['setup'], leader: string): Side =>
  [...formations, ...leaders].find(({ id }) => id === leader)?.side ?? 'first';

/** NLC 11.2: whether a leader in danger is lost. `leader` is a commander, or a formation for its own leader. */
export const LeaderLossPart = ({ leader }: { readonly leader: string }) => {
  const { corps, setup } = useView('corps', 'setup');
  const dispatch = useDispatch();
  const [cause, setCause] = useState<Cause>('combat');
  const [hits, setHits] = useState(1);
  const [rolled, setRolled] = useState(false);
  const status = corps?.leaders.find(({ id }) => id === leader);
  if (status?.leaderless === true)
    return (
      <>
        <Body>He is lost: nobody leads for the rest of this turn, then another takes his place.</Body>
        <WorkingOfLast types={['RollLeaderLoss']} fresh />
      </>
    );
  return (
    <View style={{ gap: SPACE.s }} testID="leader.loss">
      <CardsHere at="army" side={sideOf(setup, leader)} />
      <Segmented label="In danger" options={CAUSES} value={cause} onChange={setCause} testID="leader.cause" />
      {cause === 'combat' ? (
        <>
          <Stepper
            label="Hits on his stack"
            value={hits}
            min={1}
            max={MOST_HITS}
            onChange={setHits}
            testID="leader.hits"
          />
          <ToggleRow
            label="He rolled in this combat before"
            value={rolled}
            onChange={setRolled}
            testID="leader.rolled"
          />
        </>
      ) : null}
      <Chances
        chance={leaderLossOdds({ cause, hits, rolledThisCombat: rolled })}
        outcomes={OUTCOMES}
        testID="leader.odds"
      />
      <Button
        label="Roll for his life"
        icon="dice"
        wide
        onPress={() => {
          void dispatch({ type: 'RollLeaderLoss', leader, cause, hits, rolledThisCombat: rolled, other: undefined });
        }}
        testID="leader.roll"
      />
      <WorkingOfLast types={['RollLeaderLoss']} fresh />
    </View>
  );
};
