import type { Side } from '../../../engine/sides';
import type { Step, Working } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyTable, Place } from '../../common/army/army';
import { divisionsOf, unitsOfPart } from '../../common/setup/divisions';
import { isOn } from '../switches';
import type { Formation, Leader } from '../../common/setup/setup';
import type { Unit } from '../../common/setup/unit';
import { demoralization } from '../recovery/demoralization';
import type { DemoralizationInput, DemoralizationOutcome } from '../recovery/demoralization';
import { NO_OPERATIONS, keyOf, keyOfSubject } from './corps';
import type { Ledger, Operations, OwnDivision, Subject } from './corps';
import { armyOf, formationOf, ledgerOf } from './state';
import type { CorpsState } from './state';

/** Who is judged, and what the procedure is asked; the latter only when it is. */
export type Case = Readonly<{ of: Subject; key: string; side: Side; input: () => DemoralizationInput }>;
export type Verdict = Readonly<{ outcome: DemoralizationOutcome; working: Working }>;

type LossUnit = DemoralizationInput['units'][number];

const GONE: Readonly<Partial<Record<Place, LossUnit['state']>>> = {
  uar: 'eliminated',
  peu: 'permanentlyLost',
  exitedLost: 'exitedUnsupplied',
  recovered: 'rallied',
};

/** Ruling 96: every unit with its full strength and what has become of it. */
export const lossUnits = (army: ArmyTable, units: readonly Unit[]): LossUnit[] =>
  units.map(({ id, name, front }) => {
    const { place, stepsLost } = standingOf(army, id);
    const onMap = (['fresh', 'reduced', 'third'] as const)[stepsLost] ?? 'third';
    return { id: name, frontStrength: front, state: GONE[place] ?? onMap };
  });

const unitsOf = ({ setup }: CorpsState, formation: string, division: string | null = null): readonly Unit[] =>
  unitsOfPart(setup.units, formation, division);

/** NLC 20.9: as the procedure counts them; a failed Defend or Reserve is a failure like any other. */
const eventsOf = ({ operations }: Ledger, key: string) => {
  const counts: Operations = operations[key] ?? NO_OPERATIONS;
  return {
    attacksComplied: counts.attackComplied,
    retreatsReceived: counts.retreatReceived,
    failures: counts.failure + counts.defenceFailure,
    attacksRepelled: counts.attackRepelled,
  };
};

const nearOf = (state: CorpsState, ledger: Ledger, key: string) =>
  (ledger.neighbours[key] ?? []).flatMap((id) => {
    const other = formationOf(state, id);
    return other !== undefined && ledger.demoralized.includes(id) ? [{ kind: other.kind }] : [];
  });

const commonOf = (state: CorpsState, ledger: Ledger, key: string) => ({
  lostBesides: ledger.besides[key] ?? 0,
  wasDemoralized: ledger.demoralized.includes(key),
  proximityRule: isOn(state.setup, 'proximity'),
  operationsRule: isOn(state.setup, 'operationsMorale'),
  other: undefined,
});

const divisionsIn = (ledger: Ledger, formation: string): readonly OwnDivision[] =>
  Object.values(ledger.divisions).filter((one) => one.formation === formation);

const strengthOf = (units: readonly Unit[]): number => units.reduce((sum, { front }) => sum + front, 0);

/** NLC 15: a formation with a limit of its own. */
const corpsInput = (state: CorpsState, { id, side }: Formation, printed: number): DemoralizationInput => {
  const ledger = ledgerOf(state, side);
  const divisionsOfCorps = Math.max(1, divisionsOf(state.setup.units, id).length);
  return {
    level: 'corps',
    printed,
    units: lossUnits(state.army, unitsOf(state, id)),
    events: eventsOf(ledger, id),
    divisions: divisionsIn(ledger, id).map(({ division }) => ({
      ...eventsOf(ledger, keyOf(id, division)),
      divisionsOfCorps,
    })),
    demoralizedNear: nearOf(state, ledger, id),
    ...commonOf(state, ledger, id),
  };
};

