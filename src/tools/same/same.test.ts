import { nlc } from '../../rules/nlc/index';
import { rallying, removing } from '../../testkit/plays';
import { seeded } from '../../testkit/seeded';
import { adapter } from './adapter';
import { lookedInto } from './comparing';
import type { Verdict } from './comparing';
import { digestOf } from './digest';
import { covers, differencesOf } from './differences';
import { EXPECTED } from './expected-differences';
import type { Expected } from './expected-differences';
import { havePartedAt, judged } from './judge';
import type { Adapter, GameSide, ProcedureSide, Walk } from './language';
import { gamesOf } from './lead-games';
import { inputsOf } from './lead-inputs';
import { leavingOut } from './left-out';
import { asCommandedBefore, isRefusedSince, playOf, readOfBefore } from './plays-of-before';
import { digestsOf, recordsOf } from './replay';
import type { Script } from './script';

const procedure = (id: string): ProcedureSide => {
  const found = adapter.procedures.get(id);
  if (found === undefined) throw new Error(id);
  return found;
};
const rules = (id: string): GameSide => {
  const found = adapter.games.get(id);
  if (found === undefined) throw new Error(id);
  return found;
};

type Change = (walk: Walk) => Walk;

/** The same walk, with something done to it wherever it stands. */
const changed =
  (change: Change): Change =>
  (walk) => {
    const other = change(walk);
    if (other.kind === 'dice')
      return { ...other, then: (fell: readonly number[]) => changed(change)(other.then(fell)) };
    return other.kind === 'choice'
      ? { ...other, then: (option: string) => changed(change)(other.then(option)) }
      : other;
  };

const otherProcedure = (id: string, change: Change): Adapter => {
  const one = procedure(id);
  const begin: ProcedureSide['begin'] = (input) => {
    const begun = one.begin(input);
    return begun.kind === 'walk' ? { kind: 'walk', walk: changed(change)(begun.walk) } : begun;
  };
  return { ...adapter, procedures: new Map([[id, { ...one, begin }]]) };
};

const otherGame = (id: string, change: Partial<GameSide>): Adapter => ({
  ...adapter,
  games: new Map([[id, { ...rules(id), ...change }]]),
});

/** What the comparison says of another side that does what this one made up. */
const verdictOn = async (other: Adapter, script: Script, digests: Uint32Array): Promise<readonly string[]> => {
  const verdict: Verdict = { unlisted: new Map(), met: new Set() };
  const piece = { where: 'here', file: '', isGames: script.kind === 'games' };
  const showing = (side: Adapter) => (_: string, wanted: readonly number[]) => recordsOf(side, script, wanted);
  const both = { was: showing(other), is: showing(adapter) };
  const found = await lookedInto(piece, [await digestsOf(other, script), digests], both, verdict);
  expect(found > 0).toBe(verdict.unlisted.size > 0);
  return [...verdict.unlisted.values()];
};

describe('inputs of a procedure', () => {
  const led = inputsOf(adapter, procedure('nlc/rally'), 7, false)(600);
  const say = (change: Change): Promise<readonly string[]> =>
    verdictOn(otherProcedure('nlc/rally', change), led.script, led.digests);

  test('are accepted in at least half of the cases, and refused in many', () => {
    expect(led.tally.accepted).toBeGreaterThan(300);
    expect(led.tally.refused).toBeGreaterThan(60);
    expect(led.tally.odds).toBeGreaterThan(3);
  });

  test('come to the same on a side that is the same', async () => {
    expect(await say((walk) => walk)).toEqual([]);
  });

  const MUTANTS: readonly (readonly [string, Change, RegExp])[] = [
    [
      'a line that is missing',
      (walk) => (walk.kind === 'done' ? { ...walk, lines: walk.lines.slice(1) } : walk),
      /lines/,
    ],
    [
      'a refusal that another check comes before',
      (walk) => (walk.kind === 'refused' ? { ...walk, refusal: { code: 'ANOTHER', rule: 'NLC 13' } } : walk),
      /end\.refusal\.code\n +was "ANOTHER"/,
    ],
    [
      'a die more',
      (walk) => (walk.kind === 'dice' ? { ...walk, count: walk.count + 1 } : walk),
      /walked\.asked\.0\.answer/,
    ],
    ['another question', (walk) => (walk.kind === 'dice' ? { ...walk, request: { purpose: 'x' } } : walk), /request/],
    ['other odds', (walk) => ('odds' in walk ? { ...walk, odds: () => [] } : walk), /odds/],
    [
      'a fault of the code',
      (walk) => {
        if (walk.kind === 'refused') throw new Error('no such thing');
        return walk;
      },
      /threw\n +was "no such thing"/,
    ],
  ];

  test.each(MUTANTS)('find %s', async (_, change, told) => {
    expect((await say(change)).join('\n')).toMatch(told);
  });
});

