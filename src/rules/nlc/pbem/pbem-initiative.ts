import { group, modifier, number } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import type { Chance } from '../../../engine/odds';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept, andThen, choose, saying } from '../../../engine/step';
import type { ChoiceRequest, Step, Working } from '../../../engine/step';
import { rollOne } from '../command/dice';
import type { Thrown } from '../command/dice';
import type { Opening } from '../cup/cup';
import { chanceWhere } from '../cup/rolls';
import { commandRating } from '../command/fields';
import { START_ROLL_LINES } from './vocabulary';

const stake = {
  rating: commandRating,
  /** Combats of last turn after which the other side left its hexes. */
  combatsWon: number(0, 99, 0),
  other: modifier(),
};
type Stake = Told<typeof stake>;

const asks = { first: group(stake), second: group(stake) };
type PbemInitiativeInput = Told<typeof asks>;

/** Whose player turn comes first. After three ties in a row nothing is settled: roll again. */
export type PbemInitiativeOutcome = Readonly<{ kind: 'won'; winner: Side; opens: Side }> | Readonly<{ kind: 'tied' }>;

/** Ties are rolled again here as often as this, and then by asking anew, so that the odds have an end. */
const ROLLS = 3;

/** What a side adds to its die. */
const addedBy = ({ rating, combatsWon }: Stake): number => rating + combatsWon;

const totalOf = (side: Side, stake: Stake, alike: (total: number) => number): Step<Thrown> => {
  const { rating, combatsWon, other } = stake;
  const asked = { rule: 'Ruling 99', purpose: 'pbemInitiative', by: side, other, alike } as const;
  return rollOne(asked, (thrown) => {
    const total = thrown.total + addedBy(stake);
    const facts = { side, die: thrown.shown, rating, combatsWon, total };
    return accept({ total, shown: thrown.shown }, [START_ROLL_LINES.pbemTotal('Ruling 99', facts)]);
  });
};

const FIRST = 'first';
const SECOND = 'second';

const opening = (winner: Side): Step<PbemInitiativeOutcome> =>
  choose({ rule: 'Ruling 99', purpose: 'pbemOpens', by: winner, options: [FIRST, SECOND] }, (turn) => {
    const other: Side = winner === 'first' ? 'second' : 'first';
    const opens = turn === FIRST ? winner : other;
    return accept<PbemInitiativeOutcome>({ kind: 'won', winner, opens }, [
      START_ROLL_LINES.pbemOpens('Ruling 99', { side: opens }),
    ]);
  });

/** The last throw of both, and who is higher. */
export type StartRoll = Readonly<{ dice: BySide<number>; winner: Side | null }>;

const itself = (total: number): number => total;
/** Higher, lower or the same is all that counts. */
const comparedTo = (mark: number) => (total: number) => Math.sign(total - mark);

/** Each side's die, rating and combats won; ties are rolled again, so often. */
export const startRoll = (input: PbemInitiativeInput, rollsLeft = ROLLS): Step<StartRoll> =>
  andThen(totalOf('first', input.first, itself), (first) =>
    andThen(totalOf('second', input.second, comparedTo(first.total - addedBy(input.second))), (second) => {
      const dice = { first: first.shown, second: second.shown };
      if (first.total !== second.total)
        return accept<StartRoll>({ dice, winner: first.total > second.total ? 'first' : 'second' });
      const tie = START_ROLL_LINES.pbemTie('Ruling 99');
      if (rollsLeft === 1) return accept<StartRoll>({ dice, winner: null }, [tie]);
      return saying([tie], startRoll(input, rollsLeft - 1));
    }),
  );

const run = (input: PbemInitiativeInput): Step<PbemInitiativeOutcome> =>
  andThen(startRoll(input), ({ winner }) =>
    winner === null ? accept<PbemInitiativeOutcome>({ kind: 'tied' }) : opening(winner),
  );

/** Ruling 99: the chance that either side wins the start roll. */
export const startOdds = (stakes: BySide<Readonly<{ rating: number; combatsWon: number }>>): BySide<Chance> => {
  const { first, second } = bothSides((side) => ({ ...stakes[side], other: undefined }));
  return bothSides((side) => chanceWhere(startRoll({ first, second }), ({ winner }) => winner === side));
};

/** Ruling 99: what the last throws came to. */
export const startWorking = ({ rolls, winner }: Omit<Opening, 'opens'>): Working => [
  ...SIDES.map((side) => {
    const { die, rating, won } = rolls[side];
    const facts = { side, die, rating, combatsWon: won, total: die + rating + won };
    return START_ROLL_LINES.pbemTotal('Ruling 99', facts);
  }),
  ...(winner === null ? [START_ROLL_LINES.pbemTie('Ruling 99')] : []),
];

/** Who wins would rather move first. */
export const OPENS_HIMSELF = {
  name: 'The winner moves first',
  choose: ({ options }: ChoiceRequest) => options[0] ?? FIRST,
};

/**
 * Ruling 99, after the suggestions for play by mail: each side adds a die, its OC's rating and the combats it won last turn; the
 * higher has the initiative and says whether his player turn comes first or second. Ties are rolled again.
 */
export const pbemInitiative = procedure({
  id: 'nlc/pbem-initiative',
  rule: 'Ruling 99',
  title: 'Initiative in play by mail',
  asks,
  example: {
    input: { first: { rating: 5, combatsWon: 2 }, second: { rating: 3 } },
    dice: [[3], [4]],
    choices: ['first'],
  },
  run,
  policy: OPENS_HIMSELF,
});
