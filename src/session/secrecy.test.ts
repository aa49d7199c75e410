import fc from 'fast-check';
import { SIDES, maySee, otherSide } from '../engine/sides';
import type { Seat, Side } from '../engine/sides';
import type { AsksDice, Faces, Step } from '../engine/step';
import { resolve } from '../engine/given';
import type { Roll } from '../engine/given';
import type { Decision } from '../engine/rule-set';
import { COORDINATED } from '../rules/nlc/index';
import { mop } from '../rules/mop/index';
import type { NlcCommand, NlcEvent } from '../rules/nlc/index';
import { isOn } from '../rules/common/index';
import type { Setup } from '../rules/common/index';
import { battle } from '../testkit/battle';
import { mopTable } from '../testkit/playing';
import { playing, testPorts } from '../testkit/ports';
import { nextTap } from '../testkit/random-player';
import { randomSetup } from '../testkit/random-setups';
import { seeded } from '../testkit/seeded';
import type { Seeded } from '../testkit/seeded';

/**
 * The law of secrecy (DESIGN §5): two games in which the same happened on the table and on my desk, and anything at all on
 * the enemy's, cannot be told apart by me or by the open table: not by what is shown, nor by what is allowed, nor by how
 * something is refused.
 */
type Table = ReturnType<typeof mopTable>;
type Answer = Step<Decision<NlcEvent>>;
type Asking = AsksDice<Decision<NlcEvent>>;
type Pair = readonly [Table, Table];

/** Ruling 98 and DESIGN §5: the only events by which a desk may come to show on the table. */
const DECLARED: readonly string[] = ['CupFilled', 'ReserveActed', 'ChitDrawn', 'VictoryCounted'];

/** The seats from which one side may look while the other is away. */
const seatsOf = (me: Side): readonly Seat[] => ['table', me];

/** A dice request as whoever plays gets to see it: of a secret one, nothing. */
const asSeen = (answer: Answer, seat: Seat): string => {
  if (answer.kind === 'needsDice') return answer.request.secret === true ? 'drawing' : JSON.stringify(answer.request);
  if (answer.kind !== 'accepted') return JSON.stringify(answer);
  const { facts, barrier } = answer.outcome;
  return JSON.stringify([barrier, answer.working, facts.filter(({ scope }) => maySee(seat, scope))]);
};

const namesOnly = (seen: string): string =>
  DECLARED.reduce(
    (text, type) => text.replace(new RegExp(`\\{"scope":"table","event":\\{"type":"${type}".*?\\}\\}+`, 'g'), type),
    seen,
  );

/** All that could be tried by somebody who wants to find out. */
const probes = (setup: Setup): readonly NlcCommand[] => {
  const chits = [...setup.formations.map(({ id }) => id), COORDINATED, 'nobody'];
  const leaders = [...setup.leaders.map(({ id }) => id), null];
  const sides = ['first', 'second'] as const;
  const tries: readonly unknown[] = [
    ...sides.flatMap((side) => leaders.map((commander) => ({ type: 'RollCoordinated', side, commander }) as const)),
    ...sides.flatMap((side) => [
      ...chits.flatMap((a, i) => chits.slice(i + 1).map((b) => ({ type: 'SetAside', side, chits: [a, b] }) as const)),
      ...chits.flatMap((chit) => [
        { type: 'EnterDrawn', side, chit } as const,
        { type: 'PutBack', side, chit } as const,
      ]),
      { type: 'SetAside', side, chits: [] as string[] } as const,
      { type: 'DeclareReserve', side } as const,
      { type: 'OpenDesk', side } as const,
    ]),
    ...leaders.flatMap((first) =>
      leaders.map((second) => ({ type: 'RollInitial', commanders: { first, second } }) as const),
    ),
    ...[...chits, null].map((chit) => ({ type: 'TakeInitial', chit }) as const),
    ...chits.flatMap((formation) =>
      [true, false].map((reserve) => ({ type: 'FlagReserve', formation, reserve }) as const),
    ),
    ...sides.map((side) => ({ type: 'PhaseDone', side }) as const),
    ...chits.map(
      (id) =>
        ({
          type: 'RecordLocalDecision',
          of: { kind: 'formation', id },
          steps: [{ type: 'reserve', target: null }],
        }) as const,
    ),
    ...(['FillCup', 'DrawChit', 'NextTurn', 'CloseDesk'] as const).map((type) => ({ type })),
    ...['reinforcements', 'selection', 'nowhere'].map((step) => ({ type: 'GoToStep', step }) as const),
    { type: 'TickStage', item: 'charge', done: true },
  ];
  return tries.map((json) => {
    const command = mop.decodeCommand(json);
    if (command.kind !== 'ok') throw new Error(JSON.stringify(json));
    return command.value;
  });
};

