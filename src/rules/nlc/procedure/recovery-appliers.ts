import * as v from 'valibot';
import type { Fact } from '../../../engine/rule-set';
import { accept, refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { isOn } from '../switches';
import type { CorpsEvent } from '../corps/corps';
import { applier } from '../../common/procedure/applier';
import { demoralizedOf } from '../corps/judge';
import { leadingNow } from '../corps/leaders';
import { formationOf, isHidden, ledgerOf } from '../corps/state';
import type { CorpsState } from '../corps/state';
import { fatesWritten, onMap, onTable, retreatsCounted, sideOfUnit } from './write-back';
import type { Fate, Written } from './write-back';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';
import { CORPS_REFUSALS } from '../corps/vocabulary';

/** What rallying, leaders in danger and morale checks change in a game. Whom a roll was about stands beside its input. */

type Wrote = Step<readonly Fact<Written>[]>;

const rout = (id: string): Fate => ({ id, eliminated: true, stepsLost: 0, disrupted: false, retreated: true });

const triedUnit = v.object({ id: v.string(), partner: v.optional(v.nullable(v.string()), null) });
const rallied = v.object({ unit: v.string(), rallied: v.boolean() });

/** NLC 13, Ruling 26: back with its reverse up; a huge unit that stands on the map regains a step there. */
const comesBack = (state: CorpsState, id: string): ArmyEvent => {
  const unit = state.setup.units.find((one) => one.id === id);
  return { type: 'UnitPlaced', unit: id, place: 'map', stepsLost: unit?.reverse === null ? 0 : 1 };
};

const ralliedUnit = (
  state: CorpsState,
  partner: string | null,
  { unit, rallied: isBack }: v.InferOutput<typeof rallied>,
): readonly ArmyEvent[] => [
  isBack ? comesBack(state, unit) : { type: 'UnitPlaced', unit, place: 'peu' },
  ...(partner === null ? [] : [{ type: 'UnitPlaced', unit: partner, place: 'peu' } as const]),
];

const mayBeRallied = ({ army }: CorpsState, id: string): boolean => {
  const { place, stepsLost } = standingOf(army, id);
  return place === 'uar' || (place === 'map' && stepsLost === 2);
};

const atStartOf = (state: CorpsState, side: 'first' | 'second'): readonly string[] => {
  const segment = ledgerOf(state, side).rallies[side];
  return segment?.turn === state.turn ? segment.atStart : demoralizedOf(state, side);
};

export const rallyApplier = applier({
  input: v.object({ units: v.pipe(v.array(triedUnit), v.minLength(1)) }),
  outcome: v.object({ units: v.array(rallied) }),
  /** NLC 13: as the army book's own rallying writes it. */
  write: (state: CorpsState, { units }, outcome): Wrote => {
    const all = units.flatMap(({ id, partner }) => (partner === null ? [id] : [id, partner]));
    const formation = formationOf(state, state.setup.units.find(({ id }) => id === all[0])?.formation ?? '');
    if (formation === undefined) return refuse(ARMY_REFUSALS.NO_SUCH_UNIT('NLC 13'));
    const isHis = (id: string): boolean =>
      state.setup.units.some((unit) => unit.id === id && unit.formation === formation.id);
    const partnerOf = (id: string): string | null => units.find((unit) => unit.id === id)?.partner ?? null;
    const { side } = formation;
    const tried: CorpsEvent = {
      type: 'RallyTried',
      formation: formation.id,
      side,
      turn: state.turn,
      atStart: [...atStartOf(state, side)],
      tries: outcome.units.map((one) => ({ unit: one.unit, partner: partnerOf(one.unit), rallied: one.rallied })),
    };
    return unless(
      [
        [isHidden(state), CORPS_REFUSALS.OWNER_JUDGES],
        [!all.every(isHis), CORPS_REFUSALS.NOT_ITS_UNIT('NLC 13')],
        [!all.every((id) => mayBeRallied(state, id)), CORPS_REFUSALS.NOTHING_TO_RALLY],
      ],
      () =>
        accept(
          onTable<Written>([
            tried,
            ...outcome.units.flatMap((one) => ralliedUnit(state, partnerOf(one.unit), one)),
            { type: 'FollowUpSet', id: 'leadsRally', of: formation.id, value: 1 },
          ]),
        ),
    );
  },
});

export const leaderLossApplier = applier({
  input: v.object({
    cause: v.optional(v.picklist(['combat', 'displaced']), 'combat'),
    /** A commander, or a formation for the leader it has. */
    about: v.optional(v.object({ leader: v.optional(v.string(), '') }), {}),
  }),
  outcome: v.variant('kind', [
    v.object({ kind: v.picklist(['noRoll', 'unharmed']) }),
    v.object({ kind: v.literal('lost'), replacement: v.object({ rating: v.number() }) }),
  ]),
  /** NLC 11.2. */
  write: (state: CorpsState, { cause, about: { leader } }, outcome): Wrote => {
    const { setup, corps, turn } = state;
    const isThere = [...setup.leaders, ...setup.formations].some(({ id }) => id === leader);
    const successor = outcome.kind === 'lost' ? outcome.replacement.rating : null;
    return unless(
      [
        [!isThere, CORPS_REFUSALS.NO_SUCH_LEADER('NLC 11.2')],
        [leadingNow(corps, leader, 0, turn).leaderless, CORPS_REFUSALS.LEADER_IS_LOST],
        [outcome.kind === 'noRoll', CORPS_REFUSALS.NO_HIT_NO_ROLL],
      ],
      () => accept(onTable<Written>([{ type: 'LeaderRolled', leader, cause, successor }])),
    );
  },
});

export const disruptionApplier = applier({
  input: v.object({ unit: v.object({ id: v.string() }) }),
  outcome: v.object({ kind: v.picklist(['removed', 'stays', 'routed']) }),
  /** NLC 19.2, 6.3, 20.10. */
  write: (state: CorpsState, { unit: { id } }, { kind }): Wrote => {
    const side = sideOfUnit(state, id);
    if (side === null || onMap(state, id) === null) return refuse(ARMY_REFUSALS.NO_SUCH_UNIT('NLC 19.2'));
    const tried: CorpsEvent = {
      type: 'DisruptionTried',
      side,
      turn: state.turn,
      tries: [{ unit: id, result: kind }],
    };
    const before = ledgerOf(state, side).tried[side];
    return unless(
      [
        [isHidden(state), CORPS_REFUSALS.OWNER_JUDGES],
        [!standingOf(state.army, id).marks.includes('disrupted'), ARMY_REFUSALS.NO_SUCH_MARK('NLC 19.2')],
        [
          isOn(state.setup, 'disruptionByCheck') && before?.turn === state.turn && before.units.includes(id),
          CORPS_REFUSALS.TRIED_THIS_TURN,
        ],
      ],
      () =>
        accept(
          onTable<Written>([
            tried,
            ...(kind === 'removed'
              ? [{ type: 'MarksLifted' as const, lifts: [{ unit: id, mark: 'disrupted' as const }] }]
              : []),
            ...(kind === 'routed' ? [...fatesWritten(state, [rout(id)]), ...retreatsCounted(state, [rout(id)])] : []),
          ]),
        ),
    );
  },
});

const names = v.array(v.string());

export const moraleCheckApplier = applier({
  input: v.object({
    members: v.array(v.object({ unit: v.object({ id: v.string() }) })),
    /** What becomes of those who fail, as the rule has it that called for the check. */
    about: v.optional(v.object({ failed: v.optional(v.picklist(['nothing', 'disrupted']), 'nothing') }), {}),
  }),
  outcome: v.variant('kind', [
    v.object({ kind: v.literal('each'), failed: names, routed: names }),
    v.object({ kind: v.literal('group'), passed: v.boolean(), routed: names }),
  ]),
  /** NLC 2.4, 20.10: whoever routs is gone; what else a failure means, the players say. */
  write: (state: CorpsState, { members, about }, outcome): Wrote => {
    const all = members.map(({ unit }) => unit.id);
    const failed = outcome.kind === 'each' ? outcome.failed : outcome.passed ? [] : all;
    const shaken = about.failed === 'disrupted' ? failed.filter((id) => !outcome.routed.includes(id)) : [];
    const fates: readonly Fate[] = [
      ...outcome.routed.map(rout),
      ...shaken.map((id) => ({
        id,
        eliminated: false,
        stepsLost: standingOf(state.army, id).stepsLost,
        disrupted: true,
        retreated: false,
      })),
    ];
    return accept(onTable([...fatesWritten(state, fates), ...retreatsCounted(state, fates)]));
  },
});
