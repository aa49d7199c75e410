import { modifier, name, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import type { Fact } from '../../../engine/rule-set';
import type { Scope, Seat, Side } from '../../../engine/sides';
import { mapOutcome, unless } from '../../../engine/step';
import type { Check, Refusal, Step } from '../../../engine/step';
import { refusals } from '../../../engine/vocabulary';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';
import { playIn } from '../../common/play/play';
import type { Unit } from '../../common/setup/unit';
import { armyLowersMoraleField, frenchShakenField, gameField, routField } from '../combat/terms';
import { CHARGE_REFUSALS, FIGHT_REFUSALS } from '../combat/vocabulary';
import { checkMorale } from '../morale/check';
import { lacksInitiative } from '../morale/procedures';
import { NO_CIRCUMSTANCES, moraleUnit } from '../morale/unit';
import { fatesWritten, marked, onMap, onTable, rout, routsCounted, sideOfUnit } from '../procedure/write-back';
import type { Written } from '../procedure/write-back';
import { isOn } from '../switches';
import { armyLowersMorale, frenchShaken, moraleUnitOf } from './conditions';
import { isDisrupted } from './disruption-play';
import { demoralizedOf } from './judge';
import { knows, scopeOf } from './state';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';

export const ZONE_REFUSALS = refusals({ DISRUPTED_ALREADY: 'NLC 19.1' });

const asks = {
  unit: moraleUnit,
  game: gameField,
  frenchShaken: frenchShakenField,
  armyLowersMorale: armyLowersMoraleField,
  /** NLC 20.10 is played. */
  rout: routField,
  other: modifier(),
};

/** `routed` is elimination, and a check for the friends around (NLC 20.10). */
type Outcome = Readonly<{ kind: 'inOrder' | 'disrupted' | 'routed' }>;

const run = ({ unit, other, rout: routs, ...known }: Told<typeof asks>): Step<Outcome> => {
  const member = { unit, circumstances: { ...NO_CIRCUMSTANCES, ...known } };
  const check = { rule: 'NLC 19.1', purpose: 'zoneExit', by: 'owner', members: [member], rout: routs, other } as const;
  return unless([[lacksInitiative(member), CHARGE_REFUSALS.INITIATIVE_NEEDED]], () =>
    mapOutcome(checkMorale(check), ({ passed, routed }): Outcome => {
      if (passed) return { kind: 'inOrder' };
      return { kind: routed.length > 0 ? 'routed' : 'disrupted' };
    }),
  );
};

/** NLC 19.1: whoever is the last to leave a hex in an enemy zone of control checks his morale, or goes in disorder. */
export const zoneExit = procedure({
  id: 'nlc/zone-exit',
  rule: 'NLC 19.1',
  title: 'Last out of a zone',
  asks,
  example: {
    input: { unit: { id: 'Pirch', arm: 'infantry', nation: 'prussian', frontStrength: 6 } },
    dice: [[5]],
  },
  run,
});

const about = { unit: name(40), withLeader: yesNo(false), inReserve: yesNo(false) };
type About = Told<typeof about>;
type Leaving = Readonly<{ scope: Scope; unit: Unit; side: Side; at: Omit<About, 'unit'> }>;

const find = (state: CorpsState, { unit: id, ...at }: About, seat: Seat): Leaving | Refusal => {
  const unit = onMap(state, id);
  const side = sideOfUnit(state, id);
  if (unit === null || side === null) return ARMY_REFUSALS.NO_SUCH_UNIT('NLC 19.1');
  if (!knows(state, seat, side)) return CORPS_REFUSALS.OWNER_JUDGES;
  return { scope: scopeOf(state, side), unit, side, at };
};

const checks = (state: CorpsState, { unit }: Leaving): readonly Check[] => [
  [isOn(state.setup, 'withoutDisruptionOnRetreat'), FIGHT_REFUSALS.RULE_NOT_IN_USE('NLC 19.1')],
  [isDisrupted(state, unit), ZONE_REFUSALS.DISRUPTED_ALREADY],
];

/** Where orders are in the app, they say who is in Reserve; else the players do. */
const standingAt = ({ inReserve }: CorpsState, { unit: { formation }, at }: Leaving): Leaving['at'] => ({
  ...at,
  inReserve: inReserve?.(formation) ?? at.inReserve,
});

const knownOf = (state: CorpsState, leaving: Leaving) => ({
  ...state.book.inputs,
  unit: moraleUnitOf(state, leaving.unit, demoralizedOf(state, leaving.side), standingAt(state, leaving)),
  frenchShaken: frenchShaken(state),
  armyLowersMorale: armyLowersMorale(state),
  rout: isOn(state.setup, 'rout'),
});

const writes = (state: CorpsState, { unit: { id } }: Leaving, { kind }: Outcome): readonly Fact<Written>[] => {
  if (kind === 'inOrder') return [];
  if (kind === 'disrupted') return onTable(marked(state, [id], 'disrupted'));
  return onTable([...fatesWritten(state, [rout(id)]), ...routsCounted(state, [rout(id)])]);
};

/** The same in a game. With hidden demoralization only the owner may: his morale would tell. */
export const zoneExitPlay = playIn<CorpsState, Written>()(zoneExit, {
  about,
  offers: (state, seat) =>
    isOn(state.setup, 'withoutDisruptionOnRetreat')
      ? []
      : state.setup.units.flatMap((unit) => {
          const side = onMap(state, unit.id) === null ? null : sideOfUnit(state, unit.id);
          const isOpen = side !== null && knows(state, seat, side) && !isDisrupted(state, unit);
          return isOpen ? [{ unit: unit.id }] : [];
        }),
  find,
  settled: ['unit', 'game', 'frenchShaken', 'armyLowersMorale', 'rout'],
  knows: knownOf,
  checks,
  writes: (state, leaving, { outcome }) => writes(state, leaving, outcome),
  tells: true,
});
