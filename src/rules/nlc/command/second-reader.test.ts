import type { AnyProcedure } from '../../../engine/procedure';
import type { RuleId } from '../../../engine/step';
import { codeOf, outcomeOf } from '../../../testkit/resolver-law';
import { compliance } from './compliance';
import { delayedOrder } from './delayed-order';
import { transmission } from './transmission';

/** Worked out on paper from the text, before the procedures were asked. */
type Case = readonly [string, AnyProcedure, object, readonly (readonly [RuleId, ...number[]])[], object];

const later = (turns: number) => ({ kind: 'later', turns });
const until = (delay: string) => ({ kind: 'delayed', until: delay });
const by = (rating: number, more: object = {}) => ({ rating, ...more });
const order = (steps: readonly string[], sender: object, recipient: object, more: object = {}) => ({
  steps,
  sender,
  recipient,
  ...more,
});
const IGNORED = { kind: 'ignored' };
const COMPLIED = { kind: 'complied' };
const GROUCHY = { rating: 3, ratingOtherwise: 1 };

const CASES: readonly Case[] = [
  ['NLC 12.6 8 MP: 1⅓ is 1 turn', transmission, { distance: { mp: 8 }, turn: 5 }, [], { turns: 1, arrives: 6 }],
  ['NLC 12.6 9 MP in sight: ¾ is 1', transmission, { distance: { mp: 9 }, inSight: true }, [], later(1)],
  ['NLC 12.6 6 MP in sight: 3', transmission, { distance: { mp: 6 }, inSight: true }, [], { kind: 'atOnce' }],
  ['Ruling 11 6¼ in sight: 3⅛', transmission, { distance: { mp: 6, quarters: 1 }, inSight: true }, [], later(1)],
  ['Ruling 11 3¼ is not at once', transmission, { distance: { mp: 3, quarters: 1 } }, [], later(1)],
  ['Ruling 11 14¾: 2.46 is 2', transmission, { distance: { mp: 14, quarters: 3 } }, [], later(2)],
  ['NLC 12.6 15: 2½ is 3', transmission, { distance: { mp: 15 } }, [], later(3)],
  ['NLC 12.6 30 in sight: 15', transmission, { distance: { mp: 30 }, inSight: true }, [], later(3)],
  ['NLC 20.1.3 5 and 12: 17', transmission, { distance: { mp: 5 }, hiddenMarch: { mp: 12 } }, [], later(3)],

  ['NLC 12.7 column 5 at 2', compliance, order(['march'], by(3), by(2)), [['NLC 12.7', 1, 1]], IGNORED],
  ['NLC 12.7 column 5 at 5', compliance, order(['march'], by(3), by(2)), [['NLC 12.7', 2, 3]], until('R4')],
  ['NLC 12.7 column 5 at 6', compliance, order(['march'], by(3), by(2)), [['NLC 12.7', 3, 3]], until('1T')],
  ['NLC 12.7 column 5 at 9', compliance, order(['march'], by(3), by(2)), [['NLC 12.7', 3, 6]], COMPLIED],
  [
    'NLC 12.7 a Probe, face to face, to cavalry in Reserve: 4 + 3 − 2 + 1 + 1 + 1',
    compliance,
    order(['probe'], by(4), by(3, { kind: 'cavalryCorps', inReserve: true }), { faceToFace: true }),
    [['NLC 12.7', 2, 4]],
    until('1T'),
  ],
  [
    'NLC 12.2 a General Retreat: 3 + 1 + 1',
    compliance,
    order(['generalRetreat'], by(3), by(1)),
    [['NLC 12.7', 1, 1]],
    IGNORED,
  ],
  [
    'Ruling 10 a double-rated sender, March and Probe: column 3',
    compliance,
    order(['march', 'probe'], GROUCHY, by(2)),
    [['NLC 12.7', 2, 2]],
    IGNORED,
  ],
  [
    'Ruling 10 a double-rated sender, March and Defend to cavalry: 1 + 3 + 1',
    compliance,
    order(['march', 'defend'], GROUCHY, by(3, { kind: 'cavalryCorps' })),
    [['NLC 12.7', 2, 3]],
    until('R4'),
  ],
  [
    'NLC 12.13 a leaderless division: 2 + 1 + 1',
    compliance,
    order(['defend'], by(2), { rating: null, kind: 'division' }),
    [['NLC 12.7', 1, 3]],
    until('R4'),
  ],
  [
    'NLC 12.13 a corps leader with three divisions attached sends two worse: 4 − 2 + 1 + 1',
    compliance,
    order(['march'], by(4, { attachedDivisions: 3 }), { rating: null, kind: 'division' }),
    [['NLC 12.7', 4, 4]],
    until('1T'),
  ],
  [
    'Ruling 10 card 28: 2 + 2 + 2',
    compliance,
    order(['march'], by(2), by(2), { card: 28 }),
    [['NLC 12.7', 1, 1]],
    until('R4'),
  ],
  [
    'NLC 12.2 with card 9 Reserve still counts: 3 + 2 + 1 + 1',
    compliance,
    order(['generalRetreat'], by(3), by(2, { inReserve: true }), { card: 9 }),
    [['NLC 12.7', 1, 3]],
    until('1T'),
  ],
  [
    'NLC 15 column 6 at 8, demoralized',
    compliance,
    order(['march'], by(3), by(3, { demoralized: true })),
    [['NLC 12.7', 4, 4]],
    until('1T'),
  ],
  [
    'NLC 15 column 6 at 4, demoralized',
    compliance,
    order(['march'], by(3), by(3, { demoralized: true })),
    [['NLC 12.7', 2, 2]],
    until('R5'),
  ],
  [
    'NLC 20.5 and 20.7: 3 + 3 − 1 − 1',
    compliance,
    order(['march'], by(3), by(3), { commandConfusion: true, directCommand: true }),
    [['NLC 12.7', 1, 2]],
    IGNORED,
  ],
  [
    'NLC 16 a General Retreat by night: 5 + 3 + 1',
    compliance,
    order(['generalRetreat'], by(5), by(3), { moment: 'byNight' }),
    [['NLC 12.7', 1, 2]],
    until('1T'),
  ],
  [
    'MOP 37.7 out of supply at dawn',
    compliance,
    order(['march'], by(3), by(3, { outOfSupply: true }), { moment: 'heldToDawn' }),
    [],
    until('R4'),
  ],
  [
    'NLC 12.7 5 + 4 + 1 + 1 is on 10+',
    compliance,
    order(['march'], by(5), by(4, { inReserve: true }), { faceToFace: true }),
    [['NLC 12.7', 2, 3]],
    until('1T'),
  ],

  ['NLC 12.7 R4 at 3', delayedOrder, { delay: 'R4' }, [['NLC 12.7', 3]], { kind: 'waits' }],
  ['NLC 15 R5 at 4', delayedOrder, { delay: 'R5' }, [['NLC 12.7', 4]], { kind: 'waits' }],
  ['NLC 15 R5 at 5', delayedOrder, { delay: 'R5' }, [['NLC 12.7', 5]], COMPLIED],
  ['NLC 12.6 a 1T and a new order', delayedOrder, { delay: '1T', arrival: 'order' }, [], { because: 'superseded' }],
  ['Ruling 12 a 1T and a divisional order', delayedOrder, { delay: '1T', arrival: 'divisional' }, [], COMPLIED],
  ['NLC 12.9 an R4 and a failure', delayedOrder, { delay: 'R4', orderFailed: true }, [], { because: 'orderFailed' }],
  [
    'Ruling 91 a Probe by night',
    delayedOrder,
    { delay: 'R4', order: 'probe', night: true },
    [['NLC 12.7', 6]],
    { starts: 'atDawn' },
  ],
];

test.each(CASES)('%s', (_, resolver, input, dice, outcome) => {
  expect(outcomeOf(resolver, input, dice)).toMatchObject(outcome);
});

test('NLC 12.5 nothing follows a Probe', () => {
  expect(codeOf(compliance, order(['probe', 'march'], by(2), by(2)))).toBe('NOT_A_SEQUENCE');
});
