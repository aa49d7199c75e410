import * as v from 'valibot';
import type { Decision } from '../../../engine/rule-set';
import { accept } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { Fact } from '../../../engine/rule-set';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { evolveArmy } from '../../common/army/evolve-army';
import { applier } from '../../common/procedure/applier';
import type { Appliers } from '../../common/procedure/applier';
import { decideProcedure, isOf } from '../../common/procedure/decide-procedure';
import type { ProcedureCommand, ProcedureEvent, ProcedureTable } from '../../common/procedure/procedure';
import { procedureView } from '../../common/procedure/procedure-view';
import type { ProcedureView } from '../../common/procedure/procedure-view';
import { proceduresOf } from '../../common/procedure/run';
import { inputOf, isOnMap } from '../combat/unit-input';
import type { N20UnitInput } from '../combat/unit-input';
import type { MatrixEvent, MatrixTable } from '../matrix-choice/matrix-choice';
import { closes, revealedInput } from '../matrix-choice/fight';
import { decideMorale } from '../morale-track/decide-morale';
import { evolveMorale } from '../morale-track/evolve-morale';
import type { MoraleEvent } from '../morale-track/model';
import type { MoraleState } from '../morale-track/state';
import { n20Procedures } from '../procedures';
import { inputAsItStands } from './as-it-stands';

export type ProcedureState = MoraleState & Readonly<{ matrix: MatrixTable; procedure: ProcedureTable }>;
type Closed = Extract<MatrixEvent, { type: 'MatrixClosed' }>;
type Event = ArmyEvent | MoraleEvent | ProcedureEvent | Closed;
type Wrote = Step<readonly Fact<Event>[]>;

export const N20_PROCEDURES = proceduresOf(n20Procedures);

const wrote = (events: readonly Event[]): Wrote => accept(events.map((event) => ({ scope: 'table', event })));

/** Whoever stands in the game's list is named by its id beside what the matrix asks. */
const named = v.array(v.object({ id: v.optional(v.string(), '') }));

type Named = v.InferOutput<typeof named>;
type Both = Readonly<{ attackers: Named; defenders: Named }>;

const disorder = v.nullable(v.picklist(['attackers', 'defenders', 'both']));

/** N20 9.6.9: whoever the two maneuvers leave in disorder, as far as he is still there. */
const shaken = (
  state: Pick<ProcedureState, 'setup' | 'army'>,
  { attackers, defenders }: Both,
  who: v.InferOutput<typeof disorder>,
): readonly Event[] => {
  const all = [
    ...(who === 'attackers' || who === 'both' ? attackers : []),
    ...(who === 'defenders' || who === 'both' ? defenders : []),
  ].map(({ id }) => id);
  const units = [...new Set(all)].filter(
    (id) => isOnMap(state, id) && !standingOf(state.army, id).marks.includes('disordered'),
  );
  return units.length === 0 ? [] : [{ type: 'MarkPut', units, mark: 'disordered' }];
};

const matrixApplier = applier({
  input: v.object({ attackers: named, defenders: named }),
  outcome: v.variant('kind', [
    v.object({ kind: v.literal('automatic') }),
    v.object({ kind: v.literal('battle'), disordered: disorder }),
  ]),
  write: (state: ProcedureState, both, outcome): Wrote =>
    wrote(shaken(state, both, outcome.kind === 'battle' ? outcome.disordered : null)),
});

type Loss = Readonly<{ of: keyof Both; cause: 'routed' | 'broken' }>;

/** What a printed result does to units of its own accord; a withdrawal and an exchange are done on the map. */
const LOSSES: Readonly<Record<string, Loss>> = {
  DR: { of: 'defenders', cause: 'routed' },
  DB: { of: 'defenders', cause: 'broken' },
  AR: { of: 'attackers', cause: 'routed' },
  AB: { of: 'attackers', cause: 'broken' },
};

type Played = Readonly<{ state: MoraleState; events: readonly Event[] }>;

/** Without a track a unit still routs or breaks. */
const withoutTrack = (unit: string, cause: Loss['cause']): readonly ArmyEvent[] =>
  cause === 'routed'
    ? [{ type: 'MarkPut', units: [unit], mark: 'routed' }]
    : [{ type: 'UnitPlaced', unit, place: 'uar' }];

