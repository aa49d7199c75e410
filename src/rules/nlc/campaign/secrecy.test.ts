import { rolledOut } from '../../../testkit/given';
import fc from 'fast-check';
import type { Decision } from '../../../engine/rule-set';
import { SIDES, maySee, otherSide } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import { formation } from '../../../testkit/battle';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import { arrivalsAsSeen, arrivalsInForce, arrivalsToName } from './arrivals';
import { UNITS, campaign, commandOf, rulesOf, BOOKS } from './testing/campaigning';
import type { Campaign } from './testing/campaigning';

/**
 * The law of secrecy for the campaign: two games in which the same happened on the table and on my desk, and anything at all on
 * the enemy's, are one game to me and to the open table: what is shown, what may be named, what is allowed and refused.
 */
const FORMATIONS = SIDES.flatMap((side) =>
  [null, 1, 3, 3, 4, 6].map((arrives, i) =>
    formation(`${side}-${String(i)}`, side, { arrives, kind: i === 5 ? 'division' : 'corps' }),
  ),
);
const IDS = [...FORMATIONS.map(({ id }) => id), 'nobody'];
const rules = rulesOf(BOOKS.mop);

const begin = (): Campaign =>
  campaign('mop', {}, { formations: FORMATIONS, units: UNITS }, [
    'variableArrival',
    'secretArrivals',
    'hiddenDemoralization',
  ]);

type Answer = Step<Decision<unknown>>;
const asSeen = (answer: Answer, seat: Seat): string => {
  if (answer.kind === 'needsDice') return JSON.stringify([answer.working, answer.request]);
  if (answer.kind !== 'accepted') return JSON.stringify(answer);
  const { facts, barrier } = answer.outcome;
  return JSON.stringify([barrier, answer.working, facts.filter(({ scope }) => maySee(seat, scope))]);
};

/** Brings a play all the dice it asks for. */
const settle = (table: Campaign, json: object, seat: Seat, chance: Seeded): Answer => {
  const step = rolledOut(rules.decide(table.state(), commandOf(json), seat), () => chance.roll(6));
  if (step.kind === 'accepted') table.apply(step.outcome.facts);
  return step;
};

const id = (chance: Seeded): string => IDS[chance.roll(IDS.length) - 1] ?? '';

/** Whatever may be done about reinforcements and points, by anybody. */
const anyPlay = (chance: Seeded): object => {
  const of = id(chance);
  const side = chance.pick(SIDES);
  return chance.pick<object>([
    { type: 'RollArrival', formations: chance.once(3) ? [of, id(chance)] : [of], entry: chance.pick(['', 'road']) },
    { type: 'RollArrival', formations: [of] },
    { type: 'MoveArrival', formation: of, turn: chance.once(4) ? null : chance.roll(8), reason: 'Card 25' },
    { type: 'EnterReinforcement', formation: of, how: 'postponed' },
    { type: 'ChangeArrivalOrder', formation: of, order: 'March' },
    { type: 'AwardPoints', side, source: 'card', amount: chance.roll(5), reason: 'Card', hidden: chance.once(2) },
    { type: 'EnterReinforcement', formation: of, how: chance.pick(['entered', 'partly']) },
    { type: 'RecordPlace', name: 'Town', points: 3, by: side },
  ]);
};

const PROBES: readonly object[] = [
  ...IDS.flatMap((of) => [
    { type: 'RollArrival', formations: [of] },
    ...IDS.slice(0, 4).map((other) => ({ type: 'RollArrival', formations: [other, of] })),
    { type: 'MoveArrival', formation: of, turn: 5, reason: 'Card' },
    { type: 'EnterReinforcement', formation: of, how: 'entered' },
    { type: 'EnterReinforcement', formation: of, how: 'postponed' },
    { type: 'ChangeArrivalOrder', formation: of, order: 'March' },
  ]),
  ...SIDES.flatMap((side) => [
    { type: 'AwardPoints', side, amount: 2, reason: 'Card', source: 'card', hidden: true },
    { type: 'AwardPoints', side, amount: 2, reason: 'Card', source: 'card' },
    { type: 'RecordSupply', side, outOfSupply: [] },
  ]),
];

