import type { Seat } from '../../../engine/sides';
import { battle, formation, leader, unit } from '../../../testkit/battle';
import { cardTable, die, enter, play } from '../../mop/card-play/testing/card-table';
import { EMPTY_TITLE } from '../../common/setup/title';
import type { CardPlay } from '../../common/setup/title';
import type { Answer } from '../../common/procedure/run';
import { proceduresOf, runNow } from '../../common/procedure/run';
import { nlcProcedures } from '../procedures';

const PROCEDURES = proceduresOf(nlcProcedures);

const setup = (cardPlay: CardPlay) =>
  battle({
    leaders: [leader('emperor', 'first', 3), leader('marshal', 'second', 3)],
    formations: [
      formation('f1', 'first'),
      formation('f2', 'first'),
      formation('s1', 'second'),
      formation('s2', 'second'),
    ],
    units: [
      unit('a', 'f1', { nation: 'french', front: 6, reverse: 3, initiative: 4 }),
      unit('h', 'f2', { arm: 'cavalry', nation: 'french', front: 4, reverse: 2, initiative: 4 }),
      unit('h2', 'f2', { arm: 'cavalry', nation: 'french', front: 4, reverse: 2, initiative: 4 }),
      unit('p', 's1', { nation: 'prussian', front: 9, reverse: 5, initiative: 3 }),
      unit('c', 's2', { arm: 'cavalry', nation: 'prussian', front: 3, reverse: 1, initiative: 3 }),
    ],
    title: { ...EMPTY_TITLE, cardPlay },
  });

type Side = 'first' | 'second';

/** A game in which cards are played and fights are fought, with cards as they come up. */
const game = (cardPlay: CardPlay = 'full') => {
  const t = cardTable(setup(cardPlay));
  const plays = (card: string, side: Side, more: object = {}): void => {
    const asked = t.when(enter(card, side), side);
    (asked.step.kind === 'needsDice' ? asked.rolling(die(1)) : asked).thenFacts();
    t.when(play(card, more, side), side).thenFacts();
  };
  const shows = (card: string, side: Side): void => {
    t.when({ type: 'ShowCard', side, card }, side).thenFacts();
  };
  const unitsOf = (...ids: readonly string[]) => ids.map((id) => t.view().procedure.unitInputs[id]);
  const run = () => t.view().procedure.run;
  const gives = (procedure: string, input: unknown, answer: Answer, seat: Seat = 'table') => {
    const after = run()?.procedure === procedure ? (run()?.given.length ?? 0) : 0;
    const command = { type: 'GiveToProcedure', procedure, after, ...(after === 0 ? { input } : {}) };
    if ('option' in answer) return t.when({ ...command, option: answer.option }, seat);
    const asked = t.when(command, seat);
    return asked.step.kind === 'needsDice' ? asked.rolling([asked.step.request.rule, ...answer.faces]) : asked;
  };
  const goes = (procedure: string, input: unknown, ...answers: readonly Answer[]): void => {
    for (const answer of answers) gives(procedure, input, answer).thenFacts();
  };
  /** Whatever else is asked: ones, and what a sensible player says. */
  const finishes = (procedure: string): void => {
    for (;;) {
      const table = run();
      const now = table === null ? null : runNow(PROCEDURES, table);
      if (now?.kind !== 'asksDice' && now?.kind !== 'asksChoice') return;
      const answer =
        now.kind === 'asksDice'
          ? { faces: Array.from({ length: now.request.count }, () => 1) }
          : { option: now.request.options[0] ?? '' };
      gives(procedure, null, answer).thenFacts();
    }
  };
  const applies = (procedure: string) => t.when({ type: 'ApplyProcedure', procedure });
  const left = (kind: string) => t.cards().effects.find(({ effect }) => effect.kind === kind)?.effect.uses;
  return { ...t, plays, shows, unitsOf, run, gives, goes, finishes, applies, left };
};
type Game = ReturnType<typeof game>;

const dice = (...faces: readonly number[]): Answer => ({ faces });
const say = (option: string): Answer => ({ option });

