import * as v from 'valibot';
import { noting } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { COMBATANTS } from './terms';
import type { Combatant } from './terms';

/**
 * What becomes certain in the middle of a fight: the hits each side has coming, the steps a unit has lost by then, and whom a
 * free retreat is offered to who knows that the other is asked next if he stays.
 */
const fightFact = v.union([
  v.object({ hits: v.object({ attacker: v.number(), defender: v.number() }) }),
  v.object({ firstOfTwo: v.picklist(COMBATANTS) }),
  v.object({ unit: v.string(), stepsLost: v.number() }),
]);
type FightFact = Readonly<v.InferOutput<typeof fightFact>>;

export const notingFight = <T>(fact: FightFact, step: Step<T>): Step<T> => noting([fact], step);

/** How far a fight has come: hits once both sides have fired, and the steps of every unit that has paid. */
export type FightSoFar = Readonly<{
  hits: Readonly<{ attacker: number; defender: number }> | null;
  stepsLost: ReadonlyMap<string, number>;
  /** NLC 7.4: who decides first about going back, where the other would be asked the same after him. */
  firstOfTwo: Combatant | null;
}>;

export const fightSoFar = (noted: readonly unknown[]): FightSoFar => {
  const facts = noted.flatMap((one): readonly FightFact[] => {
    const read = v.safeParse(fightFact, one);
    return read.success ? [read.output] : [];
  });
  return {
    hits: facts.reduce<FightSoFar['hits']>((hits, fact) => ('hits' in fact ? fact.hits : hits), null),
    firstOfTwo: facts.flatMap((fact) => ('firstOfTwo' in fact ? [fact.firstOfTwo] : []))[0] ?? null,
    stepsLost: new Map(facts.flatMap((fact) => ('unit' in fact ? [[fact.unit, fact.stepsLost]] : []))),
  };
};
