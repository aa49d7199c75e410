import { group, list, maybe, modifier, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, unless } from '../../../engine/step';
import type { Step, WorkingLine } from '../../../engine/step';
import { MOST_HALVES } from '../morale/track';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS, advanceAfter, maneuverOn } from '../tables/lookups';
import type { AttackManeuver, DefenseManeuver, Maneuver } from '../tables/lookups';
import { columnOf, crtHeading, labelOf, shifted } from './crt-column';
import type { Strengths } from './crt-column';
import { matrixFaults, matrixUse } from './matrix-use';
import { valuesUnder } from './values';
import { MATRIX_LINES } from './vocabulary';

const unit = group({
  arm: oneOf(['infantry', 'cavalry', 'artillery']),
  /** As printed. */
  strength: number(0, 30),
  disordered: yesNo(false),
  routed: yesNo(false),
});
export const units = list(unit, 1, 12);

const halves = number(0, MOST_HALVES, 0);
/** Morale already spent on reserves or the Guard in this battle, in half points. */
export const spentHalves = group({ attacker: halves, defender: halves });

/** A battle at the moment both maneuver chits are turned up. */
const asks = {
  attack: oneOf(ATTACK_MANEUVERS),
  defense: oneOf(DEFENSE_MANEUVERS),
  attackers: units,
  defenders: units,
  ...matrixUse,
  crt: maybe(crtHeading),
  spentHalves,
  /** A change of the attackers' strength, after any doubling. */
  other: modifier(),
};
type Battle = Told<typeof asks>;
type Unit = Battle['attackers'][number];

/** Who may, may not or must go forward into the hex if it is emptied; `must` names the arms in the order they are taken. */
export type AdvanceLimit =
  | Readonly<{ kind: 'asUsual' | 'never' | 'noVictor' | 'nobodyCan' }>
  | Readonly<{ kind: 'must'; firstOf: readonly ('cavalry' | 'infantry')[] }>;
type Advances = Readonly<{ attacker: AdvanceLimit; defender: AdvanceLimit }>;
type Spent = Battle['spentHalves'];

export type MatrixResult =
  | Readonly<{ kind: 'automatic'; result: 'DW' | 'N'; advance: Advances; spentHalves: Spent }>
  | Readonly<{
      kind: 'battle';
      attackStrength: number;
      defenseStrength: number;
      shift: -1 | 0 | 1;
      /** The column to roll on, where the title's table was given. */
      column: string | null;
      disordered: Maneuver['disordered'];
      advance: Advances;
      spentHalves: Spent;
    }>;

/** Whose strengths are told: nobody adds up units that were not named. */
export type Summed = Readonly<{ attack: boolean; defense: boolean }>;
const BOTH_SUMMED: Summed = { attack: true, defense: true };

/**
 * N20 9.0, Rulings 65, 66 and 68: reads the two maneuvers against each other. DW and N stand in place of the die. Else the
 * attackers' cavalry may count double, for which the column is found again before it is shifted, and one side or both
 * end in disorder; the four footnotes say who may or must advance.
 */
export const readMatrix = (battle: Battle, summed: Summed = BOTH_SUMMED): Step<MatrixResult> =>
  unless(matrixFaults(battle), (): Step<MatrixResult> => {
    const maneuver = maneuverOn(battle.attack, battle.defense);
    const { attack, defense, spentHalves } = battle;
    const advance = advancesOf(battle, maneuver);
    const head = MATRIX_LINES.n20Matrix('N20 9.0', { attack, defense, cell: maneuver.cell });
    const tail = [...spentLines(battle, maneuver), ...advanceLines(battle, advance)];
    if (maneuver.automatic !== null) {
      const result = maneuver.automatic;
      return accept({ kind: 'automatic', result, advance, spentHalves }, [
        head,
        MATRIX_LINES[`n20Auto-${result}` as const]('N20 9.0'),
        ...tail,
      ]);
    }
    const { strengths, column, lines } = settle(battle, maneuver, summed);
    return accept(
      {
        kind: 'battle',
        attackStrength: strengths.attack,
        defenseStrength: strengths.defense,
        shift: maneuver.shift,
        column,
        disordered: maneuver.disordered,
        advance,
        spentHalves,
      },
      [head, ...lines, ...disorderLines(maneuver), ...tail],
    );
  });

/** What units come to with their markers on, the attackers' cavalry doubled where the matrix says so. */
export const strengthOf = (list: readonly Unit[], cavalryTimes: 1 | 2): number =>
  list.reduce((sum, one) => {
    const { strength } = valuesUnder({ strength: one.strength, movement: 1 }, one);
    return sum + strength * (one.arm === 'cavalry' ? cavalryTimes : 1);
  }, 0);

type Settled = Readonly<{ strengths: Strengths; column: string | null; lines: readonly WorkingLine[] }>;

