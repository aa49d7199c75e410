import { list, oneOf, somebody, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, andThen, choose, mapOutcome, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { checkEach, checkMorale } from '../morale/check';
import type { Member } from '../morale/morale';
import { lacksInitiative } from '../morale/procedures';
import { NO_CIRCUMSTANCES } from '../morale/unit';
import { WAYS } from './assault-input';
import { otherMorale } from './charge-morale';
import { askToSpare, usedCards } from './by-card';
import type { CardsUsed, UsedCard } from './by-card';
import { afterOf, eliminated } from './charge-retreat';
import type { After } from './charge-retreat';
import { settingFields } from './charge-terms';
import type { ChargeSetting } from './charge-terms';
import { payHits } from './losses';
import { SENSIBLE } from './policy';
import { faultsInUnits, survivors, unitKnown, unitSaid } from './unit';
import type { Unit } from './unit';
import { CHARGE_REFUSALS } from './vocabulary';

const evader = somebody(unitKnown, {
  ...unitSaid,
  /** NLC 7.11: it began this turn in an enemy's zone of control. */
  startedInEnemyZoc: yesNo(false),
  /** NLC 20.2.4: movement 7. */
  light: yesNo(false),
});
type Evader = EvasionInput['units'][number];

const asks = {
  /** All units of the hex that is about to be assaulted. */
  units: list(evader, 1, 6),
  cavalryAttacks: yesNo(false),
  /** Where the hex behind leads. */
  retreat: oneOf(WAYS, 'free'),
  game: settingFields.game,
  frenchShaken: settingFields.frenchShaken,
  armyLowersMorale: settingFields.armyLowersMorale,
  other: settingFields.other,
  cards: settingFields.cards,
  options: settingFields.options,
};
type EvasionInput = Told<typeof asks>;

/** Who is gone from the hex and who waits for the assault. */
export type Evasion = CardsUsed &
  Readonly<{
    gone: readonly After[];
    standing: readonly string[];
    /** NLC 20.10: friends next to these must check morale at once. */
    routed: readonly string[];
    /** Nobody is left to assault: the attackers may advance as after one (NLC 7.5). */
    attackersMayAdvance: boolean;
  }>;

/** Ends the list of those who go, and so is no unit's name. */
const NOBODY = 'nobody';

const evades = ({ arm }: Unit): boolean => arm === 'cavalry' || arm === 'horseArtillery';

const isFree = ({ cavalryAttacks }: EvasionInput, unit: Evader): boolean =>
  evades(unit) && !unit.startedInEnemyZoc && !cavalryAttacks;

/** NLC 20.2.4, doctrine: light cavalry always may. */
const isLight = ({ options }: EvasionInput, unit: Evader): boolean =>
  options.doctrine && unit.light && unit.arm === 'cavalry';

const faults = (input: EvasionInput): readonly Check[] => {
  const { units, retreat, game } = input;
  const circumstances = { ...NO_CIRCUMSTANCES, game };
  return [
    ...faultsInUnits(units),
    [units.some(({ id }) => id === NOBODY), CHARGE_REFUSALS.NAME_NOT_FREE],
    [units.some((unit) => lacksInitiative({ unit, circumstances })), CHARGE_REFUSALS.INITIATIVE_NEEDED],
    [retreat === 'blocked', CHARGE_REFUSALS.NO_WAY_BACK],
    [!units.some((unit) => isFree(input, unit) || isLight(input, unit)), CHARGE_REFUSALS.NO_RIGHT_TO_RETREAT],
  ];
};

/** One after the other, until nobody else is named. */
const askWho = (able: readonly Evader[], chosen: readonly Evader[] = []): Step<readonly Evader[]> =>
  able.length === 0
    ? accept(chosen)
    : choose(
        {
          rule: 'NLC 7.11',
          purpose: 'whoRetreats',
          by: 'defender',
          options: [...able.map(({ id }) => id), NOBODY],
        },
        (option) =>
          option === NOBODY
            ? accept(chosen)
            : askWho(
                able.filter(({ id }) => id !== option),
                [...chosen, ...able.filter(({ id }) => id === option)],
              ),
      );

const membersOf = ({ game, frenchShaken, armyLowersMorale }: EvasionInput, units: readonly Unit[]): readonly Member[] =>
  units.map((unit) => ({
    unit,
    circumstances: { ...NO_CIRCUMSTANCES, game, frenchShaken, armyLowersMorale, defending: true },
  }));

const checkOf = (input: EvasionInput, units: readonly Unit[], purpose: string) => ({
  purpose,
  by: 'defender',
  members: membersOf(input, units),
  rout: input.options.rout,
  other: otherMorale(settingOf(input), 'defender'),
});

const settingOf = ({ other, cards }: EvasionInput): Readonly<{ setting: Pick<ChargeSetting, 'other' | 'cards'> }> => ({
  setting: { other, cards },
});

type Leaving = Readonly<{ going: readonly Unit[]; routed: readonly string[]; used?: readonly UsedCard[] }>;

/** NLC 20.2.4: light cavalry that started next to the enemy needs a morale check to get away. */
const breakContact = (input: EvasionInput, chosen: readonly Evader[]): Step<Leaving> => {
  const held = chosen.filter((unit) => !isFree(input, unit) && unit.startedInEnemyZoc);
  if (held.length === 0) return accept({ going: chosen, routed: [] });
  const free = chosen.filter((unit) => !held.includes(unit));
  return mapOutcome(
    checkMorale({ rule: 'NLC 20.2.4', ...checkOf(input, held, 'breakContact') }),
    ({ passed, routed }) => ({ going: passed ? chosen : free, routed }),
  );
};

/** NLC 19.1: whoever goes of his own will checks, or goes in disorder. */
const keepOrder = (input: EvasionInput, { going, routed }: Leaving): Step<Leaving> => {
  if (!input.options.disruptionOnRetreat || going.length === 0) return accept({ going, routed });
  const check = checkEach({ rule: 'NLC 19.1', ...checkOf(input, going, 'retreatInOrder') });
  return mapOutcome(check, ({ failed, routed: more }) => ({
    going: going.map((unit) => {
      const left = more.includes(unit.id) ? eliminated(unit) : unit;
      return failed.includes(unit.id) ? { ...left, disrupted: true } : left;
    }),
    routed: [...routed, ...more],
  }));
};

/** NLC 7.4: guns that go through an enemy's zone lose a step; a hex that becomes too full is disrupted. */
const throughZone = ({ retreat, options, cards }: EvasionInput, leaving: Leaving): Step<Leaving> => {
  const crowded = retreat === 'crowded' || retreat === 'crowdedEnemyZoc';
  const going = leaving.going.map((unit) => (crowded ? { ...unit, disrupted: true } : unit));
  const zone = retreat === 'enemyZoc' || retreat === 'crowdedEnemyZoc';
  const guns = survivors(going).some(({ arm }) => arm !== 'cavalry');
  if (!zone || !guns) return accept({ ...leaving, going });
  const bill = { by: 'defender', hits: 1, tiny: options.tinyUnits, order: 'usual' } as const;
  return andThen(askToSpare(cards, 'defender'), (card) =>
    card !== null
      ? accept<Leaving>({ ...leaving, going, used: [card] })
      : mapOutcome(payHits(bill, going), ({ units }) => ({ ...leaving, going: units })),
  );
};

const outcomeOf = ({ units }: EvasionInput, { going, routed, used }: Leaving): Evasion => {
  const left = new Set(going.map(({ id }) => id));
  const lost = units.filter(({ id }) => routed.includes(id) && !left.has(id));
  const standing = units.filter(({ id }) => !left.has(id) && !routed.includes(id)).map(({ id }) => id);
  return {
    gone: [...going, ...lost.map(eliminated)].map((unit) => afterOf(unit, 'retreated')),
    standing,
    routed,
    attackersMayAdvance: standing.length === 0,
    ...usedCards(used),
  };
};

/** NLC 7.11, 20.2.4: cavalry and horse artillery that slip away before an assault. */
const slipAway = (input: EvasionInput): Step<Evasion> => {
  const able = input.units.filter((unit) => isFree(input, unit) || isLight(input, unit));
  return andThen(askWho(able), (chosen) =>
    andThen(breakContact(input, chosen), (leaving) =>
      andThen(keepOrder(input, leaving), (ordered) =>
        mapOutcome(throughZone(input, ordered), (through) => outcomeOf(input, through)),
      ),
    ),
  );
};

/** NLC 7.11: before the assault on their hex, one hex back, if nobody holds them there. */
export const retreatBeforeAssault = procedure({
  id: 'nlc/retreat-before-assault',
  rule: 'NLC 7.11',
  title: 'Cavalry retreat before assault',
  asks,
  example: {
    input: {
      units: [{ id: 'Vivian', arm: 'cavalry', nation: 'british', frontStrength: 3, reverseStrength: 1 }],
    },
    choices: ['Vivian'],
    dice: [[3]],
  },
  run: (input) => unless<Evasion>(faults(input), () => slipAway(input)),
  policy: SENSIBLE,
});
