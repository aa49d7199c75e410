import { render, screen } from '@testing-library/react-native';
import { ARMS, GUARDS, MARKS } from '../../src/rules/common/index';
import { THEME_NAMES } from '../theme/palette';
import { ThemeProvider } from '../theme/ThemeProvider';
import { Counter } from './Counter';
import type { CounterProps } from './Counter';
import { ARM_SIGNS, MARK_SIGNS } from './unit-signs';

const FRIANT: CounterProps = {
  name: 'Friant',
  side: 'french-blue',
  sideTitle: 'French',
  arm: 'infantry',
  strength: 5,
  second: 3,
};

const drawn = (props: Partial<CounterProps>): string =>
  JSON.stringify(render(<Counter {...FRIANT} label="the same" {...props} />).toJSON());

test('a counter says its unit, side, arm and figures', () => {
  render(<Counter {...FRIANT} />);
  expect(screen.getByRole('image', { name: 'Friant, French, infantry, 5-3' })).toBeTruthy();
});

test('a counter says what has become of it', () => {
  render(
    <Counter
      {...FRIANT}
      guard="old"
      steps={{ printed: 2, lost: 1 }}
      marks={['disrupted', 'moved']}
      second={undefined}
    />,
  );
  expect(
    screen.getByLabelText('Friant, French, infantry, Old Guard, 5, 1 of 2 steps lost, disrupted, has moved'),
  ).toBeTruthy();
});

test('a unit that has left the map keeps its place, without figures and markers', () => {
  render(<Counter {...FRIANT} gone marks={['routed']} testID="army.counter" />);
  expect(screen.getByTestId('army.counter')).toHaveAccessibleName('Friant, French, infantry, off the map');
  expect(drawn({ gone: true, marks: ['routed'] })).toBe(drawn({ gone: true, strength: 9 }));
});

test('front, reverse and third state are three prints, whatever the figures', () => {
  const states = [0, 1, 2].map((lost) => drawn({ steps: { printed: 3, lost } }));
  expect(new Set(states).size).toBe(3);
});

test('every arm and every class of Guard is drawn in a way of its own', () => {
  expect(new Set(ARMS.map((arm) => drawn({ arm }))).size).toBe(ARMS.length);
  expect(new Set(ARMS.map((arm) => ARM_SIGNS[arm].word)).size).toBe(ARMS.length);
  expect(new Set(GUARDS.map((guard) => drawn({ guard }))).size).toBe(GUARDS.length);
});

test('no two markers share an outline or a word: none is known by its colour alone', () => {
  expect(new Set(MARKS.map((mark) => MARK_SIGNS[mark].outline)).size).toBe(MARKS.length);
  expect(new Set(MARKS.map((mark) => MARK_SIGNS[mark].word)).size).toBe(MARKS.length);
});

test.each(THEME_NAMES)('all markers at once can be printed (%s)', (theme) => {
  render(
    <ThemeProvider choice={theme} textScale={2}>
      <Counter {...FRIANT} marks={MARKS} size={56} />
    </ThemeProvider>,
  );
  expect(screen.getByLabelText(/disrupted, disordered, routed.*exhausted$/u)).toBeTruthy();
});
