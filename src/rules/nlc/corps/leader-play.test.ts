import { tableOf } from '../../../testkit/given';
import { battle, formation, leader } from '../../../testkit/battle';
import { goingOn, inDanger } from '../../../testkit/plays';
import { EMPTY_TITLE } from '../../common/setup/title';
import { cardTable, die, enter, play } from '../../mop/card-play/testing/card-table';
import { mop } from '../../mop/index';

const LOSS = 'nlc/leader-loss';
const LOST = ['NLC 11.2', 6, 6] as const;
const SAVED = { leader: 'marshal', cause: 'combat', successor: null, type: 'LeaderRolled' };

/** Either side has a commander; cards are played, and the second side has an aide de camp (31), hidden or shown. */
const withAide = (isShown = true) => {
  const t = cardTable(
    battle({
      leaders: [leader('emperor', 'first', 3), leader('marshal', 'second', 3)],
      formations: [formation('f1', 'first'), formation('s1', 'second')],
      title: { ...EMPTY_TITLE, cardPlay: 'full' },
    }),
  );
  const asked = t.when(enter('31', 'second'), 'second');
  (asked.step.kind === 'needsDice' ? asked.rolling(die(1)) : asked).thenFacts();
  t.when(play('31', { value: 0 }, 'second'), 'second').thenFacts();
  const shows = (): void => {
    t.when({ type: 'ShowCard', side: 'second', card: '31' }, 'second').thenFacts();
  };
  if (isShown) shows();
  const read = (json: object) => {
    const command = mop.decodeCommand(json);
    if (command.kind !== 'ok') throw new Error(`not a command: ${JSON.stringify(json)}`);
    return command.value;
  };
  const rolls = (id: string) => t.when(inDanger(id), 'table').rolling(LOST);
  const left = () => t.cards().effects.find(({ effect }) => effect.kind === 'noCapture')?.effect.uses;
  const waiting = (seat: Parameters<typeof t.view>[0] = 'table') => t.view(seat).waitingPlays;
  const foresees = (json: object) => mop.preview?.(t.state(), read(json), 'table') ?? null;
  return { ...t, shows, read, rolls, left, waiting, foresees };
};
const types = (facts: readonly Readonly<{ event: Readonly<{ type: string }> }>[]) =>
  facts.map(({ event }) => event.type);
/** He would be lost, and it waits. */
const waitingGame = () => {
  const g = withAide();
  g.rolls('marshal').thenFacts();
  return g;
};
const SAVE = goingOn(LOSS, 1, 'save');

test('MOP App. I, card 31: the leader of the side that has it is saved once, and nobody of the enemy', () => {
  const g = withAide();
  expect(types(g.rolls('emperor').thenFacts())).toEqual(['LeaderRolled']);
  const asked = g.rolls('marshal');
  expect([types(asked.thenFacts()), asked.barrier]).toEqual([['PlayWaits'], true]);
  expect(g.left()).toBe(1);
  const facts = g.when(SAVE, 'table').thenFacts();
  expect(facts.map(({ scope, event }) => [scope, event])).toEqual([
    ['table', SAVED],
    ['table', expect.objectContaining({ type: 'EffectUsed', side: 'second' })],
    ['table', { type: 'PlayEnded', play: LOSS }],
  ]);
  expect([g.left(), g.waiting()]).toEqual([undefined, []]);
  expect(
    g
      .rolls('marshal')
      .thenFacts()
      .map(({ event }) => event),
  ).toEqual([{ ...SAVED, successor: 1 }]);
});

test('MOP App. I, card 31: whether this loss is a capture its owner says; who is lost all the same leaves it in his hand', () => {
  const g = waitingGame();
  const ended = g.when(goingOn(LOSS, 1, 'lost'), 'table');
  expect(types(ended.thenFacts())).toEqual(['LeaderRolled', 'PlayEnded']);
  expect(g.left()).toBe(1);
  g.when(inDanger('marshal'), 'table').thenRefused('LEADER_IS_LOST', 'NLC 11.2');
});

test('MOP App. I, card 31: unharmed, nobody is asked', () => {
  const g = withAide();
  expect(types(g.when(inDanger('marshal'), 'table').rolling(['NLC 11.2', 5, 5]).thenFacts())).toEqual(['LeaderRolled']);
  expect(g.left()).toBe(1);
});

