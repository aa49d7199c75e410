import { openNodeDatabase } from '../storage/node/open-node-database';
import type { SqlDatabase } from '../storage/sql/database';
import { openSqlStore } from '../storage/sql/open-sql-store';
import { EMPTY_TITLE } from '../rules/common/index';
import type { Setup } from '../rules/common/index';
import { battle, formation, unit } from '../testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../testkit/ports';
import { rowsOf } from '../testkit/rows';
import {
  exportSheet,
  importSheet,
  listSheets,
  newGameFromSheet,
  readSheet,
  removeSheet,
  renameSheet,
  saveGameAsSheet,
  saveSheet,
} from './sheets';
import type { SheetPorts } from './sheets';

const setup: Setup = battle({
  units: [unit('u-1', 'f1'), unit('u-2', 's1')],
  title: { ...EMPTY_TITLE, name: 'Four days', places: ['Brye'] },
});

const databases: SqlDatabase[] = [];
afterAll(async () => {
  for (const db of databases) await db.close();
});

/** A phone with a real database in it. */
const phone = async (): Promise<SheetPorts & Readonly<{ sql: SqlDatabase }>> => {
  const sql = await openNodeDatabase(':memory:', { fsync: false });
  databases.push(sql);
  return { ...testPorts(), store: await openSqlStore(sql), sql };
};

const keyOf = (answer: Readonly<{ kind: string; key?: string }>): string => {
  if (answer.key === undefined) throw new Error(JSON.stringify(answer));
  return answer.key;
};
const withSheet = async () => {
  const ports = await phone();
  const key = keyOf(await saveSheet(ports, { rules: 'nlc', name: 'Four days', setup }));
  return { ports, key };
};

test('the set-up of a game is kept as it stands now, and nothing of what happened in it', async () => {
  const ports = await phone();
  const game = await madeGame(ports, 'mop', setup);
  const session = await opened(ports, game);
  await session.dispatch({ type: 'FillCup' });
  const after = { ...setup, leaders: setup.leaders.map((one) => ({ ...one, rating: 2 })) };
  expect(await session.dispatch({ type: 'CorrectSetup', setup: after })).toBe(true);
  const before = await rowsOf(ports, game.key);
  const key = keyOf(await saveGameAsSheet(ports, game, '  Late summer '));
  expect(await readSheet(ports, key)).toEqual({
    kind: 'sheet',
    sheet: { rules: 'mop', name: 'Late summer', setup: after },
    changed: false,
  });
  expect(await listSheets(ports)).toMatchObject([{ key, rules: 'mop', name: 'Late summer' }]);
  expect(await rowsOf(ports, game.key)).toEqual(before);
});

test('a game begins from a sheet, and the two go on apart', async () => {
  const { ports, key } = await withSheet();
  const game = await gameOf(ports, keyOf(await newGameFromSheet(ports, key, 'Ligny again')));
  expect(game).toMatchObject({ rules: 'nlc', name: 'Ligny again' });
  const session = await opened(ports, game);
  expect(session.getState().view.setup).toEqual(setup);
  const { units } = setup;
  await session.dispatch({ type: 'CorrectSetup', setup: { ...setup, units: units.slice(1) } });
  expect(await readSheet(ports, key)).toMatchObject({ sheet: { setup: { units } } });
  await removeSheet(ports, key);
  expect((await opened(ports, game)).getState()).toMatchObject({
    damage: null,
    view: { setup: { units: [units[1]] } },
  });
});

test('sheets are listed, renamed, replaced and removed', async () => {
  const { ports, key } = await withSheet();
  const other = keyOf(await saveSheet(ports, { rules: 'n20', name: 'x'.repeat(300), setup: battle() }));
  expect((await listSheets(ports)).map(({ name }) => name)).toEqual(['x'.repeat(200), 'Four days']);
  expect(await renameSheet(ports, key, ' Ligny ')).toEqual({ kind: 'saved', key });
  expect(await readSheet(ports, key)).toEqual({
    kind: 'sheet',
    sheet: { rules: 'nlc', name: 'Ligny', setup },
    changed: false,
  });
  expect(await saveSheet(ports, { rules: 'nlc', name: 'Wavre', setup: battle() }, key)).toEqual({ kind: 'saved', key });
  expect((await listSheets(ports)).map(({ name }) => name)).toEqual(['Wavre', 'x'.repeat(200)]);
  await removeSheet(ports, key);
  expect((await listSheets(ports)).map((one) => one.key)).toEqual([other]);
  expect(await readSheet(ports, key)).toEqual({ kind: 'gone' });
  expect(await newGameFromSheet(ports, key, 'x')).toEqual({ kind: 'gone' });
  expect(await renameSheet(ports, key, 'x')).toEqual({ kind: 'failed' });
  expect(await exportSheet(ports, key)).toBeNull();
});

test('a sheet is never without a name', async () => {
  const ports = await phone();
  await saveSheet(ports, { rules: 'nlc', name: '  ', setup });
  await saveSheet(ports, { rules: 'nlc', name: '', setup: battle() });
  expect((await listSheets(ports)).map(({ name }) => name)).toEqual(['Title sheet', 'Four days']);
});

test('NLC 2.1 a set-up that could not be played is not kept', async () => {
  const ports = await phone();
  const twice = battle({ formations: [formation('a', 'first'), formation('a', 'first')] });
  expect(await saveSheet(ports, { rules: 'nlc', name: 'x', setup: twice })).toMatchObject({
    kind: 'refused',
    refusal: { code: 'ID_TWICE' },
  });
  expect(await listSheets(ports)).toEqual([]);
});

