import { rolledOut } from '../../../testkit/given';
import fc from 'fast-check';
import { SIDES, deskOf, maySee, otherSide, sideOf } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import { namesFrom } from '../../../wording/names';
import { ORDERS_EVENTS } from '../../../wording/en/events-orders';
import { refusalSentence } from '../../../wording/en/refusals';
import type { Setup } from '../../common/index';
import type { Switch } from '../../list';
import { isLive } from './machine';
import { DECLARED_BY_ORDERS, ordersEvents } from './orders';
import type { OrdersEvent } from './orders';
import { ordersTable } from './testing/orders-game';
import type { OrdersGame, Played } from './testing/orders-game';
import { DESK_TAPS, nextMove, randomHosts } from './testing/random-orders';

const RUNS = { numRuns: 60 };
/** Where what happened is counted, the same games every time. */
const SAME = { ...RUNS, seed: 1814 };
const MOVES = 150;
const SWITCHES: readonly (readonly Switch[])[] = [
  [],
  ['operationsMorale', 'proximity', 'commandConfusion', 'directCommand', 'fatigue'],
  ['operationsMorale', 'hiddenDemoralization'],
  ['simplifiedCommand', 'fatigue'],
];

const gameOf = (chance: Seeded): Readonly<{ game: OrdersGame; setup: Setup }> => {
  const setup = randomHosts(chance, SWITCHES[chance.roll(SWITCHES.length) - 1] ?? []);
  return { game: ordersTable(setup, chance.pick(['nlc', 'mop'])), setup };
};

type Answer = Extract<ReturnType<OrdersGame['rules']['decide']>, { kind: 'accepted' }>['outcome'];

const decide = (game: OrdersGame, command: Played, seat: Seat, chance: Seeded): Step<Answer> =>
  rolledOut(game.rules.decide(game.state(), command, seat), chance.roll);

/** Plays on at random; gives what each move came to. */
const playOn = (seed: number, look: (game: OrdersGame, answer: Step<Answer>, seat: Side) => void): OrdersGame => {
  const chance = seeded(seed);
  const { game } = gameOf(chance);
  for (let i = 0; i < MOVES; i++) {
    const side = chance.pick(SIDES);
    const answer = decide(game, game.read(nextMove(chance, side, game.state())), side, chance);
    if (answer.kind === 'accepted') game.apply(answer.outcome.facts);
    look(game, answer, side);
  }
  return game;
};

const isOrders = (event: Readonly<{ type: string }>): event is OrdersEvent => event.type in ordersEvents;

describe('laws of orders', () => {
  test('NLC 12: whatever is tried from wherever, nothing throws, and enough of it happens', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        playOn(seed, (game, answer) => {
          if (answer.kind === 'accepted')
            for (const { event } of answer.outcome.facts) seen.set(event.type, (seen.get(event.type) ?? 0) + 1);
          for (const seat of ['table', 'first', 'second', 'solo'] as const) game.view(seat);
        });
      }),
      SAME,
    );
    const silent = Object.keys(ordersEvents).filter((type) => !seen.has(type));
    // What was kept on the desk before decision 0012 is only read; and orders are open in no game of these.
    expect(silent).toEqual(['OperationsKept', 'OperationsTold', 'OrdersShown']);
  });

  test('NLC 12.9: what is over stays over, no formation has two orders in force, and every change is in the record', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const over = new Map<string, string>();
        playOn(seed, (game) => {
          for (const side of SIDES) {
            const { orders } = game.state().desks[side];
            for (const order of orders.filter((one) => !isLive(one))) {
              expect(over.get(order.id) ?? order.state).toBe(order.state);
              over.set(order.id, order.state);
              expect(order.log.at(-1)?.rule).toMatch(/^(NLC|MOP|Ruling) /);
            }
            const inForce = orders.filter(({ state }) => state === 'inForce').map(({ of }) => JSON.stringify(of));
            expect(inForce).toEqual([...new Set(inForce)]);
            expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
          }
        });
      }),
      RUNS,
    );
  });

  test('NLC 12: state and events are plain JSON and read back as they are; every event and refusal is a sentence', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const game = playOn(seed, (table, answer) => {
          const names = namesFrom({ setup: table.state().setup }, 'Coordinated');
          if (answer.kind === 'refused') {
            expect(refusalSentence(answer.refusal, names)).not.toContain('not possible (');
            return;
          }
          if (answer.kind !== 'accepted') return;
          for (const { event } of answer.outcome.facts) {
            const json: unknown = JSON.parse(JSON.stringify(event));
            expect(table.rules.decodeEvent(json)).toEqual({ kind: 'ok', value: json });
            if (!isOrders(event)) continue;
            const tell = ORDERS_EVENTS[event.type] as (one: OrdersEvent, of: typeof names) => string;
            expect(tell(event, names)).not.toMatch(/undefined|null|NaN|\[object|^$/);
          }
        });
        expect(JSON.parse(JSON.stringify(game.state()))).toEqual(game.state());
      }),
      RUNS,
    );
  });
});

