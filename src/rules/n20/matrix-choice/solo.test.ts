import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS, maneuverOn } from '../tables/lookups';
import type { AttackManeuver, DefenseManeuver } from '../tables/lookups';
import { SOLO_DIE, SOLO_TABLE, SOLO_WEIGHTS, soloManeuver } from './solo-weights';
import { ABANDON, REVEAL, asking, committing, matrixTable, picking } from './testing/matrix-table';

const solo = () => matrixTable('Furious', { playMode: 'solo' });
const ROLES = ['attack', 'defense'] as const;
/** Points to the attacker for one cell, as the weighting says it counts them. */
const points = (attack: AttackManeuver, defense: DefenseManeuver): number => {
  const { shift, cavalryDoubled, disordered, automatic } = maneuverOn(attack, defense);
  const disorder = disordered === 'defenders' ? 1 : disordered === 'attackers' ? -1 : 0;
  return shift + (cavalryDoubled ? 1 : 0) + disorder + (automatic === 'DW' ? 1 : 0);
};

describe('N20 9.0 the stated weighting', () => {
  test('N20 9.0 the chances are those of the die, face by face', () => {
    for (const role of ROLES) {
      const faces = Array.from({ length: SOLO_DIE }, (_, i) => soloManeuver(role, i + 1));
      const chits = role === 'attack' ? ATTACK_MANEUVERS : DEFENSE_MANEUVERS;
      const weights: Readonly<Record<string, number>> = SOLO_WEIGHTS[role];
      for (const chit of chits) {
        expect(faces.filter((one) => one === chit)).toHaveLength(weights[chit] ?? 0);
        expect(weights[chit]).toBeGreaterThanOrEqual(2);
      }
      expect(SOLO_TABLE[role].map(({ from }) => from)).toEqual(
        SOLO_TABLE[role].map((_, i) => 1 + SOLO_TABLE[role].slice(0, i).reduce((sum, { chances }) => sum + chances, 0)),
      );
      expect(SOLO_TABLE[role].at(-1)?.to).toBe(SOLO_DIE);
    }
    expect(() => soloManeuver('attack', SOLO_DIE + 1)).toThrow('no face');
  });

  test('N20 9.0 the ten chances beyond two each are shared 3 to 2 to 1, and so shared they cannot be bettered', () => {
    const attack = { Bombard: 3, Feint: 0, Outflank: 0, Advance: 2, Charge: 1 };
    const defense = { 'Fall Back': 0, Cordon: 2, Envelop: 0, Hold: 1, Counterattack: 3 };
    // Whatever the defender picks, these shares of attack win at least 2 in 6; whatever the attacker picks, he wins no more.
    const against = DEFENSE_MANEUVERS.map((d) =>
      ATTACK_MANEUVERS.reduce((sum, a) => sum + attack[a] * points(a, d), 0),
    );
    const by = ATTACK_MANEUVERS.map((a) => DEFENSE_MANEUVERS.reduce((sum, d) => sum + defense[d] * points(a, d), 0));
    expect([Math.min(...against), Math.max(...by)]).toEqual([2, 2]);
    for (const a of ATTACK_MANEUVERS) expect(SOLO_WEIGHTS.attack[a]).toBe(2 + Math.round((attack[a] * 10) / 6));
    for (const d of DEFENSE_MANEUVERS) expect(SOLO_WEIGHTS.defense[d]).toBe(2 + Math.round((defense[d] * 10) / 6));
  });
});

