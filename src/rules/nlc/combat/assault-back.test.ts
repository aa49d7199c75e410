import { NOBODY, RETREAT, STAY, assaulted, foot, guns, horse, horseGuns, outcome } from './testing/muster';
import type { AssaultInput, Counter } from './testing/muster';

const fates = (units: readonly Readonly<{ id: string; fate: string; stepsLost: number }>[]): readonly string[] =>
  units.map(({ id, fate, stepsLost }) => `${id} ${fate} ${stepsLost}`);

/** One brigade on one, both of 8 in three steps; 2d6 of 9 is 2 hits, 12 is 4, 2 none. */
const duel = (more: Partial<AssaultInput> = {}): AssaultInput => ({
  attackers: [{ units: [foot('A', 8, 4)], retreat: 'free' }],
  defender: { units: [foot('D', 8, 4)], retreat: 'free' },
  ...more,
});

describe('NLC 7.4 thrown back', () => {
  const lost = [STAY, STAY] as const;

  test('NLC 7.4 full hits, then each who lost a step checks in the same order; the second not if the first goes', () => {
    const goes = outcome(assaulted(duel(), lost, ['NLC 7.1', 4, 5], ['NLC 7.1', 4, 5], ['NLC 7.4', 4]));
    expect(goes.retreat).toEqual({ kind: 'involuntary', side: 'attacker' });
    expect(fates(goes.units.attacker)).toEqual(['A retreated 2']);
    const stands = assaulted(
      duel(),
      [...lost, NOBODY],
      ['NLC 7.1', 4, 5],
      ['NLC 7.1', 4, 5],
      ['NLC 7.4', 3],
      ['NLC 7.4', 4],
    );
    expect(outcome(stands).retreat).toEqual({ kind: 'involuntary', side: 'defender' });
  });

  test('NLC 19.1 who is thrown back is disrupted, without a die; off, he is not', () => {
    const dice = [
      ['NLC 7.1', 1, 1],
      ['NLC 7.1', 4, 5],
      ['NLC 7.4', 6],
    ] as const;
    expect(outcome(assaulted(duel(), [STAY], ...dice)).units.attacker[0]?.disrupted).toBe(true);
    const off = duel({ options: { disruptionOnRetreat: false } });
    expect(outcome(assaulted(off, [STAY], ...dice)).units.attacker[0]?.disrupted).toBe(false);
  });

  test('Ruling 34 the survivor of a fight in which the enemy is wiped out still checks', () => {
    const defender = { units: [foot('D', 8, null)] };
    const step = assaulted(duel({ defender }), lost, ['NLC 7.1', 4, 5], ['NLC 7.1', 4, 5], ['NLC 7.4', 6]);
    expect(outcome(step)).toMatchObject({
      vacated: true,
      advanced: [],
      retreat: { kind: 'involuntary', side: 'attacker' },
    });
  });

  test('NLC 7.4 foot artillery: lost when the defender is thrown back, staying when the attacker is', () => {
    const defender = { units: [foot('D', 8, 4), guns('H'), horseGuns('X')], retreat: 'free' as const };
    const back = assaulted(duel({ defender }), [STAY, NOBODY], ['NLC 7.1', 4, 5], ['NLC 7.1', 1, 1], ['NLC 7.4', 6]);
    expect(fates(outcome(back).units.defender)).toEqual(['D retreated 2', 'H eliminated 2', 'X retreated 0']);
    const attackers = [{ units: [foot('A', 8, 4), guns('G')], retreat: 'free' as const }];
    const stay = assaulted(duel({ attackers }), [STAY], ['NLC 7.1', 1, 1], ['NLC 7.1', 4, 5], ['NLC 7.4', 6]);
    expect(fates(outcome(stay).units.attacker)).toEqual(['A retreated 2', 'G stands 0']);
  });

  test('NLC 10 Ruling 34 one infantry unit in a chateau stays; two make it clear ground', () => {
    const one = { units: [foot('D', 8, 4)], hex: ['chateau' as const], retreat: 'free' as const };
    expect(outcome(assaulted(duel({ defender: one }), [], ['NLC 7.1', 6, 5], ['NLC 7.1', 1, 1])).retreat).toEqual({
      kind: 'none',
    });
    const two = { ...one, units: [foot('D', 8, 4), foot('E', 8, 4)] };
    const step = assaulted(duel({ defender: two }), [], ['NLC 7.1', 4, 5], ['NLC 7.1', 1, 1]);
    expect(step).toMatchObject({ kind: 'needsChoice', request: { by: 'defender', purpose: 'voluntaryRetreat' } });
  });

  test('NLC 10 infantry next to the chateau may take the loss, if its owner likes', () => {
    const defender = { units: [foot('D', 8, 4)], hex: ['chateau' as const], adjacentInfantry: [foot('H', 8, 4)] };
    const step = assaulted(duel({ defender }), [['NLC 7.1', 'H']], ['NLC 7.1', 3, 5], ['NLC 7.1', 1, 1]);
    expect(fates(outcome(step).units.defender)).toEqual(['D stands 0']);
    expect(fates(outcome(step).adjacentInfantry)).toEqual(['H stands 1']);
  });

  test('MOP cards 7 and 30: no check where involuntary retreats are cancelled', () => {
    const input = duel({ neverForced: { attacker: true } });
    expect(outcome(assaulted(input, [STAY], ['NLC 7.1', 1, 1], ['NLC 7.1', 4, 5])).retreat).toEqual({ kind: 'none' });
  });

  test('NLC 20.10 units whose own morale is missed by 3 rout, the others retreat', () => {
    const attackers = [{ units: [foot('A', 8, 4), foot('raw', 8, 4, { specialMorale: 2 })], retreat: 'free' as const }];
    const input = duel({ attackers, options: { rout: true } });
    const step = assaulted(input, [STAY, ['NLC 7.1', 'A']], ['NLC 7.1', 1, 1], ['NLC 7.1', 3, 3], ['NLC 7.4', 5]);
    expect(fates(outcome(step).units.attacker)).toEqual(['A retreated 1', 'raw eliminated 3']);
    expect(outcome(step).routed).toEqual(['raw']);
  });
});

