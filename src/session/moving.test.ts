import type { ListedGame } from '../journal/store';
import { battle } from '../testkit/battle';
import { madeGame, opened, testPorts } from '../testkit/ports';
import { saidIn } from '../testkit/rows';
import { openLines } from '../testkit/secret-orders';
import { listGames, trashGame } from './game-list';
import { exportGame, importGame, newGame } from './library';
import { gamesWaiting, stopWaiting } from './games-waiting';
import { makeMovingFile, openMoved, takeMovingFile } from './moving';
import { isMovingFile } from './file-kinds';
import { glanceAt } from './moving-file';
import type { SheetPorts } from './sheets';

const CANARY = 'Grouchy-to-Wavre-by-night';

const named = async (ports: SheetPorts, name: string): Promise<ListedGame> => {
  const made = await newGame(ports, 'nlc', name, battle());
  if (made.kind !== 'made') throw new Error(made.kind);
  return (await listGames(ports)).games.find(({ key }) => key === made.key)!;
};

/** Three games: one that hides nothing, one with a sealed line, one with a PIN on it; and one in the trash. */
const oldPhone = async () => {
  const ports = testPorts(1);
  await named(ports, 'Open');
  const sealed = await openLines(ports, await named(ports, 'Sealed'));
  sealed.takeSeat('second');
  await sealed.dispatch({ type: 'WriteLine', text: 'quiet' });
  const locked = await openLines(ports, await named(ports, 'Locked'));
  locked.takeSeat('first');
  await locked.dispatch({ type: 'WriteLine', text: CANARY });
  const set = await locked.setPin('first', '4711');
  if (set.kind !== 'set' || set.code === null) throw new Error(set.kind);
  const thrown = await named(ports, 'Thrown away');
  await trashGame(ports, thrown.key);
  return { ports, recovery: set.code, file: await makeMovingFile(ports) };
};

const names = async (ports: SheetPorts) => (await listGames(ports)).games.map(({ name }) => name);

const game = async (ports: SheetPorts, name: string): Promise<ListedGame> =>
  (await listGames(ports)).games.find((one) => one.name === name)!;

test('one file and one code bring all games to another phone, as they were listed', async () => {
  const { file, recovery } = await oldPhone();
  expect(file.games).toBe(3);
  expect(isMovingFile(file.text)).toBe(true);
  expect(file.text).not.toContain(CANARY);
  expect(file.text).not.toContain('Thrown away');
  const other = testPorts(77);
  const told: string[] = [];
  const moving = await takeMovingFile(other, file.text, (nth, of) => told.push(`${String(nth)}/${String(of)}`));
  expect(told).toEqual(['1/3', '2/3', '3/3']);
  expect(moving).toMatchObject({ kind: 'moved', missing: 0, isWhole: true });
  expect(await names(other)).toEqual(['Locked', 'Sealed', 'Open']);
  expect((await gamesWaiting(other)).map(({ name }) => name).sort()).toEqual(['Locked', 'Sealed']);
  expect(await openMoved(other, file.code ?? '')).toEqual({ opened: 2, answer: { kind: 'open' } });
  expect(await gamesWaiting(other)).toEqual([]);
  const sealed = await openLines(other, await game(other, 'Sealed'));
  expect(sealed.getState()).toMatchObject({ held: 'open', locks: { second: { kind: 'open' } } });
  const locked = await openLines(other, await game(other, 'Locked'));
  expect(locked.getState()).toMatchObject({ held: 'open', locks: { first: { kind: 'otherDevice' } } });
  expect(await locked.recover('first', recovery)).toEqual({ kind: 'open' });
});

test('each game stands in it exactly as in a file of its own', async () => {
  const ports = testPorts(1);
  const one = await named(ports, 'Open');
  const { text } = await makeMovingFile(ports);
  const file = text.split('\n').slice(1, -2).join('\n');
  expect(saidIn(file)).toBe(saidIn(await exportGame(ports, one)));
});

test('taken in twice the second time is told, and nothing is there twice; a game played on is left as it is', async () => {
  const { file } = await oldPhone();
  const other = testPorts(77);
  await takeMovingFile(other, file.text);
  const session = await opened(other, await game(other, 'Open'));
  expect(await session.dispatch({ type: 'NextTurn' })).toBe(true);
  const before = await other.store.listGames();
  const again = await takeMovingFile(other, file.text);
  expect(again).toMatchObject({ games: [{ kind: 'here' }, { kind: 'here' }, { kind: 'here' }] });
  expect(await other.store.listGames()).toEqual(before);
});

