import { NOTHING_GIVEN, resolve } from '../engine/given';
import type { RuleSet } from '../engine/rule-set';
import type { Seat } from '../engine/sides';
import type { Refusal } from '../engine/step';
import type { Entry } from '../journal/entry';
import type { GameRow } from '../journal/store';
import { rowCheckOf } from '../journal/transfer';
import type { RowCheck } from '../journal/transfer';
import type { Setup } from '../rules/common/index';
import { partsOf } from './parts';
import type { Ports } from './ports';
import { openSession } from './session';
import type { SessionOpening } from './session';

/** The first entry of a game, or why its set-up is not accepted. */
export type Beginning =
  Readonly<{ kind: 'entry'; entry: Entry<unknown, unknown> }> | Readonly<{ kind: 'refused'; refusal: Refusal }>;

/** What the app does with a rule set without knowing which: begin a game, open one, check a file. */
export type Playable<View, Event, Preview = unknown> = Readonly<{
  id: string;
  begin: (setup: Setup, at: number) => Beginning;
  open: (ports: Ports, game: GameRow, seat?: Seat) => Promise<SessionOpening<View, Event, Preview>>;
  checkRows: RowCheck;
}>;

export const playable = <
  State,
  Command extends Readonly<{ type: string }>,
  Event extends Readonly<{ type: string }>,
  View,
  Preview = unknown,
>(
  rules: RuleSet<State, Command, Event, View | null, Preview>,
): Playable<View, Event, Preview> => ({
  id: rules.id,
  begin: (setup, at) => begin(rules, setup, at),
  open: (ports, game, seat) => openSession(ports, game, rules, seat),
  checkRows: rowCheckOf(rules),
});

const begin = <State, Command, Event>(
  rules: RuleSet<State, Command, Event, unknown>,
  setup: Setup,
  at: number,
): Beginning => {
  const command = rules.decodeCommand({ type: 'StartGame', setup });
  if (command.kind !== 'ok') {
    const path = command.kind === 'bad' ? command.path : command.type;
    return { kind: 'refused', refusal: { code: 'NOT_UNDERSTOOD', rule: null, facts: { path } } };
  }
  const step = rules.decide(rules.start, command.value, 'table');
  const settled = resolve(step, NOTHING_GIVEN);
  if (settled.kind === 'refused') return settled;
  if (settled.kind !== 'accepted') throw new Error(`${rules.id}: a new game must not ask for dice`);
  const parts = partsOf(command.value, step, NOTHING_GIVEN, settled.outcome.facts);
  return { kind: 'entry', entry: { kind: 'play', at, from: 0, barrier: true, parts } };
};
