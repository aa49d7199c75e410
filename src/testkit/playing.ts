import type { RuleSet } from '../engine/rule-set';
import type { Setup } from '../rules/common/index';
import { mop } from '../rules/mop/index';
import { nlc } from '../rules/nlc/index';
import { n20 } from '../rules/n20/index';
import { tableOf } from './given';

/** A table with the game set up, ready for the first turn. */
const started = <State, Command, Event, View>(rules: RuleSet<State, Command, Event, View>, setup: Setup) => {
  const table = tableOf(rules);
  const start = rules.decodeCommand({ type: 'StartGame', setup });
  if (start.kind !== 'ok') throw new Error(`not a set-up: ${JSON.stringify(start)}`);
  table.when(start.value).thenFacts();
  return table;
};

export const nlcTable = (setup: Setup) => started(nlc, setup);
export const mopTable = (setup: Setup) => started(mop, setup);
export const n20Table = (setup: Setup) => started(n20, setup);
export type NlcTable = ReturnType<typeof nlcTable>;
/** A game of NLC, or of its refit. */
export type CupTable = NlcTable | ReturnType<typeof mopTable>;

/** Both sides put in their chits, and the table goes on. */
export const withFilledCup = <Table extends CupTable>(table: Table): Table => {
  table.when({ type: 'FillCup' }).thenFacts();
  return table;
};

/** The cup as one seat sees it. */
export const cupOf = (table: CupTable, seat: Parameters<CupTable['view']>[0] = 'table') => {
  const view = table.view(seat);
  if (view === null) throw new Error('no game is set up');
  return view.cup;
};
