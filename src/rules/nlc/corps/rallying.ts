import type { Refusal } from '../../../engine/step';
import type { Formation } from '../../common/setup/setup';
import { RECOVERY_REFUSALS } from '../recovery/vocabulary';
import { againstRally, kindOf, lostOf, partnersOf, triesOf } from './rally-play';
import type { RallyKind } from './rally-play';
import type { CorpsState } from './state';

/** A unit that its leader might rally; `why` is what stands against it. */
export type RallyCandidate = Readonly<{
  unit: string;
  name: string;
  kind: RallyKind;
  /** Units with which it makes a pair. */
  partners: readonly string[];
  why: Refusal | null;
}>;
export type RallyView = Readonly<{
  formation: string;
  /** NLC 13: by its orders, for whoever may read them; null where only the players can say it. */
  inReserve: boolean | null;
  /** NLC 5.3, MOP 37.7: what else is asked of the leader in this game. */
  asks: Readonly<{ woods: boolean; supply: boolean }>;
  left: number;
  candidates: readonly RallyCandidate[];
}>;

const PER_LEADER = 2;

/** NLC 13: what a formation has lost or has in its third state, each with what stands against its rally. */
export const rallyView = (state: CorpsState, formation: Formation): RallyView => ({
  formation: formation.id,
  inReserve: null,
  asks: state.book.rally,
  left: Math.max(0, PER_LEADER - triesOf(state, formation)),
  candidates: lostOf(state, formation).map((unit): RallyCandidate => {
    const partners = partnersOf(state, unit);
    const why = (partner: (typeof partners)[number] | null) => againstRally(state, formation, unit, partner);
    const able = partners.find((partner) => why(partner) === null);
    return {
      unit: unit.id,
      name: unit.name,
      kind: kindOf(state, unit),
      partners: partners.map(({ id }) => id),
      why: why(able ?? partners[0] ?? null),
    };
  }),
});

const NOT_IN_RESERVE: Refusal = RECOVERY_REFUSALS.RALLY_NEEDS_RESERVE;

/** NLC 13: with what the orders say of it; the first thing that stands against anybody is then that. */
export const asOrdered = (view: RallyView, inReserve: boolean | null): RallyView => ({
  ...view,
  inReserve,
  candidates: view.candidates.map((one) => (inReserve === false ? { ...one, why: one.why ?? NOT_IN_RESERVE } : one)),
});
