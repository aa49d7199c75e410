import { Label } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { fullLeaderName, leaderNamed } from '../resolve/leader-names';
import { textAt } from '../resolve/path';
import { useWaiting } from './use-waiting';
import { WaitingChoice } from './WaitingChoice';

const LOSS = 'nlc/leader-loss';

export const useLeaderWaits = () => useWaiting(LOSS);

/** MOP App. I, card 31: a leader who would be lost, and whether he is. It may be another than whom the page is about. */
export const LeaderWaits = () => {
  const view = useView();
  const waits = useLeaderWaits();
  if (waits === null) return null;
  const named = leaderNamed(view, textAt(waits.about, 'leader'));
  return (
    <WaitingChoice key={waits.given.length} waits={waits}>
      {named === null ? null : <Label>{fullLeaderName(view, named)}</Label>}
    </WaitingChoice>
  );
};
