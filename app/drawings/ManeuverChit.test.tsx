import { render, screen } from '@testing-library/react-native';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS } from '../../src/rules/n20/tables/lookups';
import { THEME_NAMES } from '../theme/palette';
import { ThemeProvider } from '../theme/ThemeProvider';
import { ManeuverChit } from './ManeuverChit';
import type { ManeuverChitProps } from './ManeuverChit';
import { MANEUVER_EMBLEMS, emblemOf } from './maneuver-emblems';

const ALL = [...ATTACK_MANEUVERS, ...DEFENSE_MANEUVERS];

const drawn = (props: ManeuverChitProps): string => JSON.stringify(render(<ManeuverChit {...props} />).toJSON());

test('N20 9.0: the ten maneuvers of the matrix, five to attack and five to defend, each with a sketch of its own', () => {
  expect(Object.keys(MANEUVER_EMBLEMS)).toEqual(ALL);
  expect(ATTACK_MANEUVERS.every((maneuver) => emblemOf(maneuver).role === 'attack')).toBe(true);
  expect(DEFENSE_MANEUVERS.every((maneuver) => emblemOf(maneuver).role === 'defense')).toBe(true);
  expect(new Set(ALL.map((maneuver) => drawn({ maneuver, label: 'the same' }))).size).toBe(10);
});

test('N20 9.0: face down all ten are one and the same, drawn and read out', () => {
  expect(new Set(ALL.map((maneuver) => drawn({ maneuver, faceDown: true }))).size).toBe(1);
  expect(drawn({ maneuver: 'Charge', faceDown: true })).not.toMatch(/charge/iu);
});

test('a chit says its maneuver and whether it is chosen or not to be had', () => {
  render(<ManeuverChit maneuver="Fall Back" selected testID="matrix.chit" />);
  expect(screen.getByTestId('matrix.chit')).toHaveAccessibleName('Fall Back, chosen');
  render(<ManeuverChit maneuver="Feint" disabled />);
  expect(screen.getByRole('image', { name: 'Feint, not to be had' })).toBeTruthy();
});

test('chosen and not to be had are drawn in shapes, not in colour alone', () => {
  const label = 'the same';
  const looks = [{}, { selected: true }, { disabled: true }].map((state) =>
    drawn({ maneuver: 'Hold', label, ...state }),
  );
  expect(new Set(looks.map((look) => look.replaceAll(/"payload":\d+/gu, ''))).size).toBe(3);
});

test.each(THEME_NAMES)('every chit can be printed (%s)', (theme) => {
  render(
    <ThemeProvider choice={theme}>
      {ALL.map((maneuver) => (
        <ManeuverChit key={maneuver} maneuver={maneuver} />
      ))}
    </ThemeProvider>,
  );
  for (const maneuver of ALL) expect(screen.getByLabelText(maneuver)).toBeTruthy();
});
