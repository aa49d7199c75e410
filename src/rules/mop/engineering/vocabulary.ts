import { SEVERAL, lines, refusals } from '../../../engine/vocabulary';

const rolled = { die: 'number', needed: 'number' } as const;
const end = { needed: 'number' } as const;
const SPANS = ['bridge', 'trestle'] as const;

/** Positions, spans and trains. */
export const WORKS_LINES = lines({
  mopOther: { reason: 'text', change: 'number' },
  mopBuilt: rolled,
  mopNotBuilt: rolled,
  mopSpanCost: { span: SPANS, cost: 'number' },
  mopSpanDamaged: { span: SPANS },
  'mopSpanEnd-none': end,
  'mopSpanEnd-zone': end,
  'mopSpanEnd-occupied': end,
  mopRepaired: rolled,
  mopNotRepaired: rolled,
  mopBaggageLost: { points: 'number' },
  mopPontoonTrain: { ...rolled, fate: ['captured', 'destroyed'] },
});

/** Why nothing can be built, repaired or damaged. */
export const WORKS_REFUSALS = refusals({
  TWO_DIGGERS_NEEDED: 'MOP 37.3.3',
  NO_DIGGING_AT_NIGHT: 'MOP 37.3.3',
  GROUND_IS_FROZEN: 'MOP 37.3.3',
  INFANTRY_REPAIRS: 'MOP 37.9.2',
  SPAN_COSTS_MOVEMENT: SEVERAL,
  COMBAT_UNIT_DAMAGES: 'MOP 37.9.1',
  INFANTRY_DAMAGES_BRIDGES: 'MOP 37.9.1',
  SPAN_IN_ENEMY_ZONE: 'MOP 37.9.1',
});
