import { resolve } from './given';
import type { Roll } from '../engine/given';
import type { Decision, RuleSet } from '../engine/rule-set';
import { maySee, otherSide } from '../engine/sides';
import type { Seat, Side } from '../engine/sides';
import type { AsksDice, Faces, Step } from '../engine/step';
import type { Setup } from '../rules/common/index';
import type { AppView } from '../session/rule-sets';
import { playedAs } from '../rules/common/rule-set';
import { DECLARED, SHOWS, TOLD } from './declared';
import { ALL_TAPS, anyTap } from './random-player';
import type { Tap } from './taps/tap';
import type { Seeded } from './seeded';
import { one } from './taps/tap';
import type { Command, Taps } from './taps/tap';

export type { Command } from './taps/tap';

/**
 * The law of secrecy over a whole game: two worlds in which the same happened on the table and with me, and
 * anything at all at the enemy's, cannot be told apart by me or by the open table.
 */
type Event = Readonly<{ type: string }>;
export type WorldRules = RuleSet<unknown, unknown, Event, AppView | null>;
type Answer = Step<Decision<Event>>;
type Asking = AsksDice<Decision<Event>>;
type Pair<T> = readonly [T, T];

/** One of the two worlds: where it stands, and what each seat sees there. */
type World = { state: unknown; seen: Map<Seat, AppView> };

type Deed = Readonly<{ seat: Seat; commands: Pair<Command>; rolls: Pair<readonly Roll[]> }>;

const fault = (what: string): never => {
  throw new Error(what);
};

/** What a play comes to, as far as the seat may see it: of a secret throw, nothing. */
const asSeen = (answer: Answer, seat: Seat): string => {
  if (answer.kind === 'needsDice')
    return JSON.stringify([answer.working, answer.request.secret === true ? 'drawing' : answer.request]);
  if (answer.kind !== 'accepted') return JSON.stringify(answer);
  const { facts, barrier } = answer.outcome;
  return JSON.stringify([barrier, answer.working, facts.filter(({ scope }) => maySee(seat, scope))]);
};

/** What a play comes to for the seat, but for what is declared. */
const undeclared = (answer: Answer, seat: Seat, { switches }: Setup): string => {
  if (answer.kind !== 'accepted') return asSeen(answer, seat);
  const { facts, barrier } = answer.outcome;
  const shows = facts.find(({ scope, event }) => scope === 'table' && DECLARED.includes(event.type));
  if (shows !== undefined) return shows.event.type;
  const told = switches.includes('hiddenDemoralization') ? [] : TOLD;
  const left = facts.filter(({ event }) => !told.includes(event.type));
  return asSeen({ ...answer, outcome: { facts: left, barrier } }, seat);
};

const look = (rules: WorldRules, world: World, seat: Seat): AppView => {
  const view = world.seen.get(seat) ?? rules.viewFor(world.state, seat) ?? fault('no game is set up');
  world.seen.set(seat, view);
  return view;
};

const deciding = (rules: WorldRules, world: World, { command: json, seat }: Tap): Answer | null => {
  const command = rules.decodeCommand(json);
  return command.kind === 'ok' ? rules.decide(world.state, command.value, seat) : null;
};

/** What a throw leads to for the seat, if every throw after it shows ones: enough to tell one card from another. */
const leadsTo = (answer: Answer, seat: Seat): string =>
  answer.kind === 'needsDice'
    ? `${asSeen(answer, seat)} ${leadsTo(answer.then(Array.from({ length: answer.request.count }, () => 1)), seat)}`
    : asSeen(answer, seat);

/** Open dice fall alike in both worlds; of the secret ones, one that brings out the same for me, if there is one. */
const facesFor = ([a, b]: Pair<Asking>, chance: Seeded, me: Side): Pair<Faces> | null => {
  if (a.request.secret !== true) {
    const faces = Array.from({ length: a.request.count }, () => chance.roll(a.request.sides));
    return [faces, faces];
  }
  const outcomes = ({ request, then }: Asking): readonly string[] =>
    Array.from({ length: request.sides }, (_, i) => leadsTo(then([i + 1]), me));
  const [here, there] = [outcomes(a), outcomes(b)];
  const wanted = one(
    chance,
    here.flatMap((seen, i) => (there.includes(seen) ? [i] : [])),
  );
  if (wanted === null) return null;
  // Not always the first of those that look alike: what differs for the enemy alone is to differ.
  const alike = there.flatMap((seen, i) => (seen === here[wanted] ? [i] : []));
  return [[wanted + 1], [(one(chance, alike) ?? 0) + 1]];
};

