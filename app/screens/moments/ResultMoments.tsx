import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { spokenMoment } from '../../../src/wording/en/moment';
import type { Moment } from '../../../src/wording/en/moment';
import { greatOnes, momentsOf } from '../../../src/wording/en/moments';
import { Announced } from '../../components/Announced';
import { GameContext, useGame, useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
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

type ResultMomentsProps = {
  /** What stands there where there is nothing to tell. */
  readonly otherwise?: ReactNode;
};

/** It stands within a result's panel and has its own margins: so it takes most of the panel's. */
const WIDE = { marginHorizontal: -SPACE.m } as const;

const Coming = ({ otherwise = null }: ResultMomentsProps) => {
  const count = useGameState((state) => state.count);
  const moments = useComing();
  if (moments.length === 0) return otherwise;
  return moments.map((moment) => (
    <View key={moment.sentence} style={WIDE}>
      <Announced text={spokenMoment(moment, true)} />
      <TheMoment
        moment={moment}
        before
        arrivalKey={`result ${String(count)} ${moment.sentence}`}
        testID="result.moment"
      />
    </View>
  ));
};

/** On a result: whom it breaks and what it decides, before it is written. Without a game there is nothing to break. */
export const ResultMoments = ({ otherwise = null }: ResultMomentsProps) =>
  useContext(GameContext) === null ? otherwise : <Coming otherwise={otherwise} />;
