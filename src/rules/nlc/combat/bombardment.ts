import { procedure } from '../../../engine/procedure';
import { accept, andThen, choose, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { bombardmentAsks } from './bombardment-input';
import type { Bombardment } from './bombardment-input';
import { bombardmentVolley } from './bombardment-strength';
import type { Squares } from './bombardment-strength';
import { fire } from './fire';
import type { Salvo } from './fire';
import { payHits } from './losses';
import { SENSIBLE } from './policy';
import { effectOf, groundHeldBy, isBuiltUp } from './terrain';
import type { GroundEffect } from './terrain';
import { faultsInUnits, isArtillery, isGone } from './unit';
import type { Unit } from './unit';
import { FIGHT_REFUSALS, FIRE_LINES } from './vocabulary';

/** What has become of a target unit; `stepsLost` counts from full strength. */
export type TargetFate = Readonly<{ id: string; eliminated: boolean; stepsLost: number; disrupted: boolean }>;

export type BombardmentOutcome = Readonly<{
  /** A disruption marker lies on the target stack. */
  disrupted: boolean;
  units: readonly TargetFate[];
  /** NLC 8.5: `declined`: cavalry in reach may charge at once, and no square is formed against it. */
  squares: Squares;
  /** NLC 11.2, Ruling 85: leaders to roll for. */
  leaderChecks: readonly string[];
}>;

const run = (input: Bombardment): Step<BombardmentOutcome> => {
  const ground = groundHeldBy(input.hex, input.target.length);
  const effect = effectOf({ ...input, kind: 'bombardment', hex: ground });
  return unless(faultsIn(input, effect), () =>
    andThen(askForSquares(input), (squares) =>
      andThen(bombardmentVolley(input, effect, squares), (volley) =>
        andThen(fire(volley), (salvo) => suffer(input, squares, salvo)),
      ),
    ),
  );
};

const DIM = ['rain', 'fog', 'snow'];
const MUTE = ['mud', 'snowstorm'];

const faultsIn = (input: Bombardment, effect: GroundEffect): readonly Check[] => {
  const { battery, target, range, options, opportunity } = input;
  return [
    ...faultsInUnits(battery),
    ...faultsInUnits(target),
    [!battery.every(isArtillery), FIGHT_REFUSALS.ONLY_ARTILLERY_BOMBARDS],
    [battery.some(({ did }) => did === 'bombarded'), FIGHT_REFUSALS.BOMBARDED_THIS_STAGE('NLC 8.1')],
    [!input.lineOfSight, FIGHT_REFUSALS.OUT_OF_SIGHT('NLC 8.1')],
    [range > 2 && !options.artilleryDetail, FIGHT_REFUSALS.OUT_OF_RANGE('NLC 8.1')],
    [opportunity !== null && !options.opportunityFire, FIGHT_REFUSALS.RULE_NOT_IN_USE('NLC 20.13')],
    [opportunity?.moved ?? false, FIGHT_REFUSALS.HAS_MOVED],
    [opportunity?.again ?? false, FIGHT_REFUSALS.FIRED_AT_IT_BEFORE],
    ...(effect.kind === 'barred' ? [[true, effect.why('NLC 7.6')] as const] : []),
    ...faultsInSky(input),
  ];
};

const faultsInSky = ({ game, weather, turn, range }: Bombardment): readonly Check[] => {
  const mop = game === 'mop';
  return [
    [turn === 'night', FIGHT_REFUSALS.NIGHT('NLC 16')],
    [turn === 'nightPm' && mop, FIGHT_REFUSALS.NIGHT('MOP 37.1')],
    [mop && MUTE.includes(weather), FIGHT_REFUSALS.WEATHER_FORBIDS],
    [mop && DIM.includes(weather) && range > 1, FIGHT_REFUSALS.OUT_OF_SIGHT('MOP 37.4')],
  ];
};

/** NLC 8.5, Ruling 17: infantry that cavalry could charge stands in squares, unless its owner says it does not. */
const askForSquares = ({ target, hex, cavalryInReach, battery }: Bombardment): Step<Squares> => {
  const open = !isBuiltUp(groundHeldBy(hex, target.length));
  const asked = cavalryInReach && open && target.some(({ arm }) => arm === 'infantry');
  // Where the line is enfiladed anyway, squares cost their owner nothing more.
  if (!asked || battery.every(({ enfilades }) => enfilades)) return accept('none');
  const options = ['square', 'declined'] as const;
  return choose({ rule: 'NLC 8.5', purpose: 'squares', by: 'defender', options }, (option) =>
    accept(option === 'square' ? 'square' : 'declined'),
  );
};

type Blow = Readonly<{ disrupts: boolean; hits: number }>;

/** NLC 8.1, 20.4, 20.12: what the hits are: a marker and steps. */
const blowOf = ({ options }: Bombardment, { hits, disrupting }: Salvo): Blow =>
  options.alternateArtillery
    ? { disrupts: disrupting, hits }
    : { disrupts: hits > 0 || disrupting, hits: Math.max(0, hits - 1) };

const suffer = (input: Bombardment, squares: Squares, salvo: Salvo): Step<BombardmentOutcome> => {
  const { options, target, leaders } = input;
  const { disrupts, hits } = blowOf(input, salvo);
  const order = options.alternateArtillery ? 'artillery' : 'usual';
  const bill = { by: 'defender', hits, tiny: options.tinyUnits, order } as const;
  return andThen(payHits(bill, target), ({ units }) =>
    accept(
      {
        disrupted: disrupts,
        units: units.map((unit) => fateOf(unit, disrupts)),
        squares,
        leaderChecks: salvo.hits > 0 ? leaders : [],
      },
      disrupts ? [FIRE_LINES.targetDisrupted('NLC 8.1', { steps: hits })] : [],
    ),
  );
};

const fateOf = (unit: Unit, disrupts: boolean): TargetFate => ({
  id: unit.id,
  eliminated: isGone(unit),
  stepsLost: unit.stepsLost,
  disrupted: !isGone(unit) && (unit.disrupted || disrupts),
});

/**
 * NLC 8.1 to 8.5, 19.4, 20.12, 20.13: artillery fires at a hex and nobody fires back, whatever its orders (12.2). The first hit
 * disrupts, the others are paid as usual (Ruling 22); with 20.12 every hit is paid and strength with roll disrupts. Rulings
 * 17, 81, 83.
 */
export const bombardment = procedure({
  id: 'nlc/bombardment',
  rule: 'NLC 8.1',
  title: 'Bombardment',
  asks: bombardmentAsks,
  example: {
    input: {
      battery: [{ id: 'Grand Battery', arm: 'footArtillery', frontStrength: 6, reverseStrength: 3, nation: 'french' }],
      range: 2,
      target: [
        { id: 'First Brigade', arm: 'infantry', frontStrength: 5, reverseStrength: 2 },
        { id: 'Second Brigade', arm: 'infantry', frontStrength: 4, reverseStrength: 2 },
      ],
    },
    dice: [[5, 4]],
    choices: ['Second Brigade'],
  },
  run,
  policy: SENSIBLE,
});
