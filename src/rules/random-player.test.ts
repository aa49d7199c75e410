import { drive, thrown } from '../engine/drive';
import { isDeepStrictEqual } from 'node:util';
import type { Decoded, Fact, RuleSet } from '../engine/rule-set';
import type { Seat } from '../engine/sides';
import type { Step } from '../engine/step';
import type { AppView } from '../session/rule-sets';
import { procedureTap } from '../testkit/random-procedures';
import { canonical } from '../packs/json-text';
import { checkPlain } from '../testkit/fuzz';
import { checkCardDecks, checkEventDeck } from '../testkit/deck-laws';
import { randomGame, randomSetup } from '../testkit/random-setups';
import { anyTap, nextTap } from '../testkit/random-player';
import { seeded } from '../testkit/seeded';
import type { Seeded } from '../testkit/seeded';
import { tableOf } from '../testkit/given';
import { mop } from './mop/index';
import { n20 } from './n20/index';
import { nlc } from './nlc/index';
import { fight } from './nlc/procedure/testing/fighting';
import type { Setup } from './common/index';

const MOST_TAPS = 3000;

/** Brings a procedure all the dice it asks for. */
const throwFor = <T>(start: Step<T>, chance: Seeded): Readonly<{ step: Step<T>; threw: number }> => {
  const { at, asked } = drive(start, thrown(chance.roll));
  return { step: at, threw: asked.length };
};

const expectStorable = <State, Event>(
  { decodeEvent }: Pick<RuleSet<State, never, Event, unknown>, 'decodeEvent'>,
  state: State,
  events: readonly Event[],
): void => {
  for (const event of events)
    expect(decodeEvent(JSON.parse(JSON.stringify(event)))).toEqual({ kind: 'ok', value: event });
  // After every play, and so by the quicker way; what differs is then shown by the other.
  const back: unknown = JSON.parse(JSON.stringify(state));
  if (!isDeepStrictEqual(back, state)) expect(back).toStrictEqual(state);
};

type Playing = Readonly<{ setup?: (chance: Seeded) => Setup; tap?: typeof nextTap }>;

/** Plays until the last turn is reached. Gives how many plays that took; throws where a rule throws. */
const playOut = <State, Command, Event>(
  rules: RuleSet<State, Command, Event, AppView | null>,
  seed: number,
  { setup = randomSetup, tap = nextTap }: Playing = {},
): number => {
  const chance = seeded(seed);
  const table = tableOf(rules);
  const start = rules.decodeCommand({ type: 'StartGame', setup: setup(chance) });
  if (start.kind !== 'ok') throw new Error(JSON.stringify(start));
  table.when(start.value).thenFacts();
  let plays = 0;
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const view = table.view();
    if (view === null) throw new Error('the game is gone');
    if (view.isLastTurn) return plays;
    const { seat, command: json } = tap(view, chance);
    const command = rules.decodeCommand(json);
    if (command.kind !== 'ok') continue;
    const { step, threw } = throwFor(rules.decide(table.state(), command.value, seat), chance);
    if (step.kind === 'needsDice' || step.kind === 'needsChoice') throw new Error('no more than dice is asked for');
    if (step.kind === 'refused') {
      expect(step.refusal.code).toMatch(/^[A-Z_]+$/);
      continue;
    }
    plays += 1;
    table.apply(step.outcome.facts);
    expect(threw).toBeLessThanOrEqual(2);
    expectStorable(
      rules,
      table.state(),
      step.outcome.facts.map(({ event }) => event),
    );
    for (const looking of ['first', 'second', 'solo'] as const) table.view(looking);
  }
  throw new Error(`seed ${String(seed)}: the last turn was not reached`);
};

type PlayOut = (seed: number, more?: Parameters<typeof playOut>[2]) => number;
const OF_NLC: readonly (readonly [string, PlayOut])[] = [
  ['nlc', (seed, more) => playOut(nlc, seed, more)],
  ['mop', (seed, more) => playOut(mop, seed, more)],
];

test.each(OF_NLC)('a random player of %s reaches the last turn, whatever the set-up; nothing throws', (_, out) => {
  let plays = 0;
  for (let seed = 1; seed <= 20; seed++) plays += out(seed);
  expect(plays).toBeGreaterThan(20 * 10);
});

test('a random player of n20 reaches the last turn, whatever the set-up; nothing throws', () => {
  for (let seed = 1; seed <= 10; seed++) expect(playOut(n20, seed)).toBeGreaterThan(0);
});

/** Every kind of thing that can be resolved, among all else that is done in a game with units. */
test.each(OF_NLC)(
  'a random player of %s who fights reaches the last turn; whatever is resolved is kept as plain JSON',
  (_, out) => {
    const seen = new Set<string>();
    const tap: typeof nextTap = (view, chance) => {
      const next = chance.once(3) ? nextTap(view, chance) : procedureTap(view, chance);
      seen.add(`${view.procedure?.run?.procedure ?? ''} ${next.command.type}`);
      return next;
    };
    for (let seed = 1; seed <= 5; seed++) expect(out(seed, { setup: () => fight(), tap })).toBeGreaterThan(20);
    for (const type of ['GiveToProcedure', 'ApplyProcedure', 'DropProcedure'])
      expect([...seen]).toContain(`nlc/assault ${type}`);
  },
);

