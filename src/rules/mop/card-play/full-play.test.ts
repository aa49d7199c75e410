import { formation, leader, unit } from '../../../testkit/battle';
import { EMPTY_TITLE } from '../../common/setup/title';
import type { Setup } from '../../common/setup/setup';
import { CARDS, DRAW, cardSetup, cardTable, die, drawing, enter, play } from './testing/card-table';
import type { CardTable } from './testing/card-table';
import { deciding } from '../../../testkit/plays';

const full = (more: Partial<Setup> = {}) => cardTable(cardSetup('full', more, [], ['orderSheets']));
const withUnits = (): CardTable =>
  full({ units: [unit('u1', 'f1'), unit('u2', 'f1'), unit('u3', 'f2'), unit('v1', 's1')] });

test('MOP App. I, card 30: one formation’s units go from the UAR to the Recovered box in one play, once', () => {
  const t = withUnits();
  for (const id of ['u1', 'u2', 'u3']) t.when({ type: 'PlaceUnit', unit: id, place: 'uar' }, 'table').thenFacts();
  t.when(enter('30G')).thenFacts();
  t.when(play('30G')).thenFacts();
  const effect = t.cards('first').effects.find((one) => one.effect.kind === 'recoverUnits')?.effect.id ?? '';
  const recover = (formationId: string) => ({ type: 'RecoverUnits', side: 'first', effect, formation: formationId });
  t.when(recover('f1'), 'second').thenRefused('EFFECT_IS_OVER');
  t.when(recover('s1')).thenRefused('WHOM_IS_IT_ABOUT');
  t.when(recover('f3')).thenRefused('NOTHING_IN_THE_UAR');
  const done = t.when(recover('f1'));
  expect(done.thenFacts().map(({ scope, event }) => [scope, event.type])).toEqual([
    ['table', 'CardShown'],
    ['held:first', 'CardUncovered'],
    ['table', 'EffectUsed'],
    ['table', 'UnitPlaced'],
    ['table', 'UnitPlaced'],
  ]);
  expect(t.state().table.army.units).toMatchObject({
    u1: { place: 'recovered' },
    u2: { place: 'recovered' },
    u3: { place: 'uar' },
  });
  t.when(recover('f2')).thenRefused('EFFECT_IS_OVER');
  expect(t.effects()).toEqual(['rerolls']);
});

test('MOP 37.12.1, Ruling 51: the size of a hand is the title sheet’s to say, and is then held to', () => {
  const setup = cardSetup('full');
  const t = cardTable({ ...setup, title: { ...setup.title, handSize: 2 } });
  t.when(DRAW).rolling(drawing(1)).thenFacts();
  t.when(DRAW).rolling(drawing(1)).thenFacts();
  t.when(DRAW).thenRefused('HAND_IS_FULL', 'Ruling 51');
  expect(t.own('first').handSize).toBe(2);
  t.when({ type: 'DropCard', side: 'first', card: '3' }).thenFacts();
  t.when(DRAW).rolling(drawing(1)).thenFacts();
});

test('MOP 37.12: a card that is marked RECOVERY asks for a supply check when it is played', () => {
  const setup = cardSetup('full', {}, [{ ...CARDS[1]!, supply: true }, { ...CARDS[0]! }]);
  const t = cardTable(setup);
  t.when(enter('8')).thenFacts();
  t.when(enter('3')).thenFacts();
  t.when(play('3')).thenFacts();
  expect(t.effects('first')).toEqual(['coverFire']);
  t.when(play('8', { subject: 'f1' })).thenFacts();
  expect(t.effects('first')).toEqual(['coverFire', 'freeMarch', 'supplyCheck']);
  t.when({ type: 'NextTurn' }).thenFacts();
  expect(t.effects('first')).toEqual([]);
});

const retreatOf = (id: string) => ({
  type: 'RecordLocalDecision',
  of: { kind: 'formation', id },
  steps: [{ type: 'generalRetreat', target: { kind: 'place', name: 'Edge' } }],
});
const marchOf = (id: string) => ({
  ...retreatOf(id),
  steps: [{ type: 'march', target: { kind: 'place', name: 'Mill' } }],
});
const answer = (t: CardTable, id: string, faces: readonly [number, number]): void => {
  const step = t.when(deciding({ kind: 'formation', id }));
  step.rolling(['NLC 12.11', ...faces]).thenFacts();
};
const played = (t: CardTable, no: string): void => {
  t.when(enter(no)).thenFacts();
  t.when(play(no)).thenFacts();
};
const away = { leaders: [leader('emperor', 'first', 3, { onMap: false }), leader('marshal', 'second', 3)] };

