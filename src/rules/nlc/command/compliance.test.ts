import { compliance } from './compliance';
import { ORDER_TYPES } from './orders';
import { chancesOf, keysOf, outcomeOf, when, workingOf } from './testing/resolving';
import { isLine } from '../../../testkit/lines';

const led = (rating: number, more: object = {}) => ({ rating, ...more });
const order = (steps: readonly string[], sender: object, recipient: object, more: object = {}) => ({
  steps,
  sender,
  recipient,
  ...more,
});
const rolling = (input: object, ...faces: readonly number[]): unknown =>
  outcomeOf(compliance, input, [['NLC 12.7', ...faces]]);
const columnOf = (input: object): unknown =>
  workingOf(compliance, input, [['NLC 12.7', 1, 1]]).find(isLine('complianceColumn'))?.facts['column'];

const IGNORED = { kind: 'ignored' };
const COMPLIED = { kind: 'complied' };
const until = (delay: string) => ({ kind: 'delayed', until: delay });

describe('NLC 12.7 the book’s example', () => {
  const example = order(['attack'], led(1), led(1));

  test('NLC 12.7 a 1-rated OC, a 1-rated corps and an Attack are checked on column 0', () => {
    expect(columnOf(example)).toBe('0');
  });

  test.each([
    [[1, 1], IGNORED],
    [[2, 3], IGNORED],
    [[3, 3], until('R4')],
    [[4, 4], until('R4')],
    [[4, 5], until('1T')],
    [[5, 5], until('1T')],
    [[5, 6], COMPLIED],
    [[6, 6], COMPLIED],
  ] as const)('NLC 12.7 rolling %j', (faces, outcome) => {
    expect(rolling(example, ...faces)).toEqual(outcome);
  });

  test('NLC 12.7 its odds', () => {
    expect(chancesOf(compliance, example)).toEqual({
      '{"kind":"ignored"}': '5/18',
      '{"kind":"delayed","until":"R4"}': '4/9',
      '{"kind":"delayed","until":"1T"}': '7/36',
      '{"kind":"complied"}': '1/12',
    });
  });

  test('NLC 12.7 its working, line by line', () => {
    expect(workingOf(compliance, example, [['NLC 12.7', 3, 4]])).toEqual([
      { rule: 'NLC 12.7', key: 'commandRating', facts: { who: 'sender', rating: 1 } },
      { rule: 'NLC 12.7', key: 'commandRating', facts: { who: 'recipient', rating: 1 } },
      { rule: 'NLC 12.7', key: 'complianceAttack', facts: { by: -2 } },
      { rule: 'NLC 12.7', key: 'complianceColumn', facts: { sum: 0, column: '0' } },
      { rule: 'NLC 12.7', key: 'complianceRolled', facts: { total: 7, result: 'R4' } },
    ]);
  });
});

