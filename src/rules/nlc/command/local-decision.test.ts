import { BAD_MOVES, localDecision } from './local-decision';
import { chancesOf, keysOf, outcomeOf, when, workingOf } from './testing/resolving';
import { isLine } from '../../../testkit/lines';

const rolling = (leader: object, faces: readonly [number, number], more: object = {}): unknown =>
  outcomeOf(localDecision, { leader, ...more }, [['NLC 12.11', ...faces]]);
const columnOf = (input: object): unknown =>
  workingOf(localDecision, input, [['NLC 12.11', 3, 3]], [['NLC 12.11', 'decline']]).find(isLine('localColumn'))?.facts[
    'column'
  ];
/** 5 and 4 come to no effect in every column but 3 and 4+, where it acts. */
const columnAt = (leader: object, more: object = {}): unknown => {
  const working = workingOf(localDecision, { leader, ...more }, [['NLC 12.11', 4, 5]]);
  return working.find(isLine('localColumn'))?.facts['column'];
};

const ACTS = { kind: 'actsLocally' };
const NOTHING = { kind: 'noEffect' };

describe('NLC 12.11 the book’s example', () => {
  test('NLC 12.11 a 3 in Reserve acts on a 7 instead of 8 or more', () => {
    expect(rolling({ rating: 3, inReserve: true }, [3, 4])).toEqual(ACTS);
    expect(rolling({ rating: 3 }, [3, 4])).toEqual(NOTHING);
    expect(rolling({ rating: 3 }, [4, 4])).toEqual(ACTS);
    expect(rolling({ rating: 3, inReserve: true }, [3, 3])).toEqual(NOTHING);
  });

  test('NLC 12.11 its working', () => {
    expect(workingOf(localDecision, { leader: { rating: 3, inReserve: true } }, [['NLC 12.11', 3, 4]])).toEqual([
      { rule: 'NLC 12.11', key: 'commandRating', facts: { who: 'leader', rating: 3 } },
      { rule: 'NLC 12.11', key: 'localColumn', facts: { column: '3' } },
      { rule: 'NLC 12.11', key: 'localReserve', facts: { by: 1 } },
      { rule: 'NLC 12.11', key: 'localRolled', facts: { total: 8, result: 'Acts locally' } },
    ]);
  });
});

describe('NLC 12.11 the enemy names an order after a Bad Move', () => {
  const bad = { leader: { rating: 0 } };

  test('Ruling 94 he is asked once the dice lie, and may name all but Assign and General Retreat, or decline', () => {
    expect(when(localDecision, bad).kind).toBe('needsDice');
    expect(when(localDecision, bad, [['NLC 12.11', 1, 1]])).toMatchObject({
      kind: 'needsChoice',
      request: {
        rule: 'NLC 12.11',
        by: 'enemy',
        options: ['attack', 'probe', 'defend', 'delay', 'march', 'fallBack', 'reserve', 'decline'],
      },
    });
  });

  test.each(BAD_MOVES)('Ruling 94 %s', (order) => {
    expect(outcomeOf(localDecision, bad, [['NLC 12.11', 1, 1]], [['NLC 12.11', order]])).toEqual({
      kind: 'badMove',
      order,
      revealed: false,
    });
  });

  test('Ruling 94 he declines', () => {
    expect(outcomeOf(localDecision, bad, [['NLC 12.11', 1, 1]], [['NLC 12.11', 'decline']])).toEqual({
      kind: 'badMove',
      order: null,
      revealed: false,
    });
  });

  test.each(['assign', 'generalRetreat', 'forcedMarch'])('Ruling 94 not %s', (order) => {
    expect(when(localDecision, bad, [['NLC 12.11', 1, 1]], [['NLC 12.11', order]])).toMatchObject({
      refusal: { code: 'NOT_AN_OPTION' },
    });
  });

  test('NLC 20.1.3 a hidden march comes to light', () => {
    const hidden = { ...bad, hidden: true };
    expect(outcomeOf(localDecision, hidden, [['NLC 12.11', 1, 1]], [['NLC 12.11', 'march']])).toEqual({
      kind: 'badMove',
      order: 'march',
      revealed: true,
    });
  });
});

