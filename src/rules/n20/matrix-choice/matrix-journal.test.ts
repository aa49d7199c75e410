import { positionAt } from '../../../journal/open-journal';
import type { Seat } from '../../../engine/sides';
import { openSession } from '../../../session/session';
import { opened, playing, testPorts } from '../../../testkit/ports';
import { keysOf, partsOnDisk } from '../../../testkit/rows';
import { battle } from '../../../testkit/battle';
import { namesFrom } from '../../../wording/names';
import { COORDINATED_NAME } from '../../../wording/en/cup';
import { eventSentence } from '../../../wording/en/events';
import { n20 } from '../index';
import type { N20View } from '../index';
import { ATTACK_MANEUVERS } from '../tables/lookups';
import type { AnyManeuver } from './matrix-choice';
import { CLOSE, REVEAL, asking, committing, matrixSetup, picking } from './testing/matrix-table';

const SEATS = ['table', 'first', 'second'] as const;
type Play = readonly [Seat, Readonly<{ type: string } & Record<string, unknown>>];
type Game = Awaited<ReturnType<typeof playing>>;

/** One phone passed across the table, with the curtain before each pick. */
const scripted = (attack: AnyManeuver, defense: AnyManeuver): readonly Play[] => [
  ['table', asking()],
  ['table', { type: 'OpenDesk', side: 'first' }],
  ['first', picking(attack)],
  ['table', { type: 'OpenDesk', side: 'second' }],
  ['second', picking(defense)],
  ['table', committing(2, 1)],
  ['table', REVEAL],
  ['table', CLOSE],
];
const UNTIL_REVEAL = 6;

const take = async ({ session }: Game, [seat, command]: Play): Promise<void> => {
  session.takeSeat(seat);
  if (!(await session.dispatch(command))) throw new Error(JSON.stringify([command, session.getState()]));
};

const viewsOf = ({ session }: Pick<Game, 'session'>, seats: readonly Seat[] = SEATS): readonly string[] =>
  seats.map((seat) => {
    session.takeSeat(seat);
    return JSON.stringify(session.getState().view);
  });

const historyOf = async ({ session }: Game, seat: Seat): Promise<string> => {
  session.takeSeat(seat);
  return JSON.stringify(await session.history());
};

const onePhone = () => playing(testPorts(), 'n20', matrixSetup('Furious'));

test('N20 9.0 killed at any moment, the game reopens where it was, chits face down, for every seat', async () => {
  const game = await onePhone();
  const stages: (string | undefined)[] = [];
  for (const play of scripted('Charge', 'Hold')) {
    await take(game, play);
    const again = await opened(game.ports, game.game);
    expect(viewsOf({ session: again })).toEqual(viewsOf(game));
    again.takeSeat('table');
    stages.push((again.getState().view as unknown as N20View).matrix.battle?.stage);
  }
  expect(stages).toEqual([
    'attackerPicks',
    'attackerPicks',
    'defenderPicks',
    'defenderPicks',
    'reserves',
    'reserves',
    'revealed',
    undefined,
  ]);
});

test('N20 9.0 every prefix of the journal gives what was shown at the time', async () => {
  const game = await onePhone();
  const shown = [viewsOf(game)];
  for (const play of scripted('Outflank', 'Counterattack')) {
    await take(game, play);
    shown.push(viewsOf(game));
  }
  const keys = await keysOf(game.ports, game.game);
  const replayed = await Promise.all(
    shown.map(async (_, i) => {
      const position = await positionAt({ store: game.ports.store, game: game.game, rules: n20, keys }, i + 1);
      if (position === null) throw new Error(`no entry ${String(i + 1)}`);
      return SEATS.map((seat) => JSON.stringify(n20.viewFor(position.state, seat)));
    }),
  );
  expect(replayed).toEqual(shown);
});

test('N20 9.0 the chits are public in the history only after the reveal; till then each side reads its own', async () => {
  const game = await onePhone();
  const told = async () => Promise.all(SEATS.map((seat) => historyOf(game, seat)));
  for (const play of scripted('Charge', 'Hold').slice(0, UNTIL_REVEAL)) {
    await take(game, play);
    const [table = '', first = '', second = ''] = await told();
    expect(table).not.toMatch(/Charge|Hold/);
    expect(first).not.toContain('Hold');
    expect(second).not.toContain('Charge');
  }
  const [, first = '', second = ''] = await told();
  expect([first.includes('"Charge"'), second.includes('"Hold"')]).toEqual([true, true]);
  await take(game, ['table', REVEAL]);
  for (const page of await told()) expect(page).toMatch(/"attack":"Charge","defense":"Hold"/);
});