describe('NLC 7.4 La Garde (Ruling 35)', () => {
  const dice = (die: number) =>
    [
      ['NLC 7.1', 1, 1],
      ['NLC 7.1', 4, 5],
      ['NLC 7.4', die],
    ] as const;
  const against = (guard: 'young' | 'middle' | 'old', game: 'nlc' | 'mop') =>
    duel({
      game,
      attackers: [{ units: [foot('A', 8, 4, { initiative: 3 })], retreat: 'free' }],
      defender: { units: [foot('D', 8, 4, { nation: 'french', guard, initiative: 3 })] },
    });

  test('Ruling 35 −1 on the retreat roll of whoever fights it; Young Guard frightens nobody, in MOP only the old', () => {
    const thrown = (guard: 'young' | 'middle' | 'old', game: 'nlc' | 'mop') =>
      outcome(assaulted(against(guard, game), [STAY], ...dice(3))).retreat.kind;
    expect([thrown('old', 'nlc'), thrown('middle', 'nlc'), thrown('young', 'nlc')]).toEqual([
      'involuntary',
      'involuntary',
      'none',
    ]);
    expect([thrown('old', 'mop'), thrown('middle', 'mop')]).toEqual(['involuntary', 'none']);
  });

  test('Ruling 35 Guard that assaults and is thrown back shakes the French; when it defends it does not', () => {
    const attackers = [{ units: [foot('Guard', 8, 4, { nation: 'french', guard: 'old' })], retreat: 'free' as const }];
    expect(outcome(assaulted(duel({ attackers }), [STAY], ...dice(6))).guardBroken).toBe(true);
    const defended = assaulted(
      duel({ defender: { units: [foot('Guard', 8, 4, { guard: 'old' })], retreat: 'free' } }),
      [STAY, NOBODY],
      ['NLC 7.1', 4, 5],
      ['NLC 7.1', 1, 1],
      ['NLC 7.4', 6],
    );
    expect(outcome(defended).guardBroken).toBe(false);
  });

  test('Ruling 35 shaken French are one lower for the rest of the game', () => {
    const attackers = [{ units: [foot('A', 8, 4, { nation: 'french' })], retreat: 'free' as const }];
    expect(outcome(assaulted(duel({ attackers }), [STAY], ...dice(3))).retreat.kind).toBe('none');
    expect(outcome(assaulted(duel({ attackers, frenchShaken: true }), [STAY], ...dice(3))).retreat.kind).toBe(
      'involuntary',
    );
  });
});

