import { orderCapacity } from './order-capacity';
import { outcomeOf, when } from './testing/resolving';

const capacity = (input: object): unknown => outcomeOf(orderCapacity, input);
const refused = (input: object, code: string, rule: string): void => {
  expect(when(orderCapacity, input)).toMatchObject({ kind: 'refused', refusal: { code, rule } });
};
const MARCH = { type: 'march' };
const IN_SIGHT = { type: 'attack', faceToFace: true, targetInSight: true };

test.each([
  ['NLC 12.12 an OC gives as many as his rating', { rating: 3 }, 3, 3],
  ['NLC 12.12 less what he has given', { rating: 3, given: 2 }, 3, 1],
  ['NLC 12.12 and this one', { rating: 3, given: 2, order: MARCH }, 3, 0],
  ['Ruling 87 so does a WC', { role: 'WC', rating: 2 }, 2, 2],
  ['Ruling 88 who gives none while he is idle', { role: 'WC', rating: 2, idle: true }, 2, 0],
  ['NLC 11.4 one less when the HQ is lost', { rating: 3, hqLost: true }, 2, 2],
  ['Ruling 23 never below 0', { rating: 0, hqLost: true }, 0, 0],
  ['NLC 12.12 away from his HQ one', { rating: 3, awayFromHq: true }, 1, 1],
  ['NLC 12.12 and one when the HQ moved', { rating: 3, hqMovedLastTurn: true }, 1, 1],
  ['Ruling 89 a lost HQ sets no such limit', { rating: 3, hqLost: true, awayFromHq: true }, 2, 2],
  ['NLC 12.14 a WC has no HQ to be away from', { role: 'WC', rating: 3, awayFromHq: true }, 3, 3],
  ['NLC 12.12 a 0 gives none even so', { rating: 0, awayFromHq: true }, 0, 0],
  ['NLC 20.7 none the turn after he directed units', { rating: 3, directedLastTurn: true }, 0, 0],
  ['Ruling 56 none the turn after Napoleon led infantry', { rating: 3, ledInfantryLastTurn: true }, 0, 0],
  ['Ruling 7 an aide adds one', { rating: 3, other: { amount: 1, reason: 'Aide-de-camp' } }, 4, 4],
  ['Ruling 7 and can add none below 0', { rating: 1, other: { amount: -3, reason: 'Illness' } }, 0, 0],
])('%s', (_, input, all, left) => {
  expect(capacity(input)).toMatchObject({ capacity: all, left });
});

test('NLC 12.12 not one more', () => {
  refused({ rating: 3, given: 3, order: MARCH }, 'NO_ORDER_LEFT', 'NLC 12.12');
  refused({ rating: 3, given: 1, awayFromHq: true, order: IN_SIGHT }, 'NO_ORDER_LEFT', 'NLC 12.12');
});

describe('NLC 12.12 away from his HQ', () => {
  test('Ruling 89 the first order of the absence is free', () => {
    expect(capacity({ rating: 3, awayFromHq: true })).toMatchObject({ next: 'free' });
    expect(capacity({ rating: 3, awayFromHq: true, order: MARCH })).toMatchObject({
      left: 0,
      next: 'faceToFaceInSight',
    });
  });

  test('NLC 12.12 later ones are face to face, for a target in sight', () => {
    const later = { rating: 3, awayFromHq: true, givenSinceAway: 1 };
    expect(capacity(later)).toMatchObject({ next: 'faceToFaceInSight' });
    expect(capacity({ ...later, order: IN_SIGHT })).toMatchObject({ left: 0 });
    refused({ ...later, order: { ...IN_SIGHT, faceToFace: false } }, 'MUST_BE_FACE_TO_FACE', 'NLC 12.12');
    refused({ ...later, order: { ...IN_SIGHT, targetInSight: false } }, 'TARGET_OUT_OF_SIGHT', 'NLC 12.12');
  });

  test('NLC 12.12 at a standing HQ what was given before binds nobody', () => {
    expect(capacity({ rating: 3, givenSinceAway: 2, order: MARCH })).toMatchObject({ left: 2, next: 'free' });
  });
});

test('Ruling 88 an idle WC orders nobody', () => {
  refused({ role: 'WC', rating: 3, idle: true, order: MARCH }, 'WING_IS_IDLE', 'Ruling 88');
});

test('Ruling 90 a General Retreat counts one, and not before the army is beaten', () => {
  refused({ rating: 3, order: { type: 'generalRetreat' } }, 'NO_GENERAL_RETREAT_YET', 'Ruling 90');
  expect(capacity({ rating: 3, order: { type: 'generalRetreat', retreatAllowed: true } })).toMatchObject({ left: 2 });
});

test.each([
  ['off', { rating: 5, french: true }, 0],
  ['a French OC', { rating: 3, french: true, directCommand: true }, 3],
  ['any OC rated 4', { rating: 4, directCommand: true }, 4],
  ['no other', { rating: 3, directCommand: true }, 0],
  ['less the orders he gives', { rating: 4, given: 1, directCommand: true, order: MARCH }, 2],
  ['no WC', { role: 'WC', rating: 5, directCommand: true }, 0],
])('NLC 20.7 units an OC may direct: %s', (_, input, units) => {
  expect(capacity(input)).toMatchObject({ mayDirect: units });
});
