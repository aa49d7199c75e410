import { useEffect, useState } from 'react';
import { copiesBeside } from '../../../src/session/copies';
import type { CopyNote } from '../../../src/session/copies';
import { COPIED } from '../../../src/wording/en/chain';
import { Notice } from '../../components/Notice';
import { usePorts } from '../../hooks/use-app';
import { useGame } from '../../hooks/use-game';

/** Copies of a game into whose rows nothing could be written any more: they are told here, with the day on which they were made. */
export const CopiesBeside = () => {
  const ports = usePorts();
  const { game } = useGame();
  const [copies, setCopies] = useState<readonly CopyNote[]>([]);
  useEffect(() => {
    let gone = false;
    copiesBeside(ports, game.key).then(
      (found) => {
        if (!gone) setCopies(found);
      },
      // A note that cannot be read is said where the game itself is.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [ports, game.key]);
  if (copies.length === 0) return null;
  const lines = copies.map(({ as, at }) => `${COPIED[as]}, ${new Date(at).toLocaleString()}.`);
  return <Notice kind="info" text={lines.join(' ')} testID="history.copies" />;
};