test('N20 9.0 on the disk a chit’s name stands in its owner’s part alone, the command that named it included', async () => {
  const game = await onePhone();
  for (const play of scripted('Charge', 'Hold').slice(0, UNTIL_REVEAL)) await take(game, play);
  const parts = await partsOnDisk(game.ports, game.game, 2);
  const naming = (chit: string) =>
    parts.filter((part) => JSON.stringify(part).includes(chit)).map(({ scope }) => scope);
  expect([naming('Charge'), naming('Hold')]).toEqual([['held:first'], ['held:second']]);
});

test('N20 9.0 an abandoned battle’s chits stay out of the history', async () => {
  const game = await onePhone();
  for (const play of scripted('Charge', 'Hold').slice(0, UNTIL_REVEAL)) await take(game, play);
  await take(game, ['table', { type: 'AbandonMatrix', reason: 'out of time' }]);
  expect(await historyOf(game, 'table')).not.toMatch(/Charge|Hold/);
  expect(await historyOf(game, 'second')).not.toContain('Charge');
});

test('N20 9.0 through sessions: screen, history and saved time are the same for all five choices', async () => {
  const seen = async (chit: AnyManeuver): Promise<readonly string[]> => {
    const game = await onePhone();
    const shown: string[] = [];
    for (const play of scripted(chit, 'Hold').slice(0, UNTIL_REVEAL)) {
      await take(game, play);
      for (const seat of ['table', 'second'] as const)
        shown.push(await historyOf(game, seat), JSON.stringify(game.session.getState()));
    }
    return shown;
  };
  const charge = await seen('Charge');
  for (const chit of ATTACK_MANEUVERS) expect(await seen(chit)).toEqual(charge);
});

test('N20 9.0 neither a chit laid down nor one turned up is taken back', async () => {
  const game = await onePhone();
  for (const [i, play] of scripted('Charge', 'Hold').entries()) {
    await take(game, play);
    if ([2, 4, 6].includes(i)) expect(game.session.getState().canUndo).toBe(false);
  }
});

