import type { Row } from '../journal/store';
import { playing, testPorts, withStore } from '../testkit/ports';
import { rememberRows } from './row-memory';

const rowAt = (seq: number): Row => ({ seq, body: `{"nr":${String(seq)}}`, prev: '', hash: String(seq) });

/** A disk of so many rows, and what was asked of it. */
const disk = (count: number) => {
  const asked: string[] = [];
  const readRows = (_key: string, from: number, limit: number): Promise<readonly Row[]> => {
    asked.push(`${String(from)}+${String(limit)}`);
    return Promise.resolve(
      Array.from({ length: count }, (_, i) => rowAt(i + 1))
        .filter(({ seq }) => seq >= from)
        .slice(0, limit),
    );
  };
  return { asked, store: { readRows } };
};

test('a row is asked of the disk once, and one that was just written not at all', async () => {
  const { asked, store } = disk(3);
  const { readRows, wrote } = rememberRows(store, 'game');
  expect(await readRows(2, 2)).toEqual([rowAt(2), rowAt(3)]);
  wrote(rowAt(4));
  expect(await readRows(2, 3)).toEqual([rowAt(2), rowAt(3), rowAt(4)]);
  expect(asked).toEqual(['2+2']);
});

test('what is not all remembered is asked for as a whole; the oldest is forgotten first', async () => {
  const { asked, store } = disk(300);
  const { readRows } = rememberRows(store, 'game');
  await readRows(1, 300);
  expect(await readRows(45, 256)).toHaveLength(256);
  expect(await readRows(44, 2)).toEqual([rowAt(44), rowAt(45)]);
  expect(asked).toEqual(['1+300', '44+2']);
});

test('what is told after a play does not ask the disk for it', async () => {
  const ports = testPorts();
  let asked = 0;
  const noting = withStore(ports, {
    readRows: (...given) => {
      asked += 1;
      return ports.store.readRows(...given);
    },
  });
  const { session } = await playing(noting);
  await session.history();
  asked = 0;
  expect(await session.dispatch({ type: 'GoToStep', step: 'prepare' })).toBe(true);
  expect((await session.history()).items).toHaveLength(2);
  expect((await session.history(undefined, undefined, 1)).items).toHaveLength(1);
  expect(asked).toBe(0);
});
