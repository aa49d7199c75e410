import * as v from 'valibot';
import { bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept, andThen, mapOutcome } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { otherModifier, resolver } from '../../common/resolver';
import { otherLine } from '../command/dice';
import { countField, no } from '../command/fields';
import { rollerRating, rollerSchema } from '../command/leader';
import { bonusOf, initialContest } from './rolls';
import type { Stake } from './rolls';

const stakeField = v.object({
  /** Ruling 28: the OC or WC who was named; rated 0 if there is none on the map. */
  commander: rollerSchema,
  /** NLC 20.11: his side's units that retreated (or routed, 20.10) last turn, and in how many combats. */
  retreats: v.optional(v.object({ units: countField(), combats: countField() }), {}),
  other: otherModifier,
});

export const initialActionInput = v.object({
  first: stakeField,
  second: stakeField,
  /** NLC 20.11 is played. */
  takingTheInitiative: no,
});
export type InitialActionInput = Readonly<v.InferOutput<typeof initialActionInput>>;

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

/** NLC 4.2, 20.11, 11.4, Ruling 28: both roll and add their commander; a lead of 3 or more wins the Initial Action. */
export const initialAction = (input: InitialActionInput): Step<InitialActionOutcome> => {
  const sides: BySide<Prepared> = bothSides((side) => prepared(input, side));
  const before = accept(null, [...sides.first.working, ...sides.second.working]);
  const contest = initialContest(bothSides((side) => sides[side].stake));
  return andThen(before, () => mapOutcome(contest, ({ winner }) => ({ winner })));
};

/** NLC 4.2. */
export const initialActionResolver = resolver({
  id: 'nlc/initial-action',
  rule: 'NLC 4.2',
  title: 'Initial Action',
  input: initialActionInput,
  example: { input: { first: { commander: { rating: 5 } }, second: { commander: { rating: 3 } } }, dice: [[4], [2]] },
  begin: initialAction,
});
