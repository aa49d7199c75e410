import { screen, waitFor } from '@testing-library/react-native';
import { battle } from '../../src/testkit/battle';
import { madeGame, testPorts } from '../../src/testkit/ports';
import { listen } from '../hooks/announce';
import { toTheDesk } from './testing/orders-desk';
import { press, settled, switchedOn } from './testing/phone';

const heard: string[] = [];
const forget = jest.fn();
let deaf = (): void => undefined;

beforeEach(() => {
  deaf = listen({ hear: (text) => heard.push(text), forget });
});
afterEach(() => {
  deaf();
  heard.length = 0;
  forget.mockClear();
});

const hears = (words: RegExp): Promise<void> => waitFor(() => expect(heard.join('\n')).toMatch(words));

test('a roll, an undo and a chit are heard at the page that is open, whoever taps', async () => {
  const ports = testPorts();
  await madeGame(ports);
  await switchedOn(ports);
  await press('games.card.open');
  await press('turn.step.prepare');
  await hears(/Chit preparation/);
  await press('game.header.undo');
  await hears(/Taken back: Chit preparation/);
  await press('game.header.redo');
  await hears(/Brought back: Chit preparation/);
  await press('prepare.coordinated.first.roll');
  await hears(/French \(EMPEROR, 5\) rolled \d and/);
});

test('secrecy: what was heard at a desk is forgotten when it is left, and at the table nothing is heard of it', async () => {
  const ports = testPorts();
  const setup = battle();
  await madeGame(ports, 'nlc', setup);
  await switchedOn(ports);
  await toTheDesk(setup);
  await press('desk.reserve.f1');
  await hears(/f1 Corps goes into Reserve/);
  forget.mockClear();
  heard.length = 0;
  await press('desk.footer.close');
  await screen.findByTestId('desk.door.first');
  await settled(() => undefined);
  expect(forget).toHaveBeenCalled();
  expect(heard.join()).not.toMatch(/Reserve/);
});

const COMPLIANCE = 'resolve.open.nlc/compliance';

test('without a game the dice and what they come to are heard', async () => {
  await switchedOn();
  await press('games.resolve');
  await press(COMPLIANCE);
  await press('resolve.dice.throw');
  await screen.findByTestId('resolve.result.line');
  await hears(/: \d, \d/);
  const [line] =
    /"testID":"resolve\.result\.line".*?"children":\["([^"]+)"\]/.exec(JSON.stringify(screen.toJSON()))?.slice(1) ?? [];
  expect(heard.join(' ')).toContain(line ?? 'no result');
});

test('in a game the play says them, and the page does not say them again', async () => {
  const ports = testPorts();
  await madeGame(ports);
  await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.resolve');
  await press(COMPLIANCE);
  await press('resolve.dice.throw');
  await screen.findByTestId('resolve.result.line');
  await hears(/Order compliance, .*: \d, \d/);
  expect(heard.join(' ').match(/\d, \d/g)).toHaveLength(1);
});
