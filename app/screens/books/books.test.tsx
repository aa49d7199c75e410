import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { battle } from '../../../src/testkit/battle';
import { madeGame, testPorts } from '../../../src/testkit/ports';
import type { RuleSetId } from '../../../src/rules/list';
import type { Setup } from '../../../src/rules/common/index';
import { press, settled, switchedOn } from '../testing/phone';

/** The books, opened by themselves from the first page. */
const inTheBooks = async () => {
  const phone = await switchedOn();
  await press('games.books');
  await screen.findByTestId('books.shelves');
  return phone;
};

const atTheTable = async (rules: RuleSetId = 'nlc', setup: Setup = battle()) => {
  const ports = testPorts();
  await madeGame(ports, rules, setup);
  const phone = await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn');
  return phone;
};

const search = async (words: string): Promise<void> => {
  await settled(() => {
    fireEvent.changeText(screen.getByTestId('books.search.field'), words);
  });
  await waitFor(() => expect(screen.queryByTestId('books.shelves')).toBeNull());
};

/** Of several pages that lie over each other, what the front one reads. */
const frontReads = (id: string, text: string): void => {
  expect(screen.getAllByTestId(id).at(-1)).toHaveTextContent(text);
};

test('NLC 12.7 without a game: two taps and a number, and the rule stands there with its table', async () => {
  await inTheBooks();
  await search('12.7');
  await settled(() => {
    fireEvent.press(screen.getAllByTestId('books.result')[0]);
  });
  await screen.findByText('Compliance');
  frontReads('place.ref', 'NLC 12.7');
  expect(screen.getByTestId('place.text')).toHaveTextContent(/4 to 6/);
  await settled(() => {
    fireEvent.press(screen.getByLabelText('Table, Order Compliance Table'));
  });
  await screen.findByTestId('booktable.grid');
  expect(screen.getByLabelText('1T, 5: 6')).toBeTruthy();
  expect(screen.queryByTestId('booktable.grid.hit')).toBeNull();
  await press('books.header.back');
  await screen.findByText('Compliance');
});

test('a search forgives, says when it finds nothing, and is cleared with one tap', async () => {
  await inTheBooks();
  await search('complianse');
  expect(screen.getByLabelText('Table, Order Compliance Table')).toBeTruthy();
  await search('qqzzqq');
  await screen.findByTestId('books.nothing');
  await press('books.search.clear');
  await screen.findByTestId('books.shelves');
});

test('more than a few results: seven at first, all on a tap', async () => {
  await inTheBooks();
  await search('order');
  expect(screen.getAllByTestId('books.result')).toHaveLength(7);
  await press('books.more');
  expect(screen.getAllByTestId('books.result').length).toBeGreaterThan(20);
});

const SHELVES: readonly (readonly [string, string])[] = [
  ['tables', 'NLC 7.1, Fire Table'],
  ['nlc', 'NLC 7, Combat'],
  ['mop', 'MOP 37.4, Weather'],
  ['n20', 'N20 9.0, Combat: the maneuver matrix'],
  ['rulings', 'Ruling 16, Percentages in combat'],
  ['options', 'NLC 20.4, Roll six to hit'],
  ['sequence', 'Sequence, A turn of NLC'],
  ['orders', 'Order, Forced March'],
  ['weather', 'Weather, Snowstorm'],
  ['cards', 'Card, Marshal Ney'],
];

test.each(SHELVES)('the shelf of %s is there, and what stands on it opens', async (shelf, label) => {
  await inTheBooks();
  await press(`books.shelf.${shelf}`);
  await screen.findByLabelText(label);
  await settled(() => {
    fireEvent.press(screen.getByLabelText(label));
  });
  await screen.findByTestId(shelf === 'tables' ? 'booktable.grid' : 'place.body');
});

test('a page leads on: to its sections, to the rulings about it, and leaf by leaf', async () => {
  await inTheBooks();
  await press('books.shelf.nlc');
  await settled(() => {
    fireEvent.press(screen.getByLabelText('NLC 12, Command'));
  });
  await settled(() => {
    fireEvent.press(screen.getByLabelText('NLC 12.6, Couriers'));
  });
  await waitFor(() => frontReads('place.ref', 'NLC 12.6'));
  expect(screen.getByLabelText('Ruling 11, Couriers in quarters')).toBeTruthy();
  await press('place.next');
  await waitFor(() => frontReads('place.ref', 'NLC 12.7'));
});