test('N20 9.0 solo: the die of the absent side is in no view and no history until the reveal tells its face', async () => {
  const game = await playing(
    testPorts(1, { roll: (sides) => (sides === 20 ? 14 : 1) }),
    'n20',
    matrixSetup('Furious', { playMode: 'solo' }),
  );
  const seats = [...SEATS, 'solo'] as const;
  const all = async (): Promise<string> =>
    JSON.stringify([...viewsOf(game, seats), ...(await Promise.all(seats.map((seat) => historyOf(game, seat))))]);
  await take(game, ['solo', asking({ absent: 'second' })]);
  expect(game.session.getState().last).toMatchObject({ rolls: [] });
  await take(game, ['solo', picking('Charge')]);
  await take(game, ['solo', committing()]);
  // What the views hold of the enemy's chits is all five of them, in the cells that are still open.
  expect(await all()).not.toMatch(/AbsentChose|\\"face\\"|\\"maneuver\\":\\"Counterattack|umpire/);
  const reopened = await opened(game.ports, game.game, 'solo');
  expect(await reopened.dispatch(REVEAL)).toBe(true);
  const view = reopened.getState().view as unknown as N20View;
  expect(view.matrix.battle?.revealed).toMatchObject({
    defense: 'Counterattack',
    rolled: { side: 'second', sides: 20, face: 14 },
  });
});

test('N20 9.0 everything that happens at the matrix is told without a hole', async () => {
  const names = namesFrom({ setup: battle() }, COORDINATED_NAME);
  const game = await onePhone();
  await take(game, ['table', { type: 'DeclineMatrix', side: 'first' }]);
  for (const play of scripted('Charge', 'Hold')) await take(game, play);
  game.session.takeSeat('first');
  const told = (await game.session.history()).items
    .flatMap(({ events }) => [...events])
    .reverse()
    .map((event) => eventSentence(event, names));
  expect(told).toEqual(
    expect.arrayContaining([
      'Maneuver Matrix declined: French',
      'Maneuver Matrix, attacking: French, asked for by French',
      'Maneuver picked: Charge',
      'Coalition laid down a maneuver, face down',
      'Morale spent on reserves: attacker 1, defender ½',
      'Charge against Hold: one column to the left, the attackers will be disordered',
      'The battle with the Maneuver Matrix is done',
    ]),
  );
  for (const text of told) expect(text).not.toMatch(/undefined|null|NaN|\[object/);
});

describe('N20 9.0 a correction back over a reveal', () => {
  const upTo = async (plays: readonly Play[]): Promise<Game> => {
    const game = await onePhone();
    for (const play of plays) await take(game, play);
    return game;
  };
  const matrixOf = ({ session }: Pick<Game, 'session'>) => {
    session.takeSeat('table');
    return (session.getState().view as unknown as N20View).matrix;
  };
  const corrected = async ({ session }: Game, to: number): Promise<void> => {
    session.takeSeat('table');
    if (!(await session.correct(to, 'the wrong units'))) throw new Error(JSON.stringify(session.getState().refusal));
  };
  const all = scripted('Charge', 'Hold');
  /** The set-up is play 1. */
  const [AFTER_OPENING, AFTER_FIRST, AFTER_SECOND, AFTER_RESERVES] = [3, 4, 6, 7];

  test.each([
    ['the reserves', AFTER_RESERVES],
    ['both picks', AFTER_SECOND],
    ['the first pick', AFTER_FIRST],
  ])('N20 9.0 to after %s: both choose anew', async (_, to) => {
    const game = await upTo(all);
    await corrected(game, to);
    const again = await opened(game.ports, game.game);
    for (const now of [game.session, again]) {
      expect(matrixOf({ session: now }).battle).toMatchObject({ stage: 'attackerPicks', sealed: [], picker: 'first' });
      now.takeSeat('table');
      expect((await now.history()).items[0]).toMatchObject({ kind: 'correction', to: AFTER_OPENING });
    }
    // Both pick again, and what is turned up is what they picked now.
    game.session.takeSeat('table');
    expect(game.session.getState().view.desk).toBe('first');
    for (const play of scripted('Outflank', 'Cordon').slice(2)) await take(game, play);
    const { items } = await game.session.history();
    expect(JSON.stringify(items.slice(0, 4))).toContain('"attack":"Outflank","defense":"Cordon"');
  });

  test('N20 9.0 chits that nobody has turned up stay where they lie', async () => {
    const game = await upTo(all.slice(0, UNTIL_REVEAL));
    await corrected(game, AFTER_SECOND);
    expect(matrixOf(game).battle).toMatchObject({ stage: 'reserves' });
    await take(game, ['table', committing(2, 1)]);
    await take(game, ['table', REVEAL]);
    expect(matrixOf(game).battle).toMatchObject({ revealed: { attack: 'Charge', defense: 'Hold' } });
  });

  test('N20 9.0 nor does a reveal void the chits of another battle, or what came before its own', async () => {
    const game = await upTo(all);
    const second = scripted('Feint', 'Fall Back');
    for (const play of second.slice(0, 5)) await take(game, play);
    const lying = game.session.getState().count;
    await take(game, ['table', committing()]);
    await corrected(game, lying);
    expect(matrixOf(game).battle).toMatchObject({ stage: 'reserves' });
    await corrected(game, 2);
    expect(matrixOf(game).battle).toMatchObject({ stage: 'attackerPicks' });
    await corrected(game, 1);
    expect(matrixOf(game).battle).toBeNull();
  });

  test('N20 9.0 the way back to them does not lead over a set-aside branch either', async () => {
    const game = await upTo(all);
    await corrected(game, 1);
    await corrected(game, AFTER_RESERVES);
    expect(matrixOf(game).battle).toMatchObject({ stage: 'attackerPicks', sealed: [] });
    await take(game, ['first', picking('Feint')]);
    const sealed = game.session.getState().count;
    await take(game, ['table', { type: 'OpenDesk', side: 'second' }]);
    await corrected(game, sealed);
    // The new chit has been seen by nobody.
    expect(matrixOf(game).battle).toMatchObject({ stage: 'defenderPicks', sealed: ['first'] });
  });

  test('N20 9.0 solo the app picks anew as well', async () => {
    const game = await playing(testPorts(), 'n20', { ...matrixSetup('Furious'), playMode: 'solo' });
    game.session.takeSeat('solo');
    for (const command of [asking({ absent: 'second' }), picking('Charge'), committing(), REVEAL])
      expect(await game.session.dispatch(command)).toBe(true);
    expect(await game.session.correct(3, 'again')).toBe(true);
    expect((game.session.getState().view as unknown as N20View).matrix.battle).toBeNull();
  });

  test('N20 9.0 a correction that an earlier version wrote folds as it did', async () => {
    const game = await upTo(all);
    const { ports } = game;
    const { choiceOf: _, ...rules } = n20;
    const before = await openSession(ports, game.game, rules);
    if (before.kind !== 'open') throw new Error(before.kind);
    expect(await before.session.correct(AFTER_RESERVES, 'as it was')).toBe(true);
    const again = await opened(ports, game.game);
    expect(matrixOf({ session: again }).battle).toMatchObject({ stage: 'reserves', sealed: ['first', 'second'] });
  });
});