describe('N20 9.0 the absent side', () => {
  test('N20 9.0 an absent defender has picked before the player does; only the umpire knows what', () => {
    const table = solo();
    const open = table.when(asking({ absent: 'second' }));
    expect(open.step).toMatchObject({
      kind: 'needsDice',
      request: { rule: 'N20 9.0', count: 1, sides: SOLO_DIE, secret: true },
    });
    const play = open.rolling(['N20 9.0', 14]);
    expect(play.barrier).toBe(true);
    expect(play.thenFacts().slice(1)).toEqual([
      {
        scope: 'umpire',
        event: { type: 'AbsentChose', battle: 1, side: 'second', maneuver: 'Counterattack', face: 14 },
      },
      { scope: 'table', event: { type: 'ManeuverSealed', side: 'second' } },
    ]);
    expect(table.inHand('solo')).toMatchObject({
      stage: 'attackerPicks',
      picker: 'first',
      sealed: ['second'],
      own: [],
    });
    table.when(picking('Bombard'), 'second').thenRefused('MANEUVER_IS_SEALED', 'N20 9.0');
    table.when(picking('Hold'), 'solo').thenRefused('NOT_ONE_OF_HIS_CHITS', 'N20 9.0');
    table.when(picking('Bombard'), 'solo').thenFacts();
    expect(table.inHand('solo')).toMatchObject({ stage: 'reserves', own: [{ side: 'first', maneuver: 'Bombard' }] });
    table.when(picking('Charge'), 'solo').thenRefused('MANEUVER_IS_SEALED', 'N20 9.0');
    table.when(committing()).thenFacts();
    table.when(REVEAL).thenFacts();
    expect(table.inHand().revealed).toMatchObject({
      attack: 'Bombard',
      defense: 'Counterattack',
      rolled: { side: 'second', sides: SOLO_DIE, face: 14 },
    });
  });

  test('N20 9.0 an absent attacker too: the player, who defends, picks next', () => {
    const table = solo();
    table
      .when(asking({ absent: 'first' }))
      .rolling(['N20 9.0', 1])
      .thenFacts();
    expect(table.inHand('solo')).toMatchObject({ stage: 'defenderPicks', picker: 'second' });
    table.when(picking('Envelop'), 'solo').thenFacts();
    table.when(committing()).thenFacts();
    table.when(REVEAL).thenFacts();
    expect(table.inHand().revealed).toMatchObject({ attack: 'Bombard', defense: 'Envelop', rolled: { face: 1 } });
  });

  test('N20 9.0 the revealed face is the one the stated table gives for the revealed chit', () => {
    for (let face = 1; face <= SOLO_DIE; face++) {
      const table = solo();
      table
        .when(asking({ absent: 'second' }))
        .rolling(['N20 9.0', face])
        .thenFacts();
      table.when(picking('Feint'), 'solo').thenFacts();
      table.when(committing()).thenFacts();
      table.when(REVEAL).thenFacts();
      const revealed = table.inHand().revealed;
      expect(revealed?.defense).toBe(soloManeuver('defense', revealed?.rolled?.face ?? 0));
      expect(revealed?.rolled?.face).toBe(face);
    }
  });

  test('N20 9.0 an abandoned battle’s die is of no further use', () => {
    const table = solo();
    table
      .when(asking({ absent: 'second' }))
      .rolling(['N20 9.0', 14])
      .thenFacts();
    table.when(ABANDON).thenFacts();
    table
      .when(asking({ absent: 'second' }))
      .rolling(['N20 9.0', 1])
      .thenFacts();
    table.when(picking('Feint'), 'solo').thenFacts();
    table.when(committing()).thenFacts();
    table.when(REVEAL).thenFacts();
    expect(table.inHand().revealed).toMatchObject({ defense: 'Fall Back', rolled: { face: 1 } });
  });

  test('N20 9.0 the app picks for nobody where both players are there', () => {
    matrixTable()
      .when(asking({ absent: 'second' }))
      .thenRefused('NOBODY_IS_ABSENT', 'N20 9.0');
  });

  test('N20 9.0 a solo player may also pick for both sides himself; no die is then told', () => {
    const table = solo();
    table.when(asking()).thenFacts();
    table.when(picking('Charge'), 'solo').thenFacts();
    table.when(picking('Hold'), 'solo').thenFacts();
    table.when(committing()).thenFacts();
    table.when(REVEAL).thenFacts();
    expect(table.inHand().revealed).toMatchObject({ attack: 'Charge', defense: 'Hold' });
    expect(table.inHand().revealed).not.toHaveProperty('rolled');
  });
});
