import { useContext, useMemo } from 'react';
import type { Moment } from '../../../src/wording/en/moment';
import { greatOnes, momentsOf } from '../../../src/wording/en/moments';
import { GameContext, useGame, useGameState } from '../../hooks/use-game';
import { TheMoment } from './TheMoment';
import { useTellers } from './use-tellers';

/** What the outcome on the table will have done once it is written into the game, as far as the table may know. */
const useComing = (): readonly Moment[] => {
  const game = useGame();
  const told = useTellers();
  const count = useGameState((state) => state.count);
  return useMemo(() => {
    const procedure = game.getState().view.procedure?.run?.procedure;
    const found = procedure === undefined ? null : game.preview({ type: 'ApplyProcedure', procedure });
    return found?.kind === 'events' ? greatOnes(momentsOf(found.events, told)) : [];
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an outcome changes with the plays and with nothing else
  }, [game, told, count]);
};

const Coming = () => {
  const count = useGameState((state) => state.count);
  return useComing().map((moment) => (
    <TheMoment
      key={moment.sentence}
      moment={moment}
      before
      arrivalKey={`result ${String(count)} ${moment.sentence}`}
      testID="result.moment"
    />
  ));
};

/** On a result: whom it breaks and what it decides, before it is written. Without a game there is nothing to break. */
export const ResultMoments = () => (useContext(GameContext) === null ? null : <Coming />);