/** N20 12.7.1, 12.7.5: one unit after the other, each with its morale; whoever routs already routs no more. */
const losing = ({ state, events }: Played, unit: string, cause: Loss['cause']): Played => {
  const again = cause === 'routed' && standingOf(state.army, unit).marks.includes('routed');
  if (again || !isOnMap(state, unit)) return { state, events };
  const step = state.morale.now === null ? null : decideMorale(state, { type: 'RecordLoss', unit, cause });
  const more: readonly Event[] =
    step?.kind === 'accepted' ? step.outcome.facts.map(({ event }) => event) : withoutTrack(unit, cause);
  return {
    state: {
      ...state,
      army: more.reduce(evolveArmy, state.army),
      morale: more.reduce(evolveMorale, state.morale),
    },
    events: [...events, ...more],
  };
};

const battleApplier = applier({
  input: v.object({ attackers: named, defenders: named, revealed: v.optional(revealedInput) }),
  outcome: v.variant('kind', [
    v.object({ kind: v.literal('automatic') }),
    v.object({ kind: v.literal('battle'), disordered: disorder, result: v.string() }),
  ]),
  /**
   * Ruling 71, N20 9.6.9: routs and losses of the printed result, and then the disorder of those who are left. A battle that
   * came from the matrix is over with it (N20 9.0).
   */
  write: (before: ProcedureState, both, outcome): Wrote => {
    const over: readonly Closed[] = closes(before.matrix, both.revealed) ? [{ type: 'MatrixClosed' }] : [];
    if (outcome.kind === 'automatic') return wrote(over);
    const code = outcome.result.trim().toUpperCase();
    const loss = Object.hasOwn(LOSSES, code) ? LOSSES[code] : undefined;
    const start: Played = { state: before, events: [] };
    const { state, events } =
      loss === undefined ? start : both[loss.of].reduce((now, { id }) => losing(now, id, loss.cause), start);
    return wrote([...events, ...shaken(state, both, outcome.disordered), ...over]);
  },
});

const recoveryApplier = applier({
  input: v.object({}),
  outcome: v.object({ recovered: v.array(v.string()) }),
  /** N20 9.6.9: units are called by their ids. */
  write: (state: ProcedureState, _, { recovered }): Wrote => {
    const lifts = recovered
      .filter((unit) => standingOf(state.army, unit).marks.includes('disordered'))
      .map((unit) => ({ unit, mark: 'disordered' as const }));
    return wrote(lifts.length === 0 ? [] : [{ type: 'MarksLifted', lifts }]);
  },
});

/** Outcomes that the game keeps. Reserves, rallying and pursuit have plays of their own. */
const APPLIERS: Appliers<ProcedureState, Event> = {
  'n20/battle': battleApplier,
  'n20/matrix': matrixApplier,
  'n20/recovery': recoveryApplier,
};

const decided = (command: ProcedureCommand, state: ProcedureState): Step<Decision<Event>> =>
  decideProcedure<Event>(command, state.procedure, {
    procedures: N20_PROCEDURES,
    apply: ({ procedure, input }, outcome) =>
      Object.hasOwn(APPLIERS, procedure) ? (APPLIERS[procedure]?.(state, input, outcome) ?? null) : null,
  });

/** What a page sends counts as the game has it; what has begun keeps what it began with. */
export const decideN20Procedure = (command: ProcedureCommand, state: ProcedureState): Step<Decision<Event>> => {
  if (command.type !== 'GiveToProcedure' && command.type !== 'ApplyProcedure') return decided(command, state);
  const { run } = state.procedure;
  if (command.input === undefined || (run !== null && isOf(run, command))) return decided(command, state);
  const told = inputAsItStands(state, command.procedure, command.input);
  return told.kind === 'told' ? decided({ ...command, input: told.input }, state) : told;
};

export type N20Terms = Readonly<{ game: 'n20' }>;
export type N20ProcedureView = ProcedureView<'n20', N20Terms, N20UnitInput>;

export const n20ProcedureView = (state: Pick<ProcedureState, 'setup' | 'army' | 'procedure'>): N20ProcedureView =>
  procedureView(state.procedure, {
    of: 'n20',
    appliable: Object.keys(APPLIERS),
    terms: { game: 'n20' },
    unitInputs: () =>
      Object.fromEntries(
        state.setup.units.filter(({ id }) => isOnMap(state, id)).map((unit) => [unit.id, inputOf(state, unit)]),
      ),
  });
