import { damaging, digging, entering, repairing } from '../../testkit/plays';
import { fightSetup } from './fight-setup';
import { FIGHTS_OF_NLC, RALLIES_OF_NLC } from './fights-nlc';
import { dice, resolves, table, unitsIn } from './script';
import type { Line } from './script';

/** The same under MOP, and what MOP has besides: covered hexes, spans, trains, positions, weather. */

const into = (unit: string, more: object, ...faces: readonly number[]): Line =>
  resolves(
    'mop/repulse',
    (view) => ({ members: unitsIn(view, unit).map((one) => ({ unit: one })), ...more }),
    ...(faces.length === 0 ? [] : [dice(...faces)]),
  );

const COVERS: readonly Line[] = [into('i', {}, 6), into('k', { ordersBarZones: true }, 1), into('k', { found: false })];

const SPANS: readonly Line[] = [
  table({ type: 'AddSpan', name: 'Aisne bridge', kind: 'bridge' }),
  table({ type: 'AddSpan', name: 'Lette trestle', kind: 'trestle' }),
  table(damaging('span-1', { movementLeft: 3 })),
  table(damaging('span-2', { unit: 'cavalry' })),
  table(repairing('span-1', { enemyAtAnEnd: 'zone' }), [4]),
  table(repairing('span-1'), [3]),
  table({ type: 'RemoveSpan', span: 'span-2' }),
];

const TRAINS: readonly Line[] = [
  table({ type: 'AddTrain', side: 'first', kind: 'pontoon', name: 'Pontoons' }),
  table({ type: 'AddTrain', side: 'second', kind: 'baggage', formation: 's1', name: 'Baggage of I Corps' }),
  table(entering('train-1'), [3]),
  table(entering('train-1'), [4]),
  table(entering('train-2')),
];

const WEATHER: readonly Line[] = [
  table(digging('Heurtebise'), [1]),
  table(digging('Hurtebise farm'), [4]),
  resolves('mop/weather-effects', () => ({ weather: 'Rain', enemyInfantry: true })),
];

export const FIGHTS_MOP = {
  rules: 'mop',
  setup: fightSetup(['withoutOrders', 'rout', 'disruptionByCheck', 'hiddenForces']),
  lines: [...FIGHTS_OF_NLC, ...COVERS, ...SPANS, ...TRAINS, ...WEATHER, ...RALLIES_OF_NLC],
} as const;