test('a random player of n20 who fights reaches the last turn', () => {
  const tap: typeof nextTap = (view, chance) => (chance.once(3) ? nextTap(view, chance) : procedureTap(view, chance));
  for (let seed = 1; seed <= 5; seed++) expect(playOut(n20, seed, { setup: () => fight(), tap })).toBeGreaterThan(5);
});

/** What is asked of the whole game after every play, beside that it can be stored. */
type Law = (state: never, view: never) => boolean;
type Wide = Readonly<{ rules: AnyRules; law: Law; seeds: number; plays: number }>;
type AnyRules = RuleSet<unknown, never, Readonly<{ type: string }>, AppView | null>;

const WIDE: Readonly<Record<string, Wide>> = {
  nlc: { rules: nlc as unknown as AnyRules, law: () => false, seeds: 8, plays: 40 },
  mop: { rules: mop as unknown as AnyRules, law: checkCardDecks, seeds: 40, plays: 60 },
  n20: { rules: n20 as unknown as AnyRules, law: checkEventDeck, seeds: 24, plays: 45 },
};

/** Most taps are refused, and leave what is seen as it was. */
const looking = (rules: AnyRules, state: unknown): ((seat: Seat) => AppView) => {
  const known = new Map<Seat, AppView>();
  return (seat) => {
    const view = known.get(seat) ?? rules.viewFor(state, seat);
    if (view === null) throw new Error('the game is gone');
    known.set(seat, view);
    return view;
  };
};

/** A play as the journal gives it back. */
const stored = <T>(decode: (json: unknown) => Decoded<T>, value: T): T => {
  const written = JSON.stringify(value);
  const decoded = decode(JSON.parse(written));
  if (decoded.kind !== 'ok' || canonical(decoded.value) !== canonical(value)) throw new Error(`read back: ${written}`);
  return decoded.value;
};

const SEATS = ['table', 'first', 'second', 'solo'] as const;

/** One game with all its parts in it; counts what was played, and how often there was a deck to look into. */
const playWide = ({ rules, law, plays }: Wide, seed: number, seen: Map<string, number>): number => {
  const chance = seeded(seed);
  const start = rules.decodeCommand({ type: 'StartGame', setup: randomGame(chance) });
  if (start.kind !== 'ok') throw new Error(JSON.stringify(start));
  const begun = rules.decide(rules.start, start.value, 'table');
  if (begun.kind !== 'accepted') throw new Error(JSON.stringify(begun));
  const applied = (state: unknown, facts: readonly Fact<Readonly<{ type: string }>>[]): unknown =>
    facts.reduce((now, { scope, event }) => rules.evolve(now, scope, stored(rules.decodeEvent, event)), state);
  let state = applied(rules.start, begun.outcome.facts);
  let look = looking(rules, state);
  let [done, looked] = [0, 0];
  for (let taps = 0; done < plays && taps < plays * 8; taps++) {
    const { name, at, tap } = anyTap(look('table'), chance);
    const { seat, command: json } = tap(look(at));
    const command = rules.decodeCommand(json);
    if (command.kind !== 'ok') continue;
    stored(rules.decodeCommand, command.value);
    const { step } = throwFor(rules.decide(state, command.value, seat), chance);
    if (step.kind === 'refused') expect(step.refusal.code).toMatch(/^[A-Z_\d]+$/);
    if (step.kind !== 'accepted') continue;
    done += 1;
    seen.set(`${name} ${json.type}`, (seen.get(`${name} ${json.type}`) ?? 0) + 1);
    state = applied(state, step.outcome.facts);
    look = looking(rules, state);
    const view = look(chance.pick(SEATS));
    if (done % 3 === 0) checkPlain([state, view], 'game');
    if (law(state as never, view as never)) looked += 1;
  }
  return looked;
};

/** Parts of a game that must have been played, or the law says nothing of them. */
const MUST: Readonly<Record<string, readonly string[]>> = {
  nlc: ['orders WriteOrder', 'hidden BeginHiddenMarch', 'army LoseStep', 'procedures GiveToProcedure'],
  mop: [
    ...['DrawCard', 'PlayCard', 'ShowCard', 'DropCard', 'UseCardEffect', 'ReshuffleCards', 'RollCardEvent'],
    'ShowAllCards',
  ].map((type) => `cards ${type}`),
  n20: [
    ...['DrawEvent', 'ResolveEvent', 'SetUpEvents', 'ReshuffleEvents'].map((type) => `event deck ${type}`),
    ...['PutEventCard', 'KeepEvent', 'ShowEvent', 'PlayKept'].map((type) => `event hand ${type}`),
  ],
};

test.each(Object.entries(WIDE))(
  'a random player of %s who plays everything: all is plain JSON, comes back from the journal as it was, and no card is lost',
  (id, wide) => {
    const seen = new Map<string, number>();
    let looked = 0;
    for (let seed = 1; seed <= wide.seeds; seed++) looked += playWide(wide, seed, seen);
    if (process.env['WIDE'] !== undefined) process.stdout.write(`${id} ${JSON.stringify([...seen])}\n`);
    expect(MUST[id]?.filter((what) => !seen.has(what))).toEqual([]);
    if (id !== 'nlc') expect(looked).toBeGreaterThan(200);
  },
);
