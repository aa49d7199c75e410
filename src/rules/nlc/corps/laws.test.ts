import { rallying, removing } from '../../../testkit/plays';
import { rolledOut } from '../../../testkit/given';
import fc from 'fast-check';
import { SIDES, maySee, otherSide } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import type { Setup } from '../../common/index';
import type { Switch } from '../../list';
import { standingOf } from '../../common/army/army';
import { corpsTable } from './testing/corps-game';
import type { CorpsGame } from './testing/corps-game';
import { JUDGED_TAPS, LEDGER_TAPS, TABLE_TAPS, randomArmies, seatFor, tapOf } from './testing/random-corps';
import type { Tap } from './testing/random-corps';
import { casesOf, demoralizedOf, verdictOn } from './judge';
import { ledgerOf } from './state';

const ALL: readonly Switch[] = ['proximity', 'operationsMorale', 'disruptionByCheck'];
const EVERY_TAP = [...LEDGER_TAPS, ...TABLE_TAPS, ...JUDGED_TAPS];

type Fact = Readonly<{ scope: string; event: Readonly<{ type: string }> }>;
type Play = Readonly<{ facts: readonly Fact[]; before: readonly string[] }>;

const everybody = (table: CorpsGame): readonly string[] => SIDES.flatMap((side) => demoralizedOf(table.state(), side));

/** One play of anybody, with dice as they fall; null when it is refused. */
const playOne = (table: CorpsGame, setup: Setup, chance: Seeded): Play | null => {
  const side = chance.pick(SIDES);
  const command = table.read(tapOf(EVERY_TAP, setup, chance, side));
  const step = rolledOut(table.rules.decide(table.state(), command, seatFor(chance, side)), chance.roll);
  if (step.kind !== 'accepted') return null;
  const before = everybody(table);
  table.apply(step.outcome.facts);
  return { facts: step.outcome.facts, before };
};

const keyOfTurn = (event: object): string => {
  const { of } = event as { of: { id: string; division?: string } };
  return of.division === undefined ? of.id : `${of.id}/${of.division}`;
};

const expectAnnounced = (table: CorpsGame, { facts, before }: Play): number => {
  const turns = facts.filter(({ event }) => event.type === 'DemoralizationTurned').map(({ event }) => event);
  const keys = turns.map(keyOfTurn);
  expect(new Set(keys).size).toBe(keys.length);
  const now = everybody(table);
  for (const event of turns) {
    const { now: to, lost, limit } = event as unknown as { now: string; lost: number; limit: number };
    const key = keyOfTurn(event);
    expect([before.includes(key), now.includes(key)]).toEqual([to === 'lifted', to === 'demoralized']);
    const { of } = event as unknown as { of: { kind: string } };
    // A division in range may be as its corps is, whatever it lost itself.
    if (of.kind !== 'division') expect(lost >= limit).toBe(to === 'demoralized');
  }
  const silent = [...before, ...now].filter((key) => before.includes(key) !== now.includes(key) && !keys.includes(key));
  // Only a division that comes back to its corps falls silent: it has no verdict of its own any more.
  expect(silent.filter((key) => !facts.some(({ event }) => event.type === 'DivisionSet' && key.includes('/')))).toEqual(
    [],
  );
  return turns.length;
};

/** What the ledger says is what the procedure says, for everybody. */
const expectSettled = (table: CorpsGame): void => {
  const state = table.state();
  for (const side of SIDES)
    for (const one of casesOf(state, side))
      expect([one.key, verdictOn(one).outcome.demoralized]).toEqual([
        one.key,
        ledgerOf(state, side).demoralized.includes(one.key),
      ]);
};

/** Ruling 96, added up anew from the counters. */
const expectLosses = (table: CorpsGame, setup: Setup): void => {
  const { army, corps, desks } = table.state();
  for (const { of, side, lost } of table.view('solo').formations) {
    const ledger = table.view().hidden ? desks[side].ledger : corps.ledger;
    const gone = setup.units
      .filter(
        ({ id, formation }) => formation === of.id && ['uar', 'peu', 'exitedLost'].includes(standingOf(army, id).place),
      )
      .reduce((sum, { front }) => sum + front, ledger.besides[of.id] ?? 0);
    expect(lost).toBe(gone);
  }
};

