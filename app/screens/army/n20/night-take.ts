import type { Side } from '../../../../src/engine/sides';
import type { MoraleView } from '../../../../src/rules/n20/index';
import type { AppCommand } from '../../../../src/session/rule-sets';

/** What the players say of a side's lines of communication: gates of a pursuit that are held no more, and hexes besides. */
export type NightSaid = Readonly<{ lost: readonly string[]; others: number }>;

export const NOTHING_SAID: NightSaid = { lost: [], others: 0 };

export type NightTake = Extract<AppCommand, { type: 'NightTerrain' }>;

/** N20 16.8.2: the hexes through which the enemy has pursued this side. */
export const gatesOf = ({ pursuers }: Pick<MoraleView, 'pursuers'>, side: Side): readonly string[] => [
  ...new Set(pursuers.filter((one) => one.side !== side).map(({ hex }) => hex)),
];

const nameOf = (nth: number): string => `LOC hex ${String(nth + 1)}`;

/** N20 12.7.3: what is taken from the track for them. */
export const nightTake = (
  morale: Pick<MoraleView, 'pursuers'>,
  side: Side,
  { lost, others }: NightSaid,
): NightTake => ({
  type: 'NightTerrain',
  loser: side,
  hexes: [
    ...gatesOf(morale, side).map((name) => ({ name, occupied: !lost.includes(name), others: 0 })),
    ...Array.from({ length: others }, (_, i) => ({ name: nameOf(i), occupied: true, others: 0 })),
  ],
});
