import type { Side } from '../../engine/sides';
import type { Setup } from '../../rules/common/index';
import type { Names } from '../names';

/** How much weight a sentence has: bookkeeping and small plays, what one tells of the day, and what one remembers of it. */
export type Rank = 'plain' | 'notable' | 'great';

/** Which drawing stands at a great moment; `over` ends the day without a victor's name in it. */
export type MomentSign = 'breaks' | 'falls' | 'victory' | 'over' | 'hour' | 'badMove';

/** "14 of 14". */
export type Figure = Readonly<{ now: number; of: number }>;

/** One sentence of a play as one seat may hear it: who, how much, by which rule, and what follows. */
export type Moment = Readonly<{
  rank: Rank;
  sign: MomentSign | null;
  side: Side | null;
  sentence: string;
  /** The same before it is written: "This breaks I Corps". Null where nobody can see it coming. */
  coming: string | null;
  figure: Figure | null;
  rule: string | null;
  follows: string | null;
}>;

/** What the sentences are made with. */
export type Tellers = Readonly<{ names: Names; setup: Setup }>;

const PLAIN: Moment = {
  rank: 'plain',
  sign: null,
  side: null,
  sentence: '',
  coming: null,
  figure: null,
  rule: null,
  follows: null,
};

export const plain = (sentence: string): Moment => ({ ...PLAIN, sentence });
export const notable = (sentence: string): Moment => ({ ...PLAIN, rank: 'notable', sentence });
export const great = (moment: Partial<Moment> & Pick<Moment, 'sign' | 'sentence'>): Moment => ({
  ...PLAIN,
  rank: 'great',
  ...moment,
});

export const figureWords = ({ now, of }: Figure): string => `${now} of ${of}`;

/** What is read out, once: sentence, figure, consequence. */
export const spokenMoment = ({ sentence, coming, figure, follows }: Moment, before = false): string =>
  [before ? (coming ?? sentence) : sentence, figure === null ? null : figureWords(figure), follows]
    .filter((part) => part !== null && part !== '')
    .map((part) => `${part ?? ''}.`.replace(/\.\.$/, '.'))
    .join(' ');

/** Whose a formation, commander or unit is; null where the set-up knows nobody of that id. */
export const sideOfId = ({ formations, leaders, units }: Setup, id: string): Side | null => {
  const unit = units.find((one) => one.id === id);
  const home = unit === undefined ? id : unit.formation;
  return (formations.find((one) => one.id === home) ?? leaders.find((one) => one.id === home))?.side ?? null;
};
