import fc from 'fast-check';
import { clockLabel, layOutTurns, minutesOf, placeOf, planOf } from './turn-track';
import type { TurnKind } from '../setup/setup';

const track = (...kinds: readonly TurnKind[]) => ({
  turns: kinds.map((kind, i) => ({ label: String(i), kind, day: i < 4 ? 1 : 2 })),
});

const PLAN = { start: 6 * 60, step: 60, count: 24, nightFrom: 21 * 60, nightTo: 5 * 60, nightPM: false };

describe('the turn track', () => {
  test('hours run on through the night into the next day', () => {
    const turns = layOutTurns(PLAN);
    expect(turns.map(({ label }) => label).slice(14, 20)).toEqual([
      '20:00',
      '21:00',
      '22:00',
      '23:00',
      '00:00',
      '01:00',
    ]);
    expect(turns.map(({ day }) => day).slice(16, 20)).toEqual([1, 1, 2, 2]);
    expect(turns.filter(({ kind }) => kind === 'night').map(({ label }) => label)).toEqual([
      '21:00',
      '22:00',
      '23:00',
      '00:00',
      '01:00',
      '02:00',
      '03:00',
      '04:00',
    ]);
  });

  test('MOP 37.1 the first turn after nightfall is the Night PM turn, every evening, but not at a start by night', () => {
    const evenings = layOutTurns({ ...PLAN, count: 44, nightPM: true }).flatMap(({ kind, label, day }) =>
      kind === 'nightPM' ? [`${day} ${label}`] : [],
    );
    expect(evenings).toEqual(['1 21:00', '2 21:00']);
    expect(layOutTurns({ ...PLAN, start: 22 * 60, count: 3, nightPM: true }).map(({ kind }) => kind)).toEqual([
      'night',
      'night',
      'night',
    ]);
  });

  test('a night that begins after midnight', () => {
    const turns = layOutTurns({ ...PLAN, start: 0, count: 6, nightFrom: 60, nightTo: 180 });
    expect(turns.map(({ kind }) => kind)).toEqual(['day', 'night', 'night', 'day', 'day', 'day']);
  });

  test('NLC 16 dawn is the first daylight turn after a night, nightfall the first night turn', () => {
    const setup = track('night', 'day', 'day', 'night', 'night', 'day', 'nightPM', 'night');
    const dawns = setup.turns.flatMap((_, i) => (placeOf(setup, i).dawn ? [i] : []));
    const nightfalls = setup.turns.flatMap((_, i) => (placeOf(setup, i).nightfall ? [i] : []));
    const firsts = setup.turns.flatMap((_, i) => (placeOf(setup, i).firstOfDay ? [i] : []));
    expect([dawns, nightfalls, firsts]).toEqual([
      [1, 5],
      [0, 3, 7],
      [1, 5],
    ]);
  });

  test('beyond the end the last turn stands; without any turn it is a bug', () => {
    expect(placeOf(track('day', 'night'), 9).turn.label).toBe('1');
    expect(() => placeOf({ turns: [] }, 0)).toThrow('at least one turn');
  });
});

test.each([
  ['09:00', 540],
  ['9:00', 540],
  ['9.00', 540],
  ['9h30', 570],
  ['9 AM', 540],
  ['9AM', 540],
  ['3 PM', 900],
  ['12 PM', 720],
  ['12 AM', 0],
  ['12:30 am', 30],
  ['Noon', 720],
  ['09:00 (fog)', 540],
  ['24:00', 1440],
  ['25:00', null],
  ['10:75', null],
  ['Dawn', null],
  ['', null],
  ['Turn 9', null],
])('the label %j tells %p minutes after midnight', (label, minutes) => {
  expect(minutesOf(label)).toBe(minutes);
});

test('every clock label is read back as the time it was made of', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => minutesOf(clockLabel(minutes)) === minutes));
});

test('the hours a track was laid out by are found again, and a turn changed by hand has none', () => {
  const usual = { start: 360, step: 60, count: 18, nightFrom: 1260, nightTo: 300, nightPM: true };
  const tracks = [
    usual,
    { ...usual, start: 540, count: 4 },
    { ...usual, start: 1380, step: 60, count: 10 },
    { ...usual, start: 420, step: 20, nightFrom: 1080, count: 40 },
  ];
  for (const plan of tracks) expect(planOf(layOutTurns(plan), usual)).toEqual(plan);
  const byHand = layOutTurns(usual).map((turn, i) => (i === 3 ? { ...turn, kind: 'night' as const } : turn));
  expect(planOf(byHand, usual)).toBeNull();
  expect(planOf([{ label: 'Morning', kind: 'day', day: 1 }], usual)).toBeNull();
});