test.each([[[]], [['hiddenDemoralization']]] as readonly (readonly [readonly Switch[]])[])(
  'NLC 15 whatever is played (%j), who crosses a limit is announced exactly once, and losses are the sum of what is gone',
  (more) => {
    let announced = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const chance = seeded(seed);
        const setup = randomArmies(chance, [...ALL, ...more]);
        const table = corpsTable(setup, chance.pick(['nlc', 'mop']));
        for (let taps = 0; taps < 80; taps++) {
          const play = playOne(table, setup, chance);
          if (play !== null) announced += expectAnnounced(table, play);
        }
        expectSettled(table);
        expectLosses(table, setup);
        expect(JSON.parse(JSON.stringify(table.state()))).toEqual(table.state());
      }),
      { numRuns: 40, seed: 15 },
    );
    expect(announced).toBeGreaterThan(100);
  },
);

test('NLC 15 what happened can be stored and read again', () => {
  const chance = seeded(96);
  const setup = randomArmies(chance, ALL);
  const table = corpsTable(setup);
  const events = Array.from({ length: 400 }, () => playOne(table, setup, chance)?.facts ?? []).flat();
  expect(new Set(events.map(({ event }) => event.type)).size).toBeGreaterThan(12);
  for (const { event } of events)
    expect(table.rules.decodeEvent(JSON.parse(JSON.stringify(event)))).toEqual({ kind: 'ok', value: event });
});

/** An answer as whoever asks gets to see it. */
const asSeen = (answer: Step<{ facts: readonly Fact[]; barrier: boolean }>, seat: Seat): string => {
  if (answer.kind !== 'accepted') return JSON.stringify(answer);
  const { facts, barrier } = answer.outcome;
  return JSON.stringify([barrier, answer.working, facts.filter(({ scope }) => maySee(seat, scope as 'table'))]);
};

type Pair = readonly [CorpsGame, CorpsGame];

/** With every face, since what depends on a hidden limit may show in the result only. */
const answerTo = ({ rules, state, read }: CorpsGame, tap: Tap, seat: Seat): string =>
  [1, 3, 4, 5]
    .map((face) =>
      asSeen(
        rolledOut(rules.decide(state(), read(tap), seat), () => face),
        seat,
      ),
    )
    .join();

const expectAlike = ([one, two]: Pair, tries: readonly Tap[], me: Side): void => {
  for (const seat of ['table', me] as const) {
    expect(JSON.stringify(two.view(seat))).toBe(JSON.stringify(one.view(seat)));
    for (const tap of tries) {
      const answers = [one, two].map((table) => answerTo(table, tap, seat));
      if (answers[0] !== answers[1]) throw new Error(`${seat} ${JSON.stringify(tap)}: ${answers.join(' / ')}`);
    }
  }
};

/** The same play in both worlds; taken only if all that I can see of it is the same. */
const playBoth = (pair: Pair, tap: Tap, seat: Seat, me: Side, roll: (sides: number) => number): boolean => {
  const steps = pair.map(({ rules, state, read }) => rolledOut(rules.decide(state(), read(tap), seat), roll));
  const seen = steps.map((step) => {
    if (step.kind !== 'accepted') return step.kind;
    return JSON.stringify([step.outcome.barrier, step.outcome.facts.filter(({ scope }) => maySee(me, scope))]);
  });
  if (seen[0] !== seen[1]) return false;
  steps.forEach((step, i) => {
    if (step.kind === 'accepted') pair[i]?.apply(step.outcome.facts);
  });
  return true;
};

/** The enemy writes on his desk, in one of the worlds or in each what he likes. */
const enemyWrites = (pair: Pair, setup: Setup, chance: Seeded, enemy: Side): void => {
  for (const { rules, state, read, apply } of pair) {
    const step = rules.decide(state(), read(tapOf(LEDGER_TAPS, setup, chance, enemy)), enemy);
    if (step.kind !== 'accepted') continue;
    expect(step.outcome.facts.map(({ scope }) => scope)).toEqual(step.outcome.facts.map(() => `held:${enemy}`));
    apply(step.outcome.facts);
  }
};

