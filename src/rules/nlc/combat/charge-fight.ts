import { accept, andThen, mapOutcome, saying } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { checkMorale } from '../morale/check';
import { rollLines, rollOf, rollsByCards, usedCards } from './by-card';
import type { CardsUsed } from './by-card';
import { membersIn, moraleAdvantage, otherMorale, unflanked } from './charge-morale';
import { afterOf, beatenDefenders, eliminated } from './charge-retreat';
import type { After, Beaten } from './charge-retreat';
import { answeringParts, chargingDice, chargingParts } from './charge-strength';
import type { Moment } from './charge-strength';
import type { Fight } from './charge-terms';
import { fire } from './fire';
import type { Salvo } from './fire';
import { payHits } from './losses';
import type { Toll } from './losses';
import { strengthWorking, totalStrength } from './strength';
import type { Part } from './strength';
import type { ByCombatant, Combatant } from './terms';
import { isGone, stepsLeft, survivors } from './unit';
import type { Unit } from './unit';
import { CHARGE_LINES, FIRE_LINES } from './vocabulary';

/** How a charge of any kind ended. */
export type ChargeResult = CardsUsed &
  Readonly<{
    winner: Combatant;
    square: 'formed' | 'failed' | 'none';
    /** The cavalry that came. */
    attackers: readonly After[];
    defenders: readonly After[];
    /** NLC 20.10: defenders who routed when they should have formed square; friends next to them check at once. */
    routed: readonly string[];
    /** NLC 7.4: hexes too full for those who gave way; whoever stood in them is disrupted. */
    crowdedHexes: number;
    /** NLC 11.2, Ruling 85: sides with a leader among units that hits were rolled against. */
    leadersAtRisk: readonly Combatant[];
    /** NLC 7.8: victorious cavalry that can go on. */
    mayPursue: readonly string[];
  }>;

/** NLC 7.7, 7.10: a square if it can be formed, both fires at once, the losses, and whoever lost more gives way. */
export const fightCharge = (fight: Fight): Step<ChargeResult> =>
  fight.target.units.length === 0
    ? unopposed(fight, { square: 'none', units: [], routed: [] }, 'chargeEmptyHex')
    : andThen(formSquare(fight), (formed) =>
        survivors(formed.units).length === 0
          ? unopposed(fight, formed, 'chargeAllRouted')
          : andThen(rollsByCards(fight.setting.cards), (rolls) => exchange({ ...fight, rolls }, formed)),
      );

type Formed = Readonly<{ square: ChargeResult['square']; units: readonly Unit[]; routed: readonly string[] }>;

/** NLC 7.10, MOP 37.16: infantry that is all in order checks morale; who routs by 20.10 is gone before the shock. */
const formSquare = (fight: Fight): Step<Formed> => {
  const { target, setting } = fight;
  const foot = target.units.filter(({ arm }) => arm === 'infantry');
  if (!fight.squares || foot.length === 0 || foot.some(({ disrupted }) => disrupted))
    return accept({ square: 'none', units: target.units, routed: [] });
  // Ruling 100: the −2 of a flank is the assault's (7.6); it does not keep a square from forming.
  const members = membersIn(unflanked(fight), 'defender', target.units).map(({ unit, circumstances }) => ({
    unit,
    circumstances: { ...circumstances, blucherCharges: setting.blucher },
  }));
  const check = checkMorale({
    rule: 'NLC 7.10',
    purpose: 'formSquare',
    by: 'defender',
    members,
    rout: setting.options.rout,
    other: otherMorale(fight, 'defender'),
  });
  return andThen(check, ({ passed, routed }) =>
    accept<Formed>(
      {
        square: passed ? 'formed' : 'failed',
        units: target.units.map((unit) => (routed.includes(unit.id) ? eliminated(unit) : unit)),
        routed,
      },
      [CHARGE_LINES[passed ? 'squareFormed' : 'squareFailed']('NLC 7.10')],
    ),
  );
};

const ridersOf = ({ stacks }: Fight): readonly Unit[] => stacks.flatMap(({ units }) => units);

/** Ruling 21: nobody is left to fight, so the charge has won. */
const unopposed = (
  fight: Fight,
  { square, units, routed }: Formed,
  key: 'chargeEmptyHex' | 'chargeAllRouted',
): Step<ChargeResult> => {
  const riders = ridersOf(fight);
  return accept(
    {
      winner: 'attacker',
      square,
      attackers: riders.map((unit) => afterOf(unit, 'inHex', true)),
      defenders: units.map((unit) => afterOf(unit, 'retreated')),
      routed,
      crowdedHexes: 0,
      leadersAtRisk: [],
      mayPursue: riders.map(({ id }) => id),
    },
    [CHARGE_LINES[key]('Ruling 21')],
  );
};

