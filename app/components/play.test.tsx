import { fireEvent, render, screen } from '@testing-library/react-native';
import { Chit } from '../drawings/Chit';
import { CupDraw } from './CupDraw';
import { Curtain } from './Curtain';
import { OddsList, percent } from './OddsBar';
import { TurnTrack } from './TurnTrack';
import type { TrackTurn } from './TurnTrack';
import { WorkingList } from './WorkingList';

test('the curtain opens to a long press and not to a tap, and says nothing but the side', () => {
  const onOpen = jest.fn();
  render(<Curtain lead="For the eyes of" sideName="Prussia" holdLabel="Hold to open" onOpen={onOpen} />);
  const tap = { nativeEvent: { touches: [] } };
  fireEvent.press(screen.getByTestId('curtain.open'), tap);
  fireEvent.press(screen.getByTestId('curtain.open'), tap);
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('for a switch or a keyboard the curtain opens to the second of two presses, and its name says so', () => {
  const onOpen = jest.fn();
  render(<Curtain lead="For the eyes of" sideName="Prussia" holdLabel="Press and hold" onOpen={onOpen} />);
  const press = () => {
    fireEvent.press(screen.getByTestId('curtain.open'), { nativeEvent: {} });
  };
  expect(screen.getByRole('button', { name: 'Press and hold, or press twice' })).toBeTruthy();
  press();
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Press once more to confirm' })).toBeTruthy();
  press();
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('both sides hang behind the same curtain', () => {
  const hang = (sideName: string) =>
    JSON.stringify(
      render(<Curtain lead="For" sideName={sideName} holdLabel="Hold" onOpen={() => undefined} />).toJSON(),
    )
      .split(sideName)
      .join('');
  expect(hang('France')).toBe(hang('Austria'));
});

test.each([
  [0, 36, '0 %'],
  [1, 216, '0.5 %'],
  [1, 7776, '< 0.1 %'],
  [5, 36, '14 %'],
  [215, 216, '99.5 %'],
  [7775, 7776, '> 99.9 %'],
  [36, 36, '100 %'],
  [0, 0, '0 %'],
])('%i of %i reads %s', (n, d, words) => {
  expect(percent(n, d)).toBe(words);
});

test('odds are read out exactly', () => {
  render(<OddsList odds={[{ id: 'late', label: 'Late', n: 20, d: 36, hit: true }]} />);
  expect(screen.getByLabelText('Late: 56 %, 20 / 36')).toBeSelected();
});

const TURNS: readonly TrackTurn[] = Array.from({ length: 12 }, (_, i) => ({
  id: String(i + 1),
  time: `${String(i + 6)}:00`,
  kind: 'day',
  label: `Turn ${String(i + 1)}`,
}));

test('a tapped turn is named, and the strip shows what is near', () => {
  const onPressTurn = jest.fn();
  const { rerender } = render(<TurnTrack turns={TURNS} current={3} onPressTurn={onPressTurn} />);
  expect(screen.getByLabelText('Turn 4')).toBeSelected();
  expect(screen.getByLabelText('Turn 5')).not.toBeSelected();
  fireEvent.press(screen.getByTestId('track.turn-7'));
  expect(onPressTurn).toHaveBeenCalledWith('7', 6);
  rerender(<TurnTrack turns={TURNS} current={11} window={5} />);
  expect(screen.queryByLabelText('Turn 7')).toBeNull();
  expect(screen.getByLabelText('Turn 8')).toBeTruthy();
  rerender(<TurnTrack turns={TURNS} current={0} window={5} />);
  expect(screen.getByLabelText('Turn 1')).toBeTruthy();
});

test('a working line opens its rule', () => {
  const onRule = jest.fn();
  render(<WorkingList lines={[{ text: 'Column 2', rule: 'NLC 12.7' }]} onRule={onRule} />);
  fireEvent.press(screen.getByRole('link', { name: 'Rule NLC 12.7' }));
  expect(onRule).toHaveBeenCalledWith('NLC 12.7');
});

test('the cup tells what is left, the drawn chit stands above it', () => {
  const chit = <Chit name="II Corps" side="french-blue" sideMark="F" state="drawn" />;
  render(<CupDraw count={6} label="Six chits left" chit={chit} drawKey={1} />);
  expect(screen.getByLabelText('Six chits left')).toBeTruthy();
  expect(screen.getByLabelText('II Corps, F, drawn')).toBeTruthy();
});