describe('games of a rule set', () => {
  const led = gamesOf(rules('n20'), 3, false)(3);
  const say = (change: Partial<GameSide>): Promise<readonly string[]> =>
    verdictOn(otherGame('n20', change), led.script, led.digests);
  const { view, decide, readCommand } = rules('n20');

  test('are played to the last turn, and come to the same on a side that is the same', async () => {
    expect(led.tally.ended).toBeGreaterThan(0);
    expect(led.tally.plays).toBeGreaterThan(60);
    expect(await say({})).toEqual([]);
  });

  test('find a field of one seat’s view', async () => {
    const found = await say({ view: (state, seat) => ({ ...(view(state, seat) as object), peek: seat === 'second' }) });
    expect(found[0]).toMatch(/views\.table\.peek\n +was false\n +is {2}nothing/);
  });

  test('find a play that undo may go behind, and say nothing more of that game once it has parted', async () => {
    const found = await say({
      decide: (state, command, seat) =>
        changed((walk) =>
          walk.kind === 'done' ? { ...walk, outcome: { ...(walk.outcome as object), barrier: false } } : walk,
        )(decide(state, command, seat)),
    });
    expect(found[0]).toMatch(/walked\.end\.outcome\.barrier\n +was false\n +is {2}true/);
    expect(found.length).toBeLessThanOrEqual(5);
  });

  test('find a command that is read otherwise when somebody has been at it', async () => {
    const found = await say({
      readCommand: (json) => {
        const read = readCommand(json);
        return read.kind === 'bad' ? { kind: 'newer' } : read;
      },
    });
    expect(found.join('\n')).toMatch(/spoilt\.0|read/);
  });
});

describe('the language', () => {
  test('tells two values apart by anything but the order of their fields', () => {
    const value = { a: 1, b: [{ c: null }, 'd', 0.5, true] };
    expect(digestOf({ b: [{ c: null }, 'd', 0.5, true], a: 1, e: undefined })).toBe(digestOf(value));
    const others = [
      { a: 1, b: [{ c: 0 }, 'd', 0.5, true] },
      { a: 1, b: ['d', { c: null }, 0.5, true] },
      { a: 1, b: [{ c: null }, 'd', 0.25, true] },
      { a: 2, b: [{ c: null }, 'd', 0.5, true] },
      { b: 1, a: [{ c: null }, 'd', 0.5, true] },
      { a: 1, b: [{ c: null }, 'd', 0.5, false] },
    ];
    expect(new Set([value, ...others].map((one) => digestOf(one))).size).toBe(others.length + 1);
  });

  test('a listed difference covers its place and all beneath it, and nothing else', () => {
    const [found] = differencesOf({ end: { list: [{ code: 'A' }] } }, { end: { list: [{ code: 'B' }] } });
    expect(found).toEqual({ path: 'end.list.0.code', was: 'A', is: 'B' });
    const listed = { where: 'here', at: 'end.list.*', why: 'so', rule: 'NLC 13' };
    const covered = (change: object, where = 'here'): boolean =>
      found !== undefined && covers({ ...listed, ...change }, where, found);
    expect([covered({}), covered({ was: 'A', is: 'B' })]).toEqual([true, true]);
    expect([covered({ at: 'end.other' }), covered({ was: 'B' }), covered({}, 'there')]).toEqual([false, false, false]);
  });

  test('an input that is read now is not compared where that is listed, and a mistake where it is not', () => {
    const found = (record: unknown) => ({ nth: 0, place: { item: 0, at: 0, what: '' }, record });
    const was = found({ kind: 'unread', why: { kind: 'bad', path: 'hexes.second' } });
    const is = found({ kind: 'walked', walked: { end: { outcome: 1 } } });
    const listed = { where: 'here', at: 'hexes', readNow: true, why: 'so', rule: 'N20 15.0' } as const;
    const met = new Set<Expected>();
    expect(judged('here', { was, is }, [listed], met)).toBeNull();
    expect([...met]).toEqual([listed]);
    expect(judged('here', { was, is }, [{ ...listed, at: 'morale' }], met)).not.toBeNull();
    expect(judged('here', { was: is, is: found({ kind: 'walked', walked: null }) }, [listed], met)).not.toBeNull();
  });

  test('two games have parted when a play came to something else, and not when it looks otherwise', () => {
    const found = (outcome: number, view: number) => ({
      nth: 0,
      place: { item: 0, at: 0, what: '' },
      record: { walked: { end: { outcome } }, views: { view } },
    });
    expect(havePartedAt({ was: found(1, 1), is: found(1, 2) })).toBe(false);
    expect(havePartedAt({ was: found(1, 1), is: found(2, 1) })).toBe(true);
  });

  test('two games have not parted where neither has taken a command', () => {
    const refused = (code: string) => ({
      nth: 0,
      place: { item: 0, at: 0, what: '' },
      record: { walked: { end: { kind: 'refused', refusal: { code } } } },
    });
    expect(havePartedAt({ was: refused('A'), is: refused('B') })).toBe(false);
  });
});

