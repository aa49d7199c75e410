import { EMPTY_TITLE } from '../../rules/common/index';
import { battle, formation } from '../../testkit/battle';
import { DIE, soldiers } from './n20-setup';
import { dice, resolves, says, table, unitsIn } from './script';
import type { Line } from './script';

/** N20: every printed result of a battle, written with the track and without it; the matrix by itself; recovery. */

const COLUMNS = [
  { label: '0', attack: 0, defense: 0 },
  { label: '+2', attack: 2, defense: 0 },
];
const by = { by: 'difference', columns: COLUMNS } as const;
const rows = (result: string) => DIE.map((key) => ({ key, cells: [result, result] }));

type Maneuvers = Readonly<{ attack: string; defense: string }>;

const fights = (attackers: string, defenders: string, result: string, maneuvers: Maneuvers | null = null): Line =>
  resolves(
    'n20/battle',
    (view) => ({
      maneuvers,
      attackers: unitsIn(view, ...Array.from(attackers)),
      defenders: unitsIn(view, ...Array.from(defenders)),
      crt: by,
      rows: rows(result),
    }),
    dice(3),
  );

const BATTLES: readonly Line[] = [
  fights('ab', 'p', 'AR'),
  fights('c', 'pq', 'DR', { attack: 'Charge', defense: 'Hold' }),
  fights('c', 'u', 'N', { attack: 'Advance', defense: 'Counterattack' }),
];

const BY_TRACK: readonly Line[] = [
  table({ type: 'SetMorale', morale: { first: 16, second: 12 } }),
  fights('d', 'r', 'DB'),
  fights('a', 's', 'DR'),
  fights('b', 's', 'AB', { attack: 'Advance', defense: 'Hold' }),
  // Whoever routs already routs no more; what a maneuver settles needs no die.
  fights('c', 's', 'DR'),
  resolves('n20/battle', (view) => ({
    maneuvers: { attack: 'Bombard', defense: 'Fall Back' },
    attackers: unitsIn(view, 'a'),
    defenders: unitsIn(view, 'u'),
  })),
  // Without the title's table the players say what theirs says.
  resolves('n20/battle', (view) => ({ attackers: unitsIn(view, 'd'), defenders: unitsIn(view, 'u') }), says('EX')),
];

const matrix = (attack: string, defense: string): Line =>
  resolves('n20/matrix', (view) => ({
    attack,
    defense,
    attackers: unitsIn(view, 'a', 'd'),
    defenders: unitsIn(view, 'u'),
    crt: by,
  }));

const RECOVERY: readonly Line[] = [
  matrix('Outflank', 'Counterattack'),
  matrix('Bombard', 'Fall Back'),
  resolves('n20/recovery', () => ({
    units: [{ name: 'u', nextTo: 'enemyWithZone' }, { name: 'c', nextTo: 'enemyWithoutZone' }, { name: 'd' }],
  })),
];

export const FIGHTS_N20 = {
  rules: 'n20',
  setup: battle({
    cup: 'none',
    leaders: [],
    formations: [formation('f1', 'first'), formation('s1', 'second')],
    units: [
      ...Array.from('abc', (id) => soldiers(id, 'f1', 5)),
      soldiers('d', 'f1', 3, 'cavalry'),
      ...Array.from('pqrs', (id) => soldiers(id, 's1', 4)),
      soldiers('u', 's1', 1, 'cavalry'),
    ],
    title: {
      ...EMPTY_TITLE,
      matrix: 'Furious',
      losses: { routed: { owner: 1, enemy: 1 }, broken: { owner: 2, enemy: 0 } },
    },
  }),
  lines: [...BATTLES, ...BY_TRACK, ...RECOVERY],
} as const;
