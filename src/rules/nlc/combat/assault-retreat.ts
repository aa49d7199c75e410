import { accept, andThen, choose } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { checkMorale } from '../morale/check';
import type { Exchange, Suffered } from './assault-fire';
import type { Field } from './assault-field';
import { addedTo, membersOf } from './assault-morale';
import { cardOf } from './by-card';
import { notingFight } from './fight-facts';
import { opponentOf } from './terms';
import type { ByCombatant, Combatant } from './terms';
import { isGone, stepsLeft, survivors } from './unit';
import { FIGHT_LINES } from './vocabulary';
import { CARD_LINES } from '../card-effects/vocabulary';

/** NLC 7.4: from 1 none, from 2 and 3 half of it rounded up, 4 two, 5 three (Ruling 19). */
export const afterRetreat = (hits: number): number => (hits === 1 ? 0 : Math.ceil(hits / 2));

const inTurn = ({ first }: Field): readonly [Combatant, Combatant] => [first, opponentOf(first)];

/** Ruling 33: who is under Fall Back or General Retreat goes back when assaulted, also unhit; not out of a chateau. */
const mustGo = ({ sides }: Field, who: Combatant): boolean =>
  who === 'defender' && sides.defender.some(({ fallingBack }) => fallingBack);

/** NLC 10, Ruling 34: one infantry unit in a chateau does not retreat. */
export const mayRetreat = (field: Field, who: Combatant): boolean => who === 'attacker' || !field.holdsChateau;

/** What is sensible is named first: going back when it saves two hits, or somebody from being wiped out. */
const wishes = (field: Field, who: Combatant, { due }: Suffered): readonly ['retreat' | 'stay', 'retreat' | 'stay'] => {
  const steps = stepsLeft(field.sides[who]);
  const saves = due - afterRetreat(due);
  return saves >= 2 || (due >= steps && afterRetreat(due) < steps) ? ['retreat', 'stay'] : ['stay', 'retreat'];
};

/** NLC 7.4, Rulings 31 to 33: first one side may retreat, then, if it stays, the other. Null: both stay. */
export const askForRetreat = ({ field, suffers }: Exchange): Step<Combatant | null> => {
  const [first, second] = inTurn(field);
  const [asking, next] = [askOne(field, first, suffers[first]), askOne(field, second, suffers[second])];
  const isOffered = next.kind === 'needsChoice' ? notingFight({ firstOfTwo: first }, asking) : asking;
  return andThen(isOffered, (goes) => (goes ? accept(first) : andThen(next, (wants) => accept(wants ? second : null))));
};

const askOne = (field: Field, who: Combatant, suffered: Suffered): Step<boolean> => {
  if (!mayRetreat(field, who)) return accept(false);
  if (mustGo(field, who)) return accept(true, [FIGHT_LINES.ordersToRetreat('Ruling 33', { by: who })]);
  if (suffered.rolled === 0) return accept(false);
  const options = wishes(field, who, suffered);
  return choose({ rule: 'NLC 7.4', purpose: 'voluntaryRetreat', by: who, options }, (option) =>
    accept(option === 'retreat', [
      FIGHT_LINES[option === 'retreat' ? 'retreatsFreely' : 'stays']('NLC 7.4', { by: who }),
    ]),
  );
};

/** NLC 7.4, Ruling 34: attacking foot artillery stays whatever happens. */
const canBeForced = (field: Field, who: Combatant): boolean =>
  mayRetreat(field, who) &&
  !field.input.neverForced[who] &&
  field.sides[who].some((unit) => !isGone(unit) && !(who === 'attacker' && unit.arm === 'footArtillery'));

/** Who was thrown back, and the units of either side that routed on the way (20.10). */
export type Forced = Readonly<{ who: Combatant | null; routed: readonly string[] }>;

/** NLC 7.4, Ruling 34: each side that lost a step checks, in the same order; the second only if the first stands. */
export const checkRetreats = (field: Field, lost: ByCombatant<boolean>): Step<Forced> => {
  const [first, second] = inTurn(field);
  return andThen(checkOne(field, first, lost[first]), (one) =>
    one.who === null ? checkOne(field, second, lost[second]) : accept(one),
  );
};

const STOOD: Forced = { who: null, routed: [] };

const checkOne = (field: Field, who: Combatant, lost: boolean): Step<Forced> => {
  if (!lost || !canBeForced(field, who)) return accept(STOOD);
  const card = cardOf(field.input.cards, 'neverForced', who)?.card;
  if (card !== undefined) return accept(STOOD, [CARD_LINES.cardNeverForced('MOP 37.12', { by: who, card })]);
  const check = checkMorale({
    rule: 'NLC 7.4',
    purpose: 'involuntaryRetreat',
    by: who,
    members: membersOf(field, who, survivors(field.sides[who]), true),
    rout: field.input.options.rout,
    other: addedTo(field, who, true),
  });
  return andThen(check, ({ passed, routed }) => accept(passed ? STOOD : { who, routed }));
};
