import * as v from 'valibot';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { resolver } from '../../common/resolver';
import { nameField, no, whole } from '../command/fields';
import { VICTORY_LINES } from './vocabulary';

const sideField = v.picklist(SIDES);

/** NLC 18: the place has a unit of it, or saw one last; or lay last in its zone of control and in no enemy's. */
const heldBy = v.nullish(sideField, null);

export const victoryInput = v.object({
  /** Points for places, as the scenario gives them. */
  places: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: nameField,
          points: whole(-999, 999),
          /** What the scenario asks for. */
          asks: v.optional(v.picklist(['occupied', 'controlled']), 'controlled'),
          /** Whose unit is in it, or was the last to move into or through it. */
          lastEntered: heldBy,
          /** Who, since then, was the last to have it alone in his zone of control. */
          lastInZone: heldBy,
        }),
      ),
      v.maxLength(100),
    ),
    [],
  ),
  /** All other points of the scenario. */
  awards: v.optional(
    v.pipe(v.array(v.object({ side: sideField, points: whole(-999, 999), reason: nameField })), v.maxLength(100)),
    [],
  ),
  /** Napoleon's Last Battles, a battle game: the French army breaking, or an enemy one dissolving, ends it. */
  lastBattles: v.nullish(
    v.object({ french: v.optional(sideField, 'first'), frenchDemoralized: no, otherArmyDisintegrated: no }),
    null,
  ),
});
export type VictoryInput = Readonly<v.InferOutput<typeof victoryInput>>;
type Place = VictoryInput['places'][number];

export type VictoryOutcome =
  | Readonly<{ kind: 'points'; points: BySide<number>; ahead: Side | null }>
  | Readonly<{ kind: 'decided'; winner: Side | null; points: BySide<number>; ahead: Side | null }>;

const holderOf = ({ asks, lastEntered, lastInZone }: Place): Side | null =>
  asks === 'controlled' ? (lastInZone ?? lastEntered) : lastEntered;

type Points = Readonly<{ side: Side; points: number; line: Working[number] }>;

const placePoints = (place: Place): readonly Points[] => {
  const side = holderOf(place);
  if (side === null) return [];
  const facts = { side, points: place.points, what: place.name };
  return [{ side, points: place.points, line: VICTORY_LINES.victoryPlace('NLC 18', facts) }];
};

/** NLC 18: what each side has points for, one by one. */
export const pointsIn = ({ places, awards }: VictoryInput): readonly Points[] => [
  ...places.flatMap(placePoints),
  ...awards.map(({ side, points, reason }): Points => {
    return { side, points, line: VICTORY_LINES.victoryAward('NLC 18', { side, points, what: reason }) };
  }),
];

const decide = ({ lastBattles }: VictoryInput): Readonly<{ winner: Side | null; line: Working[number] }> | null => {
  if (lastBattles === null) return null;
  const { french, frenchDemoralized, otherArmyDisintegrated } = lastBattles;
  const enemy: Side = french === 'first' ? 'second' : 'first';
  if (frenchDemoralized && otherArmyDisintegrated)
    return { winner: null, line: VICTORY_LINES.victoryBothBroken('NLC 18') };
  if (frenchDemoralized) return { winner: enemy, line: VICTORY_LINES.victoryFrenchBroken('NLC 18') };
  return otherArmyDisintegrated ? { winner: french, line: VICTORY_LINES.victoryEnemyBroken('NLC 18') } : null;
};

/**
 * NLC 18: the points a scenario gives, by who holds what and for all else, as they stand now. In Napoleon's Last Battles an army
 * that breaks decides the battle whatever the points; if both do in one count, whose went first is for the players (NLC 14).
 */
export const victory = (input: VictoryInput): Step<VictoryOutcome> => {
  const given = pointsIn(input);
  const points = bothSides((side) => given.reduce((sum, one) => (one.side === side ? sum + one.points : sum), 0));
  const ahead = points.first === points.second ? null : points.first > points.second ? 'first' : 'second';
  const decided = decide(input);
  const total = VICTORY_LINES.victoryTotal('NLC 18', { first: points.first, second: points.second });
  const lines = [...given.map(({ line }) => line), total];
  return decided === null
    ? accept<VictoryOutcome>({ kind: 'points', points, ahead }, lines)
    : accept<VictoryOutcome>({ kind: 'decided', winner: decided.winner, points, ahead }, [...lines, decided.line]);
};

/** NLC 18. */
export const victoryResolver = resolver({
  id: 'nlc/victory',
  rule: 'NLC 18',
  title: 'Victory points',
  input: victoryInput,
  example: {
    input: {
      places: [{ name: 'Ligny', points: 5, lastEntered: 'first' }],
      awards: [{ side: 'second', points: 3, reason: 'Army demoralized' }],
    },
  },
  begin: victory,
});
