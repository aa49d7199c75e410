import type { Decision, RuleSet } from '../../engine/rule-set';
import type { Seat } from '../../engine/sides';
import { refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import { EMPTY_ARMY, armyCommands, armyEvents } from '../common/army/army';
import type { ArmyCommand, ArmyEvent, ArmyTable } from '../common/army/army';
import { armyView } from '../common/army/army-view';
import type { ArmyView } from '../common/army/army-view';
import { decideArmy } from '../common/army/decide-army';
import { evolveArmy } from '../common/army/evolve-army';
import { decoderOf } from '../common/decoding';
import { contextOf, stepsIn } from '../common/sequence';
import { EMPTY_TABLE, commonCommands, commonEvents, decideCommon, evolveTable, isCommonEvent } from '../common/table';
import type { CommonCommand, CommonEvent, CommonTable } from '../common/table';
import { commonView, momentOf } from '../common/view';
import type { CommonView } from '../common/view';
import { N20_ARMY } from './army/n20-army';
import { N20_STEPS } from './sequence/steps';

/** The whole of a game under N20. */
export type N20State = Readonly<{ table: CommonTable & Readonly<{ army: ArmyTable }> }>;
export type N20Command = CommonCommand | ArmyCommand;
export type N20Event = CommonEvent | ArmyEvent;
export type N20View = CommonView & Readonly<{ army: ArmyView }>;

const BOOK = { rules: 'n20', steps: N20_STEPS, due: [] } as const;

const isCommonCommand = (command: N20Command): command is CommonCommand => command.type in commonCommands;

const decide = ({ table }: N20State, command: N20Command, seat: Seat): Step<Decision<N20Event>> => {
  if (isCommonCommand(command))
    return decideCommon(
      table,
      command,
      (setup, turn) => stepsIn(contextOf(setup, turn), N20_STEPS).map(({ id }) => id),
      seat,
    );
  const { setup, army } = table;
  return setup === null ? refuse('NOT_STARTED', 'NLC 4') : decideArmy(command, { setup, army }, N20_ARMY);
};

const viewFor = ({ table }: N20State, seat: Seat): N20View | null => {
  const common = commonView(table, seat, BOOK);
  return common === null ? null : { ...common, army: armyView(common.setup, table.army, N20_ARMY, momentOf(common)) };
};

export const n20RuleSet: RuleSet<N20State, N20Command, N20Event, N20View | null> = {
  id: 'n20',
  stateVersion: 'n20/2',
  start: { table: { ...EMPTY_TABLE, army: EMPTY_ARMY } },
  decide,
  evolve: (state, scope, event) => {
    if (scope !== 'table') return state;
    const { army, ...common } = state.table;
    const table = isCommonEvent(event) ? evolveTable(common, event) : common;
    return { table: { ...table, army: evolveArmy(army, event) } };
  },
  viewFor,
  decodeCommand: decoderOf({ ...commonCommands, ...armyCommands }),
  decodeEvent: decoderOf({ ...commonEvents, ...armyEvents }),
};
