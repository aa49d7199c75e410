import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS, maneuverOn } from '../tables/lookups';
import {
  ABANDON,
  CLOSE,
  REVEAL,
  asking,
  committing,
  foughtBattle,
  matrixTable,
  picking,
  sealedBattle,
} from './testing/matrix-table';

const foot = { arm: 'infantry', strength: 4, disordered: false, routed: false } as const;
const horse = { arm: 'cavalry', strength: 2, disordered: false, routed: false } as const;
const UNITS = { attackers: [foot, horse], defenders: [{ ...foot, strength: 3 }] };
const CRT = {
  by: 'difference' as const,
  columns: [0, 2, 4, 6].map((attack) => ({ label: `+${String(attack)}`, attack, defense: 0 })),
};

describe('N20 9.0 the kit’s own examples', () => {
  test('N20 9.0 example 1: Charge against Hold: a column left, the attackers disordered, a victor must advance', () => {
    const table = sealedBattle('Charge', 'Hold');
    table.when(committing(2, 1)).thenHappened({ type: 'ReservesCommitted', attackerHalves: 2, defenderHalves: 1 });
    const play = table.when({ ...REVEAL, ...UNITS, crt: CRT });
    expect(play.barrier).toBe(true);
    expect(table.inHand().revealed).toMatchObject({
      attack: 'Charge',
      defense: 'Hold',
      result: {
        kind: 'battle',
        attackStrength: 6,
        defenseStrength: 3,
        cavalryDoubled: false,
        shift: -1,
        column: '+0',
        disordered: 'attackers',
        advance: { attacker: { kind: 'must', firstOf: ['cavalry', 'infantry'] }, defender: { kind: 'asUsual' } },
        spentHalves: { attacker: 2, defender: 1 },
      },
    });
  });

  test('N20 9.0 example 2: Bombard against Fall Back: withdrawn without a die, the reserves wasted, nobody advances', () => {
    const table = sealedBattle('Bombard', 'Fall Back');
    table.when(committing(2)).thenFacts();
    table.when(REVEAL).thenFacts();
    const { revealed } = table.inHand();
    expect(revealed?.result).toEqual({
      kind: 'automatic',
      result: 'DW',
      advance: { attacker: { kind: 'never' }, defender: { kind: 'noVictor' } },
      spentHalves: { attacker: 2, defender: 0 },
    });
    expect(revealed?.working.map(({ key }) => key)).toContain('n20Wasted');
  });
});