describe('export and import', () => {
  test('a sheet goes to another phone and is the same there; into the same phone it is a second one', async () => {
    const { ports, key } = await withSheet();
    const text = (await exportSheet(ports, key)) ?? '';
    const other = await phone();
    const arrived = await importSheet(other, text);
    expect(arrived).toMatchObject({ kind: 'saved', ignored: [], sheet: { name: 'Four days' } });
    expect(await exportSheet(other, keyOf(arrived))).toBe(text);
    const second = keyOf(await importSheet(ports, text));
    expect(second).not.toBe(key);
    expect(await listSheets(ports)).toHaveLength(2);
  });

  test('a file edited outside the app is asked about, and taken in when the players agree', async () => {
    const { ports, key } = await withSheet();
    const text = ((await exportSheet(ports, key)) ?? '').replace('"Brye"', '"Wagnelée"');
    expect(await importSheet(ports, text)).toMatchObject({
      kind: 'ask',
      sheet: { setup: { title: { places: ['Wagnelée'] } } },
    });
    expect(await listSheets(ports)).toHaveLength(1);
    const taken = keyOf(await importSheet(ports, text, { evenIfEdited: true }));
    expect(await readSheet(ports, taken)).toMatchObject({
      changed: false,
      sheet: { setup: { title: { places: ['Wagnelée'] } } },
    });
    expect(await readSheet(ports, key)).toMatchObject({ sheet: { setup: { title: { places: ['Brye'] } } } });
  });

  test('what is refused changes nothing, agreed or not', async () => {
    const { ports, key } = await withSheet();
    const text = (await exportSheet(ports, key)) ?? '';
    const before = await listSheets(ports);
    for (const bad of [
      '',
      text.slice(0, -30),
      text.replace('"nlc"', '"xyz"'),
      text.replace('"onePhone"', '"twoPhones"'),
    ])
      expect(await importSheet(ports, bad, { evenIfEdited: true })).toMatchObject({ kind: 'fault' });
    expect(await listSheets(ports)).toEqual(before);
    expect(await exportSheet(ports, key)).toBe(text);
  });
});

test('names in a sheet that turn round what stands beside them, or cannot be read, are put right or refused', async () => {
  const { ports, key } = await withSheet();
  const text = (await exportSheet(ports, key)) ?? '';
  const nasty = text.replace('"Four days"', '"\u202eFour\\u0007 days\\ud800"').replace('"Brye"', '"Bry\u200be"');
  const taken = keyOf(await importSheet(ports, nasty, { evenIfEdited: true }));
  expect(await readSheet(ports, taken)).toMatchObject({
    sheet: { name: 'Four days', setup: { title: { places: ['Brye'] } } },
  });
  expect(await listSheets(ports)).toMatchObject([{ name: 'Four days' }, { name: 'Four days' }]);
  const blank = await importSheet(ports, text.replace('"Four days"', '"\u200b"'), { evenIfEdited: true });
  expect(blank).toMatchObject({ kind: 'fault', fault: { kind: 'badField', path: 'name' } });
});

describe('a disk that goes wrong', () => {
  test('full: nothing is kept, the old sheet stays as it was', async () => {
    const { ports, key } = await withSheet();
    const text = (await exportSheet(ports, key)) ?? '';
    const pages = Number((await ports.sql.first('PRAGMA page_count', []))?.['page_count']);
    await ports.sql.first(`PRAGMA max_page_count = ${String(pages)}`, []);
    const units = Array.from({ length: 600 }, (_, i) => unit(`u-${String(i)}`, 'f1'));
    const large = { rules: 'nlc', name: 'Large', setup: battle({ units }) } as const;
    expect(await saveSheet(ports, large)).toEqual({ kind: 'failed' });
    expect(await saveSheet(ports, large, key)).toEqual({ kind: 'failed' });
    expect(await listSheets(ports)).toMatchObject([{ key, name: 'Four days' }]);
    expect(await exportSheet(ports, key)).toBe(text);
  });

  test('a stored sheet that was damaged shows it, is not written anew under a new name, and can be exported', async () => {
    const { ports, key } = await withSheet();
    await ports.sql.exec(`UPDATE sheet SET body = replace(body, '"rating": 5', '"rating": 4')`);
    expect(await readSheet(ports, key)).toMatchObject({ kind: 'sheet', changed: true });
    expect(await renameSheet(ports, key, 'Wavre')).toEqual({ kind: 'failed' });
    await ports.sql.exec('UPDATE sheet SET body = substr(body, 1, 400)');
    expect(await readSheet(ports, key)).toEqual({ kind: 'fault', fault: { kind: 'cutOff' } });
    expect(await newGameFromSheet(ports, key, 'x')).toMatchObject({ kind: 'fault' });
    expect(await ports.store.listGames()).toEqual([]);
    expect(await exportSheet(ports, key)).toHaveLength(400);
  });

  test('a game that cannot be opened gives no sheet', async () => {
    const ports = await phone();
    const game = await madeGame(ports);
    expect(await saveGameAsSheet(ports, { ...game, rules: 'chess' }, 'x')).toEqual({ kind: 'failed' });
    expect(await listSheets(ports)).toEqual([]);
  });
});
