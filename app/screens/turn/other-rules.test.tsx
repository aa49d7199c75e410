import { screen } from '@testing-library/react-native';
import { defaultSetup } from '../../../src/rules/common/index';
import { newGame } from '../../../src/session/library';
import { playable } from '../../../src/session/playable';
import { RULE_SETS } from '../../../src/session/rule-sets';
import { testPorts } from '../../../src/testkit/ports';
import { skirmish } from '../../../src/testkit/skirmish/rules';
import { press, switchedOn } from '../testing/phone';

const sets = { ...RULE_SETS, skirmish: playable(skirmish) };

test('a game of rules that no page knows by name opens on its Turn page, which leads as they say, and goes through its turns', async () => {
  const ports = testPorts(1, { rules: () => Promise.resolve(sets) });
  const made = await newGame(ports, 'skirmish', 'At the ford', defaultSetup(skirmish.setup));
  expect(made.kind).toBe('made');
  await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn');
  expect(screen.getAllByText(/Dawn/).length).toBeGreaterThan(0);
  await press('turn.next.DrawSide');
  await screen.findByTestId('turn.next.procedure');
  expect(screen.getByTestId('turn.due')).toBeTruthy();
  await press('turn.next.turn');
  expect((await screen.findAllByText(/Noon/)).length).toBeGreaterThan(0);
});
