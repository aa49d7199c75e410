import { EMPTY_TITLE } from '../rules/common/index';
import type { Setup } from '../rules/common/index';
import { battle } from '../testkit/battle';
import { gameOf, madeGame, opened, playing, testPorts, testVault } from '../testkit/ports';
import { foundOnDisk, rowsOf } from '../testkit/rows';
import { copiesBeside } from './copies';
import { restoreGame, trashGame } from './game-list';
import { duplicateGame, exportGame, exportGameWithCode, importGame } from './library';
import type { RuleSetId } from '../rules/list';

type Playing = Awaited<ReturnType<typeof playing>>;
type Session = Playing['session'];
type Tap = Parameters<Session['dispatch']>[0];

const made = (result: Readonly<{ kind: string; key?: string }>): string => {
  if (result.key === undefined) throw new Error(JSON.stringify(result));
  return result.key;
};

/** The ways to a copy of a game on the phone it is played on. */
const WAYS = {
  duplicate: async ({ ports, game }: Playing) => made(await duplicateGame(ports, game, 'copy')),
  file: async ({ ports, game }: Playing) => made(await importGame(ports, await exportGame(ports, game))),
  trash: async ({ ports, game }: Playing) => {
    const key = made(await duplicateGame(ports, game, 'copy'));
    await trashGame(ports, key);
    await trashGame(ports, game.key);
    await restoreGame(ports, key);
    return key;
  },
} as const;

const EACH_WAY = Object.entries(WAYS);
const WITH_AND_WITHOUT_PIN = EACH_WAY.flatMap(([name, copy]) => [true, false].map((pin) => [name, pin, copy] as const));

const copied = async (all: Playing, way: (typeof WAYS)[keyof typeof WAYS]): Promise<Session> =>
  opened(all.ports, await gameOf(all.ports, await way(all)));

const awaits = async (session: Session, command: Tap, side: string): Promise<void> => {
  expect([await session.dispatch(command), session.getState().refusal]).toEqual([
    false,
    { code: 'CURTAIN_AWAITED', rule: null, facts: { side } },
  ]);
};

const plays = async (session: Session, seat: Parameters<Session['takeSeat']>[0], command: Tap): Promise<void> => {
  expect(session.takeSeat(seat)).toBe(true);
  if (!(await session.dispatch(command))) throw new Error(JSON.stringify([command, session.getState().refusal]));
};

const MUD = [{ name: 'Mud', count: 2, deck: null, note: '' }];

/** A game in which something is hidden, and the play that would show it. */
type Hidden = Readonly<{
  rules: RuleSetId;
  setup: Setup;
  hides: readonly (readonly ['table' | 'first' | 'second', Tap])[];
  shows: Tap;
}>;

const HIDDEN: Readonly<Record<string, Hidden>> = {
  'chits of a closed cup': {
    rules: 'nlc',
    setup: battle(),
    hides: [
      ['second', { type: 'FlagReserve', formation: 's1', reserve: true }],
      ['table', { type: 'FillCup' }],
    ],
    shows: { type: 'DrawChit' },
  },
  'a Reserve': {
    rules: 'nlc',
    setup: battle(),
    hides: [['first', { type: 'FlagReserve', formation: 'f1', reserve: true }]],
    shows: { type: 'DeclareReserve', side: 'first' },
  },
  'what is counted at the end': { rules: 'nlc', setup: battle(), hides: [], shows: { type: 'CountVictory' } },
  'a hidden demoralization': {
    rules: 'nlc',
    setup: battle({}, ['hiddenDemoralization']),
    hides: [],
    shows: { type: 'CorrectSetup', setup: battle() },
  },
  'a cup laid open by the set-up': {
    rules: 'nlc',
    setup: battle(),
    hides: [['table', { type: 'FillCup' }]],
    shows: { type: 'CorrectSetup', setup: battle({}, ['openCup']) },
  },
  'a pick of the matrix': {
    rules: 'n20',
    setup: battle({ cup: 'none', title: { ...EMPTY_TITLE, matrix: 'Furious' } }),
    hides: [
      ['table', { type: 'GoToStep', step: 'combat-first' }],
      [
        'table',
        {
          type: 'OpenMatrix',
          attacker: 'first',
          askedBy: 'first',
          duringReaction: false,
          defenderIn: 'open',
          markerInReach: false,
          phasingInReach: true,
        },
      ],
      ['first', { type: 'PickManeuver', maneuver: 'Charge' }],
      ['second', { type: 'PickManeuver', maneuver: 'Hold' }],
      ['table', { type: 'CommitReserves', attackerHalves: 0, defenderHalves: 0 }],
    ],
    shows: { type: 'RevealManeuvers' },
  },
  'an event that somebody put into the deck': {
    rules: 'n20',
    setup: battle({ cup: 'none', title: { ...EMPTY_TITLE, events: 'mild', cards: MUD } }),
    hides: [['table', { type: 'SetUpEvents', deck: 'app' }]],
    shows: { type: 'DrawEvent', side: 'first' },
  },
};

