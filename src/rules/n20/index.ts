import type { RuleSet } from '../../engine/rule-set';
import { decoderOf } from '../common/decoding';
import { contextOf, stepsIn } from '../common/sequence';
import { EMPTY_TABLE, commonCommands, commonEvents, decideCommon, evolveTable } from '../common/table';
import type { CommonCommand, CommonEvent, CommonTable } from '../common/table';
import { commonView } from '../common/view';
import type { CommonView } from '../common/view';
import { N20_STEPS } from './sequence/steps';

export type N20State = Readonly<{ table: CommonTable }>;

const BOOK = { rules: 'n20', steps: N20_STEPS, due: [] } as const;

/** The one door to N20. */
export const n20: RuleSet<N20State, CommonCommand, CommonEvent, CommonView | null> = {
  id: 'n20',
  stateVersion: 'n20/1',
  start: { table: EMPTY_TABLE },
  decide: (state, command, seat) =>
    decideCommon(
      state.table,
      command,
      (setup, turn) => stepsIn(contextOf(setup, turn), N20_STEPS).map(({ id }) => id),
      seat,
    ),
  evolve: (state, scope, event) => (scope === 'table' ? { table: evolveTable(state.table, event) } : state),
  viewFor: (state, seat) => commonView(state.table, seat, BOOK),
  decodeCommand: decoderOf(commonCommands),
  decodeEvent: decoderOf(commonEvents),
};

export { N20_STEPS } from './sequence/steps';
