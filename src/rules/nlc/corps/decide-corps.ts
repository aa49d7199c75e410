import { byType } from '../../../engine/by-type';
import type { Seat, Side } from '../../../engine/sides';
import type { Decision } from '../../../engine/rule-set';
import { accept, refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { ArmyEvent } from '../../common/army/army';
import { divisionsOf } from '../../common/setup/divisions';
import { isOn } from '../switches';
import { happened } from '../../common/table';
import { keyOf } from './corps';
import type { CorpsCommand, CorpsEvent, Subject } from './corps';
import { setFollowUp } from './follow-ups';
import { demoralizedOf } from './judge';
import { recordHq } from './leaders';
import { formationOf, isHidden, knows, ledgerOf, scopeOf } from './state';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';

type Outcome = Step<Decision<CorpsEvent | ArmyEvent>>;
type Command<Type extends CorpsCommand['type']> = Extract<CorpsCommand, { type: Type }>;

/** A fact about a side's limits stands where its limits stand. */
const kept = (state: CorpsState, side: Side, event: CorpsEvent): Outcome =>
  accept({ facts: [{ scope: scopeOf(state, side), event }], barrier: false });

/** The side of a formation, or of a division of it on its own orders, for a seat that may know its limits; else null. */
const sideFor = (
  state: CorpsState,
  { formation, division }: Readonly<{ formation: string; division: string | null }>,
  seat: Seat,
): Side | null => {
  const side = formationOf(state, formation)?.side;
  if (side === undefined || !knows(state, seat, side)) return null;
  return division === null || keyOf(formation, division) in ledgerOf(state, side).divisions ? side : null;
};

/** NLC 20.9. The same refusal whether it is not there or not his: an answer must not tell one from the other. */
const recordOperation = (state: CorpsState, command: Command<'RecordOperation'>, seat: Seat): Outcome => {
  const { formation, division, what } = command;
  if (!isOn(state.setup, 'operationsMorale')) return refuse(CORPS_REFUSALS.NOT_PLAYED_HERE('NLC 20.9'));
  const side = sideFor(state, command, seat);
  if (side === null) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 20.9'));
  return kept(state, side, { type: 'OperationRecorded', formation, division, what });
};

/** NLC 20.6: the distance between leaders is the players' to say. */
const setNeighbours = (state: CorpsState, command: Command<'SetNeighbours'>, seat: Seat): Outcome => {
  const { formation, division, near } = command;
  if (!isOn(state.setup, 'proximity')) return refuse(CORPS_REFUSALS.NOT_PLAYED_HERE('NLC 20.6'));
  const side = sideFor(state, command, seat);
  if (side === null) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 20.6'));
  const isFriend = (id: string): boolean => id !== formation && formationOf(state, id)?.side === side;
  return unless([[!near.every(isFriend), CORPS_REFUSALS.NOT_A_NEIGHBOUR]], () =>
    kept(state, side, { type: 'NeighboursSet', formation, division, near: [...new Set(near)] }),
  );
};

const sideOfSubject = (state: CorpsState, of: Subject, seat: Seat): Side | null => {
  if (of.kind !== 'army')
    return sideFor(state, { formation: of.id, division: of.kind === 'division' ? of.division : null }, seat);
  const leader = state.setup.leaders.find(({ id, role }) => id === of.id && role === 'OC');
  return leader !== undefined && knows(state, seat, leader.side) ? leader.side : null;
};

/** Ruling 96: losses that are counted on paper. */
const countLosses = (state: CorpsState, { of, lost }: Command<'CountLosses'>, seat: Seat): Outcome => {
  const side = sideOfSubject(state, of, seat);
  if (side === null) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('Ruling 96'));
  return kept(state, side, { type: 'LossesCounted', of, lost });
};

/** NLC 12.13, 20.6: a division on its own orders is judged by itself. */
const setDivision = (state: CorpsState, command: Command<'SetDivision'>, seat: Seat): Outcome => {
  const { formation, division, ownOrders, withinCommanderRange } = command;
  const side = sideFor(state, { formation, division: null }, seat);
  if (side === null) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 12.13'));
  const isThere = divisionsOf(state.setup.units, formation).includes(division);
  return unless([[!isThere, CORPS_REFUSALS.NO_SUCH_DIVISION]], () =>
    kept(state, side, { type: 'DivisionSet', formation, division, ownOrders, withinCommanderRange }),
  );
};

/**
 * NLC 7.4, Ruling 35: once in a game. The app knows by itself whether an enemy army is demoralized, unless that is hidden:
 * then the players say.
 */
const recordGuard = (state: CorpsState, command: Command<'RecordGuard'>): Outcome => {
  const { side, lowersLevel } = command;
  const enemy: Side = side === 'first' ? 'second' : 'first';
  const armies = state.setup.leaders.map(({ id }) => id);
  const known = !isHidden(state) && demoralizedOf(state, enemy).some((key) => armies.includes(key));
  const alliedArmyDemoralized = command.alliedArmyDemoralized || known;
  return unless([[state.corps.guard[side] !== null, CORPS_REFUSALS.GUARD_IS_RECORDED]], () =>
    happened([
      { type: 'GuardRecorded', side, lowersLevel, alliedArmyDemoralized },
      { type: 'FollowUpSet', id: 'guardThrownBack', of: side, value: 1 },
    ]),
  );
};

/** Decides whatever concerns corps, armies and their leaders. */
export const decideCorps = (state: CorpsState, command: CorpsCommand, seat: Seat): Outcome =>
  HANDLERS(command, state, seat);

const HANDLERS = byType<CorpsCommand, readonly [CorpsState, Seat], Outcome>({
  RecordOperation: (command, state, seat) => recordOperation(state, command, seat),
  SetNeighbours: (command, state, seat) => setNeighbours(state, command, seat),
  CountLosses: (command, state, seat) => countLosses(state, command, seat),
  SetDivision: (command, state, seat) => setDivision(state, command, seat),
  RecordHq: (command, state) => recordHq(state, command),
  RecordGuard: (command, state) => recordGuard(state, command),
  SetFollowUp: (command, state) => setFollowUp(state, command),
});
