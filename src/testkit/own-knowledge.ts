import { readFaces } from '../engine/given';
import type { Decision, Fact, RuleSet, Sliced } from '../engine/rule-set';
import { SIDES, deskOf, heldOf, otherSide } from '../engine/sides';
import type { Scope, Seat, Side } from '../engine/sides';
import type { Step } from '../engine/step';
import type { AppView } from '../session/rule-sets';
import { anyTap } from './random-player';
import { randomGame } from './random-setups';
import { seeded } from './seeded';
import type { Seeded } from './seeded';
import type { Command } from './taps/tap';

/**
 * Three laws for the day when each side has a phone of its own. Own knowledge: what a side plays is decided by the table and by
 * what lies with that side; the other's part and the umpire's make no difference to the refusal, to the dice, to the working or to the
 * facts. Own scopes: what a side plays is written on the table and into its own part, or is declared mail to the other. Any
 * delay: secret facts of a side that come late, in their own order, come to the same state.
 */
type Event = Readonly<{ type: string }>;
export type ApartRules = RuleSet<Sliced, unknown, Event, AppView | null>;
type Answer = Step<Decision<Event>>;
type Played = readonly Fact<Event>[];

/** What broke a law: the command, or a fact that follows from any command. */
export type Broken = Readonly<{ law: 'own knowledge' | 'own scopes'; by: string; how: string }>;

/** Facts that any play may bring with it: where they alone differ, it is they that break the law and not the command. */
export type Following = ReadonlySet<string>;

/** The state as one side's phone would have it: what lies with the other side and with the umpire is as it was at the start. */
const ownPart = ({ start }: ApartRules, state: Sliced, me: Side): Sliced => {
  const other = otherSide(me);
  return {
    ...state,
    held: { ...state.held, [other]: start.held[other] },
    desks: { ...state.desks, [other]: start.desks[other] },
    umpire: start.umpire,
  };
};

export const folded = ({ start, evolve }: ApartRules, facts: Played, from: Sliced = start): Sliced =>
  facts.reduce((now, { scope, event }) => evolve(now, scope, event), from);

/** All of an answer that can be told or written down; the way on cannot. */
const text = (answer: Answer): string => JSON.stringify(answer);

const thrown = (answer: Answer, chance: Seeded): ((asked: Answer) => Answer) => {
  if (answer.kind !== 'needsDice') throw new Error(`no more than dice is asked for: ${answer.kind}`);
  const { count, sides } = answer.request;
  const faces = Array.from({ length: count }, () => chance.roll(sides));
  return (asked) => (asked.kind === 'needsDice' ? asked.then(readFaces(asked.request, faces)) : asked);
};

type Compared = Readonly<{ full: Answer; apart: readonly Readonly<{ full: Answer; own: Answer }>[] }>;

/** The same decision by all that is known and by less of it, with the same dice for as long as the same is asked. */
const decidedBoth = (start: Answer, others: readonly Answer[], chance: Seeded): Compared => {
  const apart: { full: Answer; own: Answer }[] = [];
  let [full, owns] = [start, others];
  for (;;) {
    const asked = text(full);
    for (const own of owns) if (text(own) !== asked) apart.push({ full, own });
    owns = owns.filter((own) => text(own) === asked);
    if (full.kind !== 'needsDice') return { full, apart };
    const go = thrown(full, chance);
    full = go(full);
    owns = owns.map(go);
  }
};

const without = (answer: Answer, following: Following): Answer => {
  if (answer.kind !== 'accepted') return answer;
  const facts = answer.outcome.facts.filter(({ event }) => !following.has(event.type));
  return { ...answer, outcome: { ...answer.outcome, facts } };
};

const typesOf = (answer: Answer): readonly string[] =>
  answer.kind === 'accepted' ? answer.outcome.facts.map(({ event }) => event.type) : [];

/** Who broke the law: what follows from any play, where leaving it out mends the difference. */
const blamed = (command: Command, full: Answer, own: Answer, following: Following): string => {
  if (text(without(full, following)) !== text(without(own, following))) return command.type;
  return [...typesOf(full), ...typesOf(own)].find((type) => following.has(type)) ?? command.type;
};

/** Facts that may be sent to the other side: its own phone reads them into its part. */
const isMail = ({ event }: Fact<Event>): boolean =>
  ['BadMoveAssigned', 'OrdersReported'].includes(event.type) ||
  (event.type === 'CardDrawn' && 'from' in event && event.from === 'passed');

const isOwn = (side: Side, scope: Scope): boolean =>
  scope === 'table' || scope === heldOf(side) || scope === deskOf(side);

const foreignFacts = (facts: Played, side: Side): Played =>
  facts.filter((fact) => !isOwn(side, fact.scope) && !isMail(fact));

