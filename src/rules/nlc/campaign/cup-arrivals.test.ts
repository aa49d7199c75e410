import { bothSides } from '../../../engine/sides';
import { formation } from '../../../testkit/battle';
import type { Setup } from '../../common/index';
import type { Switch } from '../../list';
import { EMPTY_CUP, EMPTY_CUP_DESK } from '../cup/cup';
import type { CupCommand } from '../cup/cup';
import { decideCup } from '../cup/decide-cup';
import { arrivalsInForce, arrivalsToName } from './arrivals';
import { campaign } from './testing/campaigning';
import type { Campaign } from './testing/campaigning';

const FORMATIONS = [
  formation('f1', 'first'),
  formation('late', 'first', { arrives: 4 }),
  formation('s1', 'second'),
  formation('soon', 'second', { arrives: 3 }),
];

const start = (switches: readonly Switch[]): Campaign =>
  campaign('mop', { turn: 2 }, { formations: FORMATIONS, units: [] }, ['variableArrival', ...switches]);

const cup = (setup: Setup, command: CupCommand) =>
  decideCup({ setup, turn: 2, cup: EMPTY_CUP, desks: bothSides(() => EMPTY_CUP_DESK) }, command, 'table');
const countsIn = (table: Campaign) => {
  const step = cup(arrivalsInForce(table.state()), { type: 'FillCup' });
  const filled = step.kind === 'accepted' ? step.outcome.facts[0]?.event : undefined;
  return filled?.type === 'CupFilled' ? filled.counts : null;
};
const rolling = (table: Campaign, die: number): Campaign => {
  table
    .act({ type: 'RollArrival', formations: ['late'] }, 'first')
    .rolling(['MOP 37.12.2', die])
    .thenFacts();
  return table;
};

test.each([
  [1, 2],
  [2, 1],
  [4, 1],
])('NLC 4 ph. 2, MOP 37.12.2 a %i two turns ahead: the cup of this turn gets %i chits of that side', (die, chits) => {
  expect(countsIn(rolling(start([]), die))).toEqual({ first: chits, second: 1 });
  expect(countsIn(rolling(start(['secretArrivals']), die))).toEqual({ first: chits, second: 1 });
});

test('NLC 4 ph. 2 who is put off has no chit in the cup, and who has entered has', () => {
  const table = rolling(start([]), 1);
  table.act({ type: 'EnterReinforcement', formation: 'late', how: 'postponed' }).thenFacts();
  expect(countsIn(table)).toEqual({ first: 1, second: 1 });
  const entered = rolling(start([]), 1);
  entered.act({ type: 'EnterReinforcement', formation: 'late', how: 'entered' }).thenFacts();
  expect(countsIn(entered)).toEqual({ first: 2, second: 1 });
});

test('MOP 37.12.3 (Appendix III a) a chit drawn from a real cup is refused to nobody for what only a desk knows', () => {
  const entering = (table: Campaign) => {
    const setup = arrivalsToName(table.state());
    const state = { setup, turn: 2, cup: { ...EMPTY_CUP, inside: { first: 2, second: 1 } } };
    const drawn = { type: 'EnterDrawn', side: 'first', chit: 'late' } as const;
    return decideCup({ ...state, desks: bothSides(() => EMPTY_CUP_DESK) }, drawn, 'table').kind;
  };
  expect(entering(start(['secretArrivals']))).toBe('accepted');
  expect(entering(rolling(start(['secretArrivals']), 6))).toBe('accepted');
  expect(entering(rolling(start([]), 6))).toBe('refused');
});
