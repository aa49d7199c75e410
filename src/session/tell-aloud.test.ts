import { battle, formation, unit } from '../testkit/battle';
import { madeGame, opened, playing, testPorts, withStore } from '../testkit/ports';
import { FAILURES } from '../wording/en/failures';
import type { GameSession } from './rule-sets';
import { tellAloud } from './tell-aloud';

/** Dice fall as written; what is not written is a 1. */
const falling = (...faces: readonly number[]) => {
  const left = [...faces];
  return testPorts(1, { roll: () => left.shift() ?? 1 });
};

const CORPS = battle({
  formations: [formation('f1', 'first', { name: 'I Corps', limit: 5 }), formation('s1', 'second', { name: 'I Corps' })],
  units: [unit('jerome', 'f1', { name: 'Jerome', front: 6, reverse: null })],
});

/** What was said since it was last asked. */
const heardAt = (session: GameSession) => {
  const said: string[] = [];
  const { settled, stop } = tellAloud(session, (text) => said.push(text));
  const heard = async (): Promise<readonly string[]> => {
    await settled();
    return said.splice(0);
  };
  return { heard, stop };
};

const listening = async (ports = testPorts(), setup = battle()) => {
  const game = await playing(ports, 'nlc', setup);
  return { ...game, ...heardAt(game.session) };
};

const COORDINATED = { type: 'RollCoordinated', side: 'first', commander: 'emperor' };
const INITIAL = { type: 'RollInitial', commanders: { first: 'emperor', second: 'marshal' } };

test('a roll is told with whose it was, its die and its result', async () => {
  const { session, heard } = await listening(falling(6, 2, 5));
  await session.dispatch(COORDINATED);
  expect(await heard()).toEqual(['French (EMPEROR, 5) rolled 6 and does not get the Coordinated Action chit.']);
  await session.dispatch(INITIAL);
  expect(await heard()).toEqual(['Dice: 2, 5. Initial Action: French 7, Coalition 8; nobody leads by 3.']);
});

test('what is drawn, undone, brought back, corrected and refused is told, each once and in its order', async () => {
  const { session, heard } = await listening(falling(2));
  await session.dispatch({ type: 'DrawChit' });
  expect(await heard()).toEqual(['The cup has not been filled yet.']);
  await session.dispatch({ type: 'DrawChit' });
  expect(await heard()).toEqual(['The cup has not been filled yet.']);
  await session.dispatch({ type: 'FillCup' });
  await session.undo();
  await session.redo();
  await session.dispatch({ type: 'DrawChit' });
  const CUP = 'Cup filled: French 3, Coalition 2.';
  const texts = await heard();
  // Where the turn stands is said with what has moved it there.
  expect(texts).toEqual([
    `${CUP} Formation selection.`,
    expect.stringMatching(/^Taken back: Cup filled: French 3, Coalition 2\. .+\.$/),
    `Brought back: ${CUP} Formation selection.`,
    expect.stringMatching(/^Drawn: .+ \((French|Coalition)\)\.$/),
  ]);
  await session.correct(1, 'the bag was open');
  expect(await heard()).toEqual(['Correction: back to “the bag was open”. Reinforcements.']);
});

test('what weighs most is told first, with its figure and what follows', async () => {
  const { session, heard } = await listening(testPorts(), CORPS);
  await session.dispatch({ type: 'LoseStep', unit: 'jerome' });
  const [text = ''] = await heard();
  expect(text).toMatch(/^I Corps \(French\) breaks\. 6 of 5\..* Jerome/);
});

test('dice from the table are asked for by name, and one typed anew says what it was', async () => {
  const { session, heard } = await listening();
  await session.dispatch(COORDINATED, 'table');
  expect(await heard()).toEqual([expect.stringMatching(/^French: .*Coordinated Action/)]);
  await session.giveFaces([5]);
  await session.typeAnew();
  await session.giveFaces([3]);
  expect(await heard()).toEqual([
    expect.stringMatching(/rolled 5/),
    expect.stringMatching(/Coordinated Action/),
    expect.stringMatching(/^3, not 5\. French \(EMPEROR, 5\) rolled 3 and/),
  ]);
});

test('a write that fails is told, as often as it fails', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  const full = withStore(ports, { append: () => Promise.resolve({ kind: 'failed', reason: 'full' }) });
  const session = await opened(full, game);
  const { heard } = heardAt(session);
  for (const _ of ['once', 'and again']) {
    await session.dispatch({ type: 'FillCup' });
    expect(await heard()).toEqual([FAILURES.full]);
  }
});

test('secrecy: what lies at a desk is told there, and at the table nothing, not even that there was something', async () => {
  const { session, heard } = await listening();
  session.takeSeat('second');
  await session.dispatch({ type: 'FlagReserve', formation: 's1', reserve: true });
  expect(await heard()).toEqual(['s1 Corps goes into Reserve.']);
  session.takeSeat('table');
  session.takeSeat('first');
  expect(await heard()).toEqual([]);
});

test('secrecy: what is read while the phone is handed over is told to nobody', async () => {
  const { session } = await playing();
  session.takeSeat('second');
  let answer = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { heard } = heardAt({
    ...session,
    history: async (...asked) => {
      const page = await session.history(...asked);
      await waits;
      return page;
    },
  });
  await session.dispatch({ type: 'FlagReserve', formation: 's1', reserve: true });
  session.takeSeat('table');
  answer();
  expect(await heard()).toEqual([]);
});

test('who has left the game hears nothing more of it', async () => {
  const { session, heard, stop } = await listening();
  stop();
  await session.dispatch({ type: 'FillCup' });
  expect(await heard()).toEqual([]);
});