const seen = (answer: Step<Answer>, seat: Seat): string => {
  if (answer.kind === 'needsDice') return JSON.stringify([answer.working, answer.request]);
  if (answer.kind !== 'accepted') return JSON.stringify(answer);
  const { facts, barrier } = answer.outcome;
  return JSON.stringify([barrier, answer.working, facts.filter(({ scope }) => maySee(seat, scope))]);
};

/** Everything somebody could try to find out what lies on the other desk. */
const probes = (game: OrdersGame, chance: Seeded): readonly Played[] =>
  SIDES.flatMap((side) => DESK_TAPS.map((tap) => game.read(tap(chance, side, game.state()))));

const expectAlike = (one: OrdersGame, two: OrdersGame, me: Side, seed: number): void => {
  for (const seat of ['table', me] as const) {
    expect(two.view(seat)).toEqual(one.view(seat));
    const tries = probes(one, seeded(seed));
    const answers = (game: OrdersGame) =>
      tries.map((command) => seen(game.rules.decide(game.state(), command, seat), seat));
    expect(answers(two)).toEqual(answers(one));
  }
};

describe('the law of secrecy', () => {
  test('NLC 12.4: with the same table events and my own desk the same, the enemy’s orders show in nothing I see or am answered', () => {
    let secrets = 0;
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...SIDES), (seed, me) => {
        const chance = seeded(seed);
        const setup = randomHosts(chance, SWITCHES[chance.roll(SWITCHES.length) - 1] ?? []);
        const [one, two] = [ordersTable(setup, 'mop'), ordersTable(setup, 'mop')];
        for (let i = 0; i < MOVES; i++) {
          const side = chance.pick(SIDES);
          const answer = decide(one, one.read(nextMove(chance, side, one.state())), side, chance);
          const facts = answer.kind === 'accepted' ? answer.outcome.facts : [];
          one.apply(facts);
          // The other game has nothing on the enemy's desk but what the table or I put there.
          const shared = facts.filter(({ scope }) => scope === 'table' || sideOf(scope) === me);
          two.apply(shared);
          secrets += facts.length - shared.length;
          // A pending Bad Move is where the two desks come nearest to each other: much is tried then.
          const called = one.state().orders.badMoves.length > 0;
          const looks = called ? 4 : i % 15 === 14 ? 1 : 0;
          for (let look = 0; look < looks; look++) expectAlike(one, two, me, seed + i + 1000 * look);
        }
        expect(two.state().desks[me]).toEqual(one.state().desks[me]);
      }),
      RUNS,
    );
    expect(secrets).toBeGreaterThan(1000);
  });

  test('secrecy: orders put on the table only what is declared, and of it names and numbers of hexes alone', () => {
    const shown = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        playOn(seed, (_, answer) => {
          if (answer.kind !== 'accepted') return;
          for (const { scope, event } of answer.outcome.facts) {
            if (scope !== 'table' || !isOrders(event)) continue;
            shown.add(event.type);
            expect(
              Object.keys(event).every((key) =>
                ['type', 'side', 'of', 'turn', 'revealed', 'hexes', 'place', 'assaulted'].includes(key),
              ),
            ).toBe(true);
          }
        });
      }),
      SAME,
    );
    expect([...shown].sort()).toEqual(DECLARED_BY_ORDERS.filter((type) => type !== 'OrdersShown').sort());
  });

  test('secrecy: a play at a desk begins with a fact of that desk, so that its command is that desk’s secret too', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        playOn(seed, (_, answer, seat) => {
          if (answer.kind !== 'accepted') return;
          const { facts } = answer.outcome;
          const secret = facts.some(({ scope, event }) => scope !== 'table' && isOrders(event));
          if (!secret) return;
          expect(facts[0]?.scope).not.toBe('table');
          // The other desk may be locked: nothing could be written there.
          expect(facts.map(({ scope }) => scope)).not.toContain(deskOf(otherSide(seat)));
        });
      }),
      RUNS,
    );
  });
});
