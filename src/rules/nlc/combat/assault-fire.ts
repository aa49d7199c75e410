import { accept, andThen } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { roundHalfUp } from '../../common/rounding';
import type { Field, Fighter } from './assault-field';
import { volleyOf } from './assault-strength';
import { notingFight } from './fight-facts';
import { fire } from './fire';
import type { Salvo } from './fire';
import { opponentOf } from './terms';
import type { ByCombatant, Combatant } from './terms';
import { FIRE_LINES } from './vocabulary';

/** What each side has to suffer: as it was rolled, and as it stands after support and retreat have halved it. */
export type Suffered = Readonly<{ rolled: number; due: number }>;
export type Exchange = Readonly<{ field: Field; suffers: ByCombatant<Suffered> }>;

/** NLC 7.1, 7.3: both sides fire at once; neither fire knows of the other. */
export const exchangeFire = (field: Field): Step<Exchange> =>
  andThen(volleyOf(field, 'attacker'), (attack) =>
    andThen(volleyOf(field, 'defender'), (defence) =>
      andThen(fire(attack), (attacker) =>
        andThen(fire(defence), (defender) => withSupport(field, { attacker, defender })),
      ),
    ),
  );

const isMarked = (units: readonly Fighter[]): boolean => units.some(({ disrupted }) => disrupted);

const disrupted = (units: readonly Fighter[]): readonly Fighter[] =>
  units.map((unit) => (unit.disrupted ? unit : { ...unit, disrupted: true }));

/** NLC 20.3, Ruling 82: artillery that made the difference disrupts, if somebody there is not so already. */
const disruptsBy = (salvo: Salvo, enemies: readonly Fighter[]): boolean =>
  salvo.supported && enemies.some((unit) => !unit.disrupted);

/** Rulings 31, 82: half up, and one stays one. */
const halfOf = (hits: number): number => roundHalfUp(hits, 2);

const withSupport = (field: Field, salvos: ByCombatant<Salvo>): Step<Exchange> => {
  const suffersMark = {
    attacker: disruptsBy(salvos.defender, field.sides.attacker),
    defender: disruptsBy(salvos.attacker, field.sides.defender),
  };
  const sides = {
    attacker: suffersMark.attacker ? disrupted(field.sides.attacker) : field.sides.attacker,
    defender: suffersMark.defender ? disrupted(field.sides.defender) : field.sides.defender,
  };
  const evens = isMarked(sides.attacker) && isMarked(sides.defender);
  const suffering = (who: Combatant): Suffered => {
    const rolled = salvos[opponentOf(who)].hits;
    return { rolled, due: suffersMark[opponentOf(who)] && !evens ? halfOf(rolled) : rolled };
  };
  const suffers = { attacker: suffering('attacker'), defender: suffering('defender') };
  const hits = { attacker: suffers.attacker.due, defender: suffers.defender.due };
  return notingFight({ hits }, accept({ field: { ...field, sides }, suffers }, supportLines(suffersMark, suffers)));
};

const supportLines = (suffersMark: ByCombatant<boolean>, suffers: ByCombatant<Suffered>): Working =>
  (['attacker', 'defender'] as const).flatMap((who): Working => {
    if (!suffersMark[opponentOf(who)]) return [];
    const { rolled, due } = suffers[who];
    return [FIRE_LINES.artillerySupport('NLC 20.3', { by: who, rolled, due })];
  });