type Settled = Readonly<{ answers: Pair<Answer>; rolls: Pair<readonly Roll[]> }>;

/** Both plays with their dice, as far as they ask the same; null where no secret throw brings out the same for me. */
const settleBoth = (starts: Pair<Answer>, chance: Seeded, me: Side): Settled | null => {
  const rolls: Pair<Roll[]> = [[], []];
  let [a, b] = starts;
  while (a.kind === 'needsDice' && b.kind === 'needsDice' && asSeen(a, me) === asSeen(b, me)) {
    const faces = facesFor([a, b], chance, me);
    if (faces === null) return null;
    rolls[0].push({ rule: a.request.rule, faces: faces[0] });
    rolls[1].push({ rule: b.request.rule, faces: faces[1] });
    [a, b] = [
      resolve(starts[0], { rolls: rolls[0], choices: [] }),
      resolve(starts[1], { rolls: rolls[1], choices: [] }),
    ];
  }
  return { answers: [a, b], rolls };
};

const tableTypes = (answer: Answer): readonly string[] =>
  answer.kind === 'accepted'
    ? answer.outcome.facts.flatMap(({ scope, event }) => (scope === 'table' ? [event.type] : []))
    : [];

/** All that one comparison goes by. */
type Game = Readonly<{
  rules: WorldRules;
  pair: Pair<World>;
  chance: Seeded;
  me: Side;
  all: readonly Taps[];
  deeds: Deed[];
  /** How many plays were made after which a secret of the enemy's is not the same in the two worlds. */
  differed: Map<string, number>;
}>;

type Slices = Readonly<{ held: Readonly<Record<Side, object>>; desks: Readonly<Record<Side, object>>; umpire: object }>;

const slicesOf = ({ state }: World, side: Side): readonly (readonly [string, string])[] => {
  const { held, desks, umpire } = state as Slices;
  const named = { held: held[side], desk: desks[side], umpire };
  return Object.entries(named).flatMap(([name, slice]) =>
    Object.entries(slice).map(([part, value]) => [`${name} ${part}`, JSON.stringify(value)] as const),
  );
};

const countApart = ({ pair, me, differed }: Game): void => {
  const there = new Map(slicesOf(pair[1], otherSide(me)));
  for (const [name, text] of slicesOf(pair[0], otherSide(me)))
    if (there.get(name) !== text) differed.set(name, (differed.get(name) ?? 0) + 1);
};

const after = ({ evolve }: WorldRules, state: unknown, answer: Answer): unknown =>
  answer.kind === 'accepted'
    ? answer.outcome.facts.reduce((now, { scope, event }) => evolve(now, scope, event), state)
    : fault(`not played: ${JSON.stringify(answer)}`);

const decided = ({ rules, pair }: Game, taps: Pair<Tap>): Pair<Answer> | null => {
  const [a, b] = [deciding(rules, pair[0], taps[0]), deciding(rules, pair[1], taps[1])];
  return a === null || b === null ? null : [a, b];
};

/** The enemy's own play shows no more than is declared, whatever it was. */
const checkShown = ({ rules, pair }: Game, { command }: Tap, answer: Answer): void => {
  const type = playedAs(command);
  const may = SHOWS.get(type);
  if (may === undefined || look(rules, pair[0], 'table').cards?.isOpen === true) return;
  const more = tableTypes(answer).filter((shown) => !may.includes(shown) && !TOLD.includes(shown));
  if (more.length > 0) fault(`${type} at the enemy's desk shows ${more.join()}`);
};

/** Plays it in both worlds, if it may be played in both and looks the same to me. */
const takeAlike = (game: Game, taps: Pair<Tap>): boolean => {
  const { rules, pair, chance, me, deeds } = game;
  const starts = decided(game, taps);
  const settled = starts === null ? null : settleBoth(starts, chance, me);
  if (settled === null) return false;
  const { answers, rolls } = settled;
  const isEnemys = taps[0].seat === otherSide(me);
  if (isEnemys) answers.forEach((answer, i) => checkShown(game, taps[i] ?? taps[0], answer));
  if (answers.some(({ kind }) => kind !== 'accepted') || asSeen(answers[0], me) !== asSeen(answers[1], me))
    return false;
  pair.forEach((world, i) => {
    world.state = after(rules, world.state, answers[i] ?? answers[0]);
    world.seen.clear();
  });
  deeds.push({ seat: taps[0].seat, commands: [taps[0].command, taps[1].command], rolls });
  countApart(game);
  return true;
};