describe('plays that were commands', () => {
  const chance = seeded(5);
  const inReserve = { inReserve: true, leaderSeenByEnemy: false, leaderInWoods: true, outOfSupply: false };
  const seen = {
    unit: 'b',
    shelteringTerrain: true,
    undisruptedEnemyAdjacent: false,
    withLeader: false,
    inReserve: true,
  };
  const plain = { ...seen, unit: 'a', shelteringTerrain: false, inReserve: false };
  const other = { amount: 1, reason: 'a drum' };

  test.each([
    ['nlc/rally', rallying('f1', [{ unit: 'a', partner: 'b' }], { ...inReserve, other })],
    ['nlc/disruption-removal', { ...removing([plain, seen]), say: { seen: [plain, seen], other } }],
  ])('%s is commanded as before, is read as before, and is the same play again', (_, play) => {
    const commanded: unknown = JSON.parse(JSON.stringify(asCommandedBefore(play, chance)));
    expect(commanded).not.toHaveProperty('about');
    const read = readOfBefore(commanded);
    if (read.kind !== 'ok') throw new Error(JSON.stringify(read));
    expect(playOf(nlc, read.value)).toEqual({ ...play, houseRule: null });
  });

  test('what a play leaves unsaid was unsaid, and was read as usual', () => {
    expect(readOfBefore(asCommandedBefore(removing(['a']), chance))).toMatchObject({
      kind: 'ok',
      value: { type: 'RemoveDisruption', units: [{ ...plain, unit: 'a' }] },
    });
    expect(readOfBefore({ type: 'Rally', leaderFormation: 'f1', units: [], facts: {} })).toMatchObject({ kind: 'bad' });
    expect(readOfBefore({ type: 'NextTurn' })).toMatchObject({ kind: 'newer' });
  });

  test('a play without a row is a mistake, and a command without a play stays one', () => {
    expect(() => asCommandedBefore({ type: 'Play', play: 'nobody/knows' }, chance)).toThrow('has no row');
    expect(asCommandedBefore({ type: 'NextTurn' }, chance)).toEqual({ type: 'NextTurn' });
    expect(asCommandedBefore({ type: 'DropPlay', play: 'nlc/rally' }, chance)).toBeNull();
    expect(playOf({ plays: [] }, { type: 'Rally' })).toBeNull();
  });

  test('a procedure that is a play is refused since, in the rules that have the play', () => {
    const given = { type: 'GiveToProcedure', procedure: 'nlc/rally' };
    expect([isRefusedSince('mop', given), isRefusedSince('n20', given)]).toEqual([true, false]);
    expect(isRefusedSince('nlc', { type: 'GiveToProcedure', procedure: 'nlc/assault' })).toBe(false);
  });

  test('what is gone from the views is left out of the older ones, and nothing else', () => {
    const view = { corps: { formations: [{ rally: { base: 1, left: 2 } }], checks: [{ unit: 'a', base: 3 }] } };
    const side = otherGame('nlc', { view: () => view });
    const [was, is] = [leavingOut(side, 'was'), leavingOut(side, 'is')];
    expect(was.adapter.games.get('nlc')?.view({}, 'table')).toEqual({
      corps: { formations: [{ rally: { left: 2 } }], checks: [{ unit: 'a' }] },
    });
    expect(is.adapter.games.get('nlc')?.view({}, 'table')).toEqual(view);
    expect([was.met().length, is.met().length]).toEqual([2, 0]);
  });

  const tap = (value: object, events: readonly object[], views: unknown) => ({
    nth: 0,
    place: { item: 0, at: 0, what: '' },
    record: {
      read: { kind: 'ok', value },
      walked: { end: { kind: 'done', outcome: { facts: events.map((event) => ({ scope: 'table', event })) } } },
      events,
      views,
    },
  });
  const removal = { type: 'RemoveDisruption' };
  const placed = { type: 'UnitPlaced', unit: 'a', place: 'uar' };
  const lost = (place: string, unit = 'a') => ({ type: 'StepLost', unit, place });
  const isListed = (was: ReturnType<typeof tap>, is: ReturnType<typeof tap>): boolean =>
    judged('games/nlc', { was, is }, EXPECTED, new Set()) === null;

  test('a listed play that comes to something else takes along what the game comes to by it', () => {
    const was = tap(removal, [placed], 1);
    expect(isListed(was, tap(removal, [lost('map'), lost('uar')], 2))).toBe(true);
    expect(isListed(was, tap(removal, [lost('map'), lost('peu')], 2))).toBe(false);
    expect(isListed(was, tap(removal, [lost('map', 'b'), lost('uar')], 2))).toBe(false);
    expect(isListed(was, tap(removal, [placed], 2))).toBe(false);
    expect(isListed(tap({ type: 'NextTurn' }, [placed], 1), tap({ type: 'NextTurn' }, [lost('uar')], 2))).toBe(false);
  });

  test('a combat that is not counted is listed of checks and repulses, and of no fight', () => {
    const counted = (id: string) => ({ type: 'FollowUpSet', id, of: 'first', value: 1 });
    const applied = (procedure: string) => ({ type: 'ApplyProcedure', procedure });
    const isOf = (procedure: string): boolean =>
      isListed(
        tap(applied(procedure), [counted('retreated'), counted('combats')], 1),
        tap(applied(procedure), [counted('retreated')], 2),
      );
    expect([isOf('nlc/morale-check'), isOf('mop/repulse'), isOf('nlc/assault')]).toEqual([true, true, false]);
  });
});
