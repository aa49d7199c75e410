import { fireEvent, screen } from '@testing-library/react-native';
import type { EventPlay, Setup } from '../../../src/rules/common/index';
import { press, settled } from '../testing/phone';
import { atTheN20Table, n20Battle } from '../testing/n20-table';

const CARDS = [
  { name: 'Mud', count: 2, deck: null, note: 'Movement is halved' },
  { name: 'The Tsar meddles', count: 1, deck: 'second', note: '' },
] as const;

const withDeck = (events: EventPlay, more: Partial<Setup> = {}): Setup =>
  n20Battle({ events, cards: [...CARDS] }, more);

const behindCurtain = async (): Promise<void> => {
  await screen.findByTestId('curtain');
  await settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });
  await screen.findByTestId('events.page');
};

test('N20 5.0 without an event deck there is nothing of it on the Turn page', async () => {
  await atTheN20Table();
  expect(screen.queryByTestId('events')).toBeNull();
});

test('Ruling 51 the title’s own cards are asked for where they are needed', async () => {
  await atTheN20Table(n20Battle({ events: 'mild' }));
  expect(await screen.findByTestId('events.missing')).toBeTruthy();
});

test('N20 5.0 spicy: the card rises for all, and what is left is counted', async () => {
  const { view } = await atTheN20Table(withDeck('spicy'));
  await press('events.setup.app');
  expect(await screen.findByTestId('events.counts')).toHaveTextContent(/7 cards left in the deck/);
  await press('turn.next.event');
  await screen.findByTestId('events.card');
  expect(screen.queryByTestId('curtain')).toBeNull();
  expect(screen.getByTestId('events.counts')).toHaveTextContent(/6 cards left in the deck/);
  await press('events.resolve.reshuffle');
  expect(await screen.findByTestId('events.kept.first')).toHaveTextContent('French: 1 card kept');
  const { events } = await view();
  expect(events).toMatchObject({ kept: { first: 1 }, special: { left: 11 }, counts: { left: 7 } });
});

test('N20 5.0 spicy: a special card is kept behind the curtain, and shown when it is played', async () => {
  await atTheN20Table(withDeck('spicy'));
  await press('events.setup.app');
  await press('turn.next.event');
  await press('events.resolve.reshuffle');
  expect(screen.queryByText(/Retain card/)).toBeNull();
  await press('turn.next.step');
  await press('events.kept.first');
  await behindCurtain();
  await settled(() => {
    fireEvent.press(screen.getAllByRole('radio')[0]);
  });
  await press('events.play');
  expect(await screen.findByTestId('events.played')).toHaveTextContent(
    'Played from the hand of French, and discarded.',
  );
  expect(screen.getByTestId('events.card')).toHaveTextContent(/Retain card \d+/);
  expect(screen.queryByTestId('events.page')).toBeNull();
});

test('N20 5.0 medium: each side puts one of four into the deck, then the drawer alone sees what came', async () => {
  const { view } = await atTheN20Table(withDeck('medium'));
  await press('events.setup.app');
  for (const title of ['French', 'Coalition']) {
    expect(await screen.findByTestId('curtain.side')).toHaveTextContent(title);
    await behindCurtain();
    expect(screen.getByTestId('events.put')).toBeDisabled();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await settled(() => {
      fireEvent.press(screen.getAllByRole('radio')[2]);
    });
    await press('events.put');
  }
  expect(await screen.findByTestId('events.counts')).toHaveTextContent(/6 cards left in the deck/);
  expect(screen.getByTestId('events.counts')).toHaveTextContent(/three unknown cards/);
  await press('turn.next.event');
  expect(await screen.findByTestId('curtain.side')).toHaveTextContent('French');
  await press('curtain.leave');
  expect(await screen.findByTestId('events.waits')).toHaveTextContent('French looks at the card first.');
  expect(screen.queryByTestId('events.card')).toBeNull();
  await press('events.handover');
  await behindCurtain();
  await screen.findByTestId('events.drawn');
  const keeps = screen.queryByTestId('events.keep') !== null;
  await press(keeps ? 'events.keep' : 'events.show');
  await screen.findByTestId('turn');
  const { events } = await view();
  expect([events?.kept.first, events?.shown === null]).toEqual(keeps ? [1, true] : [0, false]);
});

test('N20 5.0 a card from a real deck is entered by name; a kept one only counted', async () => {
  const { view } = await atTheN20Table(withDeck('mild'));
  await press('events.setup.real');
  await press('events.enter.card.regular:The Tsar meddles');
  expect(await screen.findByTestId('events.card')).toHaveTextContent(/Only for: Coalition/);
  await press('events.resolve.nothing');
  await press('events.enter.kept');
  await press('events.kept.first');
  await press('events.kept.first.card.retain 4');
  expect((await view()).events).toMatchObject({
    kept: { first: 0 },
    played: { face: { card: 'retain 4' } },
    counts: { left: 3, unknown: 1 },
  });
});

test('N20 5.0 solo there is no curtain: the hand to choose from stands on the page', async () => {
  const { view } = await atTheN20Table(withDeck('medium', { playMode: 'solo' }));
  await press('events.setup.app');
  for (const side of ['first', 'second']) {
    await screen.findByTestId(`events.solo.${side}`);
    expect(screen.queryByTestId('curtain')).toBeNull();
    await settled(() => {
      fireEvent.press(screen.getAllByRole('radio')[0]);
    });
    await press('events.put');
  }
  expect((await view()).events?.ready).toBe(true);
});

test('N20 5.0 the way of playing is chosen in the set-up', async () => {
  const { view } = await atTheN20Table(n20Battle({ cards: [...CARDS] }));
  await press('tabs.army');
  await press('army.footer.setup');
  await press('setup.events.toggle');
  await press('setup.events.play.medium');
  await press('setup.specials.toggle');
  await settled(() => {
    fireEvent.changeText(screen.getByTestId('setup.specials.reveal'), 'Battlefield Smoke, shuffles the pile\nFog');
  });
  expect(screen.getByTestId('setup.specials')).toHaveTextContent(/2 of 16/);
  await press('setup.footer.record');
  await screen.findByTestId('army.footer.setup');
  expect((await view()).setup.title).toMatchObject({
    events: 'medium',
    specials: {
      retain: [],
      reveal: [
        { name: 'Battlefield Smoke', note: 'shuffles the pile' },
        { name: 'Fog', note: '' },
      ],
    },
  });
});

const putsOne = async (): Promise<void> => {
  await settled(() => {
    fireEvent.press(screen.getAllByRole('radio')[0]);
  });
  await press('events.put');
};

test('N20 5.0 a side may lock its cards: its curtain then asks for the PIN, the other’s for a thumb', async () => {
  await atTheN20Table(withDeck('medium'));
  await press('events.setup.app');
  await behindCurtain();
  await press('desk.lock.first');
  expect(screen.getByText(/stay sealed for this device/)).toBeTruthy();
  await press('lock.set');
  for (let times = 0; times < 2; times += 1) {
    for (const digit of '4711') await press(`lock.pin.key-${digit}`);
    await press('lock.pin.enter');
  }
  await screen.findByTestId('lock.recovery');
  await press('lock.written');
  await putsOne();
  await behindCurtain();
  await putsOne();
  await press('turn.next.event');
  await screen.findByTestId('curtain.pin');
  expect(screen.queryByTestId('curtain.open')).toBeNull();
  for (const digit of '4711') await press(`curtain.pin.key-${digit}`);
  await press('curtain.pin.enter');
  expect(await screen.findByTestId('events.drawn')).toBeTruthy();
});