export type ApartGame = Readonly<{
  broken: readonly Broken[];
  played: number;
  refused: number;
  facts: Played;
  /** What all facts come to, in the order in which they fell. */
  state: Sliced;
}>;

/** A table at which both laws are looked after; a play that breaks one is made nevertheless. */
export const tableApart = (rules: ApartRules, chance: Seeded, following: Following) => {
  const broken: Broken[] = [];
  const all: Fact<Event>[] = [];
  const counts = { played: 0, refused: 0 };
  let state = rules.start;

  const checkKnowledge = (command: Command, value: unknown, seat: Seat): Answer => {
    const decide = (known: Sliced): Answer => rules.decide(known, value, seat);
    const sides = seat === 'first' || seat === 'second' ? [seat] : SIDES;
    const owns = sides.map((side) => decide(ownPart(rules, state, side)));
    const { full, apart } = decidedBoth(decide(state), owns, chance);
    for (const one of apart)
      broken.push({
        law: 'own knowledge',
        by: blamed(command, one.full, one.own, following),
        how: `${seat}: ${text(one.full)}\nby his own: ${text(one.own)}`,
      });
    return full;
  };

  const checkScopes = (command: Command, answer: Answer, side: Side): void => {
    if (answer.kind !== 'accepted') return;
    for (const { scope, event } of foreignFacts(answer.outcome.facts, side)) {
      const by = following.has(event.type) ? event.type : command.type;
      broken.push({ law: 'own scopes', by, how: `${side} writes ${event.type} to ${scope}` });
    }
  };

  /** Somebody's play, decided for every phone it may be made on. True where it is made. */
  const play = (command: Command, seat: Seat): boolean => {
    const decoded = rules.decodeCommand(command);
    if (decoded.kind !== 'ok') return false;
    const answer = checkKnowledge(command, decoded.value, seat);
    // Two phones leave no open table between them: what is done there is then done at one's own seat.
    const side =
      seat === 'first' || seat === 'second' ? seat : (SIDES[(counts.played + counts.refused) % 2] ?? 'first');
    checkScopes(command, side === seat ? answer : checkKnowledge(command, decoded.value, side), side);
    counts[answer.kind === 'accepted' ? 'played' : 'refused'] += 1;
    if (answer.kind !== 'accepted') return false;
    const { facts } = answer.outcome;
    all.push(...facts);
    state = folded(rules, facts, state);
    return true;
  };

  const game = (): ApartGame => ({ ...counts, broken, facts: all, state });
  return { play, view: (seat: Seat) => rules.viewFor(state, seat), game };
};

/** What each seat sees, worked out once for as long as nothing happens. */
const remembering = (look: (seat: Seat) => AppView | null): ((seat: Seat) => AppView) => {
  const seen = new Map<Seat, AppView>();
  return (seat) => {
    const view = seen.get(seat) ?? look(seat);
    if (view === null) throw new Error('no game is set up');
    seen.set(seat, view);
    return view;
  };
};

const TAPS_A_PLAY = 8;

/** A game of everything there is, by somebody who taps at random. */
export const randomApart = (rules: ApartRules, seed: number, plays: number, following: Following): ApartGame => {
  const chance = seeded(seed);
  const { play, view, game } = tableApart(rules, chance, following);
  play({ type: 'StartGame', setup: randomGame(chance) }, 'table');
  let look = remembering(view);
  for (let taps = 0; game().played <= plays && taps < plays * TAPS_A_PLAY; taps++) {
    const { at, tap } = anyTap(look('table'), chance);
    const { seat, command } = tap(look(at));
    if (play(command, seat)) look = remembering(view);
  }
  return game();
};

type Sender = Side | 'umpire';
const senderOf = (scope: Scope): Sender | null => {
  if (scope === 'umpire') return scope;
  return SIDES.find((side) => scope !== 'table' && isOwn(side, scope)) ?? null;
};
const SENDERS: readonly Sender[] = ['second', 'umpire', 'first'];

/** The facts with what is secret coming late, at any moment, each sender's in their own order. */
export const delayed = (facts: Played, chance: Seeded): Played => {
  const waiting: Record<Sender, Fact<Event>[]> = { first: [], second: [], umpire: [] };
  const come = (sender: Sender): Played => waiting[sender].splice(0);
  const order = facts.flatMap((fact) => {
    const sender = senderOf(fact.scope);
    if (sender !== null) waiting[sender].push(fact);
    const now = SENDERS.filter(() => chance.once(9)).flatMap(come);
    return sender === null ? [fact, ...now] : now;
  });
  return [...order, ...SENDERS.flatMap(come)];
};