describe('NLC 12.7 the column', () => {
  test.each([
    ['NLC 12.7 a March has no shift', order(['march'], led(2), led(3)), '5'],
    ['NLC 12.7 Attack 2L', order(['attack'], led(2), led(3)), '3'],
    ['NLC 12.7 Probe 2L', order(['probe'], led(2), led(3)), '3'],
    ['NLC 12.2 General Retreat 1R', order(['generalRetreat'], led(2), led(3)), '6'],
    ['Ruling 10 a Forced March has no shift', order(['forcedMarch'], led(2), led(3)), '5'],
    ['NLC 12.7 face to face 1R', order(['defend'], led(2), led(3), { faceToFace: true }), '6'],
    ['NLC 12.7 a division 1R', order(['march'], led(2), led(3, { kind: 'division' })), '6'],
    ['NLC 12.7 a cavalry corps 1R', order(['march'], led(2), led(3, { kind: 'cavalryCorps' })), '6'],
    ['NLC 12.7 a wing none', order(['march'], led(2), led(3, { kind: 'wing' })), '5'],
    ['NLC 12.2 Reserve 1R', order(['march'], led(2), led(3, { inReserve: true })), '6'],
    ['NLC 20.5 command confusion 1L', order(['march'], led(2), led(3), { commandConfusion: true }), '4'],
    ['NLC 20.7 direct command 1L', order(['march'], led(2), led(3), { directCommand: true }), '4'],
    ['Ruling 10 card 28 2R for a March', order(['march'], led(2), led(3), { card: 28 }), '7'],
    ['Ruling 10 card 21 2R', order(['march', 'attack'], led(2), led(3), { card: 21 }), '5'],
    ['Ruling 10 card 15 2R', order(['march', 'march', 'attack'], led(2), led(3), { card: 15 }), '5'],
    [
      'MOP 37.12 card 9 leaves the Reserve shift alone',
      order(['generalRetreat'], led(2), led(3, { inReserve: true }), { card: 9 }),
      '7',
    ],
    ['Ruling 10 the left end is −1', order(['attack'], led(0), led(0)), '-1'],
    ['Ruling 10 the right end is 10+', order(['march'], led(9), led(9)), '10+'],
    ['Ruling 10 shifts are added before the ends', order(['attack'], led(7), led(5)), '10+'],
    ['NLC 12.13 a division without a leader is rated 1', order(['march'], led(2), { rating: null }), '3'],
    ['NLC 12.13 one division attached costs nothing', order(['march'], led(2), led(3, { attachedDivisions: 1 })), '5'],
    ['NLC 12.13 each after the first costs 1', order(['march'], led(2), led(3, { attachedDivisions: 3 })), '3'],
    ['Ruling 23 never below 0', order(['march'], led(2), led(1, { attachedDivisions: 6 })), '2'],
    ['NLC 11.4 an OC whose HQ is lost has one less', order(['march'], led(3, { hqLost: true }), led(3)), '5'],
    ['Ruling 23 nor he below 0', order(['march'], led(0, { hqLost: true }), led(3)), '3'],
    [
      'Ruling 7 another shift',
      order(['march'], led(2), led(3), { otherShift: { amount: -1, reason: 'Bad maps' } }),
      '4',
    ],
  ])('%s', (_, input, column) => {
    expect(columnOf(input)).toBe(column);
  });

  test.each([
    ['march', '5'],
    ['attack', '3'],
    ['probe', '3'],
    ['defend', '3'],
    ['fallBack', '3'],
    ['reserve', '3'],
  ])('Ruling 10 a double-rated commander (3, else 1): %s', (type, column) => {
    expect(columnOf(order([type], { rating: 3, ratingOtherwise: 1 }, led(2)))).toBe(column);
    expect(columnOf(order([type], led(2), { rating: 3, ratingOtherwise: 1 }))).toBe(column);
  });

  test('NLC 12.7 of a sequence the leftmost counts, and each is shown', () => {
    const input = order(['march', 'attack', 'defend'], led(3), led(2));
    expect(columnOf(input)).toBe('3');
    expect(workingOf(compliance, input, [['NLC 12.7', 1, 1]]).slice(0, 4)).toEqual([
      { rule: 'NLC 12.7', key: 'complianceStepColumn', facts: { order: 'march', column: '5' } },
      { rule: 'NLC 12.7', key: 'complianceStepColumn', facts: { order: 'attack', column: '3' } },
      { rule: 'NLC 12.7', key: 'complianceStepColumn', facts: { order: 'defend', column: '5' } },
      { rule: 'NLC 12.7', key: 'complianceLeftmost', facts: { order: 'attack' } },
    ]);
  });

  test('NLC 12.2 an Assign at the end of a sequence is not checked, but the march is', () => {
    expect(columnOf(order(['march', 'assign'], led(3), led(2)))).toBe('5');
  });

  test('Ruling 7 another modifier of the dice, which stop at 2 and 12', () => {
    const input = order(['march'], led(0), led(0), { other: { amount: 1, reason: 'Staff' } });
    expect(rolling(input, 4, 4)).toEqual(until('1T'));
    expect(rolling(input, 6, 6)).toEqual(COMPLIED);
    const worse = order(['march'], led(9), led(9), { other: { amount: -9, reason: 'Panic' } });
    expect(rolling(worse, 1, 1)).toEqual(until('1T'));
    expect(keysOf(compliance, input, [['NLC 12.7', 4, 4]])).toContain('commandOther');
  });
});

