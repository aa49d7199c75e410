import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { battle, leader } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts, testVault } from '../../../src/testkit/ports';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { exportGameWithCode, importGame } from '../../../src/session/library';
import type { SheetPorts } from '../../../src/session/sheets';
import { press, settled, switchedOn } from '../testing/phone';

const PIN = '471163';

const sheets = (more: Partial<Setup> = {}): Setup =>
  battle(
    {
      leaders: [leader('emperor', 'first', 3), leader('marshal', 'second', 3)],
      title: { ...EMPTY_TITLE, places: ['Wavre', 'Gembloux'] },
      ...more,
    },
    ['orderSheets'],
  );

const raise = () =>
  settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });

const types = async (pad: string, pin: string): Promise<void> => {
  for (const digit of pin) await press(`${pad}.key-${digit}`);
  await press(`${pad}.enter`);
};

const enters = async (id: string, code: string): Promise<void> => {
  fireEvent.changeText(await screen.findByTestId(`${id}.field`), code);
  await press(`${id}.enter`);
};

const knock = async (side: 'first' | 'second'): Promise<void> => {
  await press('tabs.desk');
  await press(`desk.door.${side}`);
  await screen.findByTestId('curtain');
};

/** A game open on a phone, at the first side's desk; the phone can be switched off and on again. */
const atTheDesk = async (setup: Setup = sheets(), ports: SheetPorts = testPorts()) => {
  const { key } = await madeGame(ports, 'nlc', setup);
  await switchedOn(ports);
  await press('games.card.open');
  if (setup.playMode !== 'solo') {
    await knock('first');
    await raise();
  }
  await press('tabs.desk');
  const session = async () => opened(ports, await gameOf(ports, key));
  return { ports, key, session };
};

/** Sets a PIN at the desk that lies open; answers the code on the screen. */
const locks = async (side: 'first' | 'second' = 'first'): Promise<string> => {
  await press(`desk.lock.${side}`);
  await press('lock.set');
  await types('lock.pin', PIN);
  await screen.findByText('Once more');
  await types('lock.pin', PIN);
  await screen.findByTestId('lock.recovery');
  const [code = ''] =
    /"[0-9A-Z]( [0-9A-Z]){3}(, [0-9A-Z]( [0-9A-Z]){3}){6}"/.exec(JSON.stringify(screen.toJSON())) ?? [];
  await press('lock.written');
  await waitFor(() => expect(screen.queryByTestId('lock.recovery')).toBeNull());
  return code.replaceAll(/[^0-9A-Z]/g, '');
};

const restarted = async (ports: SheetPorts): Promise<void> => {
  screen.unmount();
  await switchedOn(ports);
  await press('games.card.open');
};

const says = (words: RegExp) => waitFor(() => expect(screen.getByTestId('curtain.says')).toHaveTextContent(words));

