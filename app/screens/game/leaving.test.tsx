import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AppState } from 'react-native';
import type { AppStateStatus } from 'react-native';
import { battle } from '../../../src/testkit/battle';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import type { SheetPorts } from '../../../src/session/sheets';
import { press, settled, switchedOn } from '../testing/phone';

jest.setTimeout(60_000);

const PIN = '4711';
const sheets = (playMode: 'onePhone' | 'solo' = 'onePhone') =>
  battle({ playMode, title: { ...EMPTY_TITLE, places: ['Wavre', 'Gembloux'] } }, ['orderSheets']);

const raise = async (): Promise<void> => {
  await screen.findByTestId('curtain.open');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
};

/** A game of two with order sheets, at the first side's open desk; with `pin` it is locked by one. */
const atTheDesk = async (pin: string | null = null, ports: SheetPorts = testPorts()) => {
  const game = await madeGame(ports, 'nlc', sheets());
  if (pin !== null) {
    const session = await opened(ports, game, 'first');
    await session.setPin('first', pin);
    await session.lockAll();
  }
  await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.desk');
  await press('desk.door.first');
  await (pin === null ? raise() : types(pin));
  await screen.findByTestId('orders.first');
  return { ports, game, count: () => ports.store.countRows(game.key) };
};

const types = async (pin: string): Promise<void> => {
  await screen.findByTestId('curtain.pin');
  for (const digit of pin) await press(`curtain.pin.key-${digit}`);
  await press('curtain.pin.enter');
};

/** What the app has asked the phone to tell it. */
const heard: ((state: AppStateStatus) => void)[] = [];

/** The phone's own word that another app is in front. */
const anotherApp = (): Promise<void> =>
  settled(() => {
    heard.forEach((hear) => {
      hear('background');
    });
  });

beforeEach(() => {
  heard.length = 0;
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, hear) => {
    heard.push(hear);
    return { remove: () => void heard.splice(heard.indexOf(hear), 1) };
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a desk that is left for another page', () => {
  test.each(['turn', 'army', 'resolve', 'books'])('%s: that page stands there, nothing is written', async (page) => {
    const { count } = await atTheDesk();
    const before = await count();
    await press(`tabs.${page}`);
    await waitFor(() => expect(screen.queryByTestId('orders.first')).toBeNull());
    expect(screen.queryByTestId('curtain')).toBeNull();
    await press('tabs.desk');
    // Both doors look alike, whichever was left open.
    await screen.findByTestId('desk.door.second');
    await press('desk.door.first');
    await raise();
    await screen.findByTestId('orders.first');
    expect(await count()).toBe(before);
  });

  test('the history: it tells what the table knows, and the way back leads to the doors', async () => {
    await atTheDesk();
    await press('game.header.history');
    await screen.findByTestId('history.header.archive');
    await press('history.header.back');
    await screen.findByTestId('desk.door.first');
  });

  test('the list of games: whoever opens the game again finds the curtain', async () => {
    const { count } = await atTheDesk();
    const before = await count();
    await press('game.header.back');
    await press('games.card.open');
    await screen.findByTestId('curtain');
    expect(await count()).toBe(before);
  });

  test('with a PIN it is locked, without one its thumb raises the curtain', async () => {
    await atTheDesk(PIN);
    await press('tabs.turn');
    await press('tabs.desk');
    await press('desk.door.first');
    await types(PIN);
    await screen.findByTestId('orders.first');
    await anotherApp();
    await types(PIN);
    await screen.findByTestId('orders.first');
  });

  test('the other desk can be called to from there: one is closed, then the other opened', async () => {
    const { count } = await atTheDesk();
    const before = await count();
    await press('tabs.turn');
    await press('tabs.desk');
    await press('desk.door.second');
    await raise();
    await screen.findByTestId('orders.second');
    expect(screen.queryByTestId('orders.first')).toBeNull();
    expect(await count()).toBe(before + 2);
  });

  test('the turn is played on from the table while the desk was only left', async () => {
    const { ports, game } = await atTheDesk();
    await press('tabs.turn');
    expect(screen.queryByTestId('desk.footer.close')).toBeNull();
    await press('turn.next.step');
    const session = await opened(ports, game);
    const { steps, step } = session.getState().view;
    expect(steps[step]?.id).toBe('prepare');
  });
});

describe('a desk over which something lies', () => {
  test('a rule that is looked up closes nothing', async () => {
    const { count } = await atTheDesk();
    const before = await count();
    await settled(() => {
      fireEvent.press(screen.getAllByTestId(/^rule\./)[0]);
    });
    await screen.findByTestId('place.title');
    await settled(() => {
      fireEvent.press(screen.getByTestId('books.header.back'));
    });
    await screen.findByTestId('orders.first');
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(await count()).toBe(before);
  });

  test('nor does the archive, which its owner lays open from there', async () => {
    await atTheDesk();
    await press('desk.archive');
    await screen.findByTestId('archive.first.open');
    await screen.findByTestId('archive.second.sealed');
    await press('archive.header.back');
    await screen.findByTestId('orders.first');
  });
});

describe('a half-written order', () => {
  test('is there again when its owner opens his desk; the other side does not see it', async () => {
    await atTheDesk();
    await press('orders.write');
    await press('order.of.formation-f1');
    await press('order.type.attack');
    fireEvent.changeText(await screen.findByTestId('order.target.typed'), 'Ferme Papelotte');
    await anotherApp();
    await screen.findByTestId('curtain');
    expect(screen.queryByTestId('order')).toBeNull();
    await press('curtain.leave');
    await press('tabs.desk');
    await press('desk.door.second');
    await raise();
    await screen.findByTestId('orders.second');
    expect(screen.queryByTestId('order')).toBeNull();
    expect(JSON.stringify(screen.toJSON())).not.toContain('Papelotte');
    await anotherApp();
    await press('curtain.leave');
    await press('tabs.desk');
    await press('desk.door.first');
    await raise();
    expect(await screen.findByDisplayValue('Ferme Papelotte')).toBeTruthy();
    await press('order.target.use');
    await press('order.courier.6');
    await press('order.seal');
    await screen.findByTestId('orders.row.first-o1');
    // What was written is no longer half written.
    await press('orders.write');
    await screen.findByTestId('order.of.formation-f1');
  });
});

describe('a solo player', () => {
  test('hides nothing without a PIN; with one his desk is locked when he leaves it, and the table plays on', async () => {
    const ports = testPorts();
    const game = await madeGame(ports, 'nlc', sheets('solo'));
    await switchedOn(ports);
    await press('games.card.open');
    await press('tabs.desk');
    await screen.findByTestId('orders.first');
    await press('tabs.turn');
    await press('tabs.desk');
    await screen.findByTestId('orders.first');
    screen.unmount();
    const session = await opened(ports, await gameOf(ports, game.key), 'solo');
    await session.setPin('first', PIN);
    await session.lockAll();
    await switchedOn(ports);
    await press('games.card.open');
    await types(PIN);
    await press('tabs.desk');
    await screen.findByTestId('orders.first');
    await press('tabs.turn');
    await screen.findByTestId('turn.next.step');
    expect(screen.queryByTestId('curtain')).toBeNull();
    await press('tabs.desk');
    await press('desk.door.first');
    await types(PIN);
    await press('tabs.desk');
    await screen.findByTestId('orders.first');
  });
});