describe('NLC 12.7 the table', () => {
  test.each([
    ['Ruling 3 column 7 knows no I', order(['march'], led(4), led(3)), [1, 1], until('R4')],
    ['Ruling 3 column 10+ knows no R4', order(['march'], led(6), led(4)), [1, 1], until('1T')],
    ['Ruling 3 column 10+ at 6', order(['march'], led(6), led(4)), [3, 3], COMPLIED],
    ['Ruling 3 column −1 at 6', order(['attack'], led(0), led(1)), [3, 3], IGNORED],
    ['Ruling 3 column −1 at 7', order(['attack'], led(0), led(1)), [3, 4], until('R4')],
    ['Ruling 3 column −1 at 11', order(['attack'], led(0), led(1)), [5, 6], until('1T')],
    ['Ruling 3 column −1 at 12', order(['attack'], led(0), led(1)), [6, 6], COMPLIED],
  ] as const)('%s', (_, input, faces, outcome) => {
    expect(rolling(input, ...faces)).toEqual(outcome);
  });
});

describe('NLC 15 demoralized', () => {
  const to = (condition: object) => order(['march'], led(1), led(1, condition));

  test.each(['demoralized', 'fatigued', 'outOfSupply'])('NLC 15 %s: C is 1T, 1T is R4, R4 is R5, I is I', (what) => {
    const input = to({ [what]: true });
    expect(rolling(input, 1, 1)).toEqual(IGNORED);
    expect(rolling(input, 3, 3)).toEqual(until('R5'));
    expect(rolling(input, 4, 4)).toEqual(until('R4'));
    expect(rolling(input, 6, 6)).toEqual(until('1T'));
  });

  test('NLC 15 once only, whatever comes together', () => {
    expect(rolling(to({ demoralized: true, fatigued: true, outOfSupply: true }), 6, 6)).toEqual(until('1T'));
  });

  test('NLC 15 the working shows both readings', () => {
    expect(workingOf(compliance, to({ demoralized: true }), [['NLC 12.7', 4, 4]]).at(-1)).toEqual({
      rule: 'NLC 15',
      key: 'complianceDemoralized',
      facts: { printed: '1T', result: 'R4' },
    });
  });
});

describe('NLC 16 by night', () => {
  const night = (steps: readonly string[], recipient: object = led(2)) =>
    order(steps, led(3), recipient, { moment: 'byNight' });
  const dawn = (steps: readonly string[], recipient: object = led(2)) =>
    order(steps, led(3), recipient, { moment: 'heldToDawn' });

  test.each(ORDER_TYPES.filter((type) => !['generalRetreat', 'forcedMarch', 'assign'].includes(type)))(
    'NLC 16 %s received at night is held, without a roll',
    (type) => {
      expect(outcomeOf(compliance, night([type]))).toEqual({ kind: 'held' });
    },
  );

  test.each(['generalRetreat', 'forcedMarch'])('Ruling 25 %s is checked at once even at night', (type) => {
    expect(when(compliance, night([type])).kind).toBe('needsDice');
  });

  test('NLC 20.8 so is a Forced March with an attack in sequence', () => {
    expect(when(compliance, night(['forcedMarch', 'attack'])).kind).toBe('needsDice');
  });

  test('NLC 16 at dawn it is complied with, without a roll', () => {
    expect(outcomeOf(compliance, dawn(['attack']))).toEqual(COMPLIED);
  });

  test.each(['demoralized', 'fatigued'])('Ruling 25 at dawn %s it is an R4, not an R5', (what) => {
    expect(outcomeOf(compliance, dawn(['attack'], led(2, { [what]: true })))).toEqual(until('R4'));
  });

  test('Ruling 25 what arrives in the first daylight phase is checked as ever', () => {
    expect(when(compliance, order(['attack'], led(3), led(2))).kind).toBe('needsDice');
  });

  test('NLC 16 a General Retreat, a Forced March and an Assign cannot have been held', () => {
    for (const type of ['generalRetreat', 'forcedMarch', 'assign'])
      expect(when(compliance, dawn([type]))).toMatchObject({ refusal: { code: 'ORDER_WAS_NOT_HELD' } });
  });
});