describe('NLC 12.11 the column', () => {
  test.each([
    ['NLC 12.11 a 0', { rating: 0 }, {}, '0'],
    ['NLC 12.11 a 2', { rating: 2 }, {}, '2'],
    ['NLC 12.11 a 5 is on 4+', { rating: 5 }, {}, '4+'],
    ['NLC 12.13 a division without a leader is a 1', { rating: null }, {}, '1'],
    ['NLC 12.13 with divisions attached', { rating: 4, attachedDivisions: 2 }, {}, '3'],
    ['NLC 20.5 1L', { rating: 3 }, { commandConfusion: true }, '2'],
    ['NLC 20.7 1L', { rating: 3 }, { directCommand: true }, '2'],
    ['Ruling 14 both', { rating: 3 }, { commandConfusion: true, directCommand: true }, '1'],
    ['Ruling 14 card 11 2R', { rating: 1 }, { card: 11 }, '3'],
    ['Ruling 14 card 15 2R', { rating: 1 }, { card: 15, steps: ['march', 'attack'] }, '3'],
    ['Ruling 14 they stop at the right end', { rating: 3 }, { card: 11 }, '4+'],
    ['Ruling 14 and start from it', { rating: 9 }, { commandConfusion: true }, '3'],
    ['Ruling 14 and at the left end', { rating: 0 }, { commandConfusion: true, directCommand: true }, '0'],
    ['Ruling 7 another shift', { rating: 1 }, { otherShift: { amount: 1, reason: 'Chief of staff' } }, '2'],
  ])('%s', (_, leader, more, column) => {
    expect(columnAt(leader, more)).toBe(column);
  });

  test('Ruling 10 the second rating of a double-rated leader', () => {
    const leader = { rating: 3, ratingOtherwise: 1 };
    expect(columnAt(leader, { steps: ['attack'] })).toBe('3');
    expect(columnOf({ leader, steps: ['defend'] })).toBe('1');
  });
});

describe('NLC 12.11 the roll', () => {
  test('Ruling 14 above 12 is 12', () => {
    expect(rolling({ rating: 0, inReserve: true }, [6, 6])).toEqual(ACTS);
  });

  test('MOP 37.12 with card 9 Reserve counts as ever', () => {
    const input = { leader: { rating: 3, inReserve: true }, card: 9, steps: ['generalRetreat'] };
    expect(outcomeOf(localDecision, input, [['NLC 12.11', 3, 4]])).toEqual(ACTS);
    expect(keysOf(localDecision, input, [['NLC 12.11', 3, 4]])).toContain('localReserve');
  });

  test('Ruling 14 with card 15 a Bad Move is No Effect', () => {
    expect(rolling({ rating: 0 }, [1, 1], { card: 15, steps: ['march', 'attack'] })).toEqual(NOTHING);
  });

  test.each(['demoralized', 'fatigued', 'outOfSupply'])('NLC 15 %s: acting locally is an R4, never an R5', (what) => {
    expect(rolling({ rating: 3, [what]: true }, [6, 6])).toEqual({ kind: 'delayed', until: 'R4' });
    expect(rolling({ rating: 3, [what]: true }, [2, 3])).toEqual(NOTHING);
  });

  test('Ruling 94 an order for a division leaves, to be checked there', () => {
    expect(rolling({ rating: 3 }, [6, 6], { forDivision: true })).toEqual({ kind: 'divisionalOrderLeaves' });
  });

  test('Ruling 7 another modifier', () => {
    expect(rolling({ rating: 3 }, [3, 4], { other: { amount: 1, reason: 'Guns heard' } })).toEqual(ACTS);
  });

  test('NLC 12.11 the odds of a 2 who is sent back', () => {
    expect(chancesOf(localDecision, { leader: { rating: 2 } })).toEqual({
      '{"kind":"badMove","order":"fallBack","revealed":false}': '5/18',
      '{"kind":"noEffect"}': '5/9',
      '{"kind":"actsLocally"}': '1/6',
    });
  });
});

test.each([
  ['NLC 12.5', 'NOT_A_SEQUENCE', { steps: ['reserve', 'march'] }],
  ['MOP 37.12', 'NOT_FOR_THIS_CARD', { card: 15, steps: ['march'] }],
  ['MOP 37.12', 'NOT_FOR_THIS_CARD', { card: 9, steps: ['march'] }],
])('%s refuses %s', (rule, code, more) => {
  expect(when(localDecision, { leader: { rating: 2 }, ...more })).toMatchObject({ refusal: { code, rule } });
});
