import { armyEvents } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import { isCommonEvent } from '../../common/table';
import { EMPTY_CORPS, EMPTY_CORPS_DESK, corpsEvents } from './corps';
import type { CorpsDesk, CorpsEvent, CorpsTable, Hq } from './corps';
import { evolveLedger } from './evolve-ledger';
import { withFollowUp, withoutEnded } from './follow-ups';

const isCorpsEvent = (event: Typed): event is CorpsEvent => event.type in corpsEvents;
const isArmyEvent = (event: Typed): event is ArmyEvent => event.type in armyEvents;

/** Corps and armies on the open table, after something happened there. */
export const evolveCorps = (table: CorpsTable, event: Typed): CorpsTable => {
  if (isCorpsEvent(event)) return evolve({ ...table, ledger: evolveLedger(table.ledger, event) }, event);
  if (isArmyEvent(event)) return { ...table, eliminatedOn: eliminated(table, event) };
  if (isCommonEvent(event) && event.type === 'TurnBegan')
    return { ...table, turn: event.turn, followUps: withoutEnded(table.followUps, event.turn) };
  return table;
};

/** One side's own knowledge of its limits. */
export const evolveCorpsDesk = (desk: CorpsDesk, event: Typed): CorpsDesk =>
  isCorpsEvent(event) ? { ledger: evolveLedger(desk.ledger, event) } : desk;

const evolve = (table: CorpsTable, event: CorpsEvent): CorpsTable => {
  switch (event.type) {
    case 'LeaderRolled': {
      const { leader, cause, successor } = event;
      const now: CorpsTable =
        cause === 'displaced' ? { ...table, displaced: { ...table.displaced, [leader]: table.turn } } : table;
      if (successor === null) return now;
      return { ...now, lost: { ...now.lost, [leader]: { turn: now.turn, successor } } };
    }
    case 'HqRecorded': {
      const hq = hqAfter(table.hqs[event.leader], event.what, table.turn);
      return { ...table, hqs: { ...table.hqs, [event.leader]: hq } };
    }
    case 'GuardRecorded': {
      const { type: _, ...guard } = event;
      return { ...table, guard: { ...table.guard, [event.side]: guard } };
    }
    case 'FollowUpSet': {
      const { id, of, value } = event;
      return { ...table, followUps: withFollowUp(table.followUps, { id, of, value, turn: table.turn }) };
    }
    default:
      return table;
  }
};

const hqAfter = (before: Hq | undefined, what: 'destroyed' | 'back', turn: number): Hq => {
  const timesLost = before?.timesLost ?? 0;
  return what === 'destroyed' ? { timesLost: timesLost + 1, lostOn: turn } : { timesLost, lostOn: null };
};

/** NLC 13: a unit may be rallied from the first night after its elimination, so the turn of that is kept. */
const eliminated = ({ eliminatedOn, turn }: CorpsTable, event: ArmyEvent): CorpsTable['eliminatedOn'] => {
  if (event.type !== 'StepLost' && event.type !== 'UnitPlaced') return eliminatedOn;
  const { unit, place } = event;
  if (place === 'uar' || place === 'peu') return { ...eliminatedOn, [unit]: eliminatedOn[unit] ?? turn };
  const { [unit]: back, ...others } = eliminatedOn;
  return back === undefined ? eliminatedOn : others;
};

export const corpsModel = model({
  id: 'corps',
  events: corpsEvents,
  table: { start: EMPTY_CORPS, hears: [...typesOf(corpsEvents, armyEvents), 'TurnBegan'], evolve: evolveCorps },
  held: { start: EMPTY_CORPS_DESK, hears: typesOf(corpsEvents), evolve: evolveCorpsDesk },
});
