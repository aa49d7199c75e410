import { group, modifier, number, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept, andThen, mapOutcome } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { otherLine } from '../command/dice';
import { roller, rollerRating } from '../command/leader';
import { bonusOf, initialContest } from './rolls';
import type { Stake } from './rolls';

const stake = {
  /** Ruling 28: the OC or WC who was named; rated 0 if there is none on the map. */
  commander: group(roller),
  /** NLC 20.11: his side's units that retreated (or routed, 20.10) last turn, and in how many combats. */
  retreats: group({ units: number(0, 99, 0), combats: number(0, 99, 0) }),
  other: modifier(),
};

const asks = {
  first: group(stake),
  second: group(stake),
  /** NLC 20.11 is played. */
  takingTheInitiative: yesNo(false),
};
type InitialActionInput = Told<typeof asks>;

/** Who may take a chit due in his cup for the Initial Action; null if the lead is too small. */
export type InitialActionOutcome = Readonly<{ winner: Side | null }>;

type Prepared = Readonly<{ stake: Stake; working: Working }>;

const prepared = (input: InitialActionInput, side: Side): Prepared => {
  const own = input[side];
  const their = input[side === 'first' ? 'second' : 'first'];
  const { rating, working } = rollerRating(own.commander, 'NLC 4.2');
  const bonus = input.takingTheInitiative ? bonusOf(own.retreats, their.retreats) : 0;
  return {
    stake: { rating: rating + (own.other?.amount ?? 0), bonus },
    working: own.commander.hqLost || own.other !== undefined ? [...working, ...otherLine(own.other)] : [],
  };
};

const run = (input: InitialActionInput): Step<InitialActionOutcome> => {
  const sides: BySide<Prepared> = bothSides((side) => prepared(input, side));
  const before = accept(null, [...sides.first.working, ...sides.second.working]);
  const contest = initialContest(bothSides((side) => sides[side].stake));
  return andThen(before, () => mapOutcome(contest, ({ winner }) => ({ winner })));
};

/** NLC 4.2, 20.11, 11.4, Ruling 28: both roll and add their commander; a lead of 3 or more wins the Initial Action. */
export const initialAction = procedure({
  id: 'nlc/initial-action',
  rule: 'NLC 4.2',
  title: 'Initial Action',
  asks,
  example: { input: { first: { commander: { rating: 5 } }, second: { commander: { rating: 3 } } }, dice: [[4], [2]] },
  run,
});