const expectAlike = ([one, two]: Pair, tries: readonly NlcCommand[], me: Side): void => {
  for (const seat of seatsOf(me)) {
    expect(JSON.stringify(two.view(seat))).toBe(JSON.stringify(one.view(seat)));
    for (const command of tries) {
      const answers = [one, two].map((table) => namesOnly(asSeen(mop.decide(table.state(), command, seat), seat)));
      if (answers[0] !== answers[1]) throw new Error(`${seat} ${JSON.stringify(command)}: ${answers.join(' / ')}`);
    }
  }
};

/** What one play was: the same for both worlds but for the app's own dice and the enemy's secrets. */
type Deed = Readonly<{
  seat: Seat;
  commands: readonly [NlcCommand, NlcCommand];
  rolls: readonly [readonly Roll[], readonly Roll[]];
}>;

/** Open dice fall alike in both worlds; of the secret ones, one that brings out the same chit, if there is one. */
const facesFor = ([a, b]: readonly [Asking, Asking], chance: Seeded, me: Side): readonly [Faces, Faces] | null => {
  if (a.request.secret !== true) {
    const faces = Array.from({ length: a.request.count }, () => chance.roll(a.request.sides));
    return [faces, faces];
  }
  const outcomesOf = ({ request, then }: Asking): readonly string[] =>
    Array.from({ length: request.sides }, (_, i) => asSeen(then([i + 1]), me));
  const [one, two] = [outcomesOf(a), outcomesOf(b)];
  const common = one.filter((seen) => two.includes(seen));
  const wanted = common[chance.roll(common.length) - 1];
  return wanted === undefined ? null : [[one.indexOf(wanted) + 1], [two.indexOf(wanted) + 1]];
};

const settleBoth = (
  pair: Pair,
  command: NlcCommand,
  [seat, me]: readonly [Seat, Side],
  chance: Seeded,
): Deed | null => {
  const rolls: [Roll[], Roll[]] = [[], []];
  const [one, two] = [mop.decide(pair[0].state(), command, seat), mop.decide(pair[1].state(), command, seat)];
  let [a, b] = [one, two];
  while (a.kind === 'needsDice' && b.kind === 'needsDice') {
    const faces = facesFor([a, b], chance, me);
    if (faces === null) return null;
    rolls[0].push({ rule: a.request.rule, faces: faces[0] });
    rolls[1].push({ rule: b.request.rule, faces: faces[1] });
    [a, b] = [resolve(one, { rolls: rolls[0], choices: [] }), resolve(two, { rolls: rolls[1], choices: [] })];
  }
  const alike = a.kind === 'accepted' && b.kind === 'accepted' && asSeen(a, me) === asSeen(b, me);
  return alike ? { seat, commands: [command, command], rolls } : null;
};

const play = (pair: Pair, deed: Deed): void => {
  pair.forEach((table, i) => {
    const settled = resolve(mop.decide(table.state(), deed.commands[i]!, deed.seat), {
      rolls: deed.rolls[i]!,
      choices: [],
    });
    if (settled.kind !== 'accepted') throw new Error(`not settled: ${JSON.stringify(settled)}`);
    table.apply(settled.outcome.facts);
  });
};

/** How a formation goes into Reserve or out of it: by a mark, or where sheets are kept in the app by the order it goes by. */
const reserveMark = (setup: Setup, formation: string, reserve: boolean): NlcCommand => {
  if (!isOn(setup, 'orderSheets')) return { type: 'FlagReserve', formation, reserve };
  const target = { kind: 'place', name: `somewhere near ${formation}` };
  const steps = [reserve ? { type: 'reserve', target: null } : { type: 'defend', target }];
  const of = { kind: 'formation', id: formation };
  const command = mop.decodeCommand({ type: 'SetOrder', of, steps, houseRule: { reason: 'so it was' } });
  if (command.kind !== 'ok') throw new Error(JSON.stringify(command));
  return command.value;
};

/** The enemy marks his Reserve as he likes, as many of those present in either world, so that the counts stay the same. */
const enemyMarks = (pair: Pair, setup: Setup, chance: Seeded, enemy: Side): readonly Deed[] => {
  const { turn } = pair[0].state().table;
  const his = setup.formations.filter(({ side }) => side === enemy);
  const present = his
    .filter(({ onMap, arrives }) => onMap && (arrives === null || arrives <= turn))
    .map(({ id }) => id);
  const many = chance.roll(Math.max(1, present.length - 1));
  const chosen = [0, 1].map(() =>
    present
      .map((id) => [chance.roll(1_000_000), id] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, many)
      .map(([, id]) => id),
  );
  return present.map((formation) => {
    const mark = (world: number): NlcCommand => reserveMark(setup, formation, chosen[world]!.includes(formation));
    return { seat: enemy, commands: [mark(0), mark(1)], rolls: [[], []] };
  });
};