test('MOP App. I, card 9: an OC who is there orders the General Retreat; nobody decides on one for himself', () => {
  const t = full();
  t.when(retreatOf('f1')).thenRefused('RETREAT_NEEDS_CARD', 'Ruling 49');
  played(t, '9');
  t.when(retreatOf('f1')).thenRefused('OC_ORDERS_RETREAT');
});

test('MOP App. III, card 9: restricted, only an OC obtains it', () => {
  const t = cardTable(cardSetup('restricted', away, [], ['orderSheets']));
  t.when(enter('9')).rolling(die(1)).thenFacts();
  t.when(play('9')).thenFacts();
  t.when(retreatOf('f1')).thenRefused('OC_ORDERS_RETREAT');
});

test('MOP App. I, card 9: without OC and WC a corps decides for itself, and if it fails again next turn', () => {
  const t = full(away);
  played(t, '9');
  t.when(retreatOf('f1')).thenFacts();
  answer(t, 'f1', [1, 1]);
  expect(t.effects('first')).toEqual(['generalRetreat']);
  t.when({ type: 'NextTurn' }).thenFacts();
  t.when(retreatOf('f1')).thenFacts();
  expect(t.effects('first')).toEqual(['generalRetreat']);
});

test('MOP App. I, card 9: a Local Decision for any other order discards the card', () => {
  const t = full(away);
  played(t, '9');
  t.when(marchOf('f1')).thenFacts();
  expect(t.effects('first')).toEqual(['generalRetreat']);
  answer(t, 'f1', [1, 1]);
  expect(t.effects('first')).toEqual([]);
  t.when({ type: 'NextTurn' }).thenFacts();
  t.when(retreatOf('f1')).thenRefused('RETREAT_NEEDS_CARD');
});

test('MOP App. I, card 9: while the OC is there another Local Decision costs nothing', () => {
  const t = full();
  played(t, '9');
  t.when(marchOf('f1')).thenFacts();
  answer(t, 'f1', [1, 1]);
  expect(t.effects('first')).toEqual(['generalRetreat']);
});

test('MOP App. I, card 9: under a WC who is there a corps decides nothing; the WC himself does', () => {
  const wing = leader('wing', 'first', 3, { role: 'WC', under: 'emperor' });
  const t = full({
    leaders: [...away.leaders, wing],
    formations: [formation('f1', 'first', { under: 'wing' }), formation('s1', 'second')],
  });
  played(t, '9');
  t.when(retreatOf('f1')).thenRefused('OC_ORDERS_RETREAT');
  t.when({ ...retreatOf('f1'), of: { kind: 'wing', id: 'wing' } }).thenFacts();
});

test('MOP 37.12.3 g: of one deck, what is printed on a card was entered under either of its names', () => {
  const only = [{ name: 'Leader', count: 1, deck: 'first' as const, note: '', no: '7N', points: -3 }];
  const t = cardTable(
    cardSetup('oneDeck', { playMode: 'solo', title: { ...EMPTY_TITLE, cardPlay: 'oneDeck', cards: only } }),
  );
  t.when(enter('7N'), 'solo').rolling(die(2)).thenFacts();
  const [held] = t.cards().own.find(({ side }) => side === 'second')?.hand ?? [];
  expect(held?.face).toMatchObject({ card: '7B', points: -3 });
});

const withCard11 = (t: CardTable): void => {
  t.when(enter('11')).thenFacts();
  t.when(play('11', { subject: 'f1' })).thenFacts();
  t.when(marchOf('f1')).thenFacts();
};
const answerByCard = deciding({ kind: 'formation', id: 'f1' }, { card: 11 });

test('MOP App. I, card 11: the decision it is for uses it up; while it is hidden the table is told nothing of it', () => {
  const t = full();
  withCard11(t);
  const facts = t.when(answerByCard).rolling(['NLC 12.11', 1, 1]).thenFacts();
  expect(t.effects('first')).toEqual([]);
  const used = facts.filter(({ event }) => event.type === 'EffectUsed');
  expect(used).toHaveLength(1);
  expect(used[0]).toMatchObject({ scope: 'held:first', event: { card: '11' } });
});

test('MOP App. I, card 11: of an open card the table would learn by its use what was decided, so its owner marks it', () => {
  const t = full();
  withCard11(t);
  t.when({ type: 'ShowCard', side: 'first', card: '11' }).thenFacts();
  const facts = t.when(answerByCard).rolling(['NLC 12.11', 1, 1]).thenFacts();
  expect(facts.filter(({ scope }) => scope === 'table').map(({ event }) => event.type)).not.toContain('EffectUsed');
  expect(t.effects()).toEqual(['localDecision']);
});