describe.each(Object.entries(HIDDEN))('decision 0021: %s', (_, { rules, setup, hides, shows }) => {
  test.each(WITH_AND_WITHOUT_PIN)('in a copy (%s, PIN %s) waits for both curtains', async (_name, pin, way) => {
    const all = await playing(testPorts(), rules, setup);
    const locks = pin && rules === 'nlc';
    for (const [seat, command] of hides) await plays(all.session, seat, command);
    if (locks) {
      all.session.takeSeat('second');
      expect(await all.session.setPin('second', '4711')).toMatchObject({ kind: 'set' });
    }
    all.session.takeSeat('table');
    await all.session.lockAll();
    const copy = await copied(all, way);
    expect(copy.getState().awaited).toEqual(['first', 'second']);
    await awaits(copy, shows, 'first');
    expect(await copy.raiseCurtain('first')).toBe(true);
    const isHisAlone = shows.type === 'DeclareReserve';
    if (!isHisAlone) {
      await awaits(copy, shows, 'second');
      // Nobody raises it for him where he has a PIN.
      expect(await copy.raiseCurtain('second')).toBe(!locks);
      if (locks) {
        await awaits(copy, shows, 'second');
        expect(await copy.unlock('second', '4711')).toEqual({ kind: 'open' });
        expect(await copy.raiseCurtain('second')).toBe(true);
      }
    }
    await copy.dispatch(shows);
    expect(copy.getState().refusal?.code).not.toBe('CURTAIN_AWAITED');
    const again = await opened(all.ports, copy.game);
    expect(again.getState().awaited).toEqual(isHisAlone ? ['second'] : []);
  });

  test('in the game itself waits for nobody, and it says the same whatever lies with the sides', async () => {
    const [full, bare] = [await playing(testPorts(), rules, setup), await playing(testPorts(), rules, setup)];
    const open = hides.filter(([seat]) => seat === 'table');
    for (const [seat, command] of hides) await plays(full.session, seat, command);
    for (const [seat, command] of rules === 'n20' ? hides : open) await plays(bare.session, seat, command);
    const said = await Promise.all(
      [full, bare].map(async (all) => {
        all.session.takeSeat('table');
        const copy = await copied(all, WAYS.duplicate);
        await copy.dispatch(shows);
        return copy.getState().refusal;
      }),
    );
    expect(said[0]).toEqual(said[1]);
    await full.session.dispatch(shows);
    expect(full.session.getState().refusal?.code).not.toBe('CURTAIN_AWAITED');
  });
});

