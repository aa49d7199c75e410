import { madeGame, opened, playing, testPorts } from '../testkit/ports';

const TEXT = JSON.stringify({ turn: 0, drafts: { order: { said: 'towards Plancenoit' } } });

type Ports = ReturnType<typeof testPorts>;

/** A desk behind a PIN, with something half written on it; then the app is killed. */
const written = async () => {
  const { ports, game, session } = await playing();
  session.takeSeat('first');
  await session.setPin('first', '1815');
  expect(await session.keepDraft('first', TEXT)).toBe(true);
  return { ports, game, session };
};

const onDisk = ({ store }: Ports, game: string): Promise<string | null> => store.readNote({ game, name: 'desk.first' });

test('given a half-written order, when the app is killed, then it is there again at the unlocked desk and nowhere else', async () => {
  const { ports, game } = await written();
  const again = await opened(ports, game);
  expect(await again.readDraft('first')).toBeNull();
  expect(await again.unlock('first', '1815')).toEqual({ kind: 'open' });
  // Its key is there; but whoever sits at the table, or at the other desk, does not read it.
  expect(await again.readDraft('first')).toBeNull();
  expect(again.takeSeat('second')).toBe(true);
  expect(await again.readDraft('first')).toBeNull();
  expect(await again.unlock('first', '1815')).toEqual({ kind: 'open' });
  expect(again.takeSeat('first')).toBe(true);
  expect(await again.readDraft('first')).toBe(TEXT);
});

test('given a half-written order, then nothing of it stands on the disk in clear, nor how long it is', async () => {
  const { ports, game, session } = await written();
  const text = await onDisk(ports, game.key);
  expect(text).not.toMatch(/Plancenoit|towards|drafts/);
  await session.keepDraft('first', JSON.stringify({ turn: 0, drafts: { order: { said: 'x'.repeat(900) } } }));
  expect((await onDisk(ports, game.key))?.length).toBe(text?.length);
});

test('given another PIN since, then what was written before is still read', async () => {
  const { session } = await written();
  expect(await session.setPin('first', '1870')).toMatchObject({ kind: 'set' });
  expect(await session.readDraft('first')).toBe(TEXT);
});

test('given the table, or the enemy’s desk, then nobody writes or takes away what is not his', async () => {
  const { session } = await written();
  session.takeSeat('table');
  expect(await session.keepDraft('first', 'another')).toBe(false);
  expect(await session.keepDraft('first', null)).toBe(false);
  session.takeSeat('second');
  expect(await session.keepDraft('first', null)).toBe(false);
  expect(await session.unlock('first', '1815')).toEqual({ kind: 'open' });
  session.takeSeat('first');
  expect(await session.readDraft('first')).toBe(TEXT);
  expect(await session.keepDraft('first', null)).toBe(true);
  expect(await session.readDraft('first')).toBeNull();
});

test('given a note that is no draft, or one that was tampered with, then there is none', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const session = await opened(ports, game, 'first');
  for (const text of ['{', 'null', '{"row":1,"turn":0,"sealed":"AAAA"}', '{"row":1}']) {
    await ports.store.writeNote({ game: game.key, name: 'desk.first' }, text);
    expect(await session.readDraft('first')).toBeNull();
  }
});
