import { resolver } from '../../common/resolver';
import { compliance, complianceInput } from './compliance';

/** NLC 12.7; the book's example: a 1-rated OC sends a 1-rated corps an Attack, and rolls 7 on column 0. */
export const complianceResolver = resolver({
  id: 'nlc/compliance',
  rule: 'NLC 12.7',
  title: 'Order compliance',
  input: complianceInput,
  example: { input: { steps: ['attack'], sender: { rating: 1 }, recipient: { rating: 1 } }, dice: [[3, 4]] },
  begin: compliance,
});
