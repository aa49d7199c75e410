import { render, screen } from '@testing-library/react-native';
import { THEME_NAMES } from '../theme/palette';
import { SIDE_COLOURS } from '../theme/side-colours';
import { ThemeProvider } from '../theme/ThemeProvider';
import { CHIT_STATES, Chit } from './Chit';

test('a chit says its formation, side and state', () => {
  render(<Chit name="II Corps" side="french-blue" sideMark="F" rating={3} state="coordinated" />);
  expect(screen.getByLabelText('II Corps, F, coordinated')).toBeTruthy();
});

test('a covered chit is the same for every formation, drawn and read out', () => {
  const covered = (name: string, rating: number) =>
    JSON.stringify(
      render(<Chit name={name} side="french-blue" sideMark="F" rating={rating} state="face-down" />).toJSON(),
    );
  expect(covered('Imperial Guard', 5)).toBe(covered('II Corps', 1));
});

test.each(THEME_NAMES)('every side and state can be printed (%s)', (theme) => {
  render(
    <ThemeProvider choice={theme}>
      {SIDE_COLOURS.flatMap((side) =>
        CHIT_STATES.map((state) => (
          <Chit key={`${side} ${state}`} name="Corps" side={side} sideMark="S" state={state} testID="army.chit" />
        )),
      )}
    </ThemeProvider>,
  );
  expect(screen.getAllByTestId('army.chit')).toHaveLength(SIDE_COLOURS.length * CHIT_STATES.length);
});
