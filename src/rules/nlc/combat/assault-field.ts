import { lacksInitiative } from '../morale/procedures';
import { NO_CIRCUMSTANCES } from '../morale/unit';
import type { Check } from '../../../engine/step';
import type { Assault, Way } from './assault-input';
import type { RollByCard } from './by-card';
import { effectOf, groundHeldBy, isUnbridged } from './terrain';
import type { GroundEffect, InHex } from './terrain';
import type { ByCombatant, Combatant } from './terms';
import { faultsInUnits, isArtillery } from './unit';
import type { Unit } from './unit';
import { CHARGE_REFUSALS, FIGHT_REFUSALS } from './vocabulary';

/** A unit in this assault: in which of its side's stacks it stands, and whether it has gone back. */
export type Fighter = Unit & Readonly<{ stack: number; retreated: boolean }>;

/** An assault and how far it has come. */
export type Field = Readonly<{
  input: Assault;
  sides: ByCombatant<readonly Fighter[]>;
  helpers: readonly Fighter[];
  /** NLC 10: the defender's ground, clear where two units have spoiled the chateau. */
  ground: readonly InHex[];
  /** The ground each attacking stack has to go over. */
  effects: readonly GroundEffect[];
  /** NLC 10: one infantry unit in a chateau; it does not retreat. */
  holdsChateau: boolean;
  /** Ruling 32: who chooses, and checks, first. */
  first: Combatant;
  /** Side by side: artillery that fires in this assault from the front line. */
  guns: ByCombatant<boolean>;
  /** MOP 37.12: what cards add to the fire rolls. */
  rolls: readonly RollByCard[];
}>;

const fighters = (units: readonly Unit[], stack: number): readonly Fighter[] =>
  units.map((unit) => ({ ...unit, stack, retreated: false }));

const firing = (units: readonly Unit[]): boolean => units.some((unit) => isArtillery(unit) && !unit.mayNotFire);

/** Ruling 32: the side without artillery, if the other has some (even if it may not fire); else the attacker. */
const firstOf = (sides: ByCombatant<readonly Unit[]>): Combatant =>
  sides.attacker.some(isArtillery) && !sides.defender.some(isArtillery) ? 'defender' : 'attacker';

/** Lays out the field: everything that follows from the input before a die is thrown. */
export const fieldOf = (input: Assault): Field => {
  const { attackers, defender } = input;
  const sides = {
    attacker: attackers.flatMap(({ units }, stack) => fighters(units, stack)),
    defender: fighters(defender.units, 0),
  };
  const ground = groundHeldBy(defender.hex, defender.units.length);
  const effects = attackers.map(({ hex, hexside }) =>
    effectOf({ kind: 'assault', game: input.game, hex: ground, hexside, fromWoods: hex.includes('woods') }),
  );
  return {
    input,
    sides,
    helpers: fighters(defender.adjacentInfantry, 0),
    ground,
    effects,
    holdsChateau: ground.includes('chateau') && defender.units.every(({ arm }) => arm === 'infantry'),
    first: firstOf(sides),
    guns: { attacker: firing(sides.attacker), defender: firing(sides.defender) },
    rolls: [],
  };
};

/** The way behind a stack, as the input states it. */
export const wayOf = ({ input }: Field, who: Combatant, stack: number): Way | 'asked' =>
  who === 'defender' ? input.defender.retreat : (input.attackers[stack]?.retreat ?? 'asked');

/** NLC 7.3, 8.2, 10, 12.2, 19.3: what makes an assault impossible. */
export const faultsInAssault = (field: Field): readonly Check[] => {
  const { input, sides, effects } = field;
  const remote = input.defender.remoteSupport;
  const defenders = [...sides.defender, ...field.helpers, ...remote.map(({ unit }) => unit)];
  return [
    ...faultsInUnits(sides.attacker),
    ...faultsInUnits(defenders),
    [sides.attacker.some(({ did }) => did === 'bombarded'), FIGHT_REFUSALS.BOMBARDED_THIS_STAGE('NLC 7.3')],
    [sides.attacker.some(({ did }) => did === 'charged'), CHARGE_REFUSALS.CHARGED_THIS_STAGE],
    [sides.attacker.some((unit) => unit.fallingBack || unit.inReserve), FIGHT_REFUSALS.ORDER_FORBIDS_ATTACK],
    [input.attackers.some(({ inCommand }) => !inCommand), FIGHT_REFUSALS.OUT_OF_RANGE_OF_LEADER],
    [sides.attacker.every(isArtillery), FIGHT_REFUSALS.ARTILLERY_ALONE],
    [input.attackers.some(({ hexside }) => isUnbridged(hexside)), FIGHT_REFUSALS.MAJOR_RIVER],
    ...effects.flatMap((effect): readonly Check[] => (effect.kind === 'barred' ? [[true, effect.why('NLC 7.6')]] : [])),
    ...faultsInHelp(field),
    ...faultsInSupport(field),
    [[...sides.attacker, ...sides.defender].some((unit) => lacksBase(field, unit)), CHARGE_REFUSALS.INITIATIVE_NEEDED],
  ];
};

const lacksBase = ({ input: { game } }: Field, unit: Fighter): boolean =>
  lacksInitiative({ unit, circumstances: { ...NO_CIRCUMSTANCES, game } });

const faultsInHelp = ({ helpers, holdsChateau }: Field): readonly Check[] => [
  [helpers.length > 0 && !holdsChateau, FIGHT_REFUSALS.NO_CHATEAU_TO_HELP],
  [helpers.some(({ arm }) => arm !== 'infantry'), FIGHT_REFUSALS.ONLY_INFANTRY_HELPS],
];

const DIM = ['rain', 'fog', 'snow', 'snowstorm'];

const faultsInSupport = ({ input }: Field): readonly Check[] => {
  const { options, game, weather, turn } = input;
  const remote = input.defender.remoteSupport;
  const far = remote.some(({ range }) => range > 1);
  return [
    [remote.length > 0 && !options.remoteSupport, FIGHT_REFUSALS.RULE_NOT_IN_USE('NLC 19.3')],
    [remote.some(({ unit }) => !isArtillery(unit)), FIGHT_REFUSALS.ONLY_ARTILLERY_SUPPORTS],
    [remote.some(({ unit }) => unit.did === 'bombarded'), FIGHT_REFUSALS.BOMBARDED_THIS_STAGE('NLC 19.3')],
    [remote.some(({ range }) => range > 2) && !options.artilleryDetail, FIGHT_REFUSALS.OUT_OF_RANGE('NLC 19.4')],
    [far && game === 'mop' && DIM.includes(weather), FIGHT_REFUSALS.OUT_OF_SIGHT('MOP 37.4')],
    [far && turn !== 'day', FIGHT_REFUSALS.OUT_OF_SIGHT(turn === 'night' ? 'NLC 16' : 'MOP 37.1')],
  ];
};
