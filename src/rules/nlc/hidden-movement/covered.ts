import { byType } from '../../../engine/by-type';
import type { Decision } from '../../../engine/rule-set';
import { deskOf } from '../../../engine/sides';
import type { Seat } from '../../../engine/sides';
import { accept, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { ArmyEvent } from '../../common/army/army';
import { isOn } from '../switches';
import type { RefitSwitch } from '../switches';
import { happened } from '../../common/table';
import { isMine } from '../orders/state';
import type { CommandOf, HiddenCommand, HiddenEvent } from './model';
import { decideVedettes } from './vedettes';
import type { VedetteCommand } from './vedettes';
import { dummiesAllowed } from './state';
import type { HiddenState } from './state';
import { ORDERS_REFUSALS } from '../orders/vocabulary';
import { HIDDEN_REFUSALS } from './vocabulary';
import { TABLE_REFUSALS } from '../../common/vocabulary';
import { CORPS_REFUSALS } from '../corps/vocabulary';

/** MOP's covered stacks: dummies, and what vedettes have seen of them (MOP 37.10, 37.11). */

type Outcome = Step<Decision<HiddenEvent | ArmyEvent>>;
export type Covered = CommandOf<'SetDummies' | 'RevealDummy' | 'SpotForce' | 'LiftSpotted'> | VedetteCommand;

const dummiesSet = (state: HiddenState, { side, count }: CommandOf<'SetDummies'>, seat: Seat): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('MOP 37.10'));
  if (count > dummiesAllowed(state, side)) return refuse(HIDDEN_REFUSALS.TOO_MANY_DUMMIES);
  if (count === state.desks[side].dummies) return refuse(TABLE_REFUSALS.NOTHING_CHANGED(null));
  return accept({ facts: [{ scope: deskOf(side), event: { type: 'DummiesSet', side, count } }], barrier: false });
};

/** A dummy that is seen comes off the map: everybody learns of it, and it no longer counts. */
const dummyRevealed = ({ desks }: HiddenState, { side }: CommandOf<'RevealDummy'>, seat: Seat): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('MOP 37.10'));
  const { dummies } = desks[side];
  if (dummies === 0) return refuse(HIDDEN_REFUSALS.NO_DUMMY);
  return accept({
    facts: [
      { scope: deskOf(side), event: { type: 'DummiesSet', side, count: dummies - 1 } },
      { scope: 'table', event: { type: 'DummyRevealed', side } },
    ],
    barrier: true,
  });
};

const spotted = ({ hidden }: HiddenState, { name, turns }: CommandOf<'SpotForce'>): Outcome =>
  happened([{ type: 'ForceSpotted', spotted: `v${String(hidden.spottings + 1)}`, name, turns }]);

const lifted = ({ hidden }: HiddenState, { spotted: id, revealed }: CommandOf<'LiftSpotted'>): Outcome => {
  const found = hidden.spotted.find((one) => one.id === id);
  return found === undefined
    ? refuse(HIDDEN_REFUSALS.NO_SUCH_MARKER)
    : happened([{ type: 'SpottedLifted', spotted: id, name: found.name, revealed }]);
};

const HANDLERS = byType<Covered, readonly [HiddenState, Seat], Outcome>({
  SetDummies: (command, state, seat) => dummiesSet(state, command, seat),
  RevealDummy: (command, state, seat) => dummyRevealed(state, command, seat),
  SpotForce: (command, state) => spotted(state, command),
  LiftSpotted: (command, state) => lifted(state, command),
  DeployVedettes: (command, state) => decideVedettes(command, state),
  ChangeVedettes: (command, state) => decideVedettes(command, state),
  RecallVedettes: (command, state) => decideVedettes(command, state),
});

const NEEDS = {
  SetDummies: 'hiddenForces',
  RevealDummy: 'hiddenForces',
  SpotForce: 'vedettes',
  LiftSpotted: 'vedettes',
  DeployVedettes: 'vedettes',
  ChangeVedettes: 'vedettes',
  RecallVedettes: 'vedettes',
} as const satisfies Readonly<Record<Covered['type'], RefitSwitch>>;

export const isCovered = (command: HiddenCommand): command is Covered => command.type in NEEDS;

export const decideCovered = (state: HiddenState, command: Covered, seat: Seat): Outcome =>
  state.hidesForces && isOn(state.setup, NEEDS[command.type])
    ? HANDLERS(command, state, seat)
    : refuse(CORPS_REFUSALS.NOT_PLAYED_HERE('MOP 37.10'));