/** Plays the two worlds on; tells whether the enemy's demoralized were ever not the same, and how often he rallied. */
const twoWorlds = (seed: number, me: Side): Readonly<{ differed: boolean; judged: number }> => {
  const chance = seeded(seed);
  const setup = randomArmies(chance, [...ALL, 'hiddenDemoralization']);
  const enemy = otherSide(me);
  const pair: Pair = [corpsTable(setup), corpsTable(setup)];
  let differed = false;
  let judged = 0;
  for (let taps = 0; taps < 70; taps++) {
    if (chance.once(3)) enemyWrites(pair, setup, chance, enemy);
    const side = chance.pick(SIDES);
    const isJudged = chance.once(4);
    const tap = tapOf(isJudged ? JUDGED_TAPS : side === me ? EVERY_TAP : TABLE_TAPS, setup, chance, side);
    const face = chance.roll(6);
    if (playBoth(pair, tap, chance.once(2) ? side : 'table', me, () => face) && isJudged) judged += 1;
    const [one, two] = pair.map((table) => JSON.stringify(demoralizedOf(table.state(), enemy)));
    differed ||= one !== two;
    if (taps % 10 === 9) expectAlike(pair, probes(setup, chance), me);
  }
  return { differed, judged };
};

/** All that could be tried by somebody who wants to find out. */
const probes = (setup: Setup, chance: Seeded): readonly Tap[] => [
  ...SIDES.flatMap((side) => Array.from({ length: 15 }, () => tapOf(EVERY_TAP, setup, chance, side))),
  ...setup.units.flatMap(({ id, formation }) => [removing([id]), rallying(formation, [{ unit: id }])]),
];

test.each(SIDES)(
  'MOP 37.10 the law of secrecy for the %s side: whoever of the enemy is demoralized, my view, my answers and my refusals are the same',
  (me) => {
    const worlds: ReturnType<typeof twoWorlds>[] = [];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        worlds.push(twoWorlds(seed, me));
      }),
      { numRuns: 12, seed: 37 },
    );
    expect(worlds.filter(({ differed }) => differed).length).toBeGreaterThan(6);
    expect(worlds.reduce((sum, { judged }) => sum + judged, 0)).toBeGreaterThan(30);
  },
);

test('MOP 37.10 nobody but the owner and a solo player sees limits, who is demoralized, or does what would tell', () => {
  const armies = randomArmies(seeded(1), [...ALL, 'hiddenDemoralization']);
  const table = corpsTable({ ...armies, leaders: armies.leaders.map((one) => ({ ...one, level: 30 })) });
  const seen = (seat: Seat): readonly string[] => [...new Set(table.view(seat).formations.map(({ side }) => side))];
  expect([seen('table'), seen('first'), seen('second'), seen('solo')]).toEqual([
    [],
    ['first'],
    ['second'],
    ['first', 'second'],
  ]);
  const lost = { type: 'CountLosses', of: { kind: 'army', id: 'first-oc' }, lost: 99 };
  table.when(lost, 'second').thenRefused('NO_SUCH_FORMATION', 'Ruling 96');
  table.when(lost).thenRefused('NO_SUCH_FORMATION', 'Ruling 96');
  expect(
    table
      .when(lost, 'first')
      .thenFacts()
      .map(({ scope }) => scope),
  ).toEqual(['held:first', 'held:first']);
  const rally = rallying('first-f0', [{ unit: 'nobody' }]);
  table.when(rally).thenRefused('OWNER_JUDGES', 'MOP 37.10');
  table.when(rally, 'second').thenRefused('OWNER_JUDGES', 'MOP 37.10');
  table.when(rally, 'first').thenRefused('NO_SUCH_UNIT', 'NLC 13');
});

test('MOP 37.10 a hidden rally is a barrier with or without dice, and its dice stand with the owner', () => {
  const setup = randomArmies(seeded(2), ['hiddenDemoralization']);
  const units = setup.units.filter(({ formation, reverse }) => formation === 'first-f0' && reverse !== null);
  const rallied = (lost: number): boolean => {
    const table = corpsTable(setup);
    table.destroyed(units[0]?.id ?? '');
    table.turnsPass(6);
    table.when({ type: 'CountLosses', of: { kind: 'army', id: 'first-oc' }, lost }, 'first').thenFacts();
    const rally = rallying('first-f0', [{ unit: units[0]?.id ?? '' }]);
    const asked = table.when(rally, 'first');
    const play = lost === 0 ? asked : asked.rolling(['NLC 13', 2]);
    expect(play.thenFacts()[0]).toMatchObject({ scope: 'held:first', event: { type: 'RallyTried' } });
    return play.barrier;
  };
  expect([rallied(0), rallied(999)]).toEqual([true, true]);
});
