import { battle } from '../../../testkit/battle';
import type { Setup } from '../../common/setup/setup';
import type { TitleData } from '../../common/setup/title';
import { cardCommanders } from './play-a-card';
import { cardSetup, cardTable, die, enter, play } from './testing/card-table';
import type { CardTable } from './testing/card-table';
import { weighing } from '../../../testkit/plays';

const NO_COUNTS: TitleData['cards'] = [];
const table = (more: Partial<Setup> = {}) => cardTable(cardSetup('restricted', more, NO_COUNTS));
const ordering = (more: Partial<Setup> = {}) => cardTable(cardSetup('restricted', more, NO_COUNTS, ['orderSheets']));

/** A card comes up odd and is played. */
const played = (t: CardTable, no: string, more: object = {}, side: 'first' | 'second' = 'first'): void => {
  t.when(enter(no, side), side).rolling(die(1)).thenFacts();
  t.when(play(no, more, side), side).thenFacts();
};
const mode = (t: CardTable, no: string, side: 'first' | 'second'): void => {
  t.when({ type: 'DrawCard', side, from: 'mode', card: no }, side).thenFacts();
  t.when(play(no, {}, side), side).thenFacts();
};
const initial = { type: 'RollInitial', commanders: { first: 'emperor', second: 'marshal' } } as const;

test('MOP App. I, card 7: Napoléon is rated 5 for everything this turn, and has both chits without a roll', () => {
  const t = table();
  played(t, '7N', { subject: 'emperor' });
  const rated = () => t.view().cup.commanders.first.map(({ rating }) => rating);
  expect(rated()).toEqual([5]);
  t.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).thenHappened({
    type: 'CoordinatedRolled',
    side: 'first',
    commander: 'emperor',
    rating: 5,
    die: 0,
    won: true,
    byCard: true,
  });
  t.when(initial).thenFacts();
  expect(t.view().cup.initiative).toMatchObject({ winner: 'first', settled: false, byCard: true });
  t.when({ type: 'NextTurn' }).thenFacts();
  expect(rated()).toEqual([3]);
  t.when(initial).thenNeedsDice('NLC 4.2', 1, 6);
});

test('Ruling 54: with a card on both sides 4.2 is rolled for the order, and both act first', () => {
  const t = table();
  mode(t, '5', 'first');
  mode(t, '5', 'second');
  t.when(initial).rolling(['NLC 4.2', 2], ['NLC 4.2', 2], ['NLC 4.2', 3], ['NLC 4.2', 4]).thenFacts();
  expect(t.view().cup.initiative).toMatchObject({ winner: 'second', then: 'first' });
  t.when({ type: 'TakeInitial', chit: 's1' }).thenFacts();
  expect(t.view().cup.initiative).toMatchObject({ winner: 'first', settled: false });
  t.when({ type: 'TakeInitial', chit: 'f1' }).thenFacts();
  expect(t.view().cup.initiative?.settled).toBe(true);
  expect(t.view().cup.drawn.map(({ chit }) => chit)).toEqual(['s1', 'f1']);
});

test('Ruling 54, card 2: who starts late has no Initial Action, by dice or by a card', () => {
  const t = table();
  mode(t, '2', 'first');
  t.when(initial).rolling(['NLC 4.2', 6], ['NLC 4.2', 1]).thenFacts();
  expect(t.view().cup.initiative).toMatchObject({ winner: null, settled: true });
  const both = table();
  mode(both, '2', 'first');
  both.when({ type: 'DrawCard', side: 'first', from: 'mode', card: '5' }).thenFacts();
  both.when(play('5')).thenFacts();
  both.when(initial).rolling(['NLC 4.2', 1], ['NLC 4.2', 6]).thenFacts();
  expect(both.view().cup.initiative).toMatchObject({ winner: 'second' });
});

const march = (more: object = {}) => ({
  type: 'WriteOrder',
  from: 'emperor',
  to: [{ of: { kind: 'formation', id: 'f1' }, courier: { mp: 3 } }],
  steps: [{ type: 'march', target: { kind: 'place', name: 'Mill' } }],
  ...more,
});
const attack = [
  { type: 'march', target: { kind: 'place', name: 'Mill' } },
  { type: 'attack', target: { kind: 'place', name: 'Farm' } },
];
const retreat = march({
  steps: [{ type: 'generalRetreat', target: { kind: 'place', name: 'Edge' } }],
  retreatAllowed: true,
});

