import { useRoute } from '@react-navigation/native';
import type { RouteProp } from '@react-navigation/native';
import { createElement } from 'react';
import type { AppPlay } from '../../../src/session/rule-sets';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Screen } from '../../components/Screen';
import { useDispatch, useView } from '../../hooks/use-game';
import type { Routes } from '../../navigation/routes';
import { usePlayFoot } from '../game/use-play-foot';
import { ResolveHeader } from '../resolve/ResolveHeader';
import { LAID_OUT } from './play-parts';
import { PlayForm } from './PlayForm';

/** A play on a page of its own: the same part that the army, the turn and the desk show, with nobody named before. */
export const PlayScreen = ({ play }: { readonly play: AppPlay['id'] }) => {
  const { formation = null } = useRoute<RouteProp<Routes, 'ResolveOne'>>().params;
  const laidOut = LAID_OUT[play];
  return (
    <Screen testID="resolve.one" header={<ResolveHeader id={play} />} footer={usePlayFoot()}>
      <LeftBehind play={play} />
      {laidOut === undefined ? <PlayForm play={play} of={formation} /> : createElement(laidOut, { of: formation })}
    </Screen>
  );
};

/** Dice that an older version of the app threw for it and did not write into the game: they are shown, and laid down. */
const LeftBehind = ({ play }: { readonly play: AppPlay['id'] }) => {
  const { procedure } = useView('procedure');
  const dispatch = useDispatch();
  const run = procedure?.run ?? null;
  if (run?.procedure !== play) return null;
  const dice = run.given.flatMap((answer) => ('faces' in answer ? answer.faces : []));
  return (
    <Notice
      kind="info"
      title="Begun by an older version of the app"
      text={`${dice.length === 0 ? 'Nothing was thrown yet.' : `It threw ${dice.join(', ')}.`} Lay it down, and play it here with what the game knows.`}
      action={
        <Button
          label="Lay it down"
          onPress={() => {
            void dispatch({ type: 'DropProcedure' });
          }}
          testID="play.left.drop"
        />
      }
      testID="play.left"
    />
  );
};
