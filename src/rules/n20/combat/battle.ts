import { group, list, maybe, modifier, number, oneOf, printed } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, andThen, choose, noting, rollDice } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS } from '../tables/lookups';
import { columnOf, crtHeading, labelOf } from './crt-column';
import { matrixUse } from './matrix-use';
import { matrix, spentHalves, strengthOf, units } from './matrix';
import type { MatrixResult } from './matrix';
import { MATRIX_LINES } from './vocabulary';

/** A row of the title's table as it is printed; its key is the die, or the dice, it is for. */
const row = group({ key: printed(40), cells: list(printed(60), 0, 30) });

/** A whole battle: who fights, the two maneuvers if the matrix is used, and the title's own table where it was entered. */
const asks = {
  /** Null for a battle without the matrix. */
  maneuvers: maybe(group({ attack: oneOf(ATTACK_MANEUVERS), defense: oneOf(DEFENSE_MANEUVERS) })),
  attackers: units,
  defenders: units,
  /** What terrain adds to the defenders, by the base game. */
  terrain: number(0, 20, 0),
  ...matrixUse,
  crt: maybe(crtHeading),
  rows: list(row, 0, 40, []),
  spentHalves,
  other: modifier(),
};
type BattleInput = Told<typeof asks>;

/** As the matrix leaves it, and what the die, or the table of the players, made of it. */
export type BattleResult =
  | (Extract<MatrixResult, { kind: 'automatic' }> & Readonly<{ die: null }>)
  | (Fought & Readonly<{ result: string; die: number | null }>);
type Fought = Extract<MatrixResult, { kind: 'battle' }>;

/** What a battle can come to, for a title whose table is not in the app. `N`: engaged. */
export const BATTLE_RESULTS = ['DW', 'DR', 'DB', 'N', 'EX', 'AW', 'AR', 'AB'] as const;

const AS_USUAL = { kind: 'asUsual' } as const;

/** Terrain is one more strength of the defenders that no marker lowers. */
const withTerrain = (input: BattleInput): BattleInput['defenders'] =>
  input.terrain === 0
    ? input.defenders
    : [...input.defenders, { arm: 'infantry', strength: input.terrain, disordered: false, routed: false }];

const matrixPart = (input: BattleInput): Step<MatrixResult> => {
  const { maneuvers, crt } = input;
  const defenders = withTerrain(input);
  if (maneuvers !== null) return matrix.run({ ...input, ...maneuvers, defenders });
  const strengths = {
    attack: Math.max(strengthOf(input.attackers, 1) + (input.other?.amount ?? 0), 0),
    defense: strengthOf(defenders, 1),
  };
  const column = crt === null ? null : labelOf(crt, columnOf(crt, strengths));
  return accept(
    {
      kind: 'battle',
      attackStrength: strengths.attack,
      defenseStrength: strengths.defense,
      shift: 0,
      column,
      disordered: null,
      advance: { attacker: AS_USUAL, defender: AS_USUAL },
      spentHalves: input.spentHalves,
    },
    [
      MATRIX_LINES.n20Strengths('N20 9.0', strengths),
      ...(column === null ? [] : [MATRIX_LINES.n20Column('N20 9.0', { column })]),
    ],
  );
};

const RANGE = /^\D*(\d+)\s*(?:(?:to|\.\.|…|–|-)\s*(\d+)|(\+))?\D*$/;

/** Whether a row is for this die: `4`, `4-5`, `5+`. */
const isFor = (key: string, die: number): boolean => {
  const found = RANGE.exec(key.trim());
  if (found === null) return false;
  const [, from, to, open] = found;
  if (open !== undefined) return die >= Number(from);
  return die >= Number(from) && die <= Number(to ?? from);
};

const cellFor = ({ crt, rows: table }: BattleInput, column: string, die: number): string => {
  const at = crt?.columns.findIndex(({ label }) => label === column) ?? -1;
  return (table.find(({ key }) => isFor(key, die))?.cells[at] ?? '').trim();
};

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** The table can be rolled on where every face of a die has its cell. */
const isWhole = (input: BattleInput, column: string): boolean =>
  DICE.every((die) => cellFor(input, column, die) !== '');

const told = (fought: Fought): Step<BattleResult> =>
  choose({ rule: 'Ruling 71', purpose: 'battleResult', by: 'players', options: [...BATTLE_RESULTS] }, (result) =>
    accept<BattleResult>({ ...fought, result, die: null }, [MATRIX_LINES.n20BattleTold('Ruling 71', { result })]),
  );

const rolled = (input: BattleInput, fought: Fought, column: string): Step<BattleResult> =>
  rollDice({ rule: 'Ruling 71', purpose: 'n20Battle', count: 1, sides: 6, reading: 'ordered' }, ([die = 1]) => {
    const result = cellFor(input, column, die);
    return accept<BattleResult>({ ...fought, result, die }, [
      MATRIX_LINES.n20BattleRolled('Ruling 71', { die, column, result }),
    ]);
  });

const run = (input: BattleInput): Step<BattleResult> =>
  andThen(matrixPart(input), (found) => {
    if (found.kind === 'automatic') return accept<BattleResult>({ ...found, die: null });
    const { column } = found;
    // Strengths, column and what the maneuvers leave behind are settled before the die.
    return noting([found], column !== null && isWhole(input, column) ? rolled(input, found, column) : told(found));
  });

/**
 * N20 9.0, Ruling 71: the strengths and the maneuvers find the column; the die is thrown on the title's own table where the
 * players have copied it, else they say what their table says. DW and N of the matrix need neither.
 */
export const battle = procedure({
  id: 'n20/battle',
  rule: 'N20 9.0',
  title: 'Battle',
  asks,
  example: {
    input: {
      maneuvers: { attack: 'Charge', defense: 'Hold' },
      attackers: [
        { arm: 'infantry', strength: 4 },
        { arm: 'cavalry', strength: 2 },
      ],
      defenders: [{ arm: 'infantry', strength: 3 }],
      crt: {
        by: 'difference',
        columns: [
          { label: '0', attack: 0, defense: 0 },
          { label: '+2', attack: 2, defense: 0 },
        ],
      },
      rows: [
        { key: '1-3', cells: ['AW', 'N'] },
        { key: '4-6', cells: ['N', 'DW'] },
      ],
    },
    dice: [[5]],
  },
  run,
});
