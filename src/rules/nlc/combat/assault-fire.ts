import { accept, andThen } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { roundHalfUp } from '../../common/rounding';
import type { Field, Fighter } from './assault-field';
import { volleyOf } from './assault-strength';
import { fire } from './fire';
import type { Salvo } from './fire';
import { opponentOf } from './terms';
import type { ByCombatant, Combatant } from './terms';

/** What each side has to suffer: as it was rolled, and as it stands after support and retreat have halved it. */
export type Suffered = Readonly<{ rolled: number; due: number; artilleryAlone: boolean }>;
export type Exchange = Readonly<{ field: Field; suffers: ByCombatant<Suffered> }>;

/** NLC 7.1, 7.3: both sides fire at once; neither fire knows of the other. */
export const exchangeFire = (field: Field): Step<Exchange> =>
  andThen(volleyOf(field, 'attacker'), (attack) =>
    andThen(volleyOf(field, 'defender'), (defence) =>
      andThen(fire(attack), (attacker) =>
        andThen(fire(defence), (defender) =>
          withSupport(field, { attacker, defender }, { attacker: attack.disrupts, defender: defence.disrupts }),
        ),
      ),
    ),
  );

const isMarked = (units: readonly Fighter[]): boolean => units.some(({ disrupted }) => disrupted);

const disrupted = (units: readonly Fighter[]): readonly Fighter[] =>
  units.map((unit) => (unit.disrupted ? unit : { ...unit, disrupted: true }));

/** NLC 20.3 and 20.12: the enemy is disrupted by this fire; 20.3 needs somebody there who is not so already. */
const disruptsBy = (salvo: Salvo, enemies: readonly Fighter[]): Readonly<{ marks: boolean; support: boolean }> => {
  const support = salvo.supported && enemies.some((unit) => !unit.disrupted);
  return { marks: support || salvo.disrupting, support };
};

/** Rulings 31, 82: half up, and one stays one. */
const halfOf = (hits: number): number => roundHalfUp(hits, 2);

const withSupport = (
  field: Field,
  salvos: ByCombatant<Salvo>,
  artilleryAlone: ByCombatant<boolean | undefined>,
): Step<Exchange> => {
  const marking = {
    attacker: disruptsBy(salvos.attacker, field.sides.defender),
    defender: disruptsBy(salvos.defender, field.sides.attacker),
  };
  const sides = {
    attacker: marking.defender.marks ? disrupted(field.sides.attacker) : field.sides.attacker,
    defender: marking.attacker.marks ? disrupted(field.sides.defender) : field.sides.defender,
  };
  const evens = isMarked(sides.attacker) && isMarked(sides.defender);
  const suffering = (who: Combatant): Suffered => {
    const rolled = salvos[opponentOf(who)].hits;
    const halved = marking[who].support && !evens;
    return { rolled, due: halved ? halfOf(rolled) : rolled, artilleryAlone: artilleryAlone[opponentOf(who)] === true };
  };
  const suffers = { attacker: suffering('attacker'), defender: suffering('defender') };
  return accept({ field: { ...field, sides }, suffers }, supportLines(marking, suffers));
};

const supportLines = (
  marking: ByCombatant<Readonly<{ marks: boolean; support: boolean }>>,
  suffers: ByCombatant<Suffered>,
): Working =>
  (['attacker', 'defender'] as const).flatMap((who): Working => {
    if (!marking[who].marks) return [];
    const { rolled, due } = suffers[who];
    return [
      marking[who].support
        ? { rule: 'NLC 20.3', key: 'artillerySupport', facts: { by: who, rolled, due } }
        : { rule: 'NLC 20.12', key: 'artilleryDisrupts', facts: { by: who } },
    ];
  });
