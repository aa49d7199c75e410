import { group, list, maybe, name, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { VICTORY_LINES } from './vocabulary';

/** NLC 18: the place has a unit of it, or saw one last; or lay last in its zone of control and in no enemy's. */
const heldBy = maybe(oneOf(SIDES));

const points = number(-999, 999);

const place = {
  name: name(),
  points,
  /** What the scenario asks for. */
  asks: oneOf(['occupied', 'controlled'], 'controlled'),
  /** Whose unit is in it, or was the last to move into or through it. */
  lastEntered: heldBy,
  /** Who, since then, was the last to have it alone in his zone of control. */
  lastInZone: heldBy,
};

const asks = {
  /** Points for places, as the scenario gives them. */
  places: list(group(place), 0, 100, []),
  /** All other points of the scenario. */
  awards: list(group({ side: oneOf(SIDES), points, reason: name() }), 0, 100, []),
  /** Napoleon's Last Battles, a battle game: the French army breaking, or an enemy one dissolving, ends it. */
  lastBattles: maybe(
    group({ french: oneOf(SIDES, 'first'), frenchDemoralized: yesNo(false), otherArmyDisintegrated: yesNo(false) }),
  ),
};
export type VictoryInput = Told<typeof asks>;
type Place = VictoryInput['places'][number];

export type VictoryOutcome =
  | Readonly<{ kind: 'points'; points: BySide<number>; ahead: Side | null }>
  | Readonly<{ kind: 'decided'; winner: Side | null; points: BySide<number>; ahead: Side | null }>;

const holderOf = ({ asks: wanted, lastEntered, lastInZone }: Place): Side | null =>
  wanted === 'controlled' ? (lastInZone ?? lastEntered) : lastEntered;

type Points = Readonly<{ side: Side; points: number; line: Working[number] }>;

const placePoints = (held: Place): readonly Points[] => {
  const side = holderOf(held);
  if (side === null) return [];
  const facts = { side, points: held.points, what: held.name };
  return [{ side, points: held.points, line: VICTORY_LINES.victoryPlace('NLC 18', facts) }];
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

const run = (input: VictoryInput): Step<VictoryOutcome> => {
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

/**
 * NLC 18: the points a scenario gives, by who holds what and for all else, as they stand now. In Napoleon's Last Battles an army
 * that breaks decides the battle whatever the points; if both do in one count, whose went first is for the players (NLC 14).
 */
export const victory = procedure({
  id: 'nlc/victory',
  rule: 'NLC 18',
  title: 'Victory points',
  asks,
  example: {
    input: {
      places: [{ name: 'Ligny', points: 5, lastEntered: 'first' }],
      awards: [{ side: 'second', points: 3, reason: 'Army demoralized' }],
    },
  },
  run,
});