describe('decision 0021: a copy is told', () => {
  const kindsIn = async (session: Session): Promise<readonly unknown[]> =>
    (await session.history()).items.map(({ ofChain }) => ofChain).filter((one) => one !== null);

  test('in the rows of the original before it is there; in its own it says that it is one, and whose curtain was raised', async () => {
    const all = await playing();
    const copy = await copied(all, WAYS.duplicate);
    const original = await opened(all.ports, all.game);
    expect(await kindsIn(original)).toMatchObject([{ kind: 'copied', as: 'duplicate' }]);
    await exportGameWithCode(all.ports, all.game);
    expect(await kindsIn(await opened(all.ports, all.game))).toMatchObject([{ as: 'file' }, { as: 'duplicate' }]);
    expect(copy.takeSeat('second')).toBe(true);
    await copy.raiseCurtain('second');
    expect(copy.getState().awaited).toEqual(['first']);
    expect(await kindsIn(copy)).toMatchObject([
      { kind: 'curtain', side: 'second' },
      { kind: 'copy' },
      { kind: 'copied' },
    ]);
    // What is no secret plays on.
    copy.takeSeat('table');
    expect(await copy.dispatch({ type: 'NextTurn' })).toBe(true);
    expect(await copy.undo()).toBe(true);
    expect(copy.getState().awaited).toEqual(['first']);
  });

  test('where the game is open just now, through it: the next play follows', async () => {
    const all = await playing();
    await exportGame(all.ports, all.game, all.session);
    expect(await all.session.dispatch({ type: 'NextTurn' })).toBe(true);
    expect(await kindsIn(all.session)).toMatchObject([{ kind: 'copied', as: 'file' }]);
  });

  test('beside a damaged game, whose good part is copied all the same', async () => {
    const all = await playing();
    await all.session.dispatch({ type: 'NextTurn' });
    const rows = await rowsOf(all.ports, all.game.key);
    const damaged = foundOnDisk(all.ports, [...rows.slice(0, 1), { ...rows[1]!, body: '{}' }], null);
    const ports = { ...all.ports, store: { ...all.ports.store, ...damaged.store } };
    const key = made(await duplicateGame(ports, all.game, 'good part', 1));
    expect(await copiesBeside(all.ports, all.game.key)).toMatchObject([{ as: 'duplicate' }]);
    expect((await rowsOf(all.ports, key)).length).toBe(2);
  });

  test('to nobody in a solo game, where a copy waits for no one', async () => {
    const all = await playing(testPorts(), 'nlc', battle({ playMode: 'solo' }));
    const copy = await copied(all, WAYS.file);
    expect(await rowsOf(all.ports, all.game.key)).toHaveLength(1);
    expect(copy.getState().awaited).toEqual([]);
    expect(await copy.dispatch({ type: 'FillCup' })).toBe(true);
    // Whoever makes a game of two of it has nobody to deceive.
    expect(await copy.dispatch({ type: 'DrawChit' })).toBe(true);
  });

  test('as a game that came back after a loss, or moved to another phone: each side raises its curtain once', async () => {
    const all = await playing();
    await plays(all.session, 'second', { type: 'FlagReserve', formation: 's1', reserve: true });
    const { text, code } = await exportGameWithCode(all.ports, all.game);
    const other = testPorts(2, { vault: testVault(99) });
    const there = await opened(other, await gameOf(other, made(await importGame(other, text))));
    expect(await there.recover('game', code ?? '')).toEqual({ kind: 'open' });
    await awaits(there, { type: 'FillCup' }, 'first');
    for (const side of ['first', 'second'] as const) expect(await there.raiseCurtain(side)).toBe(true);
    expect(await there.dispatch({ type: 'FillCup' })).toBe(true);
    expect(await there.dispatch({ type: 'DrawChit' })).toBe(true);
    const again = await opened(other, there.game);
    expect(again.getState().awaited).toEqual([]);
  });

  test('a game from the list without rows of its own is not made a copy by being opened', async () => {
    const ports = testPorts();
    const game = await madeGame(ports);
    expect((await opened(ports, game)).getState().awaited).toEqual([]);
  });
});
