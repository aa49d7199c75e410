import type { Check } from '../../../engine/step';
import { lacksInitiative } from '../morale/procedures';
import { NO_CIRCUMSTANCES } from '../morale/unit';
import type { ChargeSetting, ChargedHex, ChargingStack, Fight } from './charge-terms';
import { effectOf, groundHeldBy } from './terrain';
import type { GroundEffect } from './terrain';
import { faultsInUnits } from './unit';
import type { Unit } from './unit';
import { CHARGE_REFUSALS } from './vocabulary';

/** Ruling 39: the chart's charge column for the hexside and the hex; two units in a chateau make it clear ground. */
export const groundOf = (
  { game, switches }: Pick<ChargeSetting, 'game' | 'switches'>,
  { hex, units }: Pick<ChargedHex, 'hex' | 'units'>,
  { hexside }: Pick<ChargingStack, 'hexside'>,
): GroundEffect =>
  effectOf({
    kind: 'charge',
    game,
    hex: groundHeldBy(hex, units.length),
    hexside,
    fromWoods: false,
    multiplies: switches.terrainMultiplies,
  });

const faultsOnTheWay = ({ setting, target, stacks }: Fight): readonly Check[] => {
  const far = stacks.filter(({ distance }) => distance === 2).map(({ between }) => between);
  const effects = stacks.map((stack) => groundOf(setting, target, stack));
  return [
    [far.some(({ empty }) => !empty), CHARGE_REFUSALS.WAY_NOT_EMPTY],
    [far.some(({ clearGround, hexside }) => !clearGround || hexside === 'other'), CHARGE_REFUSALS.WAY_NOT_CLEAR],
    ...effects.flatMap((effect): readonly Check[] => (effect.kind === 'barred' ? [[true, effect.why('NLC 7.7')]] : [])),
  ];
};

/** MOP 37.5: morale is asked of both sides in some charge or other, so both must have theirs. */
const faultsInMorale = (units: readonly Unit[], { game }: ChargeSetting): Check => [
  units.some((unit) => lacksInitiative({ unit, circumstances: { ...NO_CIRCUMSTANCES, game } })),
  CHARGE_REFUSALS.INITIATIVE_NEEDED,
];

/** NLC 7.7, 16, MOP 37.4: what makes any kind of charge impossible. */
export const faultsInFight = (fight: Fight): readonly Check[] => {
  const { setting, stacks, target } = fight;
  const riders = stacks.flatMap(({ units }) => units);
  return [
    ...faultsInUnits([...riders, ...target.units]),
    [riders.some(({ arm }) => arm !== 'cavalry'), CHARGE_REFUSALS.ONLY_CAVALRY_CHARGES('NLC 7.7')],
    [setting.game === 'mop' && setting.weather === 'mud', CHARGE_REFUSALS.WEATHER_FORBIDS_CHARGE],
    [setting.turn === 'night', CHARGE_REFUSALS.NIGHT_FORBIDS_CHARGE],
    faultsInMorale([...riders, ...target.units], setting),
    ...faultsOnTheWay(fight),
  ];
};

/** NLC 7.7, 7.9: whoever sets out must be in order and must not have charged before. */
export const faultsInRiders = (riders: readonly Unit[]): readonly Check[] => [
  [riders.some(({ disrupted }) => disrupted), CHARGE_REFUSALS.DISRUPTED_CANNOT_CHARGE],
  [riders.some(({ did }) => did === 'charged'), CHARGE_REFUSALS.CHARGED_THIS_STAGE],
];
