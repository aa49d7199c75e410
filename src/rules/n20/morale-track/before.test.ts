import { beforeNewest } from './before';
import type { MoraleLine } from './model';

const line = (side: MoraleLine['side'], by: number, after: number, reason: MoraleLine['reason']): MoraleLine => ({
  side,
  by,
  asked: by,
  after,
  reason,
  rule: 'N20 12.1',
});

test('N20 12.7.3, 16.8.2 a night’s reckoning begins where the side stood before all of it', () => {
  const night = [line('second', -2, 8, 'event'), line('first', -3, 7, 'locAtNight'), line('first', -4, 3, 'pursuit')];
  expect(beforeNewest(night)).toEqual({ first: 10, second: null });
});

test('N20 12.7.4 the Guard and the reserves of one battle are one occasion for both sides', () => {
  const paid = [line('first', -2, 17, 'guard'), line('first', -4, 13, 'reserve'), line('second', -2, 10, 'reserve')];
  expect(beforeNewest(paid)).toEqual({ first: 19, second: 12 });
});

test('N20 12.7.1 a loss moves both sides, and what was before it is no part of it', () => {
  const lost = [line('first', -2, 8, 'guard'), line('first', -1, 7, 'routed'), line('second', 1, 11, 'routed')];
  expect(beforeNewest(lost)).toEqual({ first: 8, second: 10 });
  expect(beforeNewest([line('first', -2, 8, 'event'), line('first', -2, 6, 'event')])).toEqual({
    first: 8,
    second: null,
  });
  expect(beforeNewest([])).toEqual({ first: null, second: null });
});
