import { plainTexts } from '../engine/plain-text';
import type { Decoded, RuleSet } from '../engine/rule-set';
import type { Seat } from '../engine/sides';
import type { Refusal } from '../engine/step';
import type { Entry } from '../journal/entry';
import type { GameRow } from '../journal/store';
import { applyEvents } from '../journal/timeline';
import { rowCheckOf } from '../journal/transfer';
import type { RowCheck } from '../journal/transfer';
import type { Opening } from '../packs/pack-setup';
import { startedUnder } from '../rules/common/index';
import type { Setup, SetupRules } from '../rules/common/index';
import type { GameRules } from '../rules/common/game-rules';
import { partsOf } from './parts';
import type { Ports } from './ports';
import { openSession } from './session';
import type { SessionOpening } from './session';
import { SESSION_REFUSALS } from '../journal/vocabulary';

/** The first entries of a game: its set-up, then what a scenario begins with. Or why they are not accepted. */
export type Beginning =
  | Readonly<{ kind: 'entries'; entries: readonly Entry<unknown, unknown>[] }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>;

/** What the app does with a rule set without knowing which: begin a game, open one, check a file. */
export type Playable<View, Event, Preview = unknown> = Readonly<{
  id: string;
  setup: SetupRules;
  begin: (setup: Setup, at: number, opening?: readonly Opening[]) => Beginning;
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
  rules: GameRules<State, Command, Event, View, Preview>,
  isListed?: (type: string) => boolean,
): Playable<View, Event, Preview> => ({
  id: rules.id,
  setup: rules.setup,
  begin: (setup, at, opening = []) => begin(rules, { setup: startedUnder(rules.setup, setup), at, opening }),
  open: (ports, game, seat) => openSession(ports, game, rules, seat),
  checkRows: rowCheckOf(rules, isListed),
});

type Start = Readonly<{ setup: Setup; at: number; opening: readonly Opening[] }>;

/** All of it is accepted, or the game is not begun. */
const begin = <State, Command, Event>(
  rules: RuleSet<State, Command, Event, unknown>,
  { setup, at, opening }: Start,
): Beginning => {
  const deeds: readonly Opening[] = [{ seat: 'table', command: { type: 'StartGame', setup } }, ...opening];
  const entries: Entry<unknown, unknown>[] = [];
  let state = rules.start;
  for (const deed of deeds) {
    const first = entryOf(rules, state, deed);
    if (first.kind === 'refused') return first;
    const { parts, barrier } = first;
    entries.push({ kind: 'play', at, from: entries.length, barrier, parts });
    state = applyEvents(rules, state, parts);
  }
  return { kind: 'entries', entries };
};

const entryOf = <State, Command, Event>(
  rules: RuleSet<State, Command, Event, unknown>,
  state: State,
  { seat, command: json }: Opening,
) => {
  const command = rules.decodeCommand(plainTexts(json));
  if (command.kind !== 'ok') return notUnderstood(command);
  const step = rules.decide(state, command.value, seat);
  if (step.kind === 'refused') return step;
  if (step.kind !== 'accepted') throw new Error(`${rules.id}: a new game must not ask for dice`);
  const { facts, barrier } = step.outcome;
  return { kind: 'entry', barrier, parts: partsOf(command.value, [], facts) } as const;
};

const notUnderstood = (command: Exclude<Decoded<unknown>, { kind: 'ok' }>): Extract<Beginning, { kind: 'refused' }> => {
  const path = command.kind === 'bad' ? command.path : command.type;
  return { kind: 'refused', refusal: SESSION_REFUSALS.NOT_UNDERSTOOD({ path }) };
};
