import * as v from 'valibot';
import { otherSide } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { Refused } from '../../../engine/step';
import { titleTable } from '../combat/title-table';
import { inputOf, isOnMap } from '../combat/unit-input';
import { closes, revealedInput } from '../matrix-choice/fight';
import { usedIn } from '../matrix-choice/matrix-choice';
import type { MatrixTable } from '../matrix-choice/matrix-choice';
import { MATRIX_REFUSALS } from '../matrix-choice/vocabulary';
import type { MoraleState } from '../morale-track/state';

/** N20 9.0, in the input of a battle: what the game knows counts, whatever page it comes from. */

type State = MoraleState & Readonly<{ matrix: MatrixTable }>;
type Json = Readonly<Record<string, unknown>>;
const isRecord = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);

const BATTLES: readonly string[] = ['n20/battle', 'n20/matrix'];

const rosterOf = ({ setup }: State, one: unknown) =>
  isRecord(one) ? setup.units.find(({ id }) => id === one['id']) : undefined;

/** A unit on the map is what its counter says; whoever has no counter in the game is as he is described. */
const unitsIn = (state: State, json: unknown): unknown =>
  Array.isArray(json)
    ? json.map((one: unknown) => {
        const unit = rosterOf(state, one);
        return unit !== undefined && isOnMap(state, unit.id) ? inputOf(state, unit) : one;
      })
    : json;

const chits = v.object({
  maneuvers: v.object({ attack: v.string(), defense: v.string() }),
  revealed: revealedInput,
});

/** The chits of the battle in hand lie turned up: whether it may have the matrix was settled when it was asked for. */
const isOfChits = ({ matrix }: State, input: Json): boolean => {
  const read = v.safeParse(chits, input);
  if (!read.success || !closes(matrix, read.output.revealed)) return false;
  const { maneuvers, revealed } = read.output;
  return maneuvers.attack === revealed.attack && maneuvers.defense === revealed.defense;
};

const hasMatrix = (procedure: string, { maneuvers }: Json): boolean =>
  procedure === 'n20/matrix' || (maneuvers !== null && maneuvers !== undefined);

/** Who attacks, by the counters that are named, else as the page says. */
const attackerOf = (state: State, { attackers, attacker }: Json): Side | null => {
  const named = Array.isArray(attackers) ? attackers.flatMap((one: unknown) => rosterOf(state, one) ?? []) : [];
  const side = state.setup.formations.find(({ id }) => id === named[0]?.formation)?.side;
  return side ?? (attacker === 'first' || attacker === 'second' ? attacker : null);
};

/** Whether he whose turn it is has had his battle of this phase; where nobody can tell who that is, whether anybody has. */
const isUsed = (state: State, input: Json): boolean => {
  const attacker = attackerOf(state, input);
  const used = usedIn(state);
  if (attacker === null) return used.length > 0;
  return used.includes(input['duringReaction'] === true ? otherSide(attacker) : attacker);
};

type Told = Readonly<{ kind: 'told'; input: unknown }>;

/** What counts of an input, or why the title has no such battle. */
export const inputAsItStands = (state: State, procedure: string, input: unknown): Told | Refused => {
  if (!BATTLES.includes(procedure) || !isRecord(input)) return { kind: 'told', input };
  const known = {
    ...input,
    attackers: unitsIn(state, input['attackers']),
    defenders: unitsIn(state, input['defenders']),
    ...titleTable(state.setup.title),
  };
  if (!hasMatrix(procedure, input) || isOfChits(state, input)) return { kind: 'told', input: known };
  const { matrix: method } = state.setup.title;
  if (method === 'none') return refuse(MATRIX_REFUSALS.NO_MATRIX_IN_THIS_GAME);
  return { kind: 'told', input: { ...known, method, usedThisPhase: isUsed(state, input) } };
};