const charge = (g: Game, ...riders: readonly string[]) => ({
  game: 'mop',
  charges: [{ stacks: [{ units: g.unitsOf(...riders) }], target: { units: g.unitsOf('p'), retreat: 'free' } }],
});
const reaction = (g: Game, ...riders: readonly string[]) => ({
  game: 'mop',
  stacks: [{ units: g.unitsOf(...riders) }],
  target: { units: g.unitsOf('c'), retreat: 'free' },
});
const pursuit = (g: Game) => ({
  game: 'mop',
  units: g.unitsOf('h'),
  targets: [{ name: 'the hex', units: g.unitsOf('p'), retreat: 'free' }],
});
const assault = (g: Game, retreat = 'free') => ({
  game: 'mop',
  attackers: [{ units: g.unitsOf('a'), retreat: 'free' }],
  defender: { units: g.unitsOf('p'), retreat },
});

test('MOP 37.12: card 23: units that it names charge in no way this turn, and the next turn they do', () => {
  const g = game();
  g.plays('23U', 'second', { subject: 'h' });
  const refusal = { code: 'CARD_FORBIDS_CHARGE', rule: 'MOP 37.12', facts: { card: '23U', units: 'h' } };
  expect(g.gives('nlc/charge', charge(g, 'h'), dice(6)).settled).toEqual({ kind: 'refused', refusal });
  expect(g.gives('nlc/charge', charge(g, 'h2', 'h'), dice(6)).settled).toEqual({ kind: 'refused', refusal });
  g.gives('nlc/reaction-charge', reaction(g, 'h'), dice(1)).thenRefused('CARD_FORBIDS_CHARGE');
  g.gives('nlc/pursuit', pursuit(g), say('pursue')).thenRefused('CARD_FORBIDS_CHARGE');
  g.when({ type: 'ApplyProcedure', procedure: 'nlc/charge', input: charge(g, 'h') }).thenRefused('CARD_FORBIDS_CHARGE');
  g.gives('nlc/charge', charge(g, 'h2'), dice(6)).thenFacts();
  g.when({ type: 'DropProcedure' }).thenFacts();
  g.when({ type: 'NextTurn' }).thenFacts();
  g.gives('nlc/charge', charge(g, 'h'), dice(6)).thenFacts();
});

test('MOP 37.12: card 23 for a formation means all its cavalry; a stack in the players’ own words is theirs to leave out', () => {
  const g = game();
  g.plays('23U', 'second', { subject: 'f2' });
  g.gives('nlc/charge', charge(g, 'h2'), dice(6)).thenRefused('CARD_FORBIDS_CHARGE');
  const words = game();
  words.plays('23U', 'second', { subject: 'Hussars, by the ford' });
  words.gives('nlc/charge', charge(words, 'h'), dice(6)).thenFacts();
});

test('MOP 37.12: what an open card does comes into the fight by itself, by whose it is there, and ends with its turn', () => {
  const g = game();
  g.plays('14N', 'first');
  g.shows('14N', 'first');
  g.gives('nlc/assault', assault(g), say('own')).thenFacts();
  expect(g.run()?.input).toMatchObject({ cards: [{ card: '14N', kind: 'combatDie', by: 'attacker', value: 1 }] });
  g.when({ type: 'DropProcedure' }).thenFacts();
  const stale = { ...assault(g), cards: [{ effect: 'first-1-1', card: '14N', kind: 'combatDie', value: 1 }] };
  g.when({ type: 'NextTurn' }).thenFacts();
  g.gives('nlc/assault', stale, dice(1, 1)).thenFacts();
  expect(g.run()?.input).toMatchObject({ cards: [] });
});

test('MOP 37.12: a hidden card does nothing in a fight, and nothing of it stands on the table, until it is shown', () => {
  const g = game();
  g.plays('14N', 'first');
  g.gives('nlc/assault', assault(g), dice(1, 1)).thenFacts();
  expect(g.run()?.input).not.toHaveProperty('cards');
  expect(JSON.stringify(g.view('table'))).not.toContain('combatDie');
  expect(JSON.stringify(g.view('second'))).not.toContain('combatDie');
});

