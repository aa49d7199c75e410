import { exampleOf } from '../../testkit/resolver-law';
import { mopResolvers } from './procedures';

test.each(mopResolvers.map((resolver) => [resolver.id, resolver] as const))(
  'MOP %s: its example resolves',
  (_, one) => {
    expect(exampleOf(one).kind).toBe('accepted');
  },
);
