import { useState } from 'react';
import type { AppCommand, AppPlay } from '../../../src/session/rule-sets';
import { Panel } from '../../components/Panel';
import { useGameState } from '../../hooks/use-game';
import { ThrowAgain } from '../cards/ThrowAgain';
import { WorkingOf } from '../turn/WorkingOf';

type WorkingOfLastProps = {
  /** Commands, and plays by their ids. */
  readonly types: readonly (AppCommand['type'] | AppPlay['id'])[];
  /** Of one that was made here alone: a formation's result stays with that formation. */
  readonly fresh?: boolean;
};

/** How the last play came to what it came to, where it was one of these. */
export const WorkingOfLast = ({ types, fresh = false }: WorkingOfLastProps) => {
  const last = useGameState((state) => state.last);
  const [before] = useState(last);
  if (last === null || last.working.length === 0 || !types.some((type) => type === last.type)) return null;
  if (fresh && last === before) return null;
  return (
    <Panel testID="army.working">
      <WorkingOf working={last.working} />
      <ThrowAgain />
    </Panel>
  );
};