test('NLC 11.2: given a phone that is killed while it waits, when it goes on, then the dice are those that fell', () => {
  const [g, twin] = [waitingGame(), waitingGame()];
  const stored = JSON.parse(JSON.stringify(g.state())) as ReturnType<typeof g.state>;
  const reopened = tableOf(mop, stored);
  expect(reopened.view()?.waitingPlays).toEqual(twin.waiting());
  const going = reopened.when(g.read(SAVE));
  expect(going.step.kind).toBe('accepted');
  expect(going.thenFacts()).toEqual(twin.when(SAVE, 'table').thenFacts());
  expect(reopened.view()).toEqual(twin.view());
});

test('NLC 11.2: two taps are one; what waits is not begun anew; what is not asked is no answer', () => {
  const g = waitingGame();
  g.when(inDanger('marshal'), 'table').thenRefused('PLAY_WAITS');
  g.when(inDanger('emperor'), 'table').thenRefused('PLAY_WAITS');
  g.when(goingOn(LOSS, 0, 'save'), 'table').thenRefused('NOTHING_WAITS');
  g.when(goingOn(LOSS, 2, 'save'), 'table').thenRefused('NOTHING_WAITS');
  g.when(goingOn('nlc/rally', 1, 'save'), 'table').thenRefused('NOTHING_WAITS');
  expect(g.when(goingOn(LOSS, 1, 'flee'), 'table').settled).toMatchObject({ kind: 'refused' });
  g.when(SAVE, 'table').thenFacts();
  g.when(SAVE, 'table').thenRefused('NOTHING_WAITS');
});

test('NLC 11.2: put aside, nobody was lost and no card was used, and he may be rolled for', () => {
  const g = waitingGame();
  const before = g.view().corps;
  const dropped = g.when({ type: 'DropPlay', play: LOSS }, 'table');
  dropped.thenHappened({ type: 'PlayDropped', play: LOSS });
  expect([g.waiting(), g.view().corps, g.left()]).toEqual([[], before, 1]);
  g.when({ type: 'DropPlay', play: LOSS }, 'table').thenRefused('NOTHING_WAITS');
  g.when(SAVE, 'table').thenRefused('NOTHING_WAITS');
  g.rolls('marshal').thenFacts();
});

test('NLC 11.2: it lies on the table: every seat sees that it waits, and it goes on from each alike', () => {
  const facts = (['table', 'first', 'second', 'solo'] as const).map((seat) => {
    const g = waitingGame();
    expect(g.waiting(seat)).toEqual([
      { play: LOSS, about: { leader: 'marshal' }, say: {}, given: [{ faces: [6, 6] }] },
    ]);
    return JSON.stringify(g.when(SAVE, seat).thenFacts());
  });
  expect(new Set(facts).size).toBe(1);
});

test('MOP App. I, card 31: before the dice its odds count the card, and where it waits it says for what', () => {
  const g = withAide();
  const foreseen = g.foresees(inDanger('marshal'));
  expect(foreseen).toMatchObject({ kind: 'play', refusal: null, known: { cards: [{ card: '31', by: 'defender' }] } });
  const odds = foreseen?.kind === 'play' ? (foreseen.odds ?? []) : [];
  expect(odds.map(({ outcome, n, d }) => [outcome, n / d])).toEqual([
    [{ kind: 'unharmed' }, 33 / 36],
    [expect.objectContaining({ kind: 'unharmed', cardsUsed: [expect.objectContaining({ card: '31' })] }), 3 / 36],
  ]);
  g.rolls('marshal').thenFacts();
  expect(g.foresees(SAVE)).toMatchObject({
    kind: 'waits',
    after: 1,
    request: { rule: 'MOP 37.12', purpose: 'noCapture', options: ['save', 'lost'] },
    working: [{ key: 'leaderLost' }],
  });
});

test('MOP 37.12.1: given a card that is hidden, then nothing waits for it, and the table reads nothing of it', () => {
  const g = withAide(false);
  expect(JSON.stringify(g.foresees(inDanger('marshal')))).not.toContain('noCapture');
  for (const seat of ['table', 'first', 'second', 'solo'] as const) {
    const hidden = withAide(false);
    expect(types(hidden.when(inDanger('marshal'), seat).rolling(LOST).thenFacts())).toEqual(['LeaderRolled']);
  }
});

test('MOP App. I, card 31: given a card that has ended while it waited, then nobody is saved by it, and it can be put aside', () => {
  const g = waitingGame();
  g.when({ type: 'NextTurn' }, 'table').thenFacts();
  expect(g.foresees(SAVE)).toBeNull();
  expect(g.when(SAVE, 'table').settled).toMatchObject({ kind: 'refused' });
  g.when({ type: 'DropPlay', play: LOSS }, 'table').thenFacts();
});