const settle = (
  { attackers, defenders, crt, other }: Battle,
  { cavalryDoubled, shift }: Maneuver,
  { attack, defense }: Summed,
): Settled => {
  const sum = strengthOf(attackers, cavalryDoubled ? 2 : 1);
  const strengths = { attack: Math.max(sum + (other?.amount ?? 0), 0), defense: strengthOf(defenders, 1) };
  const { column, lines } = place(crt, strengths, shift);
  const doubled = { from: strengthOf(attackers, 1), to: sum };
  return {
    strengths,
    column,
    lines: [
      ...(cavalryDoubled && attack ? [MATRIX_LINES.n20CavalryDoubled('Ruling 65', doubled)] : []),
      ...otherLines(attack ? other : undefined),
      ...(attack && defense ? [MATRIX_LINES.n20Strengths('N20 9.0', strengths)] : []),
      ...lines,
    ],
  };
};

const otherLines = (other: Battle['other']): readonly WorkingLine[] =>
  other === undefined
    ? []
    : [MATRIX_LINES.n20OtherStrength('Ruling 7', { reason: other.reason, change: other.amount })];

/** Where the battle stands on the title's table after the shift; without that table only the shift is known. */
const place = (crt: Battle['crt'], strengths: Strengths, shift: -1 | 0 | 1): Omit<Settled, 'strengths'> => {
  if (crt === null) return { column: null, lines: shift === 0 ? [] : [MATRIX_LINES.n20Shift('N20 9.0', { shift })] };
  const from = columnOf(crt, strengths);
  const to = shifted(crt, from, shift);
  const column = labelOf(crt, to);
  const found = MATRIX_LINES.n20Column('N20 9.0', { column: labelOf(crt, from) });
  return { column, lines: shift === 0 ? [found] : [found, shiftLine(shift, column, from === to)] };
};

const shiftLine = (shift: -1 | 1, column: string, atEnd: boolean): WorkingLine =>
  MATRIX_LINES[atEnd ? 'n20ShiftAtEnd' : 'n20ShiftTo'](atEnd ? 'Ruling 65' : 'N20 9.0', { shift, column });

const disorderLines = ({ disordered }: Maneuver): readonly WorkingLine[] =>
  disordered === null ? [] : [MATRIX_LINES.n20WillDisorder('N20 9.6.9', { who: disordered })];

const spentLines = ({ spentHalves }: Battle, { automatic }: Maneuver): readonly WorkingLine[] =>
  automatic !== null && spentHalves.attacker + spentHalves.defender > 0
    ? [MATRIX_LINES.n20Wasted('Ruling 66', spentHalves)]
    : [];

const advancesOf = (battle: Battle, { automatic }: Maneuver): Advances => ({
  attacker: automatic === 'N' ? NO_VICTOR : limitOf(battle.attack, battle.attackers),
  defender: automatic === null ? limitOf(battle.defense, battle.defenders) : NO_VICTOR,
});

const NO_VICTOR: AdvanceLimit = { kind: 'noVictor' };
const GOERS = ['cavalry', 'infantry'] as const;

/** Ruling 68: cavalry goes if there is any, else infantry; artillery never does. */
const limitOf = (maneuver: AttackManeuver | DefenseManeuver, list: readonly Unit[]): AdvanceLimit => {
  const limit = advanceAfter(maneuver);
  if (limit === 'free') return { kind: 'asUsual' };
  if (limit === 'never') return { kind: 'never' };
  const firstOf = GOERS.filter((arm) => list.some((one) => one.arm === arm));
  return firstOf.length === 0 ? { kind: 'nobodyCan' } : { kind: 'must', firstOf };
};

const advanceLines = ({ attack, defense }: Battle, { attacker, defender }: Advances): readonly WorkingLine[] => [
  ...advanceLine(attack, 'attackers', attacker),
  ...advanceLine(defense, 'defenders', defender),
];

const advanceLine = (maneuver: string, who: 'attackers' | 'defenders', limit: AdvanceLimit): readonly WorkingLine[] => {
  if (limit.kind === 'asUsual' || limit.kind === 'noVictor') return [];
  const arms = limit.kind === 'must' ? limit.firstOf.join(', else ') : '';
  return [
    MATRIX_LINES[`n20Advance-${limit.kind}` as const](limit.kind === 'never' ? 'N20 9.0' : 'Ruling 68', {
      maneuver,
      who,
      arms,
    }),
  ];
};

/** The matrix, asked for by itself: the kit's first example, with made-up strengths. */
export const matrix = procedure({
  id: 'n20/matrix',
  rule: 'N20 9.0',
  title: 'Maneuver Matrix',
  asks,
  example: {
    input: {
      attack: 'Charge',
      defense: 'Hold',
      attackers: [
        { arm: 'infantry', strength: 4 },
        { arm: 'cavalry', strength: 2 },
      ],
      defenders: [{ arm: 'infantry', strength: 3 }],
      crt: {
        by: 'difference',
        columns: [
          { label: 'level', attack: 0, defense: 0 },
          { label: '2 more', attack: 2, defense: 0 },
          { label: '4 more', attack: 4, defense: 0 },
        ],
      },
    },
  },
  run: (told) => readMatrix(told),
});
