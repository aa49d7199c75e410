import { screen } from '@testing-library/react-native';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { Setup, TitleData } from '../../../src/rules/common/index';
import { battle, formation, unit } from '../../../src/testkit/battle';
import { gameOf, madeGame, opened, testPorts } from '../../../src/testkit/ports';
import { press, switchedOn } from './phone';

/** A small made-up battle under N20: two units a side, a small one among them. */
export const n20Battle = (title: Partial<TitleData> = {}, more: Partial<Setup> = {}): Setup =>
  battle({
    cup: 'none',
    leaders: [],
    formations: [formation('f', 'first'), formation('s', 'second')],
    units: [
      unit('corps', 'f', { name: 'Davout', front: 5, reverse: null, movement: 2 }),
      unit('horse', 'f', { name: 'Murat', arm: 'cavalry', front: 1, reverse: null, movement: 3 }),
      unit('guard', 's', { name: 'Doctorov', front: 4, reverse: null, movement: 2 }),
      unit('cossacks', 's', { name: 'Platov', arm: 'cavalry', front: 1, reverse: null, movement: 3 }),
    ],
    title: { ...EMPTY_TITLE, matrix: 'Furious', startMorale: { first: 7, second: 12 }, ...title },
    ...more,
  });

/** A phone with that game open on its Turn screen. */
export const atTheN20Table = async (setup: Setup = n20Battle()) => {
  const ports = testPorts();
  const { key } = await madeGame(ports, 'n20', setup);
  const phone = await switchedOn(ports);
  await press('games.card.open');
  await screen.findByTestId('turn');
  const view = async () => (await opened(ports, await gameOf(ports, key))).getState().view;
  return { ...phone, key, view };
};
