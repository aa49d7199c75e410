import { modifier, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { rollOne, within } from '../command/dice';
import { hiddenOn } from '../tables/lookups';
import { HIDDEN_LINES } from './vocabulary';

const asks = {
  /** Which turn of the hidden march this is, from 1. */
  turnOfHiding: number(1, 999),
  /** NLC 20.1.3: its orders have been superseded, so it keeps to the last line. */
  superseded: yesNo(false),
  nearestEnemyHq: oneOf(['austrian', 'russian', 'other'], 'other'),
  /** An enemy unit sees a hex that its leader would have passed, other than those of its first move. */
  enemySeesItsWay: yesNo(false),
  /** The owner shows it of his own will. */
  shown: yesNo(false),
  /** Activations in which it has collected movement. */
  collected: number(0, 99, 0),
  allCavalry: yesNo(false),
  /** NLC 20.1.6, if played: turns in which its way crosses another hidden march's. */
  jams: number(0, 99, 0),
  other: modifier(),
};
export type HiddenMovementInput = Told<typeof asks>;

/** `mp` is what the leader then spends along his route, at infantry cost (NLC 20.1.2). */
export type HiddenMovementOutcome =
  Readonly<{ kind: 'hidden' }> | Readonly<{ kind: 'revealed'; by: 'roll' | 'sight' | 'owner'; mp: number }>;

const A_TURN = 4;
const A_CAVALRY_TURN = 6;
const LAST_LINE = 3;

const collectedMp = ({ collected, allCavalry, jams }: HiddenMovementInput): number => {
  const turn = allCavalry ? A_CAVALRY_TURN : A_TURN;
  return Math.max(0, collected * turn - jams * (turn / 2));
};

const revealed = (
  input: HiddenMovementInput,
  by: 'roll' | 'sight' | 'owner',
  working: Working,
): Step<HiddenMovementOutcome> => {
  const mp = collectedMp(input);
  return accept<HiddenMovementOutcome>({ kind: 'revealed', by, mp }, [
    ...working,
    HIDDEN_LINES.hiddenSpends('NLC 20.1.2', { mp }),
  ]);
};

const eastern = ({ nearestEnemyHq }: HiddenMovementInput): number => (nearestEnemyHq === 'other' ? 0 : -1);

const run = (input: HiddenMovementInput): Step<HiddenMovementOutcome> => {
  if (input.shown) return revealed(input, 'owner', [HIDDEN_LINES.hiddenShown('NLC 20.1.2')]);
  if (input.enemySeesItsWay) return revealed(input, 'sight', [HIDDEN_LINES.hiddenSeen('NLC 20.1.2')]);
  const line = input.superseded ? LAST_LINE : Math.min(input.turnOfHiding, LAST_LINE);
  const drm = eastern(input);
  const resultOf = (total: number): 'H' | 'R' => hiddenOn(line, within(1, total + drm, 6));
  const changed: Working = drm === 0 ? [] : [HIDDEN_LINES.hiddenEastern('NLC 20.1.2', { change: drm })];
  const asked = {
    rule: 'NLC 20.1.2',
    purpose: 'hiddenMovement',
    other: input.other,
    changed,
    alike: resultOf,
  } as const;
  return rollOne(asked, (thrown) => {
    const total = within(1, thrown.total + drm, 6);
    const result = resultOf(thrown.total);
    const working: Working = [
      HIDDEN_LINES[result === 'H' ? 'hiddenStays' : 'hiddenRevealed'](input.superseded ? 'NLC 20.1.3' : 'NLC 20.1.2', {
        line: line === LAST_LINE ? '3+' : String(line),
        total,
      }),
    ];
    return result === 'H'
      ? accept<HiddenMovementOutcome>({ kind: 'hidden' }, working)
      : revealed(input, 'roll', working);
  });
};

/**
 * NLC 20.1.2, 20.1.1, 20.1.3, 20.1.6: in each command phase a die on the turn of the march, −1 if the nearest enemy HQ is Austrian
 * or Russian, says whether it stays hidden. An enemy who sees its way, or its owner, reveals it without a die. Each turn it
 * has collected 4 MP, 6 if all cavalry.
 */
export const hiddenMovement = procedure({
  id: 'nlc/hidden-movement',
  rule: 'NLC 20.1.2',
  title: 'Hidden movement',
  asks,
  example: { input: { turnOfHiding: 2, collected: 1 }, dice: [[5]] },
  run,
});