/** NLC 20.6: a division has no printed limit; a third of its strength takes its place. */
const divisionInput = (state: CorpsState, side: Side, own: OwnDivision, isPart: boolean): DemoralizationInput => {
  const ledger = ledgerOf(state, side);
  const units = unitsOf(state, own.formation, isPart ? own.division : null);
  const key = isPart ? keyOf(own.formation, own.division) : own.formation;
  return {
    level: 'division',
    strength: strengthOf(units),
    withinCommanderRange: own.withinCommanderRange,
    corpsDemoralized: isPart && ledger.demoralized.includes(own.formation),
    units: lossUnits(state.army, units),
    demoralizedNear: nearOf(state, ledger, key),
    ...commonOf(state, ledger, key),
  };
};

/** NLC 14: all formations of an OC together. MOP 37.13.1: what left the map out of supply counts against its corps alone. */
const armyInput = (state: CorpsState, leader: Leader, printed: number): DemoralizationInput => {
  const { setup, corps } = state;
  const ledger = ledgerOf(state, leader.side);
  const his = setup.formations.filter((one) => one.side === leader.side && armyOf(setup, one)?.id === leader.id);
  const isHis = (id: string): boolean => his.some((one) => one.id === id);
  const units = setup.units.filter(
    ({ id, formation }) => isHis(formation) && standingOf(state.army, id).place !== 'exitedLost',
  );
  const counts = Object.entries(ledger.operations).filter(([key]) => isHis(ledger.divisions[key]?.formation ?? key));
  const guard = corps.guard[leader.side];
  const common = commonOf(state, ledger, leader.id);
  return {
    level: 'army',
    printed,
    units: lossUnits(state.army, units),
    hqsDestroyed: corps.hqs[leader.id]?.timesLost ?? 0,
    defenceFailures: counts.reduce((sum, [, { defenceFailure }]) => sum + defenceFailure, 0),
    guardThrownBack: guard?.lowersLevel === true,
    alliedArmyDemoralized: guard?.alliedArmyDemoralized === true,
    armyLowersMorale: isOn(setup, 'armyLowersMorale'),
    ...common,
    lostBesides: his.reduce((sum, { id }) => sum + (ledger.besides[id] ?? 0), common.lostBesides),
  };
};

const corpsCase = (state: CorpsState, formation: Formation): readonly Case[] => {
  const { id, side, kind, limit } = formation;
  const of: Subject = { kind: 'formation', id };
  if (limit !== null) return [{ of, key: id, side, input: () => corpsInput(state, formation, limit) }];
  const own = { formation: id, division: '', withinCommanderRange: false };
  return kind === 'division' && unitsOf(state, id).length > 0
    ? [{ of, key: id, side, input: () => divisionInput(state, side, own, false) }]
    : [];
};

const divisionCases = (state: CorpsState, { id, side }: Formation): readonly Case[] =>
  divisionsIn(ledgerOf(state, side), id)
    .filter(({ division }) => strengthOf(unitsOf(state, id, division)) > 0)
    .map((part) => {
      const of: Subject = { kind: 'division', id, division: part.division };
      return { of, key: keyOfSubject(of), side, input: () => divisionInput(state, side, part, true) };
    });

const armyCase = (state: CorpsState, leader: Leader): readonly Case[] => {
  const { id, side, role, level } = leader;
  const of: Subject = { kind: 'army', id };
  return role === 'OC' && level !== null ? [{ of, key: id, side, input: () => armyInput(state, leader, level) }] : [];
};

/** Everybody of a side who can be demoralized: formations, divisions on their own orders, armies with a level. */
export const casesOf = (state: CorpsState, side: Side): readonly Case[] => {
  const isOurs = (one: Formation | Leader): boolean => one.side === side;
  return [
    ...state.setup.formations.filter(isOurs).flatMap((one) => [...corpsCase(state, one), ...divisionCases(state, one)]),
    ...state.setup.leaders.filter(isOurs).flatMap((one) => armyCase(state, one)),
  ];
};

const settled = (step: Step<DemoralizationOutcome>): Verdict => {
  if (step.kind !== 'accepted') throw new Error('demoralization asks for nothing');
  return { outcome: step.outcome, working: step.working };
};

/** What the procedure makes of it. */
export const verdictOn = ({ input }: Case): Verdict => settled(demoralization.run(input()));

/** Ruling 96: who of a side stands as demoralized now, as it was announced. Whoever is no longer judged is not. */
export const demoralizedOf = (state: CorpsState, side: Side): readonly string[] => {
  const { demoralized } = ledgerOf(state, side);
  return demoralized.length === 0
    ? []
    : casesOf(state, side).flatMap(({ key }) => (demoralized.includes(key) ? [key] : []));
};