test('a game that was played on elsewhere since stands beside the one that is here', async () => {
  const ports = testPorts(1);
  const open = await named(ports, 'Open');
  const other = testPorts(77);
  expect(await importGame(other, await exportGame(ports, open))).toMatchObject({ kind: 'made' });
  const session = await opened(ports, open);
  await session.dispatch({ type: 'NextTurn' });
  const { text } = await makeMovingFile(ports);
  expect(await takeMovingFile(other, text)).toMatchObject({ games: [{ kind: 'taken' }] });
  // Two rows of each say that it is a copy, and the second was copied twice and played on once.
  expect((await listGames(other)).games.map(({ count }) => count).sort((a, b) => a - b)).toEqual([3, 5]);
});

test('a damaged game is refused by itself, with its name; the others come', async () => {
  const { file } = await oldPhone();
  const text = file.text.replace('"name":"Open"', '"name":"Oper"');
  const other = testPorts(77);
  const moving = await takeMovingFile(other, text);
  if (moving.kind !== 'moved') throw new Error(moving.kind);
  expect(moving.isWhole).toBe(false);
  expect(moving.games.filter(({ kind }) => kind === 'refused')).toHaveLength(1);
  expect(moving.games.filter(({ kind }) => kind === 'taken')).toHaveLength(2);
});

test('of a file that was cut the whole games are taken, and the missing ones counted', async () => {
  const { file } = await oldPhone();
  const lines = file.text.split('\n');
  const lengths = (JSON.parse(lines[0]!) as { lines: number[] }).lines;
  const cut = lines.slice(0, 1 + lengths[0]! + 1).join('\n');
  const moving = await takeMovingFile(testPorts(77), cut);
  expect(moving).toMatchObject({ kind: 'moved', missing: 1, isWhole: false });
  if (moving.kind === 'moved') expect(moving.games.map(({ kind }) => kind)).toEqual(['taken', 'refused']);
});

test('a name out of a file turns nothing around and hides nothing; one without a letter is none', () => {
  const named = (name: string) => glanceAt(JSON.stringify({ name, chain: 'c' })).name;
  expect(named('Lig\u202Eny\u0000 \u200B')).toBe('Ligny');
  expect(named('\u200B\u202E')).toBeNull();
  expect(named('W'.repeat(200))).toHaveLength(80);
});

test('a newer file is called so, a header that cannot be read is damage', async () => {
  const { file } = await oldPhone();
  const other = testPorts(77);
  expect(await takeMovingFile(other, file.text.replace('"format":1,"lines"', '"format":2,"lines"'))).toEqual({
    kind: 'newer',
  });
  expect(await takeMovingFile(other, file.text.replace('"lines":[', '"lines":["a",'))).toEqual({ kind: 'damaged' });
  expect(await other.store.listGames()).toEqual([]);
});

test('a wrong code opens nothing and says why; the list can stop asking', async () => {
  const { file } = await oldPhone();
  const other = testPorts(77);
  await takeMovingFile(other, file.text);
  expect(await openMoved(other, '0'.repeat(28))).toEqual({ opened: 0, answer: { kind: 'wrongCode' } });
  expect(await openMoved(other, 'AB')).toEqual({ opened: 0, answer: { kind: 'length', letters: 2 } });
  expect(await gamesWaiting(other)).toHaveLength(2);
  await stopWaiting(other);
  expect(await gamesWaiting(other)).toEqual([]);
  const session = await openLines(other, await game(other, 'Sealed'));
  expect(await session.recover('game', file.code ?? '')).toEqual({ kind: 'open' });
});

test('games that hide nothing need no code', async () => {
  const ports = testPorts(1);
  await madeGame(ports);
  const file = await makeMovingFile(ports);
  expect(file.code).toBeNull();
  const other = testPorts(77);
  expect(await takeMovingFile(other, file.text)).toMatchObject({ games: [{ kind: 'taken', name: 'Ligny' }] });
  expect(await gamesWaiting(other)).toEqual([]);
});