describe('NLC 7.4 the way back', () => {
  const dice = [
    ['NLC 7.1', 1, 1],
    ['NLC 7.1', 3, 3],
    ['NLC 19.1', 1],
  ] as const;
  const back = (units: readonly Counter[], ...ways: readonly string[]) => {
    const attackers = [{ units: [...units] }];
    const said = ways.map((way) => ['NLC 7.4', way] as const);
    return outcome(assaulted(duel({ attackers }), [RETREAT, ...said], ...dice)).units.attacker;
  };

  test('NLC 7.4 its owner says when it comes to that where his stack goes, unless it was said before', () => {
    const step = assaulted(duel({ attackers: [{ units: [foot('A', 8, 4)] }] }), [RETREAT], ...dice.slice(0, 2));
    expect(step).toMatchObject({
      kind: 'needsChoice',
      request: { rule: 'NLC 7.4', purpose: 'retreatWay', by: 'attacker' },
    });
  });

  test('NLC 7.4 into an enemy zone costs a step, but not cavalry alone', () => {
    expect(fates(back([foot('A', 8, 4)], 'enemyZoc'))).toEqual(['A retreated 1']);
    expect(fates(back([horse('A', 16, 8)], 'enemyZoc'))).toEqual(['A retreated 0']);
  });

  test('Ruling 80 nowhere to go: a step, and it stays', () => {
    const attackers = [{ units: [foot('A', 8, 4)], retreat: 'blocked' as const }];
    const { units, retreat } = outcome(assaulted(duel({ attackers }), [RETREAT], ...dice.slice(0, 2)));
    expect(fates(units.attacker)).toEqual(['A stands 1']);
    expect(retreat.kind).toBe('voluntary');
  });

  test('NLC 7.4 into a full hex: all disrupted, and on to the next', () => {
    const ways = ['crowded', 'crowdedEnemyZoc', 'free'].map((way) => ['NLC 7.4', way] as const);
    const attackers = [{ units: [foot('A', 8, 4)] }];
    const step = assaulted(duel({ attackers }), [RETREAT, ...ways], ...dice.slice(0, 2));
    const [unit] = outcome(step).units.attacker;
    expect(unit).toEqual({ id: 'A', fate: 'retreated', stepsLost: 1, disrupted: true });
  });

  test('NLC 7.4 the extra step is paid by the stack that goes there', () => {
    const attackers = [
      { units: [foot('A', 8, 4)], retreat: 'enemyZoc' as const },
      { units: [foot('B', 8, 4)], retreat: 'free' as const },
    ];
    const { units } = outcome(assaulted(duel({ attackers }), [RETREAT], ...dice));
    expect(fates(units.attacker)).toEqual(['A retreated 1', 'B retreated 0']);
  });
});

describe('NLC 7.5 advance', () => {
  const emptied = (attackers: AssaultInput['attackers']) => {
    const step = assaulted(
      { attackers, defender: { units: [foot('D', 1, null)] } },
      [STAY],
      ['NLC 7.1', 6, 6],
      ['NLC 7.1', 1, 1],
    );
    return step.kind === 'needsChoice' ? step.request.options : step.kind;
  };

  test('NLC 7.5 one unit, never artillery by itself; the strongest is named first', () => {
    expect(emptied([{ units: [horse('H', 3), foot('A', 5), guns('G')] }])).toEqual(['unit:A', 'unit:H', 'none']);
  });

  test('NLC 7.5 with a leader the whole stack, artillery too', () => {
    expect(emptied([{ units: [foot('A'), guns('G')], leaders: ['Ney'] }])).toEqual(['stack:1', 'unit:A', 'none']);
    expect(emptied([{ units: [foot('A', 4, 2, { withLeader: true }), guns('G')] }])).toContain('stack:1');
  });

  test('NLC 7.5 without one, units of one division', () => {
    const units = [foot('A', 4, 2, { division: 'Girard' }), foot('B', 4, 2, { division: 'Girard' }), foot('C')];
    expect(emptied([{ units }])).toEqual(['division:1:Girard', 'unit:A', 'unit:B', 'unit:C', 'none']);
  });

  test('NLC 7.5 not while somebody still stands there', () => {
    expect(outcome(assaulted(duel(), [], ['NLC 7.1', 1, 1], ['NLC 7.1', 1, 1])).advanced).toEqual([]);
  });
});

describe('NLC 11.2 leaders (Ruling 85)', () => {
  test('Ruling 85 any hit that was rolled calls for a roll, also one that retreat took away', () => {
    const input = duel({
      attackers: [{ units: [foot('A', 8, 4)], leaders: ['Ney'], retreat: 'free' }],
      defender: { units: [foot('D', 8, 4)], leaders: ['Thielmann'] },
    });
    const { leaderChecks } = outcome(
      assaulted(input, [RETREAT], ['NLC 7.1', 1, 1], ['NLC 7.1', 3, 3], ['NLC 19.1', 1]),
    );
    expect(leaderChecks).toEqual({ attacker: ['Ney'], defender: [] });
  });
});
