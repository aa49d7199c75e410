import type { AnyManeuver, MatrixCell, RevealedManeuvers, Role } from '../../../src/rules/n20/index';

/** Whose chit it is, in the heading of a page and of a column. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = { attack: 'Attack', defense: 'Defense' };
export const enemyRole = (role: Role): Role => (role === 'attack' ? 'defense' : 'attack');

const AUTOMATIC = { DW: 'The defender withdraws, no die is rolled', N: 'Engaged, no die is rolled' } as const;
const SHIFTS = { '-1': ['one column to the left'], '0': [], '1': ['one column to the right'] } as const;
const DISORDER = {
  attackers: 'attackers disordered',
  defenders: 'defenders disordered',
  both: 'both sides disordered',
} as const;

type Effects = Pick<MatrixCell, 'automatic' | 'cavalryDoubled' | 'shift' | 'disordered'>;

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** N20 9.0: what a cell does, in a line. */
export const effectWords = ({ automatic, cavalryDoubled, shift, disordered }: Effects): string => {
  if (automatic !== null) return AUTOMATIC[automatic];
  const parts = [
    ...(cavalryDoubled ? ['attacking cavalry doubled'] : []),
    ...SHIFTS[shift],
    ...(disordered === null ? [] : [DISORDER[disordered]]),
  ];
  return parts.length === 0 ? 'No effect' : capital(parts.join(', '));
};

type Limit = RevealedManeuvers['result']['advance']['attacker'];

/** Ruling 68: what the footnote of a side's own maneuver makes of its advance. */
const limitWords = (limit: Limit, who: string): readonly string[] => {
  switch (limit.kind) {
    case 'asUsual':
      return [];
    case 'never':
      return [`No unit of the ${who} may advance after combat.`];
    case 'noVictor':
      return [`The ${who} has no victor to advance.`];
    case 'nobodyCan':
      return [`The ${who} would have to advance and has nobody who can.`];
    case 'must':
      return [`If it wins, the ${who} must advance into the emptied hex: ${limit.firstOf.join(', else ')}.`];
  }
};

export const advanceWords = ({ result }: Pick<RevealedManeuvers, 'result'>): readonly string[] => [
  ...limitWords(result.advance.attacker, 'attacker'),
  ...limitWords(result.advance.defender, 'defender'),
];

/** The numbers of the printed footnotes. */
const NOTES: Readonly<Partial<Record<AnyManeuver, string>>> = {
  Bombard: '1',
  Charge: '2',
  'Fall Back': '3',
  Counterattack: '4',
};

/** The heads of the matrix's rows or columns. */
export const headsOf = <M extends AnyManeuver>(chits: readonly M[]) =>
  chits.map((id) => ({ id, label: id, note: NOTES[id] }));
