import { lines } from '../../../engine/vocabulary';

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
