import { name } from '../../../engine/fields';
import { playIn } from '../../common/play/play';
import { contextOf, isNightTurn } from '../../common/sequence';
import { onTable } from '../../nlc/index';
import { improvedPosition } from '../engineering/improved-position';
import { weatherPrinted } from '../tables/lookups';
import { sameName } from './in-the-field';
import type { WorksState } from './in-the-field';
import { FIELD_REFUSALS } from './vocabulary';
import type { WorksEvent } from './works-model';

/**
 * MOP 37.3.3: whether it is night the clock says (Night PM is no night, Ruling 48), and the weather is the one in force. While
 * nobody has said what it is, players say it here.
 */
export const positionPlay = playIn<WorksState, WorksEvent>()(improvedPosition, {
  about: { hex: name() },
  // It may be dug in any hex, and the app knows no hexes.
  offers: () => [],
  find: (_, { hex }) => (hex.trim() === '' ? FIELD_REFUSALS.WHICH_HEX : { scope: 'table' as const, hex: hex.trim() }),
  settled: ['night'],
  perhaps: ['weather'],
  knows: ({ setup, turn, weather }) => ({
    night: isNightTurn(contextOf(setup, turn)),
    ...(weather === null ? {} : { weather: weatherPrinted(weather) }),
  }),
  checks: ({ works }, { hex }) => [
    [works.positions.some((there) => sameName(there, hex)), FIELD_REFUSALS.POSITION_IS_THERE],
  ],
  writes: (_, { hex }, { outcome: { built } }) => onTable([{ type: 'PositionTried' as const, hex, built }]),
});