describe('N20 9.0 the steps of a battle', () => {
  test('N20 9.0 attacker, defender, reserves, both chits, done: each in its turn and none before', () => {
    const table = matrixTable();
    const stage = () => table.inHand().stage;
    table.when(picking('Charge'), 'first').thenRefused('NO_MATRIX_OPEN', 'N20 9.0');
    for (const command of [committing(), REVEAL, CLOSE, ABANDON])
      table.when(command).thenRefused('NO_MATRIX_OPEN', 'N20 9.0');

    table.when(asking()).thenFacts();
    expect([stage(), table.inHand().picker]).toEqual(['attackerPicks', 'first']);
    table.when(picking('Hold'), 'second').thenRefused('ATTACKER_PICKS_FIRST', 'N20 9.0');
    for (const command of [committing(), REVEAL]) table.when(command).thenRefused('MANEUVERS_NOT_CHOSEN', 'N20 9.0');

    table.when(picking('Charge'), 'first').thenFacts();
    expect([stage(), table.inHand().picker]).toEqual(['defenderPicks', 'second']);
    table.when(REVEAL).thenRefused('MANEUVERS_NOT_CHOSEN', 'N20 9.0');

    table.when(picking('Hold'), 'second').thenFacts();
    expect([stage(), table.inHand().picker]).toEqual(['reserves', null]);
    table.when(REVEAL).thenRefused('RESERVES_NOT_COMMITTED', 'N20 9.0');
    table.when(CLOSE).thenRefused('MANEUVERS_NOT_REVEALED', 'N20 9.0');
    table.when(committing()).thenFacts();
    table.when(committing(1)).thenRefused('RESERVES_ARE_COMMITTED', 'N20 9.0');

    table.when(REVEAL).thenFacts();
    expect(stage()).toBe('revealed');
    table.when(REVEAL).thenRefused('MANEUVERS_ARE_REVEALED', 'N20 9.0');
    table.when(asking()).thenRefused('MATRIX_IS_OPEN', 'N20 9.0');
    table.when(CLOSE).thenHappened({ type: 'MatrixClosed' });
    expect(table.matrixOf().battle).toBeNull();
    table.when(CLOSE).thenRefused('NO_MATRIX_OPEN', 'N20 9.0');
  });

  test('N20 9.0 the desk learns the chit, the table that one lies there; undo stops there', () => {
    const table = matrixTable();
    table.when(asking()).thenFacts();
    const play = table.when(picking('Feint'), 'first');
    expect(play.thenFacts()).toEqual([
      { scope: 'held:first', event: { type: 'ManeuverChosen', battle: 1, maneuver: 'Feint' } },
      { scope: 'table', event: { type: 'ManeuverSealed', side: 'first' } },
    ]);
    expect(play.barrier).toBe(true);
  });

  test('N20 9.0 a chit laid down closes the desk it came from, and no other', () => {
    const table = matrixTable();
    table.when(asking()).thenFacts();
    table.when({ type: 'OpenDesk', side: 'first' }).thenFacts();
    expect(table.when(picking('Feint'), 'first').thenFacts()[2]).toEqual({
      scope: 'table',
      event: { type: 'DeskClosed', side: 'first' },
    });
    expect(table.view()?.desk).toBeNull();
    table.when({ type: 'OpenDesk', side: 'first' }).thenFacts();
    expect(table.when(picking('Hold'), 'second').thenFacts()).toHaveLength(2);
    expect(table.view()?.desk).toBe('first');
  });

  test('N20 9.0 nobody picks at the open table, nor for the other side, nor with the other side’s chits', () => {
    const table = matrixTable();
    table.when(asking({ attacker: 'second', askedBy: 'second' })).thenFacts();
    table.when(picking('Charge'), 'table').thenRefused('PICKED_AT_THE_DESK', 'N20 9.0');
    table.when(picking('Charge'), 'solo').thenRefused('PICKED_AT_THE_DESK', 'N20 9.0');
    table.when(picking('Charge'), 'first').thenRefused('ATTACKER_PICKS_FIRST', 'N20 9.0');
    table.when(picking('Hold'), 'second').thenRefused('NOT_ONE_OF_HIS_CHITS', 'N20 9.0');
    table.when(picking('Charge'), 'second').thenFacts();
    table.when(picking('Charge'), 'first').thenRefused('NOT_ONE_OF_HIS_CHITS', 'N20 9.0');
    table.when(picking('Hold'), 'first').thenFacts();
    expect(table.inHand().stage).toBe('reserves');
  });

  test('N20 9.0 nothing is changed after sealing, and no refusal tells what lies there', () => {
    for (const chit of ATTACK_MANEUVERS) {
      const table = matrixTable();
      table.when(asking()).thenFacts();
      table.when(picking(chit), 'first').thenFacts();
      for (const other of [...ATTACK_MANEUVERS, ...DEFENSE_MANEUVERS])
        expect(table.when(picking(other), 'first').settled).toEqual({
          kind: 'refused',
          refusal: { code: 'MANEUVER_IS_SEALED', rule: 'N20 9.0' },
        });
    }
  });

  test('N20 9.0 abandoned at any stage, chits that lie face down are shown to nobody', () => {
    const table = matrixTable();
    table.when(asking()).thenFacts();
    table.when(picking('Charge'), 'first').thenFacts();
    table.when(ABANDON).thenHappened({ type: 'MatrixAbandoned', reason: 'wrong battle' });
    table.when(asking()).thenFacts();
    expect(table.inHand('first')).toMatchObject({ stage: 'attackerPicks', own: [], sealed: [] });
    sealedBattle('Bombard', 'Cordon').when(ABANDON).thenFacts();
    foughtBattle('Bombard', 'Cordon').when(ABANDON).thenRefused('NO_MATRIX_OPEN');
  });

  test('N20 9.0 an earlier battle’s chit is never taken for this one’s', () => {
    const table = foughtBattle('Charge', 'Hold');
    sealedBattle('Feint', 'Counterattack', table);
    table.when(committing()).thenFacts();
    table.when(REVEAL).thenFacts();
    expect(table.inHand().revealed).toMatchObject({ attack: 'Feint', defense: 'Counterattack' });
  });

  test('N20 9.0 a journal that names no chit for this battle is not answered with an earlier one', () => {
    const table = foughtBattle('Charge', 'Hold');
    table.when(asking()).thenFacts();
    for (const side of ['first', 'second'] as const)
      table.apply([{ scope: 'table', event: { type: 'ManeuverSealed', side } }]);
    table.when(committing()).thenFacts();
    table.when(REVEAL).thenRefused('CHIT_IS_MISSING', 'N20 9.0');
    table.when(ABANDON).thenFacts();
  });

  test('N20 9.0 a battle in hand outlives the step and the turn', () => {
    const table = sealedBattle('Outflank', 'Hold');
    table.when({ type: 'GoToStep', step: 'event-second' }).thenFacts();
    table.when({ type: 'NextTurn' }).thenFacts();
    table.when(committing()).thenFacts();
    table.when(REVEAL).thenFacts();
    expect(table.inHand().revealed).toMatchObject({ attack: 'Outflank', defense: 'Hold' });
  });
});

