import { SIDES } from '../../../engine/sides';
import type { Setup } from '../../common/setup/setup';
import type { Switch } from '../../list';
import { cardSetup, cardTable, die, enter, play } from './testing/card-table';
import type { CardTable } from './testing/card-table';
import { weighing } from '../../../testkit/plays';

const ordering = (more: Partial<Setup> = {}, switches: readonly Switch[] = ['orderSheets']) =>
  cardTable(cardSetup('restricted', more, [], switches));

const starts = (t: CardTable, id: string, name: string): void => {
  const side = id.startsWith('s') ? 'second' : 'first';
  const steps = [
    { type: 'march', target: { kind: 'place', name } },
    { type: 'attack', target: { kind: 'place', name: 'Laon' } },
  ];
  t.when({ type: 'SetOrder', of: { kind: 'formation', id }, steps }, side).thenFacts();
};

/** Card 10 is drawn, played and shown by the first side. */
const shown = (t: CardTable): void => {
  t.when(enter('10')).rolling(die(1)).thenFacts();
  t.when(play('10')).thenFacts();
  t.when({ type: 'ShowCard', side: 'first', card: '10' }).thenFacts();
};
const REPORT = { type: 'ReportToSpies', side: 'first' } as const;

test('MOP App. I, card 10: at his own desk the enemy lays his orders in force open to the spies, and to nobody else', () => {
  const t = ordering();
  starts(t, 's1', 'Craonne');
  shown(t);
  expect(t.cards('second').spies).toEqual(['first']);
  const done = t.when(REPORT, 'second');
  expect(done.thenFacts().map(({ scope, event }) => [scope, event.type])).toEqual([
    ['table', 'SpiesReported'],
    ['table', 'EffectUsed'],
    ['held:first', 'OrdersReported'],
  ]);
  expect(done.barrier).toBe(true);
  expect(t.own('first').reports).toMatchObject([
    {
      turn: 0,
      orders: [{ of: { id: 's1' }, steps: [{ type: 'march', target: { name: 'Craonne' } }, { type: 'attack' }] }],
    },
  ]);
  for (const seat of ['table', 'second'] as const) {
    expect(t.cards(seat).own.some(({ side }) => side === 'first')).toBe(false);
    expect(JSON.stringify(t.cards(seat))).not.toContain('Craonne');
  }
  expect(JSON.stringify(t.view('table'))).not.toContain('Craonne');
});

test('MOP App. I, card 10: two games apart only in the enemy’s orders are one to the table, before and after the report', () => {
  const [one, other] = [ordering(), ordering()];
  starts(one, 's1', 'Craonne');
  starts(other, 's1', 'Soissons');
  for (const t of [one, other]) {
    shown(t);
    t.when(REPORT, 'second').thenFacts();
  }
  expect(JSON.stringify(other.view('table'))).toBe(JSON.stringify(one.view('table')));
  expect(JSON.stringify(other.view('first'))).not.toBe(JSON.stringify(one.view('first')));
});

test('MOP App. I, card 10: the report is a snapshot, kept; the card shows the orders once', () => {
  const t = ordering();
  starts(t, 's1', 'Craonne');
  shown(t);
  t.when(REPORT, 'second').thenFacts();
  t.when(REPORT, 'second').thenRefused('NO_SPIES_HERE');
  t.when({ type: 'DropOrder', order: 'second-o1', houseRule: { reason: 'agreed' } }, 'second').thenFacts();
  t.when({ type: 'NextTurn' }).thenFacts();
  expect(t.own('first').reports.map(({ turn, orders }) => [turn, orders.length])).toEqual([[0, 1]]);
});

test('MOP App. I, card 10: nobody but the enemy himself can lay them open, and not before the card is shown', () => {
  const t = ordering();
  t.when(REPORT, 'second').thenRefused('NO_SPIES_HERE');
  t.when(enter('10')).rolling(die(1)).thenFacts();
  t.when(play('10')).thenFacts();
  t.when(REPORT, 'second').thenRefused('NO_SPIES_HERE');
  t.when({ type: 'ShowCard', side: 'first', card: '10' }).thenFacts();
  for (const seat of ['table', 'first'] as const) t.when(REPORT, seat).thenRefused('AT_HIS_OWN_DESK');
  t.when({ type: 'NextTurn' }).thenFacts();
  t.when(REPORT, 'second').thenRefused('NO_SPIES_HERE');
});

test('MOP App. I, card 10: with orders on paper the app has nothing to show', () => {
  const t = ordering({}, []);
  shown(t);
  expect(t.cards().spies).toEqual([]);
  t.when(REPORT, 'second').thenRefused('ORDERS_ON_PAPER');
});

test('MOP App. I, card 10: one deck lies open, but the report does not', () => {
  const t = cardTable(cardSetup('oneDeck', {}, [], ['orderSheets']));
  starts(t, 's1', 'Craonne');
  t.when(enter('10')).rolling(die(1)).thenFacts();
  t.when(play('10')).thenFacts();
  t.when(REPORT, 'second').thenFacts();
  expect(t.own('first').reports).toHaveLength(1);
  expect(JSON.stringify(t.view('table'))).not.toContain('Craonne');
  expect(t.cards('second').own.flatMap(({ side, reports }) => (side === 'first' ? reports : []))).toEqual([]);
});

const march = (more: object = {}) => ({
  type: 'WriteOrder',
  from: 'emperor',
  to: [{ of: { kind: 'formation', id: 'f1' }, courier: { mp: 30 } }],
  steps: [{ type: 'march', target: { kind: 'place', name: 'Mill' } }],
  ...more,
});

test('MOP App. I, card 10, alone: one order beside all others, whose compliance is checked in the same phase', () => {
  const t = ordering({
    playMode: 'solo',
    leaders: cardSetup('restricted').leaders.map((one) => ({ ...one, rating: 1 })),
  });
  const other = march({ to: [{ of: { kind: 'formation', id: 'f2' }, courier: { mp: 3 } }] });
  t.when(march({ card: 10 }), 'solo').thenRefused('CARD_NOT_IN_FORCE');
  t.when(enter('10'), 'solo').rolling(die(1)).thenFacts();
  t.when(play('10'), 'solo').thenFacts();
  expect(t.effects('solo')).toEqual(['moreOrders']);
  t.when(other, 'solo').thenFacts();
  t.when(march(), 'solo').thenRefused('NO_ORDER_LEFT');
  t.when(march({ card: 10 }), 'solo').thenFacts();
  t.when(march({ card: 10 }), 'solo').thenRefused('CARD_IS_SPENT');
  t.when({ type: 'ReceiveOrders', side: 'first' }, 'solo').thenFacts();
  t.when(weighing('first-o2'), 'solo').rolling(['NLC 12.7', 6, 6]).thenFacts();
  const orders = t.view('solo').orders?.desks[0]?.orders ?? [];
  expect(orders.find(({ id }) => id === 'first-o2')?.log.map(({ change }) => change)).toContain('arrive');
});

test('MOP App. I, card 10: against an enemy it is no order', () => {
  const t = ordering();
  shown(t);
  for (const side of SIDES) expect(t.effects(side)).toEqual(['spies']);
  t.when(march({ card: 10 })).thenRefused('CARD_NOT_IN_FORCE');
});
