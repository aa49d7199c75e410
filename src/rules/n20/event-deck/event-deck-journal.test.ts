import type { Seat } from '../../../engine/sides';
import { reresolve } from '../../../journal/reresolve';
import { opened, playing, testPorts } from '../../../testkit/ports';
import { keysOf, partsOnDisk, rowsOf } from '../../../testkit/rows';
import { namesFrom } from '../../../wording/names';
import { COORDINATED_NAME } from '../../../wording/en/cup';
import { eventSentence } from '../../../wording/en/events';
import { n20 } from '../index';
import type { N20View } from '../index';
import { DRAW, SET_UP, done, eventSetup } from './testing/event-table';

const SEATS = ['table', 'first', 'second'] as const;
type Play = readonly [Seat, Readonly<{ type: string } & Record<string, unknown>>];
type Game = Awaited<ReturnType<typeof playing>>;

const take = async ({ session }: Game, [seat, command]: Play): Promise<void> => {
  session.takeSeat(seat);
  if (!(await session.dispatch(command))) throw new Error(JSON.stringify([command, session.getState()]));
};
const viewsOf = ({ session }: Pick<Game, 'session'>): readonly string[] =>
  SEATS.map((seat) => {
    session.takeSeat(seat);
    return JSON.stringify(session.getState().view);
  });
const historyOf = async ({ session }: Game, seat: Seat): Promise<string> => {
  session.takeSeat(seat);
  return JSON.stringify(await session.history());
};

/** The app's chance always gives the last: what is drawn is the special card that stands behind the game's own. */
const lastOf = (method: 'mild' | 'medium' | 'spicy') =>
  playing(testPorts(1, { roll: (sides) => sides }), 'n20', eventSetup(method));

/** Dealt from the end: the first side has Retain 9 to 12, the second 5 to 8; Reveal 4 is in the deck. */
const MEDIUM: readonly Play[] = [
  ['table', SET_UP],
  ['table', { type: 'OpenDesk', side: 'first' }],
  ['first', { type: 'PutEventCard', side: 'first', card: 'retain 11' }],
  ['table', { type: 'OpenDesk', side: 'second' }],
  ['second', { type: 'PutEventCard', side: 'second', card: 'retain 6' }],
  ['table', DRAW],
  ['table', { type: 'OpenDesk', side: 'first' }],
  ['first', { type: 'KeepEvent', side: 'first' }],
];

test('N20 5.0 killed at any moment, the game reopens where it was, every hand with its owner', async () => {
  const game = await lastOf('medium');
  for (const play of MEDIUM) {
    await take(game, play);
    expect(viewsOf({ session: await opened(game.ports, game.game) })).toEqual(viewsOf(game));
  }
  game.session.takeSeat('first');
  const { events } = game.session.getState().view as unknown as N20View;
  expect(events.own[0]?.hand).toMatchObject([{ card: 'retain 6' }]);
});

test('Ruling 70 in the history a card stands with its owner alone, until it is shown', async () => {
  const game = await lastOf('medium');
  for (const play of MEDIUM) await take(game, play);
  const [table, first, second] = await Promise.all(SEATS.map((seat) => historyOf(game, seat)));
  expect(table).not.toMatch(/retain|reveal/);
  expect(first).toMatch(/retain 11/);
  expect(first).toMatch(/"EventCardTaken","card":"retain 6"/);
  expect(second).not.toMatch(/retain 11|EventCardTaken|reveal/);
  await take(game, ['table', { type: 'OpenDesk', side: 'first' }]);
  await take(game, ['first', { type: 'PlayKept', side: 'first', card: 'retain 6' }]);
  for (const seat of SEATS)
    expect(await historyOf(game, seat)).toMatch(/"KeptPlayed","side":"first","card":"retain 6"/);
});

test('N20 5.0 on the disk what the app shuffled in and the numbers of secret draws stand with the umpire', async () => {
  const game = await lastOf('medium');
  for (const play of MEDIUM) await take(game, play);
  const parts = await partsOnDisk(game.ports, game.game, 2);
  const naming = (text: string) =>
    parts.filter((part) => JSON.stringify(part).includes(text)).map(({ scope }) => scope);
  expect(new Set(naming('reveal 4'))).toEqual(new Set(['umpire']));
  expect(new Set(naming('retain 11'))).toEqual(new Set(['held:first']));
  expect(new Set(naming('"faces"'))).toEqual(new Set(['umpire']));
});

test('N20 5.0 played again from its journal, secret numbers included, every play comes to the same', async () => {
  const game = await lastOf('medium');
  for (const play of MEDIUM) await take(game, play);
  const rows = await rowsOf(game.ports, game.game.key);
  expect(reresolve(n20, rows, await keysOf(game.ports, game.game))).toEqual([]);
});

test('N20 5.0 undo stops at a draw, a choice and a card that was kept; not at what becomes of an open card', async () => {
  const game = await lastOf('medium');
  for (const play of MEDIUM) {
    await take(game, play);
    if (play[1].type !== 'OpenDesk') expect(game.session.getState().canUndo).toBe(false);
  }
  const open = await lastOf('spicy');
  await take(open, ['table', SET_UP]);
  await take(open, ['table', DRAW]);
  expect(open.session.getState().canUndo).toBe(false);
  await take(open, ['table', done()]);
  expect(open.session.getState().canUndo).toBe(true);
});

test('N20 5.0 everything that happens with the deck is told without a hole', async () => {
  const title = {
    ...eventSetup('spicy').title,
    specials: { retain: [], reveal: [{ name: 'Battlefield Smoke', note: '' }] },
  };
  const setup = { ...eventSetup('spicy'), title };
  const names = namesFrom({ setup }, COORDINATED_NAME);
  const game = await playing(testPorts(1, { roll: () => 6 }), 'n20', setup);
  for (const play of [
    ['table', SET_UP],
    ['table', DRAW],
    ['table', done('reshuffle')],
    ['table', { type: 'OpenDesk', side: 'first' }],
    ['first', { type: 'PlayKept', side: 'first', card: 'retain 6' }],
    ['table', { type: 'ReshuffleSpecials' }],
    ['table', DRAW],
    ['table', done('remove')],
  ] as const satisfies readonly Play[])
    await take(game, play);
  game.session.takeSeat('first');
  const told = (await game.session.history()).items
    .flatMap(({ events }) => [...events])
    .reverse()
    .map((event) => eventSentence(event, names));
  expect(told).toEqual(
    expect.arrayContaining([
      'Event deck set up, Spicy; the app draws',
      'Event: Battlefield Smoke (French)',
      'Battlefield Smoke: carried out, discarded',
      '1 card reshuffled into the event deck',
      'French drew a special card and keeps it',
      'Kept: Retain card 6',
      'French plays Retain card 6',
      '1 card reshuffled into the special pile',
      'Battlefield Smoke: carried out, out of the game',
    ]),
  );
  for (const text of told) expect(text).not.toMatch(/undefined|null|NaN|\[object/);
});
