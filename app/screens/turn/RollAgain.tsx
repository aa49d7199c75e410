import type { Side } from '../../../src/engine/sides';
import type { AppCommand } from '../../../src/session/rule-sets';
import { useGameState } from '../../hooks/use-game';
import { ThrowAgain } from '../cards/ThrowAgain';

type AgainProps = { readonly type: AppCommand['type']; readonly of?: Side };

/** A roll of this page that was made this moment may be thrown again by a card. */
export const RollAgain = ({ type, of }: AgainProps) => {
  const isIt = useGameState(({ last }) => last?.type === type);
  return isIt ? <ThrowAgain of={of ?? null} /> : null;
};
