import { hitsOn } from '../tables/lookups';
import { accept, rollDice } from '../../../engine/step';
import type { RuleId, Faces, Step } from '../../../engine/step';
import type { Combatant } from './terms';
import { FIRE_LINES } from './vocabulary';

/** One side's fire, with everything that is known before the dice. */
export type Volley = Readonly<{
  by: Combatant;
  /** What it is for, in words of the wording: `assaultFire`, `chargeFire`, `bombardment`. */
  purpose: string;
  strength: number;
  /** NLC 20.3: the same fire without its artillery, where that is asked. */
  strengthWithout?: number;
  /** Ruling 7: added to the sum of the table's dice, or to every die of 20.4. */
  roll: number;
  /** Ruling 7: added to the hits. */
  hits: number;
  /** It is a fire that can disrupt by itself: a bombardment under 20.4 or 20.12. */
  disrupts?: boolean;
  /** NLC 20.4: a die for each point of strength; null for the Fire Table. */
  sixes: Readonly<{ plus: number }> | null;
}>;

/** What a fire came to. `supported`: the artillery made it better (20.3). `disrupting`: 20.4 and 20.12 for a bombardment. */
export type Salvo = Readonly<{ hits: number; supported: boolean; disrupting: boolean }>;

const NOTHING: Salvo = { hits: 0, supported: false, disrupting: false };
const HIT = 6;
const DISRUPTS = 5;
/** NLC 20.12: strength and roll together. */
const DISRUPTS_FROM = 9;
const SUPPORT_HITS = 2;

const sumOf = (faces: Faces): number => faces.reduce((sum, face) => sum + face, 0);
const keyOf = ({ hits, supported, disrupting }: Salvo): number => hits * 4 + (supported ? 2 : 0) + (disrupting ? 1 : 0);

/**
 * NLC 7.1: strength on the Fire Table against two dice (Ruling 18 above 24); by 20.4 a die a point, each six a hit. No
 * strength neither fires nor rolls.
 */
export const fire = (volley: Volley): Step<Salvo> => {
  if (volley.strength <= 0)
    return accept(NOTHING, [FIRE_LINES.noFire(ruleOf(volley), { by: volley.by, strength: volley.strength })]);
  return volley.sixes === null ? byTable(volley) : bySixes(volley, volley.sixes.plus);
};

const byTable = (volley: Volley): Step<Salvo> => {
  const { by, purpose, strength, strengthWithout, roll } = volley;
  const salvoAt = (sum: number): Salvo => ({
    hits: Math.max(0, hitsOn(strength, sum + roll) + volley.hits),
    supported: strengthWithout !== undefined && hitsOn(strength, sum + roll) > hitsOn(strengthWithout, sum + roll),
    disrupting: volley.disrupts === true && strength + sum + roll >= DISRUPTS_FROM,
  });
  return rollDice(
    { rule: 'NLC 7.1', purpose, by, count: 2, sides: 6, reading: 'sum' },
    (faces) => {
      const sum = sumOf(faces);
      const salvo = salvoAt(sum);
      return accept(salvo, [FIRE_LINES.fire(ruleOf(volley), { by, strength, sum, roll, hits: salvo.hits })]);
    },
    { of: 'throw', as: (faces) => keyOf(salvoAt(sumOf(faces))) },
  );
};

const bySixes = (volley: Volley, plus: number): Step<Salvo> => {
  const { by, purpose, strength, roll, strengthWithout } = volley;
  const shown = (face: number): number => face + plus + roll;
  const classOf = (face: number): number =>
    shown(face) >= HIT ? 2 : shown(face) >= DISRUPTS && volley.disrupts === true ? 1 : 0;
  return rollDice(
    { rule: 'NLC 20.4', purpose, by, count: strength, sides: 6, reading: 'sorted' },
    (faces) => {
      const sixes = faces.filter((face) => classOf(face) === 2).length;
      const hits = Math.max(0, sixes + volley.hits);
      const salvo: Salvo = {
        hits,
        supported: strengthWithout !== undefined && sixes >= SUPPORT_HITS,
        disrupting: volley.disrupts === true && faces.some((face) => classOf(face) > 0),
      };
      return accept(salvo, [FIRE_LINES.sixes('NLC 20.4', { by, strength, dice: strength, plus: plus + roll, hits })]);
    },
    { of: 'die', as: classOf },
  );
};

/** NLC 8.1: guns that bombard fire by the same table. */
const ruleOf = ({ purpose }: Volley): RuleId => (purpose === 'bombardment' ? 'NLC 8.1' : 'NLC 7.1');
