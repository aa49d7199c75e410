import { byType } from '../../engine/by-type';
import type { WorksEvent } from '../../rules/mop/index';
import { battle } from '../../testkit/battle';
import { namesFrom } from '../names';
import type { Names } from '../names';
import { COORDINATED_NAME } from './cup';
import { WORKS_EVENTS } from './events-mop';

const names = namesFrom({ setup: battle() }, COORDINATED_NAME);
const sentence = byType<WorksEvent, readonly [Names], string>(WORKS_EVENTS);

const TOLD: readonly (readonly [WorksEvent, string])[] = [
  [{ type: 'SpanAdded', span: 's', name: 'Lesmont', kind: 'bridge', damaged: true }, 'Bridge Lesmont, damaged'],
  [{ type: 'SpanDamaged', span: 's', name: 'Lesmont' }, 'Lesmont is damaged'],
  [{ type: 'SpanRepairTried', span: 's', name: 'Lesmont', repaired: false }, 'Lesmont is not repaired yet'],
  [
    { type: 'TrainAdded', train: 't', name: 'VI', side: 'first', kind: 'baggage', formation: 'f1' },
    'Baggage train VI (French, f1 Corps)',
  ],
  [
    { type: 'TrainEntered', train: 't', name: 'VI', by: 'second', fate: 'destroyed' },
    'Train VI is entered by Coalition and destroyed',
  ],
  [{ type: 'TrainExited', train: 't', name: 'VI' }, 'Train VI leaves the map'],
  [{ type: 'PositionTried', hex: '1320', built: true }, '1320: an improved position is built'],
  [{ type: 'SpanRemoved', span: 'span-1', name: 'Arcis' }, 'Corrected: Arcis is no bridge or trestle of this game'],
  [{ type: 'TrainRemoved', train: 'train-1', name: 'Wagons' }, 'Corrected: train Wagons is not in this game'],
];

test.each(TOLD)('MOP 37.3.3, 37.8, 37.9 the history tells %j', (event, text) => {
  expect(sentence(event, names)).toBe(text);
});
