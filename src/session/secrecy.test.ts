import { SIDES, otherSide } from '../engine/sides';
import type { Seat, Side } from '../engine/sides';
import { COORDINATED } from '../rules/nlc/index';
import { mop } from '../rules/mop/index';
import { n20 } from '../rules/n20/index';
import { nlc } from '../rules/nlc/index';
import type { Setup } from '../rules/common/index';
import { battle } from '../testkit/battle';
import { mopTable } from '../testkit/playing';
import { playing, testPorts } from '../testkit/ports';
import { ALL_TAPS, SECRET_TAPS } from '../testkit/random-player';
import { randomGame } from '../testkit/random-setups';
import { seeded } from '../testkit/seeded';
import { twoWorlds } from '../testkit/two-worlds';
import type { Command, WorldRules, Worlds } from '../testkit/two-worlds';
import type { RuleSetId } from '../rules/list';
import { tellAloud } from './tell-aloud';

const RULES = { nlc, mop, n20 } as unknown as Readonly<Record<RuleSetId, WorldRules>>;

/** All that could be tried at the cup by somebody who wants to find out. */
const cupProbes = (setup: Setup): readonly Command[] => {
  const chits = [...setup.formations.map(({ id }) => id), COORDINATED, 'nobody'];
  const leaders = [...setup.leaders.map(({ id }) => id), null];
  const sides = ['first', 'second'] as const;
  return [
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
};

/** A game of everything in two worlds, every other one mostly of what is done in secret. */
const playedTwice = (
  rules: RuleSetId,
  me: Side,
  seed: number,
  taps: number,
): Readonly<{ setup: Setup; worlds: Worlds }> => {
  const chance = seeded(seed);
  const setup = randomGame(chance, ['openCup', 'withoutOrders', 'openOrders']);
  const worlds = twoWorlds(RULES[rules], setup, chance, me, seed % 2 === 0 ? ALL_TAPS : SECRET_TAPS);
  for (let i = 0; i < taps; i++) {
    worlds.next();
    if (i % 12 === 11) worlds.compare();
  }
  return { setup, worlds };
};

/** Secrets that must have been different in the two worlds, or the law says nothing of them. */
const MUST: Readonly<Record<RuleSetId, readonly string[]>> = {
  nlc: ['held orders', 'desk orders', 'held corps', 'held campaign', 'held hidden', 'desk hidden'],
  mop: ['held orders', 'desk orders', 'held corps', 'held campaign', 'held hidden', 'desk hidden', 'held cards'],
  n20: ['held events', 'umpire events', 'held matrix'],
};

const GAMES: readonly (readonly [RuleSetId, number])[] = [
  ['nlc', 14],
  ['mop', 44],
  ['n20', 16],
];
const LAWS = GAMES.flatMap(([rules, games]) =>
  SIDES.map((me) => [rules, me, Number(process.env['SEEDS'] ?? games)] as const),
);

test.each(LAWS)(
  'Ruling 98 the law of secrecy in %s for the %s side: whatever stands on the enemy’s desk, my view, my answers and my refusals are the same',
  (rules, me, games) => {
    const differed = new Map<string, number>();
    for (let seed = 1; seed <= games; seed++) {
      try {
        const { setup, worlds } = playedTwice(rules, me, seed, 150);
        if (rules !== 'n20') worlds.probe(cupProbes(setup));
        for (const [part, times] of worlds.differed) differed.set(part, (differed.get(part) ?? 0) + times);
      } catch (thrown) {
        throw new Error(`seed ${String(seed)}: ${thrown instanceof Error ? thrown.message : ''}`, { cause: thrown });
      }
    }
    if (process.env['WIDE'] !== undefined) process.stdout.write(`${rules} ${JSON.stringify([...differed])}\n`);
    expect(MUST[rules].filter((part) => (differed.get(part) ?? 0) < 3)).toEqual([]);
  },
);

const SAID = 'said: ';

/** The same two games through real sessions, on a disk each: what is shown, what is read out, and the history of either seat. */
const through = async (
  [rules, me]: readonly [RuleSetId, Side],
  { setup, worlds: { deeds } }: ReturnType<typeof playedTwice>,
  world: 0 | 1,
): Promise<readonly string[]> => {
  const dice = deeds.flatMap(({ rolls }) => rolls[world].flatMap(({ faces }) => [...faces]));
  const { session } = await playing(testPorts(1, { roll: () => dice.shift() ?? 0 }), rules, setup);
  const shown: string[] = [];
  const told: string[] = [];
  const { settled } = tellAloud(session, (text) => told.push(text));
  for (const { seat, commands } of deeds) {
    session.takeSeat(seat);
    if (!(await session.dispatch(commands[world])))
      throw new Error(JSON.stringify([commands[world], session.getState().refusal]));
    await settled();
    // What the enemy hears at his own desk is his.
    if (seat === otherSide(me)) told.length = 0;
    else shown.push(JSON.stringify(session.getState()), ...told.splice(0).map((text) => `${SAID}${text}`));
  }
  for (const seat of ['table', me] as const) {
    session.takeSeat(seat);
    shown.push(JSON.stringify(session.getState()), JSON.stringify(await session.history()));
  }
  expect(dice).toEqual([]);
  return shown;
};

test.each(LAWS)(
  'Ruling 98 the same through sessions in %s for the %s side: screen, history and what is read out, byte for byte',
  async (rules, me) => {
    let said = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const both = playedTwice(rules, me, seed, 60);
      const here = await through([rules, me], both, 0);
      expect(await through([rules, me], both, 1)).toEqual(here);
      said += here.filter((line) => line.startsWith(SAID)).length;
    }
    // A law of what nobody says would hold of anything.
    expect(said).toBeGreaterThan(9);
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
    const fields = ['anew', 'at', 'barrier', 'events', 'kind', 'live', 'moved', 'ofChain', 'reason', 'seq', 'to'];
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(fields);
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
