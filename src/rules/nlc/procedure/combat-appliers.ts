import * as v from 'valibot';
import { accept } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { Fact } from '../../../engine/rule-set';
import { applier } from '../../common/procedure/applier';
import type { CorpsEvent } from '../corps/corps';
import { decideCorps } from '../corps/decide-corps';
import type { CorpsState } from '../corps/state';
import { attackedBy, fatesWritten, followed, marked, onTable, retreatsCounted, sideOfUnit } from './write-back';
import type { Fate, Written } from './write-back';

/** What the fights of NLC 7 and 8 change in a game. Only what is read here is asked of input and outcome. */

const unitName = v.object({ id: v.string() });
const unitList = v.array(unitName);
const names = v.array(v.string());
const idsOf = (units: readonly Readonly<{ id: string }>[]): readonly string[] => units.map(({ id }) => id);

type Wrote = Step<readonly Fact<Written>[]>;
const wrote = (...parts: readonly (readonly Written[])[]): Wrote => accept(onTable(parts.flat()));

const assaultFate = v.object({
  id: v.string(),
  fate: v.picklist(['stands', 'retreated', 'eliminated']),
  stepsLost: v.number(),
  disrupted: v.boolean(),
});

const fateInAssault = ({ fate, ...unit }: v.InferOutput<typeof assaultFate>): Fate => ({
  ...unit,
  eliminated: fate === 'eliminated',
  retreated: fate === 'retreated',
});

const inspired = v.object({ id: v.string(), inspiredBy: v.optional(v.picklist(['none', 'napoleon', 'ney']), 'none') });
const stack = v.object({ units: v.array(inspired), leaders: v.optional(names, []) });

/** NLC 7.4, Ruling 35: once in a game; the second time there is nothing more to write. */
const guardThrownBack = (state: CorpsState, attackers: readonly string[]): readonly Written[] => {
  const side = attackers.map((id) => sideOfUnit(state, id)).find((one) => one !== null);
  if (side === undefined) return [];
  const step = decideCorps(
    state,
    { type: 'RecordGuard', side, lowersLevel: false, alliedArmyDemoralized: false },
    'table',
  );
  return step.kind === 'accepted' ? step.outcome.facts.map(({ event }) => event) : [];
};

/** MOP 37.16: who lent strength gives no orders next turn; who led an attack waits for his a turn longer. */
const ledBy = (state: CorpsState, stacks: readonly v.InferOutput<typeof stack>[]): readonly CorpsEvent[] => {
  const { leaders, formations } = state.setup;
  const withThem = (who: 'napoleon' | 'ney'): readonly string[] =>
    stacks.filter(({ units }) => units.some(({ inspiredBy }) => inspiredBy === who)).flatMap((one) => one.leaders);
  const lent = withThem('napoleon').filter((id) => leaders.some((one) => one.id === id && one.role === 'OC'));
  const led = withThem('ney').filter((id) => formations.some((one) => one.id === id));
  const { marks } = state.book;
  return [
    ...(marks.includes('lentStrength') ? followed(state, 'lentStrength', lent) : []),
    ...(marks.includes('ledAttack') ? followed(state, 'ledAttack', led) : []),
  ];
};

export const assaultApplier = applier({
  input: v.object({ attackers: v.array(stack), defender: v.object({ ...stack.entries }) }),
  outcome: v.object({
    units: v.object({ attacker: v.array(assaultFate), defender: v.array(assaultFate) }),
    adjacentInfantry: v.array(assaultFate),
    guardBroken: v.boolean(),
  }),
  /** NLC 7.3 to 7.6. */
  write: (state: CorpsState, { attackers, defender }, { units, adjacentInfantry, guardBroken }): Wrote => {
    const fates = [...units.attacker, ...units.defender, ...adjacentInfantry].map(fateInAssault);
    return wrote(
      fatesWritten(state, fates),
      guardBroken ? guardThrownBack(state, idsOf(units.attacker)) : [],
      attackedBy(state, idsOf(defender.units)),
      retreatsCounted(state, fates),
      ledBy(state, [...attackers, defender]),
    );
  },
});