describe('a PIN at the desk', () => {
  test('is set by typing it twice, and the pad neither shows nor speaks what is typed', async () => {
    const { session } = await atTheDesk();
    expect(screen.getByTestId('desk.lock.first')).toHaveAccessibleName(/No PIN/);
    await press('desk.lock.first');
    await press('lock.set');
    for (const digit of '471') await press(`lock.pin.key-${digit}`);
    expect(screen.getByTestId('lock.pin.dots')).toHaveAccessibleName('3 digits typed');
    expect(screen.getByTestId('lock.pin.enter')).toBeDisabled();
    await press('lock.pin.delete');
    await types('lock.pin', '1163');
    await types('lock.pin', '999999');
    expect(screen.getByTestId('lock.pin.says')).toHaveTextContent(/not the same/);
    expect((await session()).lockState('first')).toMatchObject({ kind: 'open', pin: false });
    await types('lock.pin', PIN);
    await types('lock.pin', PIN);
    await screen.findByTestId('lock.recovery');
    expect((await session()).lockState('first')).toEqual({ kind: 'locked' });
  });

  test('the code is not lost by closing its sheet: that is asked first', async () => {
    await atTheDesk();
    await press('desk.lock.first');
    await press('lock.set');
    await types('lock.pin', PIN);
    await types('lock.pin', PIN);
    await screen.findByTestId('lock.recovery');
    await press('lock.close');
    await press('lock.leave.no');
    expect(screen.getByTestId('lock.recovery')).toBeTruthy();
    await press('lock.close');
    await press('lock.leave.yes');
    expect(screen.queryByTestId('lock.recovery')).toBeNull();
    expect(screen.getByTestId('desk.lock.first')).toHaveAccessibleName(/A PIN opens this desk/);
  });

  test('is changed, given a new code, and removed, at the open desk', async () => {
    const { session } = await atTheDesk();
    const code = await locks();
    await press('desk.lock.first');
    await press('lock.set');
    await types('lock.pin', '20202020');
    await types('lock.pin', '20202020');
    await press('lock.written');
    await press('desk.lock.first');
    await press('lock.code');
    await screen.findByText('Your PIN');
    await types('lock.pin', '20202020');
    await types('lock.pin', '20202020');
    await screen.findByTestId('lock.recovery');
    await press('lock.written');
    const again = await session();
    expect(await again.unlock('first', PIN)).toMatchObject({ kind: 'wrongPin' });
    expect(await again.recover('first', code)).toEqual({ kind: 'wrongCode' });
    expect(await again.unlock('first', '20202020')).toEqual({ kind: 'open' });
    await press('desk.lock.first');
    await press('lock.remove');
    await press('lock.remove.yes');
    await screen.findByText('Set a PIN');
    expect((await session()).lockState('first')).toMatchObject({ kind: 'open', pin: false });
  });

  test('a lock that the disk does not take is said, and all stays as it was', async () => {
    const ports = testPorts();
    const { session } = await atTheDesk(sheets(), ports);
    const save = jest.spyOn(ports.store, 'saveLocks').mockResolvedValueOnce({ kind: 'failed', reason: 'full' });
    await press('desk.lock.first');
    await press('lock.set');
    await types('lock.pin', PIN);
    await types('lock.pin', PIN);
    await screen.findByTestId('lock.failed');
    save.mockRestore();
    expect((await session()).lockState('first')).toMatchObject({ kind: 'open', pin: false });
  });
});

describe('the curtain of a locked desk', () => {
  test('has a pad instead of the button; wrong PINs are counted down, then one waits, after a restart too', async () => {
    const app = { ran: 0 };
    const { ports } = await atTheDesk(sheets(), testPorts(1, { uptime: () => app.ran }));
    await locks();
    await press('orders.done');
    await raise();
    await press('orders.done');
    await knock('first');
    expect(screen.queryByTestId('curtain.open')).toBeNull();
    await says(/Type your PIN/);
    for (const left of ['4 more tries', '3 more', '2 more', '1 more try ']) {
      await types('curtain.pin', '0000');
      await says(new RegExp(`Not that PIN. ${left}`));
    }
    await types('curtain.pin', '0000');
    await waitFor(() => expect(screen.getByTestId('curtain.wait')).toHaveTextContent('Next try in 0:30'));
    expect(screen.getByTestId('curtain.pin.key-4')).toBeDisabled();
    app.ran += 12_000;
    await restarted(ports);
    await waitFor(() => expect(screen.getByTestId('curtain.wait')).toHaveTextContent('Next try in 0:18'));
    app.ran += 18_000;
    await restarted(ports);
    await says(/Type your PIN/);
    await types('curtain.pin', PIN);
    await waitFor(() => expect(screen.queryByTestId('curtain')).toBeNull());
  });

  test('opens to the recovery code, however it is typed; slips are told with their place', async () => {
    const { ports } = await atTheDesk();
    const code = await locks();
    await restarted(ports);
    await press('curtain.help');
    await enters('curtain.code', code.slice(0, 20));
    await screen.findByText(/28 letters and digits; here are 20/);
    await enters('curtain.code', `U${code.slice(1)}`);
    await screen.findByText(/No code has a “U”/);
    await enters('curtain.code', (code.startsWith('2') ? '3' : '2') + code.slice(1));
    await screen.findByText(/Number 1 cannot be right/);
    await enters('curtain.code', code.toLowerCase());
    await waitFor(() => expect(screen.queryByTestId('curtain')).toBeNull());
  });

  test('leads back to the table without a PIN; the other desk opens to a thumb', async () => {
    const { ports } = await atTheDesk();
    await locks();
    await restarted(ports);
    await screen.findByTestId('curtain.pin');
    await press('curtain.leave');
    await knock('second');
    await raise();
    await waitFor(() => expect(screen.queryByTestId('curtain')).toBeNull());
  });

  test('says of a lock that cannot be read that it cannot, and lets the table play on', async () => {
    const { ports, key } = await atTheDesk();
    await locks();
    const text = (await ports.store.readLocks(key))!;
    screen.unmount();
    await ports.store.saveLocks(key, text.replace('\\"kdf\\":\\"scrypt', '\\"kdf\\":\\"scrypT'), text);
    await switchedOn(ports);
    await press('games.card.open');
    await says(/cannot be read/);
    await press('curtain.leave');
    await screen.findByTestId('turn');
  });
});

