import type { AppCommand } from '../../../src/session/rule-sets';
import { Panel } from '../../components/Panel';
import { useGameState } from '../../hooks/use-game';
import { ThrowAgain } from '../cards/ThrowAgain';
import { WorkingOf } from '../turn/WorkingOf';

/** How the last play came to what it came to, where it was one of these. */
export const WorkingOfLast = ({ types }: { readonly types: readonly AppCommand['type'][] }) => {
  const last = useGameState((state) => state.last);
  if (last === null || last.working.length === 0 || !types.some((type) => type === last.type)) return null;
  return (
    <Panel testID="army.working">
      <WorkingOf working={last.working} />
      <ThrowAgain />
    </Panel>
  );
};
