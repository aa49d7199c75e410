import { fireEvent, render, screen } from '@testing-library/react-native';
import { cellOf } from '../../src/engine/table';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS } from '../../src/rules/n20/tables/lookups';
import type { AttackManeuver, DefenseManeuver } from '../../src/rules/n20/tables/lookups';
import { MANEUVER_MATRIX } from '../../src/rules/n20/tables/maneuver-matrix';
import { ThemeProvider } from '../theme/ThemeProvider';
import { ActionGrid } from './ActionGrid';
import { LimitBar } from './LimitBar';
import { MatrixGrid } from './MatrixGrid';
import { ReasonList } from './ReasonList';

const heads = <T extends string>(ids: readonly T[]) => ids.map((id) => ({ id, label: id }));

const Matrix = ({ onCell }: { readonly onCell?: (row: DefenseManeuver, column: AttackManeuver) => void }) => (
  <MatrixGrid
    columnsAre="Attack"
    rowsAre="Defense"
    columns={heads(ATTACK_MANEUVERS).map((head) => (head.id === 'Charge' ? { ...head, note: '2' } : head))}
    rows={heads(DEFENSE_MANEUVERS)}
    cell={(row, column) => cellOf(MANEUVER_MATRIX, row, column)}
    litRow="Hold"
    litColumn="Charge"
    onCell={onCell}
  />
);

test('N20 9.0: Charge against Hold reads </Ad, and its cell is the one that stands out', () => {
  render(<Matrix />);
  expect(screen.getByLabelText('Charge, Hold: </Ad')).toBeSelected();
  expect(screen.getByLabelText('Bombard, Fall Back: DW')).not.toBeSelected();
  expect(screen.getByLabelText('Charge, Cordon: Cav/Dd')).not.toBeSelected();
  expect(screen.getByLabelText('Bombard, Hold: >/Dd')).not.toBeSelected();
});

test('N20 9.0: the matrix is printed whole: 25 cells, dashes, footnote marks', () => {
  render(<Matrix />);
  expect(screen.getAllByTestId(/^matrix\.[A-Z][A-Za-z ]+\.[A-Z]\w+$/u)).toHaveLength(25);
  expect(screen.getAllByText('—')).toHaveLength(3);
  expect(screen.getByText(/^Charge\s²$/u)).toBeTruthy();
});

test('a tapped cell tells its row and column, at twice the text size too', () => {
  const onCell = jest.fn();
  render(
    <ThemeProvider choice="lamp" textScale={2}>
      <Matrix onCell={onCell} />
    </ThemeProvider>,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Feint, Cordon: N' }));
  expect(onCell.mock.calls).toEqual([['Cordon', 'Feint']]);
});

test.each([
  [{ losses: 11, limit: 14, demoralized: false }, '11 of 14 · 3 to go', 'II Corps, 11 of 14, 3 to go'],
  [{ losses: 11, limit: 14, demoralized: false, toGo: 4 }, '11 of 14 · 4 to go', 'II Corps, 11 of 14, 4 to go'],
  [{ losses: 14, limit: 14, demoralized: false }, '14 of 14', 'II Corps, 14 of 14'],
  [{ losses: 16, limit: 14, demoralized: true }, '16 of 14', 'II Corps, 16 of 14, Demoralized'],
  [
    { losses: 9, limit: 14, demoralized: true, detail: 'HQ lost' },
    '9 of 14',
    'II Corps, 9 of 14, Demoralized, HQ lost',
  ],
])('losses against a limit: %j', (state, written, spoken) => {
  render(<LimitBar label="II Corps" {...state} testID="army.limit" />);
  expect(screen.getByTestId('army.limit')).toHaveAccessibleName(spoken);
  expect(screen.getByText(written)).toBeTruthy();
  expect(screen.queryByText('Demoralized') !== null).toBe(state.demoralized);
});

test('a limit of nothing is no accident', () => {
  render(<LimitBar label="Train" losses={0} limit={0} demoralized={false} />);
  expect(screen.getByLabelText('Train, 0 of 0')).toBeTruthy();
});

test('an action is named by its label, hint and state; a greyed one does nothing', () => {
  const onAction = jest.fn();
  render(
    <ActionGrid
      label="Friant"
      actions={[
        { id: 'step', label: 'Loses a step', hint: '8 → 5', icon: 'minus' },
        { id: 'disrupted', label: 'Disrupted', on: true },
        { id: 'fatigued', label: 'Fatigued', on: false },
        { id: 'back', label: 'Regains a step', disabled: true },
      ]}
      onAction={onAction}
    />,
  );
  expect(screen.getByRole('button', { name: 'Loses a step' })).toHaveProp('accessibilityHint', '8 → 5');
  expect(screen.getByTestId('actions.disrupted')).toBeSelected();
  expect(screen.getByTestId('actions.fatigued')).not.toBeSelected();
  fireEvent.press(screen.getByTestId('actions.step'));
  fireEvent.press(screen.getByTestId('actions.back'));
  expect(screen.getByTestId('actions.back')).toBeDisabled();
  expect(onAction.mock.calls).toEqual([['step']]);
});

test('a reason says what would become of the number before it is paid', () => {
  const onReason = jest.fn();
  render(
    <ReasonList
      reasons={[
        { id: 'guard', label: 'Commit the Guard', rule: 'N20 12.6', preview: { kind: 'change', from: '3½', to: '2½' } },
        { id: 'free', label: 'Commit the Guard', detail: 'Enemy below 2', preview: { kind: 'words', words: 'free' } },
        { id: 'no', label: 'Night', preview: { kind: 'words', words: 'not now' }, disabled: true },
      ]}
      onReason={onReason}
    />,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Commit the Guard, 3½ becomes 2½' }));
  fireEvent.press(screen.getByRole('button', { name: 'Commit the Guard, free, Enemy below 2' }));
  fireEvent.press(screen.getByTestId('reasons.no'));
  expect(onReason.mock.calls).toEqual([['guard'], ['free']]);
  expect(screen.getByText('3½')).toBeTruthy();
  expect(screen.getByText('N20 12.6')).toBeTruthy();
});