describe('orders nobody weighs', () => {
  test.each([
    ['NLC 12.2 an Assign', order(['assign'], led(1), led(1))],
    ['NLC 12.2 an Assign at night', order(['assign'], led(1), led(1), { moment: 'byNight' })],
    ['NLC 11.5 a March of an HQ', order(['march'], led(1), led(1, { kind: 'hq' }))],
    ['NLC 11.5 even at night', order(['fallBack'], led(1), led(1, { kind: 'hq' }), { moment: 'byNight' })],
    ['NLC 12.2 an HQ’s General Retreat', order(['generalRetreat'], led(1), led(1, { kind: 'hq' }))],
    ['MOP 37.8 a pontoon train', order(['march'], led(1), { rating: null, kind: 'pontoonTrain' })],
  ])('%s is complied with without a roll', (_, input) => {
    expect(outcomeOf(compliance, input)).toEqual(COMPLIED);
  });

  test.each(['byDay', 'heldToDawn'])(
    'Ruling 12 one that was issued later has arrived: this is ignored, %s',
    (moment) => {
      const input = order(['march'], led(3), led(4), { newerArrived: true, moment });
      expect(outcomeOf(compliance, input)).toEqual(IGNORED);
    },
  );

  test('Ruling 56 who led an attack himself waits a turn', () => {
    expect(outcomeOf(compliance, order(['march'], led(3), led(4), { ledAttackLastTurn: true }))).toEqual({
      kind: 'postponed',
    });
  });
});

test.each([
  ['NLC 11.5 an HQ does not attack', 'NOT_FOR_AN_HQ', order(['attack'], led(1), led(1, { kind: 'hq' }))],
  [
    'MOP 37.8 a train does not fall back',
    'NOT_FOR_A_TRAIN',
    order(['fallBack'], led(1), led(1, { kind: 'pontoonTrain' })),
  ],
  ['NLC 12.5 a Defend ends a sequence', 'NOT_A_SEQUENCE', order(['defend', 'march'], led(1), led(1))],
  ['NLC 12.5 so does a Probe', 'NOT_A_SEQUENCE', order(['probe', 'defend'], led(1), led(1))],
  ['MOP 37.12 card 9 is for a General Retreat', 'NOT_FOR_THIS_CARD', order(['march'], led(1), led(1), { card: 9 })],
  ['MOP 37.12 card 15 is for March and Attack', 'NOT_FOR_THIS_CARD', order(['attack'], led(1), led(1), { card: 15 })],
  ['MOP 37.12 card 21 too', 'NOT_FOR_THIS_CARD', order(['march', 'defend'], led(1), led(1), { card: 21 })],
  ['MOP 37.12 card 28 is for a March', 'NOT_FOR_THIS_CARD', order(['attack'], led(1), led(1), { card: 28 })],
])('%s', (_, code, input) => {
  expect(when(compliance, input)).toMatchObject({ kind: 'refused', refusal: { code } });
});

test.each([
  ['no orders', order([], led(1), led(1)), 'steps'],
  ['an unknown order', order(['wander'], led(1), led(1)), 'steps.0'],
  ['a rating of −1', order(['march'], led(-1), led(1)), 'sender.rating'],
  ['half a rating', order(['march'], led(1), led(1.5)), 'recipient.rating'],
  ['an unknown card', order(['march'], led(1), led(1), { card: 3 }), 'card'],
])('NLC 12.7 bad input names its field: %s', (_, input, path) => {
  expect(compliance.start(input)).toEqual({ kind: 'bad', path });
});
