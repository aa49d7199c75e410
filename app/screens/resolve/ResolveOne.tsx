import { useRoute } from '@react-navigation/native';
import type { RouteProp } from '@react-navigation/native';
import { EmptyState } from '../../components/EmptyState';
import { Screen } from '../../components/Screen';
import type { Routes } from '../../navigation/routes';
import { isRuleSetId } from '../../../src/rules/list';
import type { RuleSetId } from '../../../src/rules/list';
import type { AppView } from '../../../src/session/rule-sets';
import { CombatScreen } from './combat/CombatScreen';
import { readProcedure } from './combat/decode-draft';
import { COMPOSITIONS } from './compositions';
import { ownCompose } from './own-procedures';
import { PlayScreen } from '../plays/PlayScreen';
import { isPlayed } from '../plays/play-parts';
import { ResolveHeader } from './ResolveHeader';
import { SingleScreen } from './SingleScreen';
import { useViewIfAny } from './use-any-names';

const setOf = (procedure: string): RuleSetId => {
  const [set = ''] = procedure.split('/');
  return isRuleSetId(set) ? set : 'nlc';
};

/** One procedure's page, whichever kind it is. In a game the game's own rule set counts. */
export const ResolveOne = () => {
  const { procedure, rules, formation = null } = useRoute<RouteProp<Routes, 'ResolveOne'>>().params;
  const view = useViewIfAny();
  const own = view?.rules ?? rules ?? '';
  const set = isRuleSetId(own) ? own : setOf(procedure);
  const combat = readProcedure(procedure);
  if (combat !== null) return <CombatScreen key={combat} procedure={combat} rules={set} formation={formation} />;
  if (view !== null && isPlayed(view, procedure)) return <PlayScreen key={procedure} play={procedure} />;
  return <AskedInOneGo procedure={procedure} set={set} view={view} formation={formation} />;
};

type AskedInOneGoProps = {
  readonly procedure: string;
  readonly set: RuleSetId;
  readonly view: AppView | null;
  readonly formation: string | null;
};

const AskedInOneGo = ({ procedure, set, view, formation }: AskedInOneGoProps) => {
  const compose = COMPOSITIONS[procedure] ?? ownCompose(procedure);
  if (compose === null)
    return (
      <Screen testID="resolve.one" header={<ResolveHeader id={procedure} />}>
        <EmptyState drawing={null} title="No such procedure" text="It is not in this version of the app." />
      </Screen>
    );
  return (
    <SingleScreen
      key={`${procedure} ${formation ?? ''}`}
      id={procedure}
      rules={set}
      composition={compose(set, view, formation)}
    />
  );
};
