import { screen } from '@testing-library/react-native';
import { battle, formation, leader, unit } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import type { RuleSetId } from '../../../src/rules/list';
import type { Setup } from '../../../src/rules/common/index';
import type { Switch } from '../../../src/rules/list';
import { press, switchedOn } from './phone';

const DAY = { kind: 'day', day: 1 } as const;
const NIGHT = { kind: 'night', day: 1 } as const;

/** One corps with three divisions and a limit of 8, another beside it; the second turn is a night. */
export const corps = (more: Partial<Setup> = {}, switches: readonly Switch[] = []): Setup =>
  battle(
    {
      leaders: [leader('emperor', 'first', 5, { level: 30 }), leader('marshal', 'second', 3)],
      formations: [
        formation('f1', 'first', { limit: 8 }),
        formation('f2', 'first'),
        formation('s1', 'second'),
        formation('s2', 'second', { arrives: 3 }),
      ],
      units: [
        unit('a', 'f1'),
        unit('b', 'f1', { front: 4, reverse: 2 }),
        unit('c', 'f1', { front: 3, reverse: null }),
        unit('d', 's1', { front: 8, reverse: 5 }),
      ],
      turns: [
        { label: '19:00', ...DAY },
        { label: '20:00', ...NIGHT },
        { label: '21:00', ...NIGHT },
        { label: '22:00', ...NIGHT },
        { label: '23:00', ...NIGHT },
      ],
      ...more,
    },
    switches,
  );

/** A game with its Army page open, and what a second session reads of it. */
export const atTheArmy = async (setup: Setup = corps(), rules: RuleSetId = 'nlc') => {
  const ports = testPorts();
  const { key } = await madeGame(ports, rules, setup);
  const { settings } = await switchedOn(ports);
  await press('games.card.open');
  await press('tabs.army');
  await screen.findByTestId('army.first');
  const view = async () => (await opened(ports, await gameOf(ports, key))).getState().view;
  return { view, settings };
};

/** How a unit stands in the state that was written. */
export const standingOf = async (view: Awaited<ReturnType<typeof atTheArmy>>['view'], id: string) =>
  (await view()).army.units.find((one) => one.unit.id === id)!.standing;

/** Takes a unit off the map by hits. */
export const lose = async (id: string, steps: number): Promise<void> => {
  await press(`unit.${id}`);
  for (let i = 0; i < steps; i += 1) await press('unit.action.steplost');
  await press('unit.close');
};
