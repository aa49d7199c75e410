import { group, list } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, andThen, mapOutcome, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { cardsLeft } from './by-card';
import { faultsInFight, faultsInRiders } from './charge-checks';
import { fightCharge } from './charge-fight';
import type { ChargeResult } from './charge-fight';
import { chargedHex, chargingStack, plainFight, settingFields } from './charge-terms';
import type { Fight } from './charge-terms';
import { SENSIBLE } from './policy';
import { CHARGE_REFUSALS, FIGHT_REFUSALS } from './vocabulary';

const oneCharge = { stacks: list(group(chargingStack), 1, 3), target: group(chargedHex) };

const asks = {
  /** NLC 7.7: the charges of one segment: all move, then all attack, and none changes another. */
  charges: list(group(oneCharge), 1, 3),
  ...settingFields,
};
type ChargeInput = Told<typeof asks>;

const fightsIn = ({ charges, ...setting }: ChargeInput): readonly Fight[] =>
  charges.map(({ stacks, target }) => plainFight(setting, stacks, target));

const faults = ({ charges }: ChargeInput, fights: readonly Fight[]): readonly Check[] => {
  const stacks = charges.flatMap((charge) => charge.stacks);
  const riders = stacks.flatMap(({ units }) => units);
  const all = [...riders, ...charges.flatMap(({ target }) => target.units)];
  return [
    [new Set(all.map(({ id }) => id)).size < all.length, FIGHT_REFUSALS.UNIT_NAMED_TWICE('NLC 7.7')],
    [stacks.some(({ inCommand }) => !inCommand), CHARGE_REFUSALS.OUT_OF_COMMAND],
    [riders.some((unit) => unit.inReserve || unit.fallingBack), FIGHT_REFUSALS.ORDER_FORBIDS_ATTACK],
    ...faultsInRiders(riders),
    ...fights.flatMap(faultsInFight),
  ];
};

const allOf = (fights: readonly Fight[]): Step<readonly ChargeResult[]> =>
  fights.reduce<Step<readonly ChargeResult[]>>(
    (before, fight) =>
      andThen(before, (results) =>
        mapOutcome(fightCharge(afterThem(fight, results)), (result) => [...results, result]),
      ),
    accept([]),
  );

/** MOP 37.12: a card that one of these charges has used up is not there for the next. */
const afterThem = (fight: Fight, before: readonly ChargeResult[]): Fight => {
  const used = before.flatMap(({ cardsUsed = [] }) => cardsUsed);
  return used.length === 0
    ? fight
    : { ...fight, setting: { ...fight.setting, cards: cardsLeft(fight.setting.cards, used) } };
};

/** NLC 7.7, 7.10, Rulings 21, 37, 39: the cavalry charges of one segment, each to its end and before any pursuit. */
export const charge = procedure({
  id: 'nlc/charge',
  rule: 'NLC 7.7',
  title: 'Cavalry charge',
  asks,
  example: {
    input: {
      charges: [
        {
          stacks: [
            {
              units: [
                { id: 'Milhaud', arm: 'cavalry', nation: 'french', frontStrength: 6, reverseStrength: 3 },
                { id: 'Delort', arm: 'cavalry', nation: 'french', frontStrength: 4, reverseStrength: 2 },
              ],
              distance: 2,
            },
          ],
          target: {
            units: [{ id: 'Alten', arm: 'infantry', nation: 'british', frontStrength: 5, reverseStrength: 3 }],
            retreat: 'free',
          },
        },
      ],
    },
    dice: [[3], [4, 5], [2, 3]],
  },
  run: (input) => {
    const fights = fightsIn(input);
    return unless<Readonly<{ charges: readonly ChargeResult[] }>>(faults(input, fights), () =>
      mapOutcome(allOf(fights), (charges) => ({ charges })),
    );
  },
  policy: SENSIBLE,
});
