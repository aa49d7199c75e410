import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { AppView } from '../../../src/session/rule-sets';
import { Button } from '../../components/Button';
import { Segmented } from '../../components/Segmented';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { Body } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { foretoldOf, playOf, usePlayPreview } from '../../hooks/use-play';
import { SPACE } from '../../theme/metrics';
import { CardsHere } from '../cards/CardsHere';
import { fullLeaderName, leaderNamed } from '../resolve/leader-names';
import { Chances } from './Chances';
import { LeaderWaits, useLeaderWaits } from './LeaderWaits';
import { WorkingOfLast } from './WorkingOfLast';

const CAUSES = [
  { id: 'combat', label: 'In combat' },
  { id: 'displaced', label: 'Displaced' },
] as const;
type Cause = (typeof CAUSES)[number]['id'];

const MOST_HITS = 20;

const OUTCOMES = [
  { is: 'lost', label: 'He is lost', tone: 'danger' },
  { is: 'saved', label: 'Lost, unless his card saves him', tone: 'warn' },
  { is: 'unharmed', label: 'Unharmed', tone: 'good' },
] as const;

const sideOf = ({ formations, leaders }: AppView['setup'], leader: string): Side =>
  [...formations, ...leaders].find(({ id }) => id === leader)?.side ?? 'first';

/** NLC 11.2: whether a leader in danger is lost. `leader` is a commander, or a formation for its own leader. */
export const LeaderLossPart = ({ leader }: { readonly leader: string }) => {
  const { corps } = useView('corps');
  const waits = useLeaderWaits();
  const isLost = corps?.leaders.find(({ id }) => id === leader)?.leaderless === true;
  return (
    <View style={{ gap: SPACE.s }} testID="leader.loss">
      <LeaderWaits />
      {isLost ? <Lost leader={leader} /> : waits === null ? <Danger leader={leader} /> : null}
      <WorkingOfLast types={waits === null ? ['nlc/leader-loss'] : []} fresh />
    </View>
  );
};

const Lost = ({ leader }: { readonly leader: string }) => {
  const view = useView();
  const named = leaderNamed(view, leader);
  const who = named === null ? 'He' : fullLeaderName(view, named);
  return <Body>{`${who} is lost: nobody leads for the rest of this turn, then another takes his place.`}</Body>;
};

/** What players say of it, the odds, and the roll. */
const Danger = ({ leader }: { readonly leader: string }) => {
  const { setup } = useView('setup');
  const dispatch = useDispatch();
  const previewOf = usePlayPreview();
  const [cause, setCause] = useState<Cause>('combat');
  const [hits, setHits] = useState(1);
  const [rolledThisCombat, setRolled] = useState(false);
  const roll = playOf('nlc/leader-loss', { leader }, { cause, hits, rolledThisCombat });
  const chance = foretoldOf(previewOf(roll), 'nlc/leader-loss', (outcome) =>
    outcome.kind === 'unharmed' && outcome.cardsUsed !== undefined ? 'saved' : outcome.kind,
  );
  return (
    <>
      <CardsHere at="nlc/leader-loss" side={sideOf(setup, leader)} />
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
            value={rolledThisCombat}
            onChange={setRolled}
            testID="leader.rolled"
          />
        </>
      ) : null}
      {chance === null ? null : <Chances chance={chance} outcomes={OUTCOMES} testID="leader.odds" />}
      <Button
        label="Roll for his life"
        icon="dice"
        wide
        onPress={() => {
          void dispatch(roll);
        }}
        testID="leader.roll"
      />
    </>
  );
};