test('MOP 37.12: card 22 is used up by the outcome that it helped, when that is written into the game, and not before', () => {
  const g = game();
  g.plays('22', 'second');
  g.shows('22', 'second');
  const through = assault(g, 'enemyZoc');
  g.goes('nlc/assault', through, dice(3, 3), dice(1, 1), say('retreat'), say('spare'));
  g.finishes('nlc/assault');
  expect(g.left('sparedZones')).toBe(1);
  const facts = g.applies('nlc/assault').thenFacts();
  expect(facts.map(({ event }) => event)).toContainEqual({ type: 'EffectUsed', side: 'second', effect: 'second-1-1' });
  expect(g.left('sparedZones')).toBeUndefined();
});

test('MOP 37.12: card 22 is kept where the stack pays after all, or where nothing came of it', () => {
  const g = game();
  g.plays('22', 'second');
  g.shows('22', 'second');
  g.goes('nlc/assault', assault(g, 'enemyZoc'), dice(3, 3), dice(1, 1), say('retreat'), say('pay'));
  g.finishes('nlc/assault');
  g.applies('nlc/assault').thenFacts();
  expect(g.left('sparedZones')).toBe(1);
});

test('MOP 37.12: card 3 is used up by the pursuit that it calls off', () => {
  const g = game();
  g.plays('3', 'second');
  g.shows('3', 'second');
  g.goes('nlc/pursuit', pursuit(g), say('pursue'), say('cancel'), say('stay'));
  g.applies('nlc/pursuit').thenFacts();
  expect(g.left('coverFire')).toBeUndefined();
  g.goes('nlc/pursuit', pursuit(g), say('pursue'));
  expect(g.run()?.input).not.toHaveProperty('cards');
});

const again = (effect: string, at: number) => ({ type: 'RethrowProcedure', procedure: 'nlc/assault', at, effect });

test('MOP 37.12: cards 7 and 30: a throw of that side is made again, is counted, and stands', () => {
  const g = game();
  g.plays('7B', 'second');
  g.shows('7B', 'second');
  g.goes('nlc/assault', assault(g), dice(1, 2), dice(1, 1));
  expect(g.view().procedure.again).toEqual([
    { at: 1, effect: 'second-1-1', card: '7B', side: 'second', left: 3, covered: false },
  ]);
  g.when(again('second-1-1', 0)).thenRefused('NOT_HIS_THROW');
  const play = g.when(again('second-1-1', 1)).rolling(['NLC 7.1', 1, 2]);
  expect(play.barrier).toBe(true);
  expect(play.working[0]).toEqual({
    rule: 'MOP 37.12',
    key: 'thrownAgain',
    facts: { card: '7B', was: '1, 1', now: '1, 2' },
  });
  expect(g.run()?.given).toEqual([{ faces: [1, 2] }, { faces: [1, 2], again: { card: '7B', was: [1, 1] } }]);
  expect(g.left('rerolls')).toBe(2);
  g.when(again('second-1-1', 1)).thenRefused('REROLL_STANDS');
  expect(g.view().procedure.again).toEqual([]);
});

test('MOP 37.12: both fires fall together, so either may be thrown again, until somebody has decided something', () => {
  const g = game();
  g.plays('30G', 'second');
  g.shows('30G', 'second');
  const attack = {
    game: 'mop',
    attackers: [{ units: g.unitsOf('p'), retreat: 'free' }],
    defender: { units: g.unitsOf('a'), retreat: 'free' },
  };
  g.goes('nlc/assault', attack, dice(5, 4), dice(1, 1));
  expect(g.view().procedure.again.map(({ at }) => at)).toEqual([0]);
  g.goes('nlc/assault', null, say('stay'));
  g.when(again('second-1-1', 0)).thenRefused('THROW_IS_PAST');
  g.when({ type: 'DropProcedure' }).thenFacts();
  g.when(again('second-1-1', 0)).thenRefused('NO_PROCEDURE');
});

test('MOP 37.12: three rerolls in all; not after the outcome is in the game', () => {
  const g = game();
  g.plays('7B', 'second');
  g.shows('7B', 'second');
  for (const left of [2, 1, undefined]) {
    g.goes('nlc/assault', assault(g), dice(1, 1), dice(1, 1));
    g.when(again('second-1-1', 1)).rolling(['NLC 7.1', 1, 1]).thenFacts();
    expect(g.left('rerolls')).toBe(left);
    g.applies('nlc/assault').thenFacts();
    g.when(again('second-1-1', 1)).thenRefused('NO_PROCEDURE');
  }
  g.goes('nlc/assault', assault(g), dice(1, 1), dice(1, 1));
  g.when(again('second-1-1', 1)).thenRefused('EFFECT_IS_OVER');
});

