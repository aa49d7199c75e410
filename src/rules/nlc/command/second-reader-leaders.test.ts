import type { AnyProcedure } from '../../../engine/procedure';
import type { RuleId } from '../../../engine/step';
import { codeOf, outcomeOf } from '../../../testkit/resolver-law';
import { confidence } from './confidence';
import { localDecision } from './local-decision';
import { orderCapacity } from './order-capacity';
import { orderRepeat } from './order-repeat';

/** Worked out on paper from the text, before the procedures were asked. */
type Case = readonly [string, AnyProcedure, object, readonly (readonly [RuleId, ...number[]])[], object];

const by = (rating: number, more: object = {}) => ({ rating, ...more });
const ACTS = { kind: 'actsLocally' };
const NOTHING = { kind: 'noEffect' };
const PASSED = { kind: 'passed' };
const FAILED = { kind: 'failed' };
const GROUCHY = { rating: 3, ratingOtherwise: 1 };

const CASES: readonly Case[] = [
  ['NLC 12.11 a 1 at 10', localDecision, { leader: by(1) }, [['NLC 12.11', 4, 6]], NOTHING],
  ['NLC 12.11 a 1 at 11', localDecision, { leader: by(1) }, [['NLC 12.11', 5, 6]], ACTS],
  ['NLC 12.11 a 2 in Reserve at 9', localDecision, { leader: by(2, { inReserve: true }) }, [['NLC 12.11', 4, 5]], ACTS],
  ['NLC 12.11 a 5 at 5', localDecision, { leader: by(5) }, [['NLC 12.11', 2, 3]], NOTHING],
  [
    'NLC 12.11 a 4 in Reserve at 2 makes no Bad Move',
    localDecision,
    { leader: by(4, { inReserve: true }) },
    [['NLC 12.11', 1, 1]],
    NOTHING,
  ],
  [
    'NLC 20.5 a 4 on column 3 at 7',
    localDecision,
    { leader: by(4), commandConfusion: true },
    [['NLC 12.11', 3, 4]],
    NOTHING,
  ],
  ['Ruling 14 card 11, a 1 on column 3 at 8', localDecision, { leader: by(1), card: 11 }, [['NLC 12.11', 4, 4]], ACTS],
  [
    'NLC 12.11 with card 9 Reserve still adds 1',
    localDecision,
    { leader: by(3, { inReserve: true }), card: 9, steps: ['generalRetreat'] },
    [['NLC 12.11', 3, 4]],
    ACTS,
  ],
  [
    'NLC 12.7 a double-rated leader, March and Defend: column 1',
    localDecision,
    { leader: GROUCHY, steps: ['march', 'defend'] },
    [['NLC 12.11', 4, 4]],
    NOTHING,
  ],
  [
    'NLC 12.7 a double-rated leader, March and Attack: column 3',
    localDecision,
    { leader: GROUCHY, steps: ['march', 'attack'] },
    [['NLC 12.11', 4, 4]],
    ACTS,
  ],
  [
    'NLC 12.7 an Assign in it is not weighed',
    localDecision,
    { leader: GROUCHY, steps: ['march', 'assign'] },
    [['NLC 12.11', 4, 4]],
    ACTS,
  ],

  ['NLC 12.10 a 2 attacking at 6', confidence, { leader: by(2), order: 'attack' }, [['NLC 12.10', 6]], FAILED],
  ['NLC 12.10 a 3 attacking at 6', confidence, { leader: by(3), order: 'attack' }, [['NLC 12.10', 6]], PASSED],
  [
    'NLC 12.10 a demoralized 3 on its objective: 4',
    confidence,
    { leader: by(3, { demoralized: true }), order: 'attack', objectiveHeld: true },
    [['NLC 12.10', 5]],
    FAILED,
  ],
  [
    'NLC 12.10 a demoralized 0 probing fails even a 1',
    confidence,
    { leader: by(0, { demoralized: true }), order: 'probe' },
    [['NLC 12.10', 1]],
    FAILED,
  ],
  [
    'NLC 12.10 a demoralized 1 delaying: 3',
    confidence,
    { leader: by(1, { demoralized: true }), order: 'delay' },
    [['NLC 12.10', 3]],
    PASSED,
  ],
  [
    'NLC 20.8 a tired 2 defending: 4',
    confidence,
    { leader: by(2, { fatigued: true }), order: 'defend' },
    [['NLC 12.10', 5]],
    FAILED,
  ],
  [
    'NLC 12.13 a 3 with two divisions attached, attacking: 2 + 3',
    confidence,
    { leader: by(3, { attachedDivisions: 2 }), order: 'attack' },
    [['NLC 12.10', 6]],
    FAILED,
  ],
  [
    'MOP 37.16 a 2 attacking near Blücher: 6',
    confidence,
    { leader: by(2), order: 'attack', blucherInRange: true },
    [['NLC 12.10', 6]],
    PASSED,
  ],
  ['Ruling 15 a March', confidence, { leader: by(0, { demoralized: true }), order: 'march' }, [], { kind: 'noCheck' }],

  [
    'NLC 12.12 3, one given, one more',
    orderCapacity,
    { rating: 3, given: 1, order: { type: 'march' } },
    [],
    { capacity: 3, left: 1 },
  ],
  [
    'NLC 12.12 away, with an aide-de-camp',
    orderCapacity,
    { rating: 5, awayFromHq: true, other: { amount: 1, reason: 'Card 31' } },
    [],
    { capacity: 2, next: 'free' },
  ],
  [
    'MOP 37.17 Grouchy’s second March',
    orderCapacity,
    { role: 'WC', ...GROUCHY, given: 1, order: { type: 'march' } },
    [],
    { capacity: 3, left: 1 },
  ],
  [
    'MOP 37.17 Grouchy’s first Defend',
    orderCapacity,
    { role: 'WC', ...GROUCHY, order: { type: 'defend' } },
    [],
    { capacity: 1, left: 0 },
  ],
  [
    'NLC 20.7 a 4 without his HQ is a 3 and directs nobody',
    orderCapacity,
    { rating: 4, hqLost: true, directCommand: true },
    [],
    { mayDirect: 0 },
  ],
  [
    'NLC 20.7 a 5 without his HQ directs four less the orders',
    orderCapacity,
    { rating: 5, hqLost: true, directCommand: true, given: 1 },
    [],
    { mayDirect: 3 },
  ],
];

test.each(CASES)('%s', (_, resolver, input, dice, outcome) => {
  expect(outcomeOf(resolver, input, dice)).toMatchObject(outcome);
});

const REFUSED: readonly (readonly [string, AnyProcedure, object, string])[] = [
  [
    'MOP 37.17 Grouchy’s second order cannot be a Defend',
    orderCapacity,
    { role: 'WC', ...GROUCHY, given: 1, order: { type: 'defend' } },
    'NO_ORDER_LEFT',
  ],
  [
    'NLC 12.12 the second order away, by letter',
    orderCapacity,
    { rating: 3, awayFromHq: true, givenSinceAway: 1, order: { type: 'march', targetInSight: true } },
    'MUST_BE_FACE_TO_FACE',
  ],
  [
    'NLC 12.4 the same Attack nine hexes off',
    orderRepeat,
    { steps: ['attack'], standing: [{ where: 'inTransit', steps: ['attack'], hexesBetweenTargets: 9 }] },
    'SAME_ORDER_AGAIN',
  ],
];

test.each(REFUSED)('%s', (_, resolver, input, code) => {
  expect(codeOf(resolver, input)).toBe(code);
});
