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

const repair = (span: string, kind: string, face: number, more: object = {}): Line =>
  resolves('mop/span-repair', () => ({ span: kind, about: { span }, ...more }), dice(face));

const SPANS: readonly Line[] = [
  table({ type: 'AddSpan', name: 'Aisne bridge', kind: 'bridge' }),
  table({ type: 'AddSpan', name: 'Lette trestle', kind: 'trestle' }),
  resolves('mop/span-damage', () => ({ span: 'bridge', movementLeft: 3, about: { span: 'span-1' } })),
  resolves('mop/span-damage', () => ({ span: 'trestle', unit: 'cavalry', about: { span: 'span-2' } })),
  repair('span-1', 'bridge', 4, { enemyAtAnEnd: 'zone' }),
  repair('span-1', 'bridge', 3),
  table({ type: 'RemoveSpan', span: 'span-2' }),
];

const train = (id: string, kind: string, ...faces: readonly number[]): Line =>
  resolves(
    'mop/train-capture',
    () => ({ train: kind, about: { train: id } }),
    ...(faces.length === 0 ? [] : [dice(...faces)]),
  );

const TRAINS: readonly Line[] = [
  table({ type: 'AddTrain', side: 'first', kind: 'pontoon', name: 'Pontoons' }),
  table({ type: 'AddTrain', side: 'second', kind: 'baggage', formation: 's1', name: 'Baggage of I Corps' }),
  train('train-1', 'pontoon', 3),
  train('train-1', 'pontoon', 4),
  train('train-2', 'baggage'),
];

const position = (hex: string, face: number): Line =>
  resolves('mop/improved-position', () => ({ diggers: 2, about: { hex } }), dice(face));

const WEATHER: readonly Line[] = [
  position('Heurtebise', 1),
  position('Hurtebise farm', 4),
  resolves('mop/weather-effects', () => ({ weather: 'Rain', enemyInfantry: true })),
];

export const FIGHTS_MOP = {
  rules: 'mop',
  setup: fightSetup(['withoutOrders', 'rout', 'disruptionByCheck', 'hiddenForces']),
  lines: [...FIGHTS_OF_NLC, ...COVERS, ...SPANS, ...TRAINS, ...WEATHER, ...RALLIES_OF_NLC],
} as const;