/** What the table or the first side does next, if it comes to the same in both worlds. */
const nextDeed = (pair: Pair, chance: Seeded, me: Side): Deed | null => {
  const { seat, command: json } = nextTap(pair[0].view('table')!, chance);
  const command = mop.decodeCommand(json);
  if (command.kind !== 'ok' || seat === otherSide(me)) return null;
  return settleBoth(pair, command.value, [chance.once(3) ? me : seat, me], chance);
};

const twoWorlds = (seed: number, me: Side): Readonly<{ setup: Setup; deeds: readonly Deed[]; differed: boolean }> => {
  const chance = seeded(seed);
  const setup = randomSetup(chance, ['openCup', 'withoutOrders', 'openOrders']);
  const tries = probes(setup);
  const pair: Pair = [mopTable(setup), mopTable(setup)];
  const deeds: Deed[] = [];
  const take = (deed: Deed): void => {
    play(pair, deed);
    deeds.push(deed);
  };
  let differed = false;
  for (let taps = 0; taps < 60; taps++) {
    if (taps === 0 || chance.once(25)) enemyMarks(pair, setup, chance, otherSide(me)).forEach(take);
    const deed = nextDeed(pair, chance, me);
    if (deed !== null) take(deed);
    const desks = pair.map((table) => JSON.stringify(table.state().held[otherSide(me)]));
    differed ||= desks[0] !== desks[1];
    if (taps % 8 === 0) expectAlike(pair, tries, me);
  }
  expectAlike(pair, tries, me);
  return { setup, deeds, differed };
};

test.each(SIDES)(
  'Ruling 98 the law of secrecy for the %s side: whatever stands on the enemy’s desk, my view, my answers and my refusals are the same',
  (me) => {
    let differed = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        if (twoWorlds(seed, me).differed) differed += 1;
      }),
      { numRuns: 26, seed: 98 },
    );
    expect(differed).toBeGreaterThan(10);
  },
);

/** The same two games through real sessions, on a disk each: what is shown, and the history of either seat. */
const through = async (
  me: Side,
  { setup, deeds }: ReturnType<typeof twoWorlds>,
  world: 0 | 1,
): Promise<readonly string[]> => {
  const dice = deeds.flatMap(({ rolls }) => rolls[world].flatMap(({ faces }) => [...faces]));
  const { session } = await playing(testPorts(1, { roll: () => dice.shift() ?? 0 }), 'mop', setup);
  const shown: string[] = [];
  for (const { seat, commands } of deeds) {
    session.takeSeat(seat);
    if (!(await session.dispatch(commands[world])))
      throw new Error(JSON.stringify([commands[world], session.getState().refusal]));
    if (seat !== otherSide(me)) shown.push(JSON.stringify(session.getState()));
  }
  for (const seat of seatsOf(me)) {
    session.takeSeat(seat);
    shown.push(JSON.stringify(session.getState()), JSON.stringify(await session.history()));
  }
  expect(dice).toEqual([]);
  return shown;
};

test.each(SIDES)(
  'Ruling 98 the same through sessions for the %s side: screen and history, byte for byte',
  async (me) => {
    for (let seed = 1; seed <= 12; seed++) {
      const worlds = twoWorlds(seed, me);
      expect(await through(me, worlds, 1)).toEqual(await through(me, worlds, 0));
    }
  },
);

test('the umpire’s dice show in no view and in no history, not even to a solo player', async () => {
  const roll = (sides: number): number => (sides === 3 ? 2 : 1);
  const { session } = await playing(testPorts(1, { roll }), 'mop');
  await session.dispatch({ type: 'FillCup' });
  await session.dispatch({ type: 'DrawChit' });
  for (const seat of ['table', 'first', 'second', 'solo'] as const) {
    session.takeSeat(seat);
    const { items } = await session.history();
    expect(Object.keys(items[0] ?? {})).toEqual(['seq', 'at', 'kind', 'live', 'barrier', 'events', 'to', 'reason']);
    expect(items[0]?.events).toEqual([{ type: 'ChitDrawn', side: 'first', chit: 'f2', entered: false }]);
    expect(JSON.stringify([items, session.getState()])).not.toMatch(/faces|umpire/);
  }
});

test('with the open cup, and for a solo player, the law does not hold: what is open is seen', () => {
  const viewOf = (reserve: boolean, seat: Seat, setup: Setup): string => {
    const table = mopTable(setup);
    table.when({ type: 'FlagReserve', formation: 's1', reserve }, 'second').thenFacts();
    return JSON.stringify(table.view(seat));
  };
  const differs = (seat: Seat, setup: Setup): boolean => viewOf(true, seat, setup) !== viewOf(false, seat, setup);
  expect([differs('first', battle()), differs('table', battle())]).toEqual([false, false]);
  expect([differs('first', battle({}, ['openCup'])), differs('solo', battle()), differs('second', battle())]).toEqual([
    true,
    true,
    true,
  ]);
});