/** What I, or the table, is answered; the worlds must not differ in it but by what is declared. */
const probe = (game: Game, tap: Tap): void => {
  const starts = decided(game, [tap, tap]);
  if (starts === null) return;
  const answers = settleBoth(starts, game.chance, game.me)?.answers ?? starts;
  const [seen, other] = answers.map((answer) =>
    undeclared(answer, tap.seat, look(game.rules, game.pair[0], 'table').setup),
  );
  if (seen !== other) fault(`${tap.seat} ${JSON.stringify(tap.command)}:\n${String(seen)}\n${String(other)}`);
};

type Coming = ReturnType<typeof anyTap>;
const tapIn = ({ rules, pair }: Game, world: 0 | 1, coming: Coming): Tap =>
  coming.tap(look(rules, pair[world], coming.at));

const TRIES = 8;

/** The enemy does in either world what he likes there, so long as it looks the same from where I sit. */
const enemyPlays = (game: Game, coming: Coming): void => {
  const { rules, pair, chance, all } = game;
  for (let tries = 0; tries < TRIES; tries++) {
    // It need not be the same part of the game that he is busy with.
    const other = tries % 2 === 0 ? coming : anyTap(look(rules, pair[1], 'table'), chance, all);
    if (other.at !== coming.at) continue;
    const taps: Pair<Tap> = [tapIn(game, 0, coming), tapIn(game, 1, other)];
    if (taps.every(({ seat }) => seat === coming.at) && takeAlike(game, taps)) return;
  }
};

const nextPlay = (game: Game): void => {
  const { rules, pair, chance, me, all } = game;
  const coming = anyTap(look(rules, pair[0], 'table'), chance, all);
  if (coming.at === otherSide(me)) {
    enemyPlays(game, coming);
    return;
  }
  const tap = tapIn(game, 0, coming);
  if (tap.seat === otherSide(me)) return;
  probe(game, tap);
  takeAlike(game, [tap, tap]);
};

const GUESSES = 12;

/** All that could be tried by somebody who wants to find out, and guesses right: what only the enemy could know to tap. */
const guess = (game: Game, nth: number): void => {
  const { rules, pair, chance, me, all } = game;
  const world = pair[nth % 2] ?? pair[0];
  const coming = anyTap(look(rules, world, 'table'), chance, all);
  const { command } = coming.tap(look(rules, world, coming.at === me ? 'table' : coming.at));
  probe(game, { command, seat: chance.pick(['table', me]) });
};

const compare = (game: Game): void => {
  const { rules, pair, me } = game;
  for (const seat of ['table', me] as const) {
    const [seen = '', other = ''] = pair.map((world) => JSON.stringify(look(rules, world, seat)));
    if (seen !== other) fault(`${seat} sees ${firstDifference(seen, other)}`);
  }
  for (let nth = 0; nth < GUESSES; nth++) guess(game, nth);
};

const firstDifference = (a: string, b: string): string => {
  const at = Array.from(a).findIndex((letter, i) => letter !== b[i]);
  const from = Math.max(0, at - 120);
  return `${a.slice(from, at + 120)}\n${b.slice(from, at + 120)}`;
};

export type Worlds = Readonly<{
  /** Somebody's next play in both worlds: mine and the table's the same, the enemy's whatever looks the same to me. */
  next: () => void;
  /** Nothing that I or the table see, or are answered, tells one world from the other. */
  compare: () => void;
  /** The same of what is tried on purpose. */
  probe: (tries: readonly Command[]) => void;
  deeds: readonly Deed[];
  differed: ReadonlyMap<string, number>;
}>;

/** The same game begun twice; from then on the enemy may have other secrets in each. */
export const twoWorlds = (rules: WorldRules, setup: Setup, chance: Seeded, me: Side, all = ALL_TAPS): Worlds => {
  const begin = (): World => {
    const start: World = { state: rules.start, seen: new Map() };
    const begun = deciding(rules, start, { seat: 'table', command: { type: 'StartGame', setup } });
    return { state: begun === null ? fault('no set-up') : after(rules, rules.start, begun), seen: new Map() };
  };
  const game: Game = { rules, pair: [begin(), begin()], chance, me, all, deeds: [], differed: new Map() };
  return {
    next: () => {
      nextPlay(game);
    },
    compare: () => {
      compare(game);
    },
    probe: (tries) => {
      for (const command of tries) for (const seat of ['table', me] as const) probe(game, { seat, command });
    },
    deeds: game.deeds,
    differed: game.differed,
  };
};