export const bombardmentApplier = applier({
  input: v.object({ battery: unitList, target: unitList }),
  outcome: v.object({
    units: v.array(
      v.object({ id: v.string(), eliminated: v.boolean(), stepsLost: v.number(), disrupted: v.boolean() }),
    ),
  }),
  /** NLC 8.1: the guns have fired for this stage. */
  write: (state: CorpsState, { battery, target }, { units }): Wrote =>
    wrote(
      fatesWritten(
        state,
        units.map((unit) => ({ ...unit, retreated: false })),
      ),
      marked(state, idsOf(battery), 'bombarded'),
      attackedBy(state, idsOf(target)),
    ),
});

const after = v.variant('fate', [
  v.object({ unit: v.string(), fate: v.literal('eliminated') }),
  v.object({
    unit: v.string(),
    fate: v.picklist(['stands', 'inHex', 'atStart', 'retreated']),
    stepsLost: v.number(),
    disrupted: v.boolean(),
  }),
]);
const charged = v.object({ attackers: v.array(after), defenders: v.array(after) });
type Charged = v.InferOutput<typeof charged>;

const gone = (id: string): Fate => ({ id, eliminated: true, stepsLost: 0, disrupted: false, retreated: false });

const fateInCharge = (one: v.InferOutput<typeof after>): Fate =>
  one.fate === 'eliminated'
    ? gone(one.unit)
    : {
        id: one.unit,
        eliminated: false,
        stepsLost: one.stepsLost,
        disrupted: one.disrupted,
        retreated: one.fate === 'retreated',
      };

const unitsOf = (all: readonly v.InferOutput<typeof after>[]): readonly string[] => all.map(({ unit }) => unit);

/** NLC 7.7: losses and disorder of both sides, and the horses are spent for this stage. */
const chargesWritten = (state: CorpsState, charges: readonly Charged[], routed: readonly string[]): Wrote => {
  const fates = [
    ...charges.flatMap(({ attackers, defenders }) => [...attackers, ...defenders]).map(fateInCharge),
    ...routed.map(gone),
  ];
  const lost = fates.filter(({ eliminated }) => eliminated).map(({ id }) => id);
  const riders = charges.flatMap(({ attackers }) => unitsOf(attackers)).filter((id) => !lost.includes(id));
  return wrote(
    fatesWritten(state, fates),
    marked(state, riders, 'charged'),
    attackedBy(
      state,
      charges.flatMap(({ defenders }) => unitsOf(defenders)),
    ),
    retreatsCounted(state, fates),
  );
};

export const chargeApplier = applier({
  input: v.object({}),
  outcome: v.object({ charges: v.array(charged) }),
  write: (state: CorpsState, _, { charges }): Wrote => chargesWritten(state, charges, []),
});

export const reactionChargeApplier = applier({
  input: v.object({}),
  outcome: v.variant('kind', [
    v.object({ kind: v.literal('noCharge'), routed: names }),
    v.object({ kind: v.literal('charge'), routed: names, result: charged }),
  ]),
  /** NLC 7.9, 20.10: whoever routed at the test is gone, whether or not the others rode. */
  write: (state: CorpsState, _, outcome): Wrote =>
    chargesWritten(state, outcome.kind === 'charge' ? [outcome.result] : [], outcome.routed),
});

export const pursuitApplier = applier({
  input: v.object({}),
  outcome: v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({ kind: v.literal('pursued'), result: charged }),
  ]),
  write: (state: CorpsState, _, outcome): Wrote =>
    chargesWritten(state, outcome.kind === 'pursued' ? [outcome.result] : [], []),
});

export const evasionApplier = applier({
  input: v.object({}),
  outcome: v.object({ gone: v.array(after) }),
  /** NLC 7.11: who slipped away, and in what order. */
  write: (state: CorpsState, _, outcome): Wrote => {
    const fates = outcome.gone.map(fateInCharge);
    return wrote(fatesWritten(state, fates), retreatsCounted(state, fates));
  },
});
