import { fireEvent, screen } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import type { Switch } from '../../../src/rules/list';
import type { RuleSetId } from '../../../src/rules/list';
import { battle, leader } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import { press, settled, switchedOn } from './phone';

/** A battle whose order sheets are kept in the app, with places to order somebody to. */
export const sheets = (more: Partial<Setup> = {}, switches: readonly Switch[] = ['orderSheets']): Setup =>
  battle(
    {
      leaders: [leader('emperor', 'first', 3), leader('marshal', 'second', 3)],
      title: { ...EMPTY_TITLE, places: ['Wavre', 'Gembloux', 'Sombreffe'] },
      ...more,
    },
    switches,
  );

export const raise = () =>
  settled(() => {
    fireEvent(screen.getByTestId('curtain.open'), 'longPress');
  });

/** From the list of games to the first side's desk; in solo both lie open. */
export const toTheDesk = async ({ playMode }: Pick<Setup, 'playMode'>): Promise<void> => {
  await press('games.card.open');
  await press('tabs.desk');
  if (playMode === 'solo') return;
  await press('desk.door.first');
  await screen.findByTestId('curtain');
  await raise();
  await press('tabs.desk');
};

export const atTheDesk = async (setup: Setup = sheets(), rules: RuleSetId = 'nlc', ports = testPorts()) => {
  const { key } = await madeGame(ports, rules, setup);
  const { settings } = await switchedOn(ports);
  await toTheDesk(setup);
  const view = async (side: 'first' | 'second' = 'first') =>
    (await opened(ports, await gameOf(ports, key), side)).getState().view;
  const desk = async (side: 'first' | 'second' = 'first') => (await view(side)).orders!.desks[0]!;
  return { desk, view, settings, ports, key };
};