const exchange = (fight: Fight, formed: Formed): Step<ChargeResult> => {
  const { square, units } = formed;
  const moment: Moment = { inSquare: square === 'formed', defenders: survivors(units) };
  const { factors, working } = moraleAdvantage(fight, moment.defenders, moment.inSquare);
  const attack = chargingParts(fight, moment, factors.attacker);
  const answer = answeringParts(fight, moment, factors.defender);
  const most = { attacker: stepsLeft(units), defender: stepsLeft(ridersOf(fight)) };
  return saying(
    working,
    andThen(volley(fight, 'attacker', attack, { plus: chargingDice(fight, moment), most: most.attacker }), (struck) =>
      andThen(volley(fight, 'defender', answer, { plus: 0, most: most.defender }), (answered) =>
        losses(fight, formed, { attacker: answered, defender: struck }),
      ),
    ),
  );
};

type Limits = Readonly<{ plus: number; most: number }>;

const volley = (fight: Fight, by: Combatant, parts: readonly Part[], { plus, most }: Limits): Step<number> => {
  const { other, options, switches } = fight.setting;
  const strength = totalStrength(parts, switches.oneRounding);
  const fired = fire({
    by,
    purpose: 'chargeFire',
    strength,
    roll: (other[by]?.roll ?? 0) + rollOf(fight.rolls, by),
    hits: other[by]?.hits ?? 0,
    sixes: options.rollSix ? { plus } : null,
  });
  const reason = other[by]?.reason;
  const working: Working = [
    ...strengthWorking(by, parts),
    FIRE_LINES.strengthTotal('NLC 7.1', { by, strength }),
    ...(reason === undefined ? [] : [FIRE_LINES.otherReason('Ruling 7', { by, reason })]),
    ...rollLines(fight.rolls, by),
  ];
  return saying(working, noMoreThan(fired, most));
};

/** More hits than there are steps are the same as just enough: the odds need not tell them apart. */
const noMoreThan = (fired: Step<Salvo>, most: number): Step<number> => {
  const counted = mapOutcome(fired, ({ hits }) => Math.min(hits, most));
  if (counted.kind !== 'needsDice' || counted.alike?.of !== 'throw') return counted;
  const hitsAt = (faces: readonly number[]): number => {
    const read = counted.then(faces);
    return read.kind === 'accepted' ? read.outcome : 0;
  };
  return { ...counted, alike: { of: 'throw', as: hitsAt } };
};

/** Both sides pay at once; in what order their owners are asked makes no difference. */
const losses = (fight: Fight, formed: Formed, hits: ByCombatant<number>): Step<ChargeResult> => {
  const tiny = fight.setting.options.tinyUnits;
  const pay = (by: Combatant, units: readonly Unit[]) => payHits({ by, hits: hits[by], tiny, order: 'usual' }, units);
  return andThen(pay('attacker', ridersOf(fight)), (attacker) =>
    andThen(pay('defender', formed.units), (defender) =>
      outcome(fight, formed, { attacker, defender }, riskOf(fight, hits)),
    ),
  );
};

const riskOf = (fight: Fight, hits: ByCombatant<number>): readonly Combatant[] => {
  const led = (units: readonly Unit[]): boolean => units.some(({ withLeader }) => withLeader);
  return [
    ...(hits.attacker > 0 && led(ridersOf(fight)) ? (['attacker'] as const) : []),
    ...(hits.defender > 0 && led(fight.target.units) ? (['defender'] as const) : []),
  ];
};

/** NLC 7.7, Rulings 21, 84: whoever paid more has lost, the attacker if both paid the same. */
const outcome = (
  fight: Fight,
  { square, routed }: Formed,
  { attacker, defender }: ByCombatant<Toll>,
  leadersAtRisk: readonly Combatant[],
): Step<ChargeResult> => {
  const won = defender.halvesPaid > attacker.halvesPaid;
  const facts = { attacker: attacker.halvesPaid, defender: defender.halvesPaid };
  const working: Working = [CHARGE_LINES[won ? 'chargeWon' : 'chargeLost']('NLC 7.7', facts)];
  const end = (
    winner: Combatant,
    defenders: readonly After[],
    crowdedHexes: number,
    used?: Beaten['used'],
  ): ChargeResult => ({
    ...usedCards(used),
    winner,
    square,
    attackers: attacker.units.map((unit) => afterOf(unit, won ? 'inHex' : 'atStart', true)),
    defenders,
    routed,
    crowdedHexes,
    leadersAtRisk,
    mayPursue: won ? attacker.units.filter((unit) => !isGone(unit)).map(({ id }) => id) : [],
  });
  const standing = defender.units.map((unit) => afterOf(unit, 'stands'));
  if (!won) return accept(end('defender', standing, 0), working);
  const away = beatenDefenders(fight, defender.units);
  return saying(
    working,
    mapOutcome(away, ({ units, crowdedHexes, used }) => end('attacker', units, crowdedHexes, used)),
  );
};
