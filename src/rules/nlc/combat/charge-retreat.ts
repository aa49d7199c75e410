import { accept, andThen, choose, mapOutcome, saying } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { WAYS } from './assault-input';
import type { Way } from './assault-input';
import { askToSpare, cardsLeft } from './by-card';
import type { UsedCard } from './by-card';
import type { Fight } from './charge-terms';
import { payHits } from './losses';
import { isGone, stepsOf, survivors } from './unit';
import type { Unit } from './unit';
import { CHARGE_LINES } from './vocabulary';

/** What has become of a unit when a charge is over. */
export type After =
  | Readonly<{ unit: string; fate: 'eliminated' }>
  | Readonly<{
      unit: string;
      /** Still where it was attacked, in the hex it took, back where it started, or one hex back. */
      fate: 'stands' | 'inHex' | 'atStart' | 'retreated';
      stepsLost: number;
      disrupted: boolean;
    }>;

export const afterOf = (
  unit: Unit,
  fate: Exclude<After['fate'], 'eliminated'>,
  disrupted: boolean = unit.disrupted,
): After =>
  isGone(unit) ? { unit: unit.id, fate: 'eliminated' } : { unit: unit.id, fate, stepsLost: unit.stepsLost, disrupted };

/** Eliminated by a rule and not by a hit: no step of it is left. */
export const eliminated = (unit: Unit): Unit => ({ ...unit, stepsLost: stepsOf(unit) });

/** The beaten side as it came away, and how many hexes of friends it threw into disorder. */
export type Beaten = Readonly<{ units: readonly After[]; crowdedHexes: number; used: readonly UsedCard[] }>;

/** NLC 7.7, Rulings 34, 80: defenders who lose a charge must give way; the chargers' own zone does not stop them. */
export const beatenDefenders = (fight: Fight, units: readonly Unit[]): Step<Beaten> => {
  if (survivors(units).length === 0) return accept(beaten(units, NOT_YET));
  if (fight.targetWasCharging)
    return accept({ units: units.map((unit) => afterOf(unit, 'atStart', true)), ...NOT_YET });
  const going = units.map((unit) => (unit.arm === 'footArtillery' ? eliminated(unit) : unit));
  const guns = survivors(units).filter(({ arm }) => arm === 'footArtillery');
  const working = guns.length === 0 ? [] : [CHARGE_LINES.chargeGunsTaken('NLC 7.4', named(guns))];
  const disrupts = fight.setting.options.disruptionOnRetreat;
  return saying(
    working,
    goBack(
      fight,
      going.map((unit) => (disrupts ? { ...unit, disrupted: true } : unit)),
      NOT_YET,
    ),
  );
};

/** How far they have come: full hexes behind them, and cards used. */
type SoFar = Omit<Beaten, 'units'>;
const NOT_YET: SoFar = { crowdedHexes: 0, used: [] };

const beaten = (units: readonly Unit[], so: SoFar): Beaten => ({
  units: units.map((unit) => afterOf(unit, 'retreated')),
  ...so,
});

/** So often a stack is pushed on by full hexes before nobody believes it any more. */
const FARTHEST = 3;

/** NLC 7.4: hex by hex, as long as the next one is too full. */
const goBack = (fight: Fight, units: readonly Unit[], so: SoFar): Step<Beaten> =>
  survivors(units).length === 0
    ? accept(beaten(units, so))
    : andThen(wayOut(fight, so.crowdedHexes), (way) => {
        if (way === 'blocked')
          return accept(beaten(units.map(eliminated), so), [
            CHARGE_LINES.chargeNoWayBack('NLC 7.7', named(survivors(units))),
          ]);
        return andThen(throughZone(fight, way, units, so.used), ({ left, used }) =>
          isCrowded(way)
            ? goBack(
                fight,
                left.map((unit) => ({ ...unit, disrupted: true })),
                { crowdedHexes: so.crowdedHexes + 1, used },
              )
            : accept(beaten(left, { ...so, used })),
        );
      });

const wayOut = ({ target: { retreat } }: Fight, hexes: number): Step<Way> => {
  if (retreat !== 'asked' && hexes === 0) return accept(retreat);
  const options = WAYS.filter((way) => !isCrowded(way) || hexes < FARTHEST);
  return choose({ rule: 'NLC 7.4', purpose: 'retreatWay', by: 'defender', options }, (option) =>
    accept(options.find((way) => way === option) ?? 'free'),
  );
};

const isCrowded = (way: Way): boolean => way === 'crowded' || way === 'crowdedEnemyZoc';

/** NLC 7.4: one step more for a stack that must go into an enemy's zone, unless it is all cavalry. */
const throughZone = (
  fight: Fight,
  way: Way,
  units: readonly Unit[],
  used: SoFar['used'],
): Step<Readonly<{ left: readonly Unit[]; used: SoFar['used'] }>> => {
  const going = survivors(units);
  const zone = way === 'enemyZoc' || way === 'crowdedEnemyZoc';
  if (!zone || going.every(({ arm }) => arm === 'cavalry')) return accept({ left: units, used });
  const { cards, options } = fight.setting;
  const bill = { by: 'defender', hits: 1, tiny: options.tinyUnits, order: 'usual' } as const;
  return andThen(askToSpare(cardsLeft(cards, used), 'defender'), (card) =>
    card !== null
      ? accept({ left: units, used: [...used, card] })
      : saying(
          [CHARGE_LINES.chargeIntoZone('NLC 7.4', named(going))],
          mapOutcome(payHits(bill, units), (toll) => ({ left: toll.units, used })),
        ),
  );
};

const named = (units: readonly Unit[]): Readonly<{ units: string }> => ({
  units: units.map(({ id }) => id).join(', '),
});
