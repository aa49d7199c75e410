import { battle } from '../../../testkit/battle';
import { mopTable } from '../../../testkit/playing';
import type { Setup, Turn } from '../../common/index';
import type { Switch } from '../../list';

const track: readonly Turn[] = [
  { label: '06:00', kind: 'day', day: 1 },
  { label: '09:00', kind: 'day', day: 1 },
  { label: '12:00', kind: 'day', day: 1 },
  { label: '15:00', kind: 'day', day: 1 },
  { label: '18:00', kind: 'nightPM', day: 1 },
  { label: '21:00', kind: 'night', day: 1 },
  { label: '03:00', kind: 'night', day: 2 },
  { label: '06:00', kind: 'day', day: 2 },
];

const viewOn = (turn: number, switches: readonly Switch[] = [], more: Partial<Setup> = {}) => {
  const table = mopTable(battle({ turns: track, cup: 'two', ...more }, switches));
  for (let i = 0; i < turn; i++) table.when({ type: 'NextTurn' }).thenFacts();
  return table.view();
};
const dueOn = (turn: number, switches: readonly Switch[] = []): readonly string[] =>
  (viewOn(turn, switches)?.due ?? []).map(({ key, step }) => `${key} @ ${step}`);
const turnsWith = (key: string, switches: readonly Switch[] = []): readonly number[] =>
  track.map((_, turn) => turn).filter((turn) => dueOn(turn, switches).some((line) => line.startsWith(`${key} `)));

test('MOP 37.1, Ruling 48 cards are played after the reinforcements and before the command phase, Night PM too', () => {
  for (const turn of [0, 4])
    expect(viewOn(turn)?.steps.map(({ id }) => id)).toEqual([
      'reinforcements',
      'cards',
      'command-first',
      'command-second',
      'prepare',
      'initial',
      'selection',
      'turnEnd',
    ]);
  expect(viewOn(5)?.steps.map(({ id }) => id)).not.toContain('cards');
});

test('Ruling 52 weather on the first day turn of each day, at noon and at 3 PM; never at night or in Night PM', () => {
  expect(turnsWith('weatherRoll')).toEqual([0, 2, 3, 7]);
});

test('MOP 37.4 the Night PM turn has no weather roll, even where it is the day’s only turn by light or begins at 3 PM', () => {
  const turns = [
    { label: '15:00', kind: 'nightPM', day: 1 },
    { label: '18:00', kind: 'night', day: 1 },
  ] as const;
  expect(viewOn(0, [], { turns })?.due.map(({ key }) => key)).not.toContain('weatherRoll');
});

test('Ruling 52 the other reading: the first day turn of the first day only, with noon and 3 PM', () => {
  expect(turnsWith('weatherRoll', ['weatherFirstDayOnly'])).toEqual([0, 2, 3]);
});

test('MOP 37.7 supply goes with the weather, not with 09:00', () => {
  expect(turnsWith('supplyOnWeatherTurn')).toEqual([0, 2, 3, 7]);
  expect(turnsWith('supplyAtNine')).toEqual([]);
});

test('MOP 37.1 Night PM is named; Ruling 48: it is a day turn, so night falls after it', () => {
  expect(turnsWith('nightPM')).toEqual([4]);
  expect(turnsWith('nightLimits')).toEqual([5, 6]);
  expect(turnsWith('rallyOpens')).toEqual([5]);
  expect(turnsWith('heldOrdersStart')).toEqual([7]);
  expect(turnsWith('heldCardsGo')).toEqual([0, 1, 2, 3, 4, 7]);
});
