import { render, screen } from '@testing-library/react-native';
import { THEME_NAMES } from '../theme/palette';
import { ThemeProvider } from '../theme/ThemeProvider';
import { MoraleTrack } from './MoraleTrack';
import type { TrackSide } from './MoraleTrack';

const french = (halves: number, before?: number): TrackSide => ({
  title: 'French',
  side: 'french-blue',
  mark: 'F',
  halves,
  before,
});
const allies = (halves: number, before?: number): TrackSide => ({
  title: 'Allies',
  side: 'prussian-iron',
  mark: 'A',
  halves,
  before,
});

const track = (first: TrackSide, second: TrackSide) => render(<MoraleTrack first={first} second={second} />);
const markersOn = (first: TrackSide, second: TrackSide): string => JSON.stringify(track(first, second).toJSON());

test('N20 12.1: the track is read out as it stands', () => {
  track(french(15), allies(12));
  expect(screen.getByRole('image', { name: 'French 7½, Allies 6' })).toBeTruthy();
});

test('N20 12.1: the last change is read out and written', () => {
  track(french(5, 7), allies(12, 12));
  expect(screen.getByLabelText('French 2½, was 3½; Allies 6')).toBeTruthy();
  expect(screen.getByText('was 3½')).toBeTruthy();
  expect(screen.queryByText('was 6')).toBeNull();
});

test('N20 12.1: a half is the marker’s other side, with +½ on it', () => {
  expect(markersOn(french(7), allies(12)).match(/\+½/gu)).toHaveLength(1);
  expect(markersOn(french(6), allies(12))).not.toContain('+½');
  expect(markersOn(french(21), allies(1)).match(/\+½/gu)).toHaveLength(2);
});

test('the boxes go from 0 to 10', () => {
  const drawn = markersOn(french(0), allies(21));
  for (let box = 0; box <= 10; box += 1) expect(drawn).toContain(`"${box}"`);
});

test('equal morale: both markers lie in one box, and neither hides the other', () => {
  // Where groups stand in the drawing; hatching inside a marker always at 2, 2. The last two are the markers.
  const markers = (first: number, second: number): readonly (string | undefined)[] =>
    [...markersOn(french(first), allies(second)).matchAll(/"matrix":(\[[^\]]+\])/gu)]
      .map(([, at]) => at)
      .filter((at) => at !== '[1,0,0,1,2,2]')
      .slice(-2);
  const apart = [...markers(12, 4), ...markers(4, 12)];
  const together = markers(12, 12);
  expect(together).toHaveLength(2);
  expect(together[0]).not.toBe(together[1]);
  for (const place of together) expect(apart).not.toContain(place);
});

test.each(THEME_NAMES)('every place can be printed, at twice the text size too (%s)', (theme) => {
  render(
    <ThemeProvider choice={theme} textScale={2}>
      {Array.from({ length: 22 }, (_, i) => (
        <MoraleTrack key={i} first={french(i, 21 - i)} second={allies(21 - i, i)} testID="army.morale" />
      ))}
    </ThemeProvider>,
  );
  expect(screen.getAllByTestId('army.morale')).toHaveLength(22);
});
