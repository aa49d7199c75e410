import { exampleOf } from '../../testkit/resolver-law';
import { mopProcedures } from './procedures';

test.each(mopProcedures.map((resolver) => [resolver.id, resolver] as const))(
  'MOP %s: its example resolves',
  (_, one) => {
    expect(exampleOf(one).kind).toBe('accepted');
  },
);