test('Ruling 49: in card games a General Retreat is ordered after its card alone, whatever the losses', () => {
  const t = ordering();
  t.when(retreat).thenRefused('NO_GENERAL_RETREAT_YET');
  played(t, '9');
  t.when({ type: 'NextTurn' }).thenFacts();
  t.when(retreat).thenFacts();
  const study = cardTable(cardSetup('historical', {}, NO_COUNTS, ['orderSheets']));
  study.when(retreat).thenFacts();
});

test('Ruling 49: in restricted play card 22 allows it too, and in full play it does not', () => {
  const t = ordering();
  played(t, '22');
  expect(t.effects('first')).toEqual(['sparedZones', 'generalRetreat']);
  t.when(retreat).thenFacts();
});

test('MOP App. I, card 8: a March beside all orders, for the formation that it was played for, complied with at once', () => {
  const t = ordering();
  t.when(march({ card: 8 })).thenRefused('CARD_NOT_IN_FORCE');
  played(t, '8', { subject: 'f2' });
  t.when(march({ card: 8 })).thenRefused('CARD_IS_FOR_ANOTHER');
  const free = march({ card: 8, to: [{ of: { kind: 'formation', id: 'f2' }, courier: { mp: 30 } }] });
  expect(
    t
      .when(free)
      .thenFacts()
      .map(({ event }) => event.type),
  ).toContain('OrderChanged');
  const orders = t.view('first').orders?.desks.find(({ side }) => side === 'first')?.orders ?? [];
  expect(orders.filter(({ state }) => state === 'inForce').map(({ of }) => of.id)).toEqual(['f2']);
  t.when(free).thenRefused('CARD_IS_SPENT');
});

test('Ruling 10, card 21: 2R goes with a March and Attack while it is in force, once', () => {
  const t = ordering();
  played(t, '21');
  t.when(march({ card: 21, steps: attack })).thenFacts();
  t.when({ type: 'ReceiveOrders', side: 'first' }).thenFacts();
  const check = t.when(weighing('first-o1')).rolling(['NLC 12.7', 3, 3]);
  expect(check.working.map(({ key }) => key)).toContain('complianceCard');
  t.when({ type: 'NextTurn' }).thenFacts();
  expect(t.effects('first')).toEqual([]);
});

test('MOP App. I, card 31: one order more this turn', () => {
  const weak = { leaders: cardSetup('restricted').leaders.map((one) => ({ ...one, rating: 1 })) };
  const t = ordering(weak);
  const second = march({ to: [{ of: { kind: 'formation', id: 'f2' }, courier: { mp: 3 } }] });
  t.when(march()).thenFacts();
  t.when(second).thenRefused('NO_ORDER_LEFT');
  t.when(enter('31')).rolling(die(1)).thenFacts();
  t.when(play('31')).thenRefused('SAY_WHICH');
  t.when(play('31', { value: 2 })).thenFacts();
  t.when(second).thenFacts();
});

test('MOP App. I, card 16: a fire burns to the next day’s first daylight turn', () => {
  const t = table();
  played(t, '16');
  for (let turn = 1; turn <= 9; turn++) {
    t.when({ type: 'NextTurn' }).thenFacts();
    expect(t.effects()).toEqual(turn < 8 ? ['firePenalty'] : []);
  }
});

test('MOP App. I, card 23: a cavalry stack that is named cannot charge this turn', () => {
  const t = table();
  t.when(enter('23C')).rolling(die(1)).thenFacts();
  t.when(play('23C')).thenRefused('WHOM_IS_IT_ABOUT');
  t.when(play('23C', { subject: 'Hussars at the ford' })).thenFacts();
  expect(t.cards().effects[0]?.effect).toMatchObject({ kind: 'noCharge', subject: 'Hussars at the ford' });
  expect(t.view().procedure.terms.cards).toMatchObject([{ side: 'first', kind: 'noCharge' }]);
});

test('MOP 37.12, card 7: it is the OC’s, on the map or not, and no wing commander’s', () => {
  const { leaders } = battle();
  const wing = leaders.map((one) => ({ ...one, id: 'wing', role: 'WC' as const }));
  const away = leaders.map((one) => ({ ...one, onMap: false }));
  expect(cardCommanders({ leaders: [...wing, ...away] }, 'first').map(({ id }) => id)).toEqual(['emperor']);
  expect(cardCommanders({ leaders: wing }, 'first').map(({ id }) => id)).toEqual(['wing']);
});