test('MOP 37.12: a reroll by a hidden card shows it in the same play; nobody but its owner knows before that he could', () => {
  const g = game();
  g.plays('7B', 'second');
  g.goes('nlc/assault', assault(g), dice(1, 1), dice(1, 1));
  for (const seat of ['table', 'first'] as const) {
    expect(g.view(seat).procedure.again).toEqual([]);
    expect(g.when(again('second-1-1', 1), seat).settled).toEqual(g.when(again('second-9-9', 1), seat).settled);
  }
  expect(g.view('second').procedure.again).toMatchObject([{ at: 1, covered: true }]);
  const facts = g.when(again('second-1-1', 1), 'second').rolling(['NLC 7.1', 2, 2]).thenFacts();
  expect(facts.map(({ scope, event }) => [scope, event.type])).toEqual([
    ['table', 'CardShown'],
    ['held:second', 'CardUncovered'],
    ['table', 'EffectUsed'],
    ['table', 'ProcedureRethrown'],
  ]);
  expect(g.left('rerolls')).toBe(2);
});

test('MOP 37.12: a card that is shown in the middle counts, as long as what it changes has not been thrown', () => {
  const g = game();
  g.plays('7B', 'second');
  g.goes('nlc/assault', assault(g), dice(3, 3), dice(1, 1));
  g.when({ type: 'RenewProcedure', procedure: 'nlc/assault' }).thenRefused('NOTHING_CHANGED');
  g.shows('7B', 'second');
  expect(g.view().procedure.renewable).toBe(true);
  g.when({ type: 'RenewProcedure', procedure: 'nlc/assault' }).thenFacts();
  expect(g.view().procedure.renewable).toBe(false);
  g.goes('nlc/assault', null, say('stay'));
  const now = runNow(PROCEDURES, g.run() ?? { procedure: '', input: null, given: [] });
  expect(now).toMatchObject({ kind: 'done', outcome: { retreat: { kind: 'none' } } });

  const late = game();
  late.plays('7B', 'second');
  late.goes('nlc/assault', assault(late), dice(3, 3), dice(1, 1), say('stay'), dice(6));
  late.shows('7B', 'second');
  expect(late.view().procedure.renewable).toBe(false);
  late.when({ type: 'RenewProcedure', procedure: 'nlc/assault' }).thenRefused('TOO_LATE_FOR_CARD');

  const ney = game();
  ney.plays('14N', 'first');
  ney.goes('nlc/assault', assault(ney), dice(3, 3));
  ney.shows('14N', 'first');
  ney.when({ type: 'RenewProcedure', procedure: 'nlc/assault' }).thenRefused('NOTHING_CHANGED');
});

test('MOP 37.12: rerolls and cards mean nothing where no cards are played', () => {
  const g = game('historical');
  g.goes('nlc/assault', assault(g), dice(1, 1), dice(1, 1));
  expect(g.view().procedure.again).toEqual([]);
  g.when(again('second-1-1', 1)).thenRefused('EFFECT_IS_OVER');
});

test('MOP 37.12: a roll outside fights is thrown again by the side of whoever it was about', () => {
  const g = game();
  g.plays('30G', 'second');
  g.shows('30G', 'second');
  const rethrow = { type: 'RethrowProcedure', procedure: 'nlc/morale-check', at: 0, effect: 'second-1-1' };
  const check = (id: string) => ({
    members: g.unitsOf(id).map((one) => ({ unit: one })),
    about: { failed: 'disrupted' },
  });
  g.goes('nlc/morale-check', check('a'), dice(6));
  g.when(rethrow).thenRefused('NOT_HIS_THROW');
  g.when({ type: 'DropProcedure' }).thenFacts();
  g.goes('nlc/morale-check', check('p'), dice(6));
  g.when(rethrow).rolling(['NLC 2.4', 1]).thenFacts();
  expect(
    g
      .applies('nlc/morale-check')
      .thenFacts()
      .map(({ event }) => event.type),
  ).not.toContain('MarkPut');
});
