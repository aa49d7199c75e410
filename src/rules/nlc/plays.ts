import type { Seat } from '../../engine/sides';
import { decidedBy } from '../common/play/play';
import type { PlayInGame } from '../common/play/play';
import type { Seen } from '../common/play/seen';
import { disruptionPlay } from './corps/disruption-play';
import { leaderLossPlay } from './corps/leader-play';
import { rallyPlay } from './corps/rally-play';
import type { NlcState } from './models';
import type { Selectors } from './selectors';

/** Decided by corps and armies, and by what is known of orders. */
export const OF_CORPS = [rallyPlay, disruptionPlay] as const;

/** The plays of NLC, which its refits play too. */
export const NLC_PLAYS = [...OF_CORPS, leaderLossPlay] as const;

export const nlcPlays = ({ corps, inReserve, byCards }: Selectors): readonly PlayInGame<NlcState>[] => {
  const ofCorps = (seen: Seen<NlcState>, seat: Seat) => ({ ...corps(seen), inReserve: inReserve(seen, seat) });
  const ofLeaders = (seen: Seen<NlcState>) => ({ ...corps(seen), cards: byCards.open(seen), used: byCards.used });
  return [...decidedBy(ofCorps, OF_CORPS), ...decidedBy(ofLeaders, [leaderLossPlay])];
};

/** Plays that had commands of their own before there were plays. */
export const NLC_OLDER: readonly string[] = ['Rally', 'RemoveDisruption', 'RollLeaderLoss'];