describe('N20 9.0 what the chits come to', () => {
  test('N20 9.0 all 25 pairs are read by the matrix itself', () => {
    for (const attack of ATTACK_MANEUVERS)
      for (const defense of DEFENSE_MANEUVERS) {
        const table = sealedBattle(attack, defense);
        table.when(committing()).thenFacts();
        table.when({ ...REVEAL, ...UNITS }).thenFacts();
        const { cavalryDoubled, shift, disordered, automatic } = maneuverOn(attack, defense);
        expect(table.inHand().revealed).toMatchObject({
          attack,
          defense,
          result:
            automatic === null
              ? { kind: 'battle', cavalryDoubled, shift, disordered, attackStrength: cavalryDoubled ? 8 : 6 }
              : { kind: 'automatic', result: automatic },
        });
      }
  });

  test('N20 9.0 without units the shift, the disorder and the footnotes are told, and no strength is made up', () => {
    const table = sealedBattle('Charge', 'Fall Back');
    table.when(committing()).thenFacts();
    table.when({ ...REVEAL, crt: CRT }).thenFacts();
    const { revealed } = table.inHand();
    expect(revealed?.result).toEqual({
      kind: 'battle',
      attackStrength: null,
      defenseStrength: null,
      cavalryDoubled: true,
      shift: 0,
      column: null,
      disordered: 'both',
      advance: { attacker: { kind: 'must', firstOf: ['cavalry', 'infantry'] }, defender: { kind: 'never' } },
      spentHalves: { attacker: 0, defender: 0 },
    });
    expect(revealed?.working.map(({ key }) => key)).toEqual([
      'n20Matrix',
      'n20WillDisorder',
      'n20Advance-must',
      'n20Advance-never',
    ]);
  });

  test('N20 9.0 with the attackers alone their own strength is told', () => {
    const table = sealedBattle('Outflank', 'Hold');
    table.when(committing()).thenFacts();
    table.when({ ...REVEAL, attackers: UNITS.attackers, crt: CRT }).thenFacts();
    const { revealed } = table.inHand();
    expect(revealed?.result).toMatchObject({ attackStrength: 8, defenseStrength: null, column: null });
    expect(revealed?.working.map(({ key }) => key)).toEqual(['n20Matrix', 'n20CavalryDoubled']);
  });

  test('Ruling 7 another change of strength, with its reason', () => {
    const table = sealedBattle('Outflank', 'Hold');
    table.when(committing()).thenFacts();
    table.when({ ...REVEAL, ...UNITS, other: { amount: -3, reason: 'up a slope' } }).thenFacts();
    expect(table.inHand().revealed?.result).toMatchObject({ attackStrength: 5 });
  });

  test('N20 9.0 the working stands with the result, and is still there after a restart', () => {
    const table = sealedBattle('Charge', 'Hold');
    table.when(committing()).thenFacts();
    const play = table.when({ ...REVEAL, ...UNITS, crt: CRT });
    expect(play.working.length).toBeGreaterThan(3);
    expect(table.inHand().revealed?.working).toEqual(play.working);
  });
});
