import { outcomeOf, settled } from '../../../testkit/resolver-law';
import { trainCapture } from './train-capture';

test('Ruling 50 a baggage train that is entered is destroyed without a die, for 2 VP', () => {
  expect(outcomeOf(trainCapture, { train: 'baggage' })).toEqual({ fate: 'destroyed', victoryPoints: 2 });
});

test.each([
  [1, 'captured'],
  [2, 'captured'],
  [3, 'captured'],
  [4, 'destroyed'],
  [5, 'destroyed'],
  [6, 'destroyed'],
])('MOP 37.8 a pontoon train that is entered on a %i is %s, for no VP', (die, fate) => {
  expect(outcomeOf(trainCapture, { train: 'pontoon' }, [['MOP 37.8', die]])).toEqual({
    fate,
    victoryPoints: 0,
  });
});

test('Ruling 7 another modifier of the die, and none for the train that needs no die', () => {
  const other = { amount: 2, reason: 'cossacks' };
  expect(outcomeOf(trainCapture, { train: 'pontoon', other }, [['MOP 37.8', 2]])).toMatchObject({
    fate: 'destroyed',
  });
  expect(settled(trainCapture, { train: 'baggage', other }).kind).toBe('accepted');
});
