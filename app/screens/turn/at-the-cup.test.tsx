import { screen } from '@testing-library/react-native';
import { battle } from '../../../src/testkit/battle';
import { madeGame, testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from '../testing/phone';

test('MOP 37.1, NLC 7.9 two cups are two, each with its count; the enemy’s reaction is two taps from whoever acts', async () => {
  const ports = testPorts();
  await madeGame(ports, 'nlc', battle({ cup: 'two' }, ['withoutOrders']));
  await switchedOn(ports);
  await press('games.card.open');
  await press('turn.step.selection');
  await press('turn.next.fill');
  expect(screen.getByTestId('cup.drawing.first')).toHaveProp('accessibilityLabel', 'French: Cup with 3 chits');
  expect(screen.getByTestId('cup.drawing.second')).toHaveProp('accessibilityLabel', 'Coalition: Cup with 2 chits');
  await press('cup.enter.toggle');
  await press('cup.enter.chit.f1');
  await press('acting.more');
  await press('acting.answer.charge');
  expect(await screen.findAllByText('Reaction charge')).not.toHaveLength(0);
});
