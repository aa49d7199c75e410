import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { RuleRef } from '../../components/RuleRef';
import { Sheet } from '../../components/Sheet';
import { RuledText } from '../../components/RuledText';
import { TableGrid } from '../../components/TableGrid';
import { RuleOverlay } from '../../hooks/use-open-rule';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { tableAt } from '../../../src/wording/en/books/tables';
import { press, settled, switchedOn } from '../testing/phone';
import { RuleSheet } from './RuleSheet';

type Drawn = Readonly<{
  props: Readonly<{ accessibilityLabel?: string; accessible?: boolean; 'aria-hidden'?: boolean }>;
  children: readonly (Drawn | string)[] | null;
}>;

/** What a screen reader comes to, in its order. */
const heard = (drawn: Drawn | string): readonly string[] => {
  if (typeof drawn === 'string') return [];
  const { accessibilityLabel, accessible } = drawn.props;
  if (accessible === true && accessibilityLabel !== undefined) return [accessibilityLabel];
  return (drawn.children ?? []).flatMap(heard);
};

const allHeard = (): readonly string[] => {
  const drawn = screen.toJSON() as unknown as Drawn | readonly Drawn[];
  return [drawn].flat().flatMap(heard);
};

test('a place is heard from its head to its foot: the way back, tables, rulings, what else, the next leaf', async () => {
  await switchedOn();
  await press('games.books');
  await settled(() => {
    fireEvent.changeText(screen.getByTestId('books.search.field'), '12.7');
  });
  await settled(() => {
    fireEvent.press(screen.getAllByTestId('books.result')[0]);
  });
  await screen.findByTestId('place.body');
  const all = allHeard();
  const page = all.slice(all.lastIndexOf('Back'));
  expect(page[0]).toBe('Back');
  const order = [
    'Table, Order Compliance Table',
    'Ruling 3, Reading the compliance table',
    'NLC 15, Corps demoralization',
  ];
  expect(page.filter((label) => order.includes(label))).toEqual(order);
  expect(page.slice(-2)).toEqual(['NLC 12.6', 'NLC 12.8']);
});

const drawn = (children: React.ReactNode) =>
  render(
    <SafeAreaProvider>
      <ThemeProvider choice="light">
        <RuleOverlay.Provider value={(props) => <RuleSheet {...props} />}>{children}</RuleOverlay.Provider>
      </ThemeProvider>
    </SafeAreaProvider>,
  );

test('a table is heard line by line: the line, the column, what stands there, and which cell was hit', () => {
  drawn(<TableGrid table={tableAt('nlc/hidden-movement')!} room={358} row="2" column="5" />);
  const cells = allHeard();
  expect(cells.slice(0, 6)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(cells).toContain('1, 6: H');
  expect(cells.indexOf('2')).toBeLessThan(cells.indexOf('2, 1: H'));
  expect(cells).toContain('2, 5: R, the last roll');
  expect(cells.filter((label) => label.includes('the last roll'))).toHaveLength(1);
});

test('within a sheet a rule is laid over it, leads on, and closing it leaves the sheet as it was', async () => {
  drawn(
    <Sheet open title="Write an order" onClose={() => undefined} testID="writing">
      <RuleRef rule="NLC 12.6" />
    </Sheet>,
  );
  fireEvent.press(screen.getByLabelText('Rule NLC 12.6'));
  await screen.findByTestId('rulesheet');
  expect(screen.getByTestId('rulesheet.title')).toHaveTextContent('Couriers');
  fireEvent.press(screen.getByLabelText('Ruling 11, Couriers in quarters'));
  await waitFor(() => expect(screen.getByTestId('rulesheet.title')).toHaveTextContent('Couriers in quarters'));
  fireEvent.press(screen.getByTestId('rulesheet.close'));
  await waitFor(() => expect(screen.queryByTestId('rulesheet')).toBeNull());
  expect(screen.getByTestId('writing')).toBeTruthy();
});

test('NLC 7.10 a sentence that cites a rule has it behind itself, to be opened', () => {
  drawn(
    <Sheet open title="Result" onClose={() => undefined}>
      <RuledText text="The square held its form (NLC 7.10)." />
    </Sheet>,
  );
  expect(screen.getByText('The square held its form.')).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Rule NLC 7.10'));
  expect(screen.getByTestId('place.text')).toHaveTextContent(/Backhand blow/);
});