describe('a solo game', () => {
  test('opens behind the pad of what its player has locked, and then at both desks', async () => {
    const { ports } = await atTheDesk(sheets({ playMode: 'solo' }));
    await locks();
    await restarted(ports);
    await screen.findByTestId('curtain.pin');
    await types('curtain.pin', PIN);
    await press('tabs.desk');
    await screen.findByTestId('orders.side');
  });
});

describe('a game from another device', () => {
  /** The file of a game in which the first side has an order and a PIN, taken in on a second phone. */
  const arrived = async () => {
    const here = testPorts();
    const { key, session } = await atTheDesk(sheets(), here);
    await press('orders.for.formation-f1');
    await press('order.type.march');
    await press('order.target.Wavre');
    await press('order.courier.12');
    await press('order.seal');
    await screen.findByTestId('orders.row.first-o1');
    const recovery = await locks();
    await press('orders.done');
    await raise();
    await press('orders.done');
    await screen.findByTestId('turn.now');
    const file = await exportGameWithCode(here, await gameOf(here, key));
    screen.unmount();
    const there: SheetPorts = { ...testPorts(77), vault: testVault(77) };
    const made = await importGame(there, file.text);
    if (made.kind !== 'made' || file.code === null) throw new Error(made.kind);
    await switchedOn(there);
    await press('games.card.open');
    await screen.findByTestId('elsewhere');
    return { there, key: made.key, code: file.code, recovery, session };
  };

  test('asks for the file’s code first; its desk with a PIN for that desk’s own', async () => {
    const { code, recovery } = await arrived();
    await enters('elsewhere.code', '0'.repeat(28));
    await screen.findByText(/opens nothing here/);
    await enters('elsewhere.code', code);
    await screen.findByTestId('turn');
    await knock('first');
    await says(/locked on another device/);
    await press('curtain.bycode');
    await enters('curtain.code', recovery);
    await press('tabs.desk');
    await screen.findByTestId('orders.row.first-o1');
  });

  test('goes on without a code when asked twice; a side’s own code opens that side before', async () => {
    const { there, key, recovery } = await arrived();
    await enters('elsewhere.code', recovery);
    await screen.findByText('Open: French');
    await press('elsewhere.without');
    await press('elsewhere.without.no');
    expect(screen.getByTestId('elsewhere')).toBeTruthy();
    await press('elsewhere.without');
    await press('elsewhere.without.yes');
    await screen.findByTestId('turn');
    expect((await opened(there, await gameOf(there, key))).getState().held).toBe('open');
  });
});

test('the export of a game with something sealed asks where it shall open, and shows the code before the file', async () => {
  await atTheDesk();
  await press('orders.for.formation-f1');
  await press('order.type.march');
  await press('order.target.Wavre');
  await press('order.courier.12');
  await press('order.seal');
  await screen.findByTestId('orders.row.first-o1');
  await press('orders.done');
  await raise();
  await press('orders.done');
  await press('game.header.back');
  await press('games.card.more');
  await press('games.card.export');
  await press('games.export.elsewhere');
  expect(await screen.findByTestId('games.code.shown')).toHaveAccessibleName(/^([0-9A-Z] ?){4}(, ([0-9A-Z] ?){4}){6}$/);
  await press('games.code.close');
  expect(screen.queryByTestId('games.code.shown')).toBeNull();
});
