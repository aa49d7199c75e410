import { combatChoice } from './choices-combat';
import { combatWords } from './outcomes-combat';
import type { Names } from '../names';

const NAMES: Names = {
  side: (side) => side,
  formation: (id) => (id === 'f1' ? 'II Corps' : id),
  leader: (id) => (id === 'ney' ? 'Ney' : id),
  unit: (id) => `the ${id}`,
  turn: (index) => String(index),
  eventCard: (id) => id,
};

const stands = (id: string, more: object = {}) => ({ id, fate: 'stands', stepsLost: 0, disrupted: false, ...more });

const ASSAULT = {
  retreat: { kind: 'none' },
  units: { attacker: [stands('a')], defender: [stands('d')] },
  adjacentInfantry: [],
  vacated: false,
  advanced: [],
  routed: [],
  crowdedHexes: 0,
  leaderChecks: { attacker: [], defender: [] },
  guardBroken: false,
};

const assault = (more: object) =>
  combatWords('nlc/assault', { ...ASSAULT, ...more }, NAMES, (id) => (id === 'a' ? 1 : 0));

test.each([
  [{}, 'Both sides hold.'],
  [{ retreat: { kind: 'voluntary', side: 'attacker' } }, 'The attacker goes back.'],
  [
    { retreat: { kind: 'involuntary', side: 'defender' }, vacated: true, advanced: ['a', 'b'] },
    'The defender is thrown back; the a and the b advance.',
  ],
  [{ retreat: { kind: 'voluntary', side: 'defender' }, vacated: true }, 'The defender goes back; nobody advances.'],
  [
    { units: { ...ASSAULT.units, defender: [stands('d', { fate: 'eliminated' })] }, vacated: true, advanced: ['a'] },
    'The defender is destroyed; the a advances.',
  ],
])('NLC 7.4, 7.5: how an assault ended is one line (%#)', (more, line) => {
  expect(assault(more)?.line).toBe(line);
});

test('NLC 7.1, 11.2, 20.10, 7.4: losses count from this fight on, and what is left to do is said with its rule', () => {
  const { losses, details, rolls } =
    assault({
      units: {
        attacker: [stands('a', { stepsLost: 1 })],
        defender: [stands('d', { stepsLost: 1, disrupted: true })],
      },
      routed: ['d'],
      crowdedHexes: 1,
      leaderChecks: { attacker: ['ney'], defender: ['f1'] },
      guardBroken: true,
    }) ?? {};
  expect(losses).toEqual([{ unit: 'd', text: 'the d loses a step and is disrupted.' }]);
  expect(rolls).toBe('Roll for leader loss: Ney and II Corps (NLC 11.2).');
  expect(details).toEqual([
    'The Guard was thrown back: French morale is 1 lower from now on (NLC 7.4).',
    'Friends next to the d check morale at once (NLC 20.10).',
    'One hex too full on the way: all in them are disrupted (NLC 7.4).',
  ]);
});

const labels = (purpose: string, options: readonly string[], hits: Parameters<typeof combatChoice>[2] = null) =>
  combatChoice({ rule: 'NLC 7.4', purpose, by: 'defender', options }, NAMES, hits).options.map(({ label }) => label);

test('NLC 7.4, Ruling 19: whoever may go back is told what it saves him, always in the same order', () => {
  const prices = (options: readonly string[], defender: number) =>
    combatChoice({ rule: 'NLC 7.4', purpose: 'voluntaryRetreat', by: 'defender', options }, NAMES, {
      attacker: 0,
      defender,
    }).options.map(({ label, price }) => [label, price]);
  const five = [
    ['Go back', '3 hits'],
    ['Stay', '5 hits'],
  ];
  expect(prices(['stay', 'retreat'], 5)).toEqual(five);
  expect(prices(['retreat', 'stay'], 5)).toEqual(five);
  expect(prices(['stay', 'retreat'], 1)).toEqual([
    ['Go back', 'no hits'],
    ['Stay', '1 hit'],
  ]);
});

test('NLC 7.5: parties that may advance go by the names of their units', () => {
  expect(labels('advance', ['stack:2', 'division:1:Old Guard', 'unit:a', 'none'])).toEqual([
    'The whole stack 2',
    'Old Guard',
    'the a',
    'Nobody',
  ]);
});
