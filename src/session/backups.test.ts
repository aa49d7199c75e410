import { battle } from '../testkit/battle';
import { madeGame, opened, testPorts } from '../testkit/ports';
import { answerBackup, backupDue, dayIsOver } from './backups';
import { dayOver } from './game-days';
import { listGames } from './game-list';

const turns = [
  { label: '18:00', kind: 'day', day: 1 },
  { label: '19:00', kind: 'day', day: 1 },
  { label: '05:00', kind: 'day', day: 2 },
] as const;

test('a day is over when its last turn is passed, and the last one at the last step', async () => {
  const ports = testPorts();
  const session = await opened(ports, await madeGame(ports, 'nlc', battle({ turns: [...turns] })));
  const over = (): number => dayOver(session.getState().view);
  expect(over()).toBe(0);
  await session.dispatch({ type: 'NextTurn' });
  expect(over()).toBe(0);
  await session.dispatch({ type: 'NextTurn' });
  expect(over()).toBe(1);
  const { steps } = session.getState().view;
  await session.dispatch({ type: 'GoToStep', step: steps.at(-1)?.id });
  expect(over()).toBe(2);
  await session.undo();
  expect(over()).toBe(1);
});

test('each day is asked about once: by the game played last, and no more when it is answered', async () => {
  const ports = testPorts();
  const [first, second] = [await madeGame(ports), await madeGame(ports)];
  const due = async () => {
    const found = await backupDue(ports, (await listGames(ports)).games);
    return found === null ? null : [found.game.key, found.day];
  };
  expect(await due()).toBeNull();
  await dayIsOver(ports, first.key, 1);
  await dayIsOver(ports, second.key, 2);
  await dayIsOver(ports, second.key, 1);
  expect(await due()).toEqual([second.key, 2]);
  await answerBackup(ports, second.key, 2);
  expect(await due()).toEqual([first.key, 1]);
  await answerBackup(ports, first.key, 1);
  await dayIsOver(ports, first.key, 1);
  expect(await due()).toBeNull();
  await dayIsOver(ports, first.key, 2);
  expect(await due()).toEqual([first.key, 2]);
});

test('notes that cannot be read ask for nothing', async () => {
  const ports = testPorts();
  const game = await madeGame(ports);
  await ports.store.writeNote({ game: null, name: 'days.over' }, '{"a":');
  expect(await backupDue(ports, (await listGames(ports)).games)).toBeNull();
  await dayIsOver(ports, game.key, 1);
  expect(await backupDue(ports, (await listGames(ports)).games)).toMatchObject({ day: 1 });
});
