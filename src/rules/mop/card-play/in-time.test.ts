import { DRAW, cardSetup, cardTable, drawing, enter, play } from './testing/card-table';

const cupDrawn = () => {
  const t = cardTable(cardSetup('full'));
  t.when(enter('3')).thenFacts();
  t.when({ type: 'FillCup' }, 'table').thenFacts();
  t.when({ type: 'EnterDrawn', side: 'first', chit: 'f1' }, 'table').thenFacts();
  return t;
};

test('Ruling 48: given a chit drawn, when a card is drawn or played, then it is refused but for the players’ word', () => {
  const t = cupDrawn();
  expect(t.cards().late).toBe(true);
  t.when(DRAW).thenRefused('CARDS_COME_FIRST', 'Ruling 48');
  t.when(play('3')).thenRefused('CARDS_COME_FIRST', 'Ruling 48');
  t.when({ ...DRAW, agreed: true })
    .rolling(drawing(1))
    .thenFacts();
  t.when({ ...play('3'), agreed: true }).thenFacts();
});

test('Ruling 48: given no chit drawn yet on the turn, then cards are drawn and played as they come', () => {
  const t = cardTable(cardSetup('full'));
  expect(t.cards().late).toBe(false);
  t.when(DRAW).rolling(drawing(1)).thenFacts();
  const next = cupDrawn();
  next.when({ type: 'NextTurn' }, 'table').thenFacts();
  expect(next.cards().late).toBe(false);
});

test('MOP 37.12.1: given a hidden card worth nothing, when the game is counted, then it is shown all the same', () => {
  const t = cardTable(cardSetup('full'));
  t.when(enter('17', 'second'), 'second').thenFacts();
  t.when(play('17', {}, 'second'), 'second').thenFacts();
  expect(t.cards().shown).toEqual([]);
  t.when({ type: 'CountVictory', early: true }, 'table').thenFacts();
  expect(t.cards().shown.map(({ side, face }) => [side, face.card])).toEqual([['second', '17']]);
  expect(t.own('second').covered).toEqual([]);
});

test('MOP 37.12.1, App. III: given a card the app plays by itself, then it says what it does in full play too', () => {
  const t = cardTable(cardSetup('full'));
  const textOf = (card: string) => t.cards().faces.find((one) => one.card === card)?.text;
  expect(textOf('21')).toMatch(/2R/);
  // What nobody but the card itself says stays with the card.
  expect(textOf('12')).toBe('');
});
