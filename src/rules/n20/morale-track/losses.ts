import type { BySide, Side } from '../../../engine/sides';
import { accept, refuse, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import type { ArmyEvent, Place } from '../../common/army/army';
import { commitGuard } from '../morale/guard';
import { moraleForLoss } from '../morale/small-formation';
import { changeMorale } from '../morale/track';
import type { MoraleMoved } from '../morale/track';
import type { MoraleCommand, MoraleEvent } from './model';
import { changeFaults, ruleOf } from './reasons';
import { settle } from './settle';
import { withTrack, withUnit } from './state';
import type { KnownUnit, MoraleState, Play } from './state';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';
import { TRACK_REFUSALS } from '../morale/vocabulary';

type Command<Type extends MoraleCommand['type']> = Extract<MoraleCommand, { type: Type }>;
type Cause = Command<'RecordLoss'>['cause'];
type Points = Readonly<{ ownerPoints: number; enemyPoints: number | null }>;

/** What the title's base game takes and gives (Ruling 71); for the causes it says nothing of, the kit's full point. */
const pointsFor = ({ setup: { title } }: MoraleState, cause: Cause): Points => {
  if (cause !== 'routed' && cause !== 'broken') return { ownerPoints: 1, enemyPoints: null };
  const { owner, enemy } = title.losses[cause];
  return { ownerPoints: owner, enemyPoints: enemy };
};

/** Where a unit goes that is lost in this way. A rout leaves it on the map; large units are exchanged by hand. */
const GOES_TO: Readonly<Partial<Record<Cause, Place>>> = { broken: 'uar', withdrawn: 'withdrawn' };

const armyEvents = (unit: string, cause: Cause): readonly ArmyEvent[] => {
  const place = GOES_TO[cause];
  if (place !== undefined) return [{ type: 'UnitPlaced', unit, place }];
  return cause === 'routed' ? [{ type: 'MarkPut', units: [unit], mark: 'routed' }] : [];
};

type Lost = Readonly<{ side: Side; strength: number; cause: Cause; points: Points }>;

/** N20 12.7.1, 12.7.5: what losing a unit does to the track, by its printed strength. */
const moraleOf = (morale: BySide<number>, { side, strength, cause, points }: Lost): Step<MoraleMoved> =>
  moraleForLoss({ morale, owner: side, printedStrength: strength, cause, ...points, other: undefined });

const onlyFromMap = ({ standing }: KnownUnit): readonly Check[] => [
  [standing.place !== 'map', ARMY_REFUSALS.NOT_ON_THE_MAP('N20 12.7.1')],
];

/** N20 12.7.1, 12.7.5, 9.6.9: a unit of the lists routs, breaks or goes; a second rout changes nothing. */
export const recordLoss = (state: MoraleState, { unit: id, cause }: Command<'RecordLoss'>): Play =>
  withUnit(state, id, 'N20 12.7.1', (known) => {
    const { unit, side, standing } = known;
    const again = cause === 'routed' && standing.marks.includes('routed');
    const lost = { side, strength: unit.front, cause, points: pointsFor(state, cause) };
    return unless([...onlyFromMap(known), [again, TRACK_REFUSALS.ROUTED_ALREADY]], () =>
      withTrack(state, (now) =>
        settle(state, moraleOf(now, lost), {
          first: () => [...armyEvents(id, cause), lossRecorded(lost, id)],
          reasonOf: () => cause,
        }),
      ),
    );
  });

const lossRecorded = ({ side, strength, cause }: Lost, unit: string | null): MoraleEvent => ({
  type: 'LossRecorded',
  side,
  unit,
  strength,
  cause,
});

/** N20 12.7.1, 12.7.5: the same where only the track is kept and no lists of units. */
export const recordLossOf = (state: MoraleState, { side, strength, cause }: Command<'RecordLossOf'>): Play =>
  withTrack(state, (now) => {
    const lost = { side, strength, cause, points: pointsFor(state, cause) };
    return settle(state, moraleOf(now, lost), {
      first: () => [lossRecorded(lost, null)],
      reasonOf: () => cause,
    });
  });

/** N20 16.8, 12.7.5: a unit marches off while an event lets its side leave; full points, whatever its size. */
export const withdrawUnit = (state: MoraleState, { unit: id, ...points }: Command<'WithdrawUnit'>): Play =>
  withUnit(state, id, 'N20 16.8', (known) => {
    const { unit, side } = known;
    const { ownerPoints, enemyPoints } = points;
    const lost: Lost = { side, strength: unit.front, cause: 'withdrawn', points: { ownerPoints, enemyPoints } };
    return unless([...onlyFromMap(known), [!state.morale.mayExit[side], TRACK_REFUSALS.MAY_NOT_EXIT]], () =>
      withTrack(state, (now) =>
        settle(state, moraleOf(now, lost), {
          first: () => [...armyEvents(id, 'withdrawn'), { type: 'UnitWithdrawn', side, unit: id }],
          reasonOf: () => 'withdrawn',
        }),
      ),
    );
  });

/** N20 12.1, 12.7: a change whose amount the players state, halves only where its reason knows any. */
export const changeBy = (state: MoraleState, { side, halves, reason, note }: Command<'ChangeMorale'>): Play =>
  withTrack(state, (now) =>
    unless(changeFaults(reason, { halves, note, morale: now[side] }), () => {
      const { after, working } = changeMorale(now, [{ side, halves, rule: ruleOf(reason) }]);
      return settle(state, accept(after, working), {
        first: () => [],
        reasonOf: () => reason,
        note,
        correcting: reason === 'correction',
      });
    }),
  );

/** N20 12.7.4, Ruling 63: the Guard goes in; free while either side has fewer than 2 points. */
export const commitTheGuard = (state: MoraleState, { side, costHalves }: Command<'CommitGuard'>): Play =>
  withTrack(state, (now) =>
    settle(state, commitGuard({ morale: now, side, costHalves, other: undefined }), {
      first: ({ free }) => [{ type: 'GuardCommitted', side, free }],
      reasonOf: () => 'guard',
    }),
  );

/** N20 12.1: the start of the track, once, where the title sheet left it open. */
export const setMorale = ({ morale: { now } }: MoraleState, { morale }: Command<'SetMorale'>): Play =>
  now === null
    ? accept({ facts: [{ scope: 'table', event: { type: 'MoraleSet', morale } }], barrier: false })
    : refuse(TRACK_REFUSALS.MORALE_IS_SET);
