import { accept, andThen, choose, saying } from '../../../engine/step';
import type { Step, WorkingLine } from '../../../engine/step';
import { wayOf } from './assault-field';
import type { Field, Fighter } from './assault-field';
import { WAYS } from './assault-input';
import type { Way } from './assault-input';
import { askToSpare, cardsLeft } from './by-card';
import type { UsedCard } from './by-card';
import { payHits } from './losses';
import type { Combatant } from './terms';
import { isGone } from './unit';
import { FIGHT_LINES } from './vocabulary';

/** How a side's stacks came away: its units as they now are, and how many hexes of friends they threw into disorder. */
export type Withdrawal = Readonly<{
  units: readonly Fighter[];
  crowdedHexes: number;
  /** MOP 37.12: cards that were used up on the way. */
  used: readonly UsedCard[];
}>;

/** So often a stack is pushed on by full hexes before nobody believes it any more. */
const FARTHEST = 3;

type Effect = Readonly<{ costsStep: 'always' | 'footAndGuns' | 'never'; crowds: boolean; stays: boolean }>;

/** NLC 7.4, Ruling 80: what a way back does to the stack that takes it. Cavalry minds no zone (5.4). */
const EFFECTS: Readonly<Record<Way, Effect>> = {
  free: { costsStep: 'never', crowds: false, stays: false },
  crowded: { costsStep: 'never', crowds: true, stays: false },
  enemyZoc: { costsStep: 'footAndGuns', crowds: false, stays: false },
  crowdedEnemyZoc: { costsStep: 'footAndGuns', crowds: true, stays: false },
  blocked: { costsStep: 'always', crowds: false, stays: true },
};

const isOnItsWay = (unit: Fighter, stack: number): boolean => unit.stack === stack && unit.retreated && !isGone(unit);

/** NLC 7.4: each stack that goes back finds its way, as stated or as its owner says when it comes to that. */
export const withdraw = (field: Field, who: Combatant): Step<Withdrawal> => {
  const units = field.sides[who];
  const stacks = [...new Set(units.filter(({ retreated }) => retreated).map(({ stack }) => stack))];
  return stacks.reduce<Step<Withdrawal>>(
    (step, stack) => andThen(step, (so) => takeWay(field, who, stack, { ...so, hexes: 0 })),
    accept({ units, crowdedHexes: 0, used: [] }),
  );
};

type Going = Withdrawal & Readonly<{ hexes: number }>;

const takeWay = (field: Field, who: Combatant, stack: number, going: Going): Step<Withdrawal> => {
  const { units, crowdedHexes, used, hexes } = going;
  if (!units.some((unit) => isOnItsWay(unit, stack))) return accept({ units, crowdedHexes, used });
  const stated = hexes === 0 ? wayOf(field, who, stack) : 'asked';
  if (stated !== 'asked') return go(field, who, stack, going, stated);
  const options = WAYS.filter((way) => !EFFECTS[way].crowds || hexes < FARTHEST);
  return choose({ rule: 'NLC 7.4', purpose: 'retreatWay', by: who, options }, (option) =>
    go(field, who, stack, going, options.find((way) => way === option) ?? 'free'),
  );
};

const go = (field: Field, who: Combatant, stack: number, going: Going, way: Way): Step<Withdrawal> => {
  const { crowds, stays } = EFFECTS[way];
  const line: WorkingLine = FIGHT_LINES.retreatWay('NLC 7.4', { by: who, stack: stack + 1, way });
  const marked = going.units.map((unit) => (crowds && isOnItsWay(unit, stack) ? { ...unit, disrupted: true } : unit));
  const crowdedHexes = going.crowdedHexes + Number(crowds);
  return saying(
    way === 'free' ? [] : [line],
    andThen(payForWay(field, who, stack, { ...going, units: marked }, way), ({ units, used }) => {
      if (crowds) return takeWay(field, who, stack, { units, crowdedHexes, used, hexes: going.hexes + 1 });
      const halted = units.map((unit) => (unit.stack === stack ? { ...unit, retreated: false } : unit));
      return accept({ units: stays ? halted : units, crowdedHexes, used });
    }),
  );
};

type Paying = Pick<Withdrawal, 'units' | 'used'>;

const payForWay = (field: Field, who: Combatant, stack: number, { units, used }: Paying, way: Way): Step<Paying> => {
  const going = units.filter((unit) => isOnItsWay(unit, stack));
  const { costsStep } = EFFECTS[way];
  const zones = costsStep === 'footAndGuns' && going.some(({ arm }) => arm !== 'cavalry');
  if (costsStep !== 'always' && !zones) return accept({ units, used });
  const bill = { by: who, hits: 1, tiny: field.input.options.tinyUnits, order: 'usual' } as const;
  return andThen(zones ? askToSpare(cardsLeft(field.input.cards, used), who) : accept(null), (card) =>
    card !== null
      ? accept<Paying>({ units, used: [...used, card] })
      : andThen(payHits(bill, going), (toll) =>
          accept({ units: units.map((unit) => toll.units.find(({ id }) => id === unit.id) ?? unit), used }),
        ),
  );
};
