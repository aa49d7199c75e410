import { byType } from '../../../engine/by-type';
import type { Decision } from '../../../engine/rule-set';
import { deskOf } from '../../../engine/sides';
import type { Seat } from '../../../engine/sides';
import { accept, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { ArmyEvent } from '../../common/army/army';
import { happened } from '../../common/table';
import { TABLE_REFUSALS } from '../../common/vocabulary';
import { CORPS_REFUSALS } from '../../nlc/corps/vocabulary';
import { isMine } from '../../nlc/index';
import { ORDERS_REFUSALS } from '../../nlc/orders/vocabulary';
import { isOn } from '../switches';
import type { MopOwnSwitch } from '../switches';
import type { CoversCommand, CoversCommandOf, CoversEvent } from './covers-model';
import { dummiesAllowed } from './covers-state';
import type { CoversState } from './covers-state';
import { changeVedettes, deployVedettes, recallVedettes } from './vedettes';
import { COVERS_REFUSALS } from './vocabulary';

/** MOP's covered stacks: dummies, and what vedettes have seen of them (MOP 37.10, 37.11). */

type Outcome = Step<Decision<CoversEvent | ArmyEvent>>;

const dummiesSet = (state: CoversState, { side, count }: CoversCommandOf<'SetDummies'>, seat: Seat): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('MOP 37.10'));
  if (count > dummiesAllowed(state, side)) return refuse(COVERS_REFUSALS.TOO_MANY_DUMMIES);
  if (count === state.dummies[side]) return refuse(TABLE_REFUSALS.NOTHING_CHANGED(null));
  return accept({ facts: [{ scope: deskOf(side), event: { type: 'DummiesSet', side, count } }], barrier: false });
};

/** A dummy that is seen comes off the map: everybody learns of it, and it no longer counts. */
const dummyRevealed = (
  { dummies: all }: CoversState,
  { side }: CoversCommandOf<'RevealDummy'>,
  seat: Seat,
): Outcome => {
  if (!isMine(seat, side)) return refuse(ORDERS_REFUSALS.NOT_YOUR_DESK('MOP 37.10'));
  const dummies = all[side];
  if (dummies === 0) return refuse(COVERS_REFUSALS.NO_DUMMY);
  return accept({
    facts: [
      { scope: deskOf(side), event: { type: 'DummiesSet', side, count: dummies - 1 } },
      { scope: 'table', event: { type: 'DummyRevealed', side } },
    ],
    barrier: true,
  });
};

const spotted = ({ covers }: CoversState, { name, turns }: CoversCommandOf<'SpotForce'>): Outcome =>
  happened([{ type: 'ForceSpotted', spotted: `v${String(covers.spottings + 1)}`, name, turns }]);

const lifted = ({ covers }: CoversState, { spotted: id, revealed }: CoversCommandOf<'LiftSpotted'>): Outcome => {
  const found = covers.spotted.find((one) => one.id === id);
  return found === undefined
    ? refuse(COVERS_REFUSALS.NO_SUCH_MARKER)
    : happened([{ type: 'SpottedLifted', spotted: id, name: found.name, revealed }]);
};

const HANDLERS = byType<CoversCommand, readonly [CoversState, Seat], Outcome>({
  SetDummies: (command, state, seat) => dummiesSet(state, command, seat),
  RevealDummy: (command, state, seat) => dummyRevealed(state, command, seat),
  SpotForce: (command, state) => spotted(state, command),
  LiftSpotted: (command, state) => lifted(state, command),
  DeployVedettes: (command, state) => deployVedettes(state, command),
  ChangeVedettes: (command, state) => changeVedettes(state, command),
  RecallVedettes: (command, state) => recallVedettes(state, command),
});

const NEEDS: Readonly<Record<CoversCommand['type'], MopOwnSwitch>> = {
  SetDummies: 'hiddenForces',
  RevealDummy: 'hiddenForces',
  SpotForce: 'vedettes',
  LiftSpotted: 'vedettes',
  DeployVedettes: 'vedettes',
  ChangeVedettes: 'vedettes',
  RecallVedettes: 'vedettes',
};

export const decideCovers = (state: CoversState, command: CoversCommand, seat: Seat): Outcome =>
  isOn(state.setup, NEEDS[command.type])
    ? HANDLERS(command, state, seat)
    : refuse(CORPS_REFUSALS.NOT_PLAYED_HERE('MOP 37.10'));