test('Ruling 45 with March on Paris its terrain chart stands first, and NLC’s says which is in force', async () => {
  await atTheTable('mop');
  await press('tabs.books');
  await press('books.shelf.tables');
  await screen.findByLabelText('NLC 7.6, Terrain Effects');
  expect(screen.getAllByLabelText(/Terrain Effects/)).toEqual([
    screen.getByLabelText('MOP 37.3, MoP Terrain Effects on Combat'),
    screen.getByLabelText('NLC 7.6, Terrain Effects'),
  ]);
  await settled(() => {
    fireEvent.press(screen.getByLabelText('NLC 7.6, Terrain Effects'));
  });
  await screen.findByTestId('booktable.replaced');
  await press('booktable.instead');
  await waitFor(() => frontReads('booktable.title', 'MoP Terrain Effects on Combat'));
});

test('NLC 20.11 an optional rule tells how its switch stands in this game', async () => {
  await atTheTable('nlc', battle({}, ['takingTheInitiative']));
  await press('tabs.books');
  await search('20.11');
  await settled(() => {
    fireEvent.press(screen.getAllByTestId('books.result')[0]);
  });
  await screen.findByTestId('place.switch.takingTheInitiative');
  expect(screen.getByTestId('place.switch.takingTheInitiative')).toHaveTextContent(/On in this game/);
});

test('in a game its own books are searched; all the others are one tap away', async () => {
  await atTheTable('nlc');
  await press('tabs.books');
  await search('morale');
  await press('books.more');
  expect(screen.queryAllByLabelText(/^N20 /)).toEqual([]);
  const own = screen.getAllByTestId('books.result').length;
  await press('books.whose.all');
  await press('books.more');
  expect(screen.queryAllByLabelText(/^N20 /)).not.toEqual([]);
  expect(screen.getAllByTestId('books.result').length).toBeGreaterThan(own);
});

test('the number of a rule opens its place from the turn’s page, and the way back leads there again', async () => {
  await atTheTable();
  await press('turn.step.prepare');
  await settled(() => {
    fireEvent.press(screen.getAllByLabelText('Rule NLC 4.1')[0]);
  });
  await screen.findByTestId('place.body');
  expect(screen.getByTestId('place.title')).toHaveTextContent('Coordinated Action');
  await press('books.header.back');
  await screen.findByTestId('prepare.initial');
});

/** A bridge over the Aube, damaged and then repaired: the roll is on the table of spans. */
const repairBridge = async (): Promise<void> => {
  await press('tabs.army');
  await press('campaign.spans.toggle');
  fireEvent.changeText(screen.getByTestId('span.new.name'), 'Lesmont');
  await press('span.new.add');
  await press('span.span-1');
  await press('span.span-1.work');
  await screen.findByTestId('span.span-1.odds');
  await press('span.span-1.work');
};

test('MOP 37.9.2 the cell that the last roll hit is lit in its table', async () => {
  await atTheTable('mop');
  await repairBridge();
  await press('tabs.books');
  await press('books.last_roll');
  await screen.findByTestId('booktable.grid.hit');
  expect(screen.getByLabelText('Repaired on, Bridge: 1-4, the last roll')).toBeTruthy();
});

test('a table is made smaller and larger, and no further than it can be read', async () => {
  await inTheBooks();
  await search('fire table');
  await settled(() => {
    fireEvent.press(screen.getAllByTestId('books.result')[0]);
  });
  await screen.findByTestId('booktable.grid');
  for (let steps = 0; steps < 2; steps += 1) await press('booktable.smaller');
  expect(screen.getByTestId('booktable.smaller')).toBeDisabled();
  for (let steps = 0; steps < 5; steps += 1) await press('booktable.larger');
  expect(screen.getByTestId('booktable.larger')).toBeDisabled();
  expect(screen.getByLabelText('24, 12: 9')).toBeTruthy();
});
