import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { runNow } from '../../../src/rules/common/procedure/run';
import { PROCEDURES } from '../../../src/session/procedures';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useDispatch } from '../../hooks/use-game';
import type { Routes } from '../../navigation/routes';
import { entryOf } from './catalogue';
import { useViewIfAny } from './use-any-names';

/** What lies on the table of the game, waits for dice or a decision, and is not `except`; null where nothing does. */
export const useUnderWay = (except?: string): string | null => {
  const run = useViewIfAny()?.procedure?.run ?? null;
  if (run === null || run.procedure === except) return null;
  const { kind } = runNow(PROCEDURES, run);
  return kind === 'asksDice' || kind === 'asksChoice' ? run.procedure : null;
};

/** One thing at a time on the table: what was begun is gone on with, or given up for all to see. */
export const UnderWay = ({ procedure }: { readonly procedure: string }) => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  const dispatch = useDispatch();
  const title = entryOf(procedure)?.title ?? procedure;
  return (
    <Notice
      kind="info"
      title={`${title} is under way`}
      text="Its dice have begun to fall. Go on with it, or give it up; the history keeps what fell."
      action={
        <>
          <Button
            label="Go on"
            kind="primary"
            onPress={() => {
              navigation.navigate('ResolveOne', { procedure });
            }}
            testID="resolve.underway.go"
          />
          <Button
            label="Give it up"
            onPress={() => {
              void dispatch({ type: 'DropProcedure' });
            }}
            testID="resolve.underway.drop"
          />
        </>
      }
      testID="resolve.underway"
    />
  );
};
