import { battle } from '../../../testkit/battle';
import { mopTable, nlcTable } from '../../../testkit/playing';
import { EMPTY_TITLE } from '../../common/index';
import type { Setup, Turn } from '../../common/index';
import { nlc } from '../../nlc/index';

const TRACK: readonly Turn[] = [
  { label: '09:00', kind: 'day', day: 1 },
  { label: '10:00', kind: 'day', day: 1 },
  { label: '12:00', kind: 'day', day: 1 },
  { label: '15:00', kind: 'day', day: 1 },
  { label: '18:00', kind: 'nightPM', day: 1 },
];
type Grid = Setup['title']['weather'];
/** A made-up table: no title's own. */
const SKY: Grid = {
  columns: ['January', 'March'],
  rows: [
    { key: '1-2', cells: ['Snow', 'Rain'] },
    { key: '3', cells: ['Snowstorm', 'mud'] },
    { key: '4–5', cells: ['no change', 'Cloudy'] },
    { key: '6+', cells: ['Frost', 'Fair'] },
  ],
};
const games = (weather: Grid = SKY) => mopTable(battle({ turns: TRACK, title: { ...EMPTY_TITLE, weather } }));
const onTurn = (turn: number, table = games()) => {
  for (let i = 0; i < turn; i++) table.when({ type: 'NextTurn' }).thenFacts();
  return table;
};
const dues = (table: ReturnType<typeof games>) => (table.view()?.due ?? []).map(({ key }) => key);

test('MOP 37.4 given the first day turn, when the weather is rolled, then it is in force and no longer due', () => {
  const table = games();
  expect(table.view()?.weather).toMatchObject({
    now: null,
    due: true,
    table: { dice: 1, lines: ['January', 'March'] },
  });
  expect(dues(table)).toContain('weatherRoll');
  table.when({ type: 'RollWeather', line: 0 }).thenNeedsDice('MOP 37.4', 1, 6);
  const rolled = table.when({ type: 'RollWeather', line: 0 }).rolling(['MOP 37.4', 2]);
  rolled.thenHappened({ type: 'WeatherRolled', turn: 0, total: 2, weather: 'snow', stays: false });
  expect(rolled.barrier).toBe(true);
  expect(table.view()?.weather).toMatchObject({ now: 'snow', due: false });
  expect(dues(table)).not.toContain('weatherRoll');
  table.when({ type: 'RollWeather', line: 0 }).thenRefused('WEATHER_IS_SETTLED', 'MOP 37.4');
});

test('MOP 37.4 every fight of the turn is filled in with it, and it holds until there is another', () => {
  const table = games();
  table.when({ type: 'RollWeather', line: 1 }).rolling(['MOP 37.4', 3]).thenFacts();
  expect(table.view()?.procedure.terms.weather).toBe('mud');
  expect(onTurn(2, table).view()?.weather).toMatchObject({ now: 'mud', due: true });
  table.when({ type: 'RollWeather', line: 0 }).rolling(['MOP 37.4', 5]).thenFacts();
  expect(table.view()?.weather).toMatchObject({ now: 'mud', due: false });
});

test('MOP 37.4, Ruling 52 it is due on the first day turn, at noon and at 3 PM', () => {
  expect(TRACK.map((_, turn) => onTurn(turn).view()?.weather.due)).toEqual([true, false, true, true, false]);
  onTurn(1).when({ type: 'RollWeather', line: 0 }).thenRefused('NOT_A_WEATHER_TURN', 'MOP 37.4');
});

test('MOP 37.4 it may be named in any turn, since cards change it too', () => {
  const table = onTurn(1);
  table.when({ type: 'NameWeather', weather: 'fog' }).thenHappened({ type: 'WeatherNamed', turn: 1, weather: 'fog' });
  expect(table.view()?.weather.now).toBe('fog');
});

test('MOP 37.4 taken into the game from the procedure of its effects it is named as well, and no longer due', () => {
  const table = games();
  const applied = table.when({ type: 'ApplyProcedure', procedure: 'mop/weather-effects', input: { weather: 'Rain' } });
  applied.thenHappened(expect.objectContaining({ type: 'ProcedureApplied' }), {
    type: 'WeatherNamed',
    turn: 0,
    weather: 'rain',
  });
  expect(table.view()?.weather).toMatchObject({ now: 'rain', due: false });
  expect(dues(table)).not.toContain('weatherRoll');
  table.when({ type: 'RollWeather', line: 0 }).thenRefused('WEATHER_IS_SETTLED', 'MOP 37.4');
});

test.each([
  ['none at all', null],
  ['words that are no weather', { columns: ['All'], rows: [{ key: '1-6', cells: ['Hail'] }] }],
  ['a number missing', { columns: ['All'], rows: [{ key: '1-5', cells: ['Fair'] }] }],
  ['a number twice', { columns: ['All'], rows: [{ key: '1-6', cells: ['Fair'] }, { key: '6', cells: ['Mud'] }] }], // prettier-ignore
  ['no numbers', { columns: ['All'], rows: [{ key: 'often', cells: ['Fair'] }] }],
])('Ruling 42 a table with %s is not rolled on: the players pick', (_, weather) => {
  const table = games(weather);
  expect(table.view()?.weather.table).toBeNull();
  table.when({ type: 'RollWeather', line: 0 }).thenRefused('NO_WEATHER_TABLE', 'Ruling 42');
  table.when({ type: 'NameWeather', weather: 'rain' }).thenFacts();
  expect(table.view()?.weather).toMatchObject({ now: 'rain', due: false });
});

test('Ruling 42 two dice above the columns, read at the weather before', () => {
  const columns = ['2-4', '5-9', '10-12'];
  const rows = ['Fair', 'Mud'].map((key) => ({ key, cells: ['Mud', 'same', 'Fair'] }));
  const table = games({ columns, rows });
  table.when({ type: 'NameWeather', weather: 'mud' }).thenFacts();
  expect(onTurn(2, table).view()?.weather.table).toEqual({ dice: 2, lines: ['Fair', 'Mud'], line: 1 });
  table.when({ type: 'RollWeather', line: 1 }).rolling(['MOP 37.4', 4, 3]).thenFacts();
  expect(table.view()?.weather.now).toBe('mud');
  table.when({ type: 'RollWeather', line: 2 }).thenRefused('WEATHER_IS_SETTLED');
});

test('MOP 37.4, 37.1 its effects are told, with those of Night PM', () => {
  const keys = (table: ReturnType<typeof games>) => table.view()?.weather.effects.map(({ key }) => key);
  const table = games();
  expect(keys(table)).toEqual([]);
  table.when({ type: 'NameWeather', weather: 'rain' }).thenFacts();
  expect(keys(table)).toEqual([
    'mopSightAdjacent',
    'mopBombardment',
    'weatherNoZones',
    'weatherFootInRain',
    'weatherHorseInRain',
  ]);
  table.when({ type: 'NameWeather', weather: 'frost' }).thenFacts();
  expect(keys(table)).toEqual(['mopNoPontoons', 'mopNoPositions']);
  expect(keys(onTurn(4))).toEqual(['mopSightAdjacent', 'mopNoBombardment', 'mopAssaultArtillery']);
});

test('MOP 37.4 the weather is March on Paris’s alone', () => {
  const table = nlcTable(battle());
  expect(Object.keys(table.view() ?? {})).not.toContain('weather');
  expect(nlc.decodeCommand({ type: 'NameWeather', weather: 'mud' }).kind).toBe('newer');
});
