import type { HistoryItem } from '../../../src/session/history';
import type { AppEvent } from '../../../src/session/rule-sets';
import type { Moment, Tellers } from '../../../src/wording/en/moment';
import { greatOnes, momentsOf } from '../../../src/wording/en/moments';

type Items = readonly HistoryItem<AppEvent>[];

/** A great moment and the play that brought it. */
export type Seen = Readonly<{ seq: number; moment: Moment }>;

export const isPlay = ({ live, kind }: HistoryItem<AppEvent>): boolean => live && kind === 'play';

/** Great moments of the plays that count, the newest first. */
export const greatSince = (items: Items, seen: number, told: Tellers): readonly Seen[] =>
  items
    .filter((item) => item.seq > seen && isPlay(item))
    .flatMap(({ seq, events }) => greatOnes(momentsOf(events, told)).map((moment) => ({ seq, moment })));

/** What one desk may see of the plays, and what lies open to all. */
export type TwoReadings = Readonly<{ own: Items; open: Items }>;

/** MOP 37.10: what a side is told at its desk because the table is not; the newest first. */
export const hiddenMoments = ({ own, open }: TwoReadings, seen: number, told: Tellers): readonly Seen[] => {
  const known = greatSince(open, 0, told);
  return greatSince(own, seen, told).filter(
    ({ seq, moment }) => !known.some((one) => one.seq === seq && one.moment.sentence === moment.sentence),
  );
};