const expectAlike = ([one, two]: readonly [Campaign, Campaign], me: Side): void => {
  expect(arrivalsToName(two.state())).toEqual(arrivalsToName(one.state()));
  for (const seat of ['table', me] as const) {
    expect(JSON.stringify(two.view(seat))).toBe(JSON.stringify(one.view(seat)));
    expect(arrivalsAsSeen(two.state(), seat)).toEqual(arrivalsAsSeen(one.state(), seat));
    for (const probe of PROBES) {
      const [a, b] = [one, two].map((table) => asSeen(rules.decide(table.state(), commandOf(probe), seat), seat));
      if (a !== b) throw new Error(`${seat} ${JSON.stringify(probe)}: ${a ?? ''} / ${b ?? ''}`);
    }
  }
};

/** The enemy's corps that are demoralized, different in the two worlds. */
const withSecrets = (table: Campaign, turn: number, enemy: Side, chance: Seeded): Campaign =>
  table.on(turn, { demoralized: IDS.filter((one) => one.startsWith(enemy) && chance.once(3)) });

const twoWorlds = (seed: number, me: Side): Readonly<{ desks: boolean; truth: boolean; own: boolean }> => {
  const enemy = otherSide(me);
  const [common, ...own] = [seeded(seed), seeded(seed + 1), seeded(seed + 2)];
  let pair: readonly [Campaign, Campaign] = [begin(), begin()];
  let differed = { desks: false, truth: false, own: false };
  for (let turn = 0; turn < 7; turn++) {
    pair = [withSecrets(pair[0], turn, enemy, own[0]), withSecrets(pair[1], turn, enemy, own[1])];
    for (let plays = 0; plays < 8; plays++) {
      pair.forEach((table, i) => {
        const play = anyPlay(own[i]!);
        // What is open to all is no secret: the enemy does it in both worlds or not at all.
        const isSecret = !['EnterReinforcement', 'RecordPlace'].includes((play as { type: string }).type);
        const open = 'hidden' in play && play.hidden === false;
        if (isSecret && !open) settle(table, play, enemy, own[i]!);
      });
      const play = anyPlay(common);
      const seat = common.pick<Seat>(['table', me]);
      const die = common.roll(1_000_000);
      const [a, b] = pair.map((table) => asSeen(settle(table, play, seat, seeded(die)), seat));
      expect(b).toBe(a);
    }
    expectAlike(pair, me);
    const [one, two] = pair.map((table) => table.state());
    const said = (what: (table: Campaign) => unknown): boolean =>
      JSON.stringify(what(pair[0])) !== JSON.stringify(what(pair[1]));
    differed = {
      desks: differed.desks || JSON.stringify(one?.desks[enemy]) !== JSON.stringify(two?.desks[enemy]),
      truth: differed.truth || said((table) => arrivalsInForce(table.state())),
      own: differed.own || said((table) => table.view(enemy).points),
    };
  }
  return differed;
};

test.each(SIDES)(
  'MOP 37.12.3 (Appendix III a), 37.10 the law of secrecy for the %s side: whatever the enemy’s desk knows of arrivals, cards and demoralization',
  (me) => {
    const seen = { desks: 0, truth: 0, own: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const differed = twoWorlds(seed, me);
        for (const what of ['desks', 'truth', 'own'] as const) seen[what] += differed[what] ? 1 : 0;
      }),
      { numRuns: 12, seed: 3 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(8);
  },
);

test('MOP 37.12.3 (Appendix III a) without the switch the law does not hold: what is open is seen', () => {
  const views = [1, 6].map((die) => {
    const table = campaign('mop', { turn: 1 }, { formations: FORMATIONS, units: [] }, ['variableArrival']);
    table
      .act({ type: 'RollArrival', formations: ['second-2'] })
      .rolling(['MOP 37.12.2', die])
      .thenFacts();
    return JSON.stringify(table.view('first'));
  });
  expect(views[0]).not.toBe(views[1]);
});
