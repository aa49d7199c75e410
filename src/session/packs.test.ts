import { SIDES } from '../engine/sides';
import type { Side } from '../engine/sides';
import type { Pack } from '../packs/pack';
import { HQ, writePack } from '../packs/pack';
import { openingOrders } from '../packs/pack-setup';
import { SCENARIOS } from '../packs/scenarios/index';
import { madeUpSheet } from '../packs/testing/made-up-sheet';
import type { Setup } from '../rules/common/index';
import { reresolve } from '../journal/reresolve';
import { mop } from '../rules/mop/index';
import type { OrderOnLine } from '../rules/nlc/index';
import { gameOf, opened, testPorts, withStore } from '../testkit/ports';
import { nextTap } from '../testkit/random-player';
import type { Tap } from '../testkit/taps/tap';
import { rowsOf } from '../testkit/rows';
import { seeded } from '../testkit/seeded';
import type { Seeded } from '../testkit/seeded';
import { openLockBox } from './lock-box';
import { importPack, newGameFromPack, ownPacks, packFromGame, removePack, sheetsFor } from './packs';
import { exportSheet, listSheets, saveSheet } from './sheets';
import { setupFor } from '../packs/testing/by-its-rules';
import { steadying } from '../testkit/plays';

const named = SCENARIOS.map((pack) => [pack.name, pack] as const);
const packCalled = (id: string): Pack => {
  const found = SCENARIOS.find((pack) => pack.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const begun = async (pack: Pack, setup?: Setup) => {
  const ports = testPorts();
  const made = await newGameFromPack(ports, pack, setup);
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  const game = await gameOf(ports, made.key);
  return { ports, game, session: await opened(ports, game) };
};

/** What both desks hold, one line for each order in force: who, what, where, in the order of the pack. */
const inForce = (session: Awaited<ReturnType<typeof begun>>['session']): readonly string[] =>
  SIDES.flatMap((side) => {
    session.takeSeat(side);
    const desk = session.getState().view.orders?.desks[0];
    session.takeSeat('table');
    return (desk?.orders ?? [])
      .filter(({ state }) => state === 'inForce')
      .map(({ of, steps }) => {
        const who = of.kind === 'division' ? `${of.id}/${of.division}` : of.id;
        return `${who}: ${steps.map(({ type, target }) => `${type} ${nameOf(target)}`).join(', ')}`;
      });
  });

const nameOf = (target: OrderOnLine['steps'][number]['target']): string => {
  if (target?.kind === 'hq') return HQ;
  return target?.kind === 'place' ? target.name : '-';
};

const asPrinted = ({ orders }: Pack): readonly string[] =>
  orders.map(({ of, division, steps }) => {
    const who = division === null ? of : `${of}/${division}`;
    return `${who}: ${steps.map(({ type, at }) => `${type} ${at ?? '-'}`).join(', ')}`;
  });

const MOST_TAPS = 12_000;

/** What an owner may do with the orders he began with. */
const deskTap = (orders: readonly OrderOnLine[], side: Side, chance: Seeded): Tap['command'] => {
  const live = orders.filter(({ isLive }) => isLive);
  const one = live[chance.roll(Math.max(1, live.length)) - 1];
  const houseRule = { reason: 'we agreed' };
  if (one === undefined || chance.once(4)) return { type: 'PhaseDone', side, houseRule };
  const { id: order, of } = one;
  return chance.pick<Tap['command']>([
    { type: 'CheckSuccess', order, reached: chance.once(2), onTarget: true, houseRule },
    steadying(order, { houseRule }),
    { type: 'NextStep', order, houseRule },
    { type: 'FailOrder', of, why: 'drivenOut', houseRule },
    { type: 'TurnToReserve', order, enemyNear: false, houseRule },
  ]);
};

test.each(named)(
  'Ruling 46 %s begins with every order of its pack in force, without a sheet and with one',
  async (_, pack) => {
    for (const setup of [setupFor(pack), setupFor(pack, madeUpSheet(pack))]) {
      const { session } = await begun(pack, setup);
      expect([...inForce(session)].sort()).toEqual([...asPrinted(pack)].sort());
      expect(session.getState().view.setup.formations.length).toBeGreaterThanOrEqual(pack.formations.length);
    }
  },
);

test.each(named)(
  '%s, completed by a made-up title sheet, is played to its last turn by a random player',
  async (_, pack) => {
    const { session } = await begun(pack, setupFor(pack, madeUpSheet(pack)));
    const chance = seeded(37);
    let plays = 0;
    for (let taps = 0; taps < MOST_TAPS; taps++) {
      const { view, asks } = session.getState();
      if (view.isLastTurn) break;
      if (asks !== null) session.cancelAsk();
      const side = chance.pick(SIDES);
      session.takeSeat(side);
      const { seat, command } = chance.once(3)
        ? { seat: side, command: deskTap(session.getState().view.orders?.desks[0]?.orders ?? [], side, chance) }
        : nextTap(view, chance);
      session.takeSeat(seat);
      if (await session.dispatch(command, 'app')) plays += 1;
    }
    expect(session.getState().view.isLastTurn).toBe(true);
    expect(session.getState().failure).toBeNull();
    expect(plays).toBeGreaterThan(session.getState().view.setup.turns.length);
  },
);

test('Ruling 46 a solo game begins with both sides’ orders in force too', async () => {
  const pack = packCalled('mop-la-rothiere');
  const { session } = await begun(pack, { ...setupFor(pack), playMode: 'solo' });
  expect([...inForce(session)].sort()).toEqual([...asPrinted(pack)].sort());
});

test('what stands on one side’s desk at the start is not seen from the other’s, nor from the table', async () => {
  const { session } = await begun(packCalled('mop-brienne'));
  const seen = JSON.stringify(session.getState().view.orders);
  expect(seen).not.toContain('f-gc');
  session.takeSeat('second');
  const second = JSON.stringify(session.getState().view.orders);
  expect(second).toContain('c-ag');
  expect(second).not.toContain('f-gc');
});

test('the start cannot be undone order by order, and the rules of today come to the same', async () => {
  const { ports, game, session } = await begun(packCalled('mop-montmirail'));
  expect(session.getState().canUndo).toBe(false);
  const rows = await rowsOf(ports, game.key);
  const { ring } = await openLockBox(ports, game);
  expect(reresolve(mop, rows, ring)).toEqual([]);
});

test('Ruling 57 Yorck’s corps is fatigued before the first turn', async () => {
  const { session } = await begun(packCalled('mop-montmirail'));
  const marks = session.getState().view.corps?.followUps ?? [];
  expect(marks.map(({ id, of }) => [id, of])).toEqual([['fatigued', 'c-i']]);
});

test('NLC 4 a formation in Reserve has no chit: at Brienne XI Corps alone', async () => {
  const { session } = await begun(packCalled('mop-brienne'));
  session.takeSeat('second');
  expect(session.getState().view.orders?.desks[0]?.reserve).toEqual(['c-xi']);
});

test('an order for a division that no unit of the sheet names is left out and named; the game begins all the same', async () => {
  const pack = packCalled('mop-champaubert');
  const sheet = madeUpSheet(pack);
  const setup = setupFor(pack, { ...sheet, units: sheet.units.map((unit) => ({ ...unit, division: null })) });
  expect(openingOrders(pack, setup).left.map(({ of, division }) => [of, division])).toEqual([['c-ix', '9th Division']]);
  const { session } = await begun(pack, setup);
  expect(inForce(session)).toHaveLength(pack.orders.length - 1);
});

test('a disk that fails keeps nothing of a scenario', async () => {
  const ports = withStore(testPorts(), { createGame: () => Promise.resolve({ kind: 'failed', reason: 'full' }) });
  expect(await newGameFromPack(ports, packCalled('mop-brienne'))).toEqual({ kind: 'failed' });
  expect(await ports.store.listGames()).toEqual([]);
});

describe('players’ own packs', () => {
  const own: Pack = { ...packCalled('first-battle'), id: 'own-battle', name: 'Our own battle' };

  test('a pack is taken in from a file, begun, and removed; no title sheet is touched by it', async () => {
    const ports = testPorts();
    const taken = await importPack(ports, writePack(own));
    expect(taken).toMatchObject({ kind: 'saved', pack: own, ignored: [] });
    expect(await ownPacks(ports)).toMatchObject([{ pack: own, changed: false }]);
    expect(await listSheets(ports)).toEqual([]);
    expect(await newGameFromPack(ports, own)).toMatchObject({ kind: 'made' });
    await removePack(ports, taken.kind === 'saved' ? taken.key : '');
    expect(await ownPacks(ports)).toEqual([]);
  });

  test('names that turn round what stands beside them are put right', async () => {
    const ports = testPorts();
    const taken = await importPack(ports, writePack({ ...own, name: '\u202eMy\u0007 \u200bown' }));
    expect(taken).toMatchObject({ kind: 'saved', pack: { name: 'My own' } });
    expect(await ownPacks(ports)).toMatchObject([{ pack: { name: 'My own' }, changed: false }]);
  });

  test('an edited file is taken in only when the players agree', async () => {
    const ports = testPorts();
    const edited = writePack(own).replace('"Delmar"', '"Delmarr"');
    expect(await importPack(ports, edited)).toMatchObject({ kind: 'ask' });
    expect(await ownPacks(ports)).toEqual([]);
    expect(await importPack(ports, edited, { evenIfEdited: true })).toMatchObject({ kind: 'saved' });
    const [kept] = await ownPacks(ports);
    expect(kept?.pack.formations[0]?.leader).toBe('Delmarr');
    expect(kept?.changed).toBe(false);
  });

  test('a solo game becomes a pack with its orders; of a game for two only the set-up is taken', async () => {
    for (const playMode of ['solo', 'onePhone'] as const) {
      const ports = testPorts();
      const setup = { ...setupFor(own), playMode };
      const made = await newGameFromPack(ports, own, setup, 'Our game');
      const game = await gameOf(ports, made.kind === 'made' ? made.key : '');
      expect(await packFromGame(ports, game)).toMatchObject({ kind: 'saved', ignored: [] });
      const [kept] = await ownPacks(ports);
      expect(kept?.pack).toMatchObject({ name: 'Our game', leaders: own.leaders, units: own.units, turns: own.turns });
      expect(kept?.pack.orders.map(({ of, steps }) => [of, steps])).toEqual(
        playMode === 'solo' ? own.orders.map(({ of, steps }) => [of, steps]) : [],
      );
    }
  });

  test('a file that is none says so and changes nothing; a disk that fails too', async () => {
    const ports = testPorts();
    expect(await importPack(ports, 'Dear Sir,')).toEqual({ kind: 'fault', fault: { kind: 'notOurs' } });
    const full = withStore(ports, { saveSheet: () => Promise.resolve({ kind: 'failed', reason: 'full' }) });
    expect(await importPack(full, writePack(own))).toEqual({ kind: 'failed' });
    expect(await ownPacks(ports)).toEqual([]);
  });
});

test('MOP 37.16 title sheets of the same published game fit a scenario, those of the scenario itself first', async () => {
  const ports = testPorts();
  const pack = packCalled('mop-brienne');
  const sheet = madeUpSheet(pack);
  const save = (name: string, setup: Setup) => saveSheet(ports, { rules: 'mop', name, setup });
  await save('Brienne, all entered', setupFor(pack, sheet));
  await save('The whole title', sheet);
  await save('Another title', { ...sheet, title: { ...sheet.title, name: 'Another' } });
  const fitting = await sheetsFor(ports, pack);
  expect(fitting.map(({ name, own }) => [name, own])).toEqual([
    ['Brienne, all entered', true],
    ['The whole title', false],
  ]);
  expect(await exportSheet(ports, fitting[0]?.key ?? '')).toContain('mop-brienne');
});
