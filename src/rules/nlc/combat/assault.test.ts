import { NOBODY, RETREAT, STAY, assaulted, foot, guns, horse, outcome } from './testing/muster';
import type { AssaultInput, Counter } from './testing/muster';

const kgl = (id: string, specialMorale: number, more: Partial<Counter> = {}): Counter =>
  foot(id, 6, 3, { nation: 'kgl', specialMorale, ...more });

const fates = (units: readonly Readonly<{ id: string; fate: string; stepsLost: number }>[]): readonly string[] =>
  units.map(({ id, fate, stepsLost }) => `${id} ${fate} ${stepsLost}`);

/** One brigade on one, both of 8 in three steps; 2d6 of 9 is 2 hits, 12 is 4, 2 none. */
const duel = (more: Partial<AssaultInput> = {}): AssaultInput => ({
  attackers: [{ units: [foot('A', 8, 4)], retreat: 'free' }],
  defender: { units: [foot('D', 8, 4)], retreat: 'free' },
  ...more,
});

describe('NLC 7.3 the worked example: morale over all attacking stacks', () => {
  const stacks = (leaderWith: 'three' | 'four'): AssaultInput => ({
    attackers: [
      { units: [kgl('four', 4, { withLeader: leaderWith === 'four' })], retreat: 'free' },
      { units: [kgl('three', 3, { withLeader: leaderWith === 'three' })], retreat: 'free' },
    ],
    defender: { units: [foot('D', 6, 3)] },
  });
  // The defender's 9 hits twice on row 6; one attacker loses a step each time.
  const fight = (leaderWith: 'three' | 'four', die: number) =>
    outcome(
      assaulted(
        stacks(leaderWith),
        [STAY, ['NLC 7.1', 'three']],
        ['NLC 7.1', 1, 1],
        ['NLC 7.1', 3, 5],
        ['NLC 7.4', die],
      ),
    );

  test('NLC 7.3 the leader with the stack of morale 3: the attacker’s morale is 4', () => {
    expect(fight('three', 4).retreat).toEqual({ kind: 'none' });
    expect(fight('three', 5).retreat).toEqual({ kind: 'involuntary', side: 'attacker' });
  });

  test('NLC 7.3 the leader with the stack of morale 4: the attacker’s morale is 5', () => {
    expect(fight('four', 5).retreat).toEqual({ kind: 'none' });
    expect(fight('four', 6).retreat).toEqual({ kind: 'involuntary', side: 'attacker' });
  });
});

describe('NLC 7.3 what may not assault', () => {
  test.each<[string, Partial<AssaultInput>, string, string]>([
    ['artillery by itself', { attackers: [{ units: [guns('G')] }] }, 'ARTILLERY_ALONE', 'NLC 8.2'],
    [
      'who bombarded',
      { attackers: [{ units: [foot('A'), guns('G', 4, 2, { did: 'bombarded' })] }] },
      'BOMBARDED_THIS_STAGE',
      'NLC 7.3',
    ],
    [
      'who charged',
      { attackers: [{ units: [horse('A', 4, 2, { did: 'charged' })] }] },
      'CHARGED_THIS_STAGE',
      'NLC 7.7',
    ],
    [
      'who is in Reserve',
      { attackers: [{ units: [foot('A', 4, 2, { inReserve: true })] }] },
      'ORDER_FORBIDS_ATTACK',
      'NLC 12.2',
    ],
    [
      'who falls back',
      { attackers: [{ units: [foot('A', 4, 2, { fallingBack: true })] }] },
      'ORDER_FORBIDS_ATTACK',
      'NLC 12.2',
    ],
    ['over a major river', { attackers: [{ units: [foot('A')], hexside: ['majorRiver'] }] }, 'MAJOR_RIVER', 'NLC 7.3'],
    [
      'over what only MOP knows',
      { attackers: [{ units: [foot('A')], hexside: ['slope'] }] },
      'TERRAIN_OF_MOP_ONLY',
      'NLC 7.6',
    ],
    [
      'a unit that is gone',
      { attackers: [{ units: [foot('A', 4, 2, { stepsLost: 2 })] }] },
      'UNIT_ELIMINATED',
      'NLC 6.1',
    ],
    ['two of a name', { attackers: [{ units: [foot('A'), foot('A')] }] }, 'UNIT_NAMED_TWICE', 'NLC 7.1'],
    [
      'help without a chateau',
      { defender: { units: [foot('D')], adjacentInfantry: [foot('H')] } },
      'NO_CHATEAU_TO_HELP',
      'NLC 10',
    ],
    [
      'help by cavalry',
      { defender: { units: [foot('D')], hex: ['chateau'], adjacentInfantry: [horse('H')] } },
      'ONLY_INFANTRY_HELPS',
      'NLC 10',
    ],
    [
      'support by infantry',
      { defender: { units: [foot('D')], remoteSupport: [{ unit: foot('R'), range: 1 }] } },
      'ONLY_ARTILLERY_SUPPORTS',
      'NLC 19.3',
    ],
    [
      'support by who bombarded',
      { defender: { units: [foot('D')], remoteSupport: [{ unit: guns('R', 4, 2, { did: 'bombarded' }), range: 1 }] } },
      'BOMBARDED_THIS_STAGE',
      'NLC 19.3',
    ],
    [
      'support where 19.3 is off',
      {
        options: { remoteSupport: false },
        defender: { units: [foot('D')], remoteSupport: [{ unit: guns('R'), range: 1 }] },
      },
      'RULE_NOT_IN_USE',
      'NLC 19.3',
    ],
    [
      'support from 3 where 19.4 is off',
      {
        options: { artilleryDetail: false },
        defender: { units: [foot('D')], remoteSupport: [{ unit: guns('R'), range: 3 }] },
      },
      'OUT_OF_RANGE',
      'NLC 19.4',
    ],
    [
      'support from afar at night',
      { turn: 'night', defender: { units: [foot('D')], remoteSupport: [{ unit: guns('R'), range: 2 }] } },
      'OUT_OF_SIGHT',
      'NLC 16',
    ],
    [
      'support from afar in fog',
      { game: 'mop', weather: 'fog', defender: { units: [foot('D')], remoteSupport: [{ unit: guns('R'), range: 2 }] } },
      'OUT_OF_SIGHT',
      'MOP 37.4',
    ],
    ['in MOP without an initiative', { game: 'mop' }, 'INITIATIVE_NEEDED', 'MOP 37.5'],
  ])('NLC 7.3 %s', (_, more, code, rule) => {
    expect(assaulted(duel(more), [])).toMatchObject({ kind: 'refused', refusal: { code, rule } });
  });
});

describe('NLC 7.4 who chooses first (Ruling 32)', () => {
  const asks = (attackers: readonly Counter[], defenders: readonly Counter[]) => {
    const input = { attackers: [{ units: [...attackers] }], defender: { units: [...defenders] } };
    const step = assaulted(input, [], ['NLC 7.1', 6, 6], ['NLC 7.1', 6, 6]);
    return step.kind === 'needsChoice' ? step.request.by : step.kind;
  };

  test('Ruling 32 without artillery on either side, or with it on both: the attacker', () => {
    expect(asks([foot('A', 8, 4)], [foot('D', 8, 4)])).toBe('attacker');
    expect(asks([foot('A', 8, 4), guns('G')], [foot('D', 8, 4), guns('H')])).toBe('attacker');
  });

  test('Ruling 32 only one side has artillery: the other', () => {
    expect(asks([foot('A', 8, 4), guns('G')], [foot('D', 8, 4)])).toBe('defender');
    expect(asks([foot('A', 8, 4)], [foot('D', 8, 4), guns('H')])).toBe('attacker');
  });

  test('Ruling 32 artillery that may not fire counts, remote support does not', () => {
    expect(asks([foot('A', 8, 4), guns('G', 4, 2, { mayNotFire: true })], [foot('D', 8, 4)])).toBe('defender');
    const remote = assaulted(
      duel({
        attackers: [{ units: [foot('A', 8, 4), guns('G')] }],
        defender: { units: [foot('D', 8, 4)], remoteSupport: [{ unit: guns('R'), range: 2 }] },
      }),
      [],
      ['NLC 7.1', 6, 6],
      ['NLC 7.1', 6, 6],
    );
    expect(remote).toMatchObject({ kind: 'needsChoice', request: { by: 'defender' } });
  });

  test('Ruling 32 who was not hit is not asked', () => {
    const step = assaulted(duel(), [], ['NLC 7.1', 1, 1], ['NLC 7.1', 4, 5]);
    expect(step).toMatchObject({ kind: 'needsChoice', request: { by: 'attacker' } });
    expect(outcome(assaulted(duel(), [], ['NLC 7.1', 1, 1], ['NLC 7.1', 1, 1])).retreat).toEqual({ kind: 'none' });
  });
});

describe('NLC 7.4 retreat of one’s own will', () => {
  test('NLC 7.4 Ruling 19 halves the hits of both sides: 2 is 1, 4 is 2; the other is not asked any more', () => {
    const step = assaulted(duel(), [RETREAT], ['NLC 7.1', 6, 6], ['NLC 7.1', 4, 5], ['NLC 19.1', 1]);
    const { units, retreat, vacated } = outcome(step);
    expect(retreat).toEqual({ kind: 'voluntary', side: 'attacker' });
    expect([...fates(units.attacker), ...fates(units.defender)]).toEqual(['A retreated 1', 'D stands 2']);
    expect(vacated).toBe(false);
  });

  test('NLC 7.4 a single hit is none', () => {
    const { units } = outcome(assaulted(duel(), [RETREAT], ['NLC 7.1', 3, 3], ['NLC 7.1', 3, 4], ['NLC 19.1', 4]));
    expect(fates(units.attacker)).toEqual(['A retreated 0']);
    expect(fates(units.defender)).toEqual(['D stands 0']);
  });

  test('NLC 7.4 the second may go when the first stays; the attacker may then advance', () => {
    const step = assaulted(
      duel(),
      [STAY, RETREAT, ['NLC 7.5', 'unit:A']],
      ['NLC 7.1', 4, 5],
      ['NLC 7.1', 3, 4],
      ['NLC 19.1', 1],
    );
    expect(outcome(step)).toMatchObject({
      retreat: { kind: 'voluntary', side: 'defender' },
      vacated: true,
      advanced: ['A'],
    });
  });

  test('NLC 19.1 each who goes freely checks by his own morale, with one die; off, nobody does', () => {
    const attackers = [
      { units: [foot('steady', 8, 4), foot('raw', 8, 4, { specialMorale: 2 })], retreat: 'free' as const },
    ];
    const { units } = outcome(
      assaulted(duel({ attackers }), [RETREAT], ['NLC 7.1', 1, 1], ['NLC 7.1', 3, 3], ['NLC 19.1', 3]),
    );
    expect(units.attacker.map(({ disrupted }) => disrupted)).toEqual([false, true]);
    const off = outcome(
      assaulted(
        duel({ attackers, options: { disruptionOnRetreat: false } }),
        [RETREAT],
        ['NLC 7.1', 1, 1],
        ['NLC 7.1', 3, 3],
      ),
    );
    expect(off.units.attacker.map(({ disrupted }) => disrupted)).toEqual([false, false]);
  });

  test('NLC 20.10 who misses that check by 3 routs', () => {
    const attackers = [
      { units: [foot('steady', 8, 4), foot('raw', 8, 4, { specialMorale: 2 })], retreat: 'free' as const },
    ];
    const step = assaulted(
      duel({ attackers, options: { rout: true } }),
      [RETREAT],
      ['NLC 7.1', 1, 1],
      ['NLC 7.1', 3, 3],
      ['NLC 19.1', 5],
    );
    const { units, routed } = outcome(step);
    expect(routed).toEqual(['raw']);
    expect(fates(units.attacker)).toEqual(['steady retreated 0', 'raw eliminated 3']);
  });

  test('Ruling 33 who falls back retreats even unhit, unless the other side goes first', () => {
    const defender = { units: [foot('D', 8, 4, { fallingBack: true })], retreat: 'free' as const };
    const unhit = outcome(
      assaulted(duel({ defender }), [NOBODY], ['NLC 7.1', 1, 1], ['NLC 7.1', 1, 1], ['NLC 19.1', 1]),
    );
    expect(unhit.retreat).toEqual({ kind: 'voluntary', side: 'defender' });
    const other = outcome(
      assaulted(duel({ defender }), [RETREAT], ['NLC 7.1', 1, 1], ['NLC 7.1', 4, 5], ['NLC 19.1', 1]),
    );
    expect(other.retreat).toEqual({ kind: 'voluntary', side: 'attacker' });
  });

  test('Ruling 33 not out of a chateau', () => {
    const defender = { units: [foot('D', 8, 4, { fallingBack: true })], hex: ['chateau' as const] };
    expect(outcome(assaulted(duel({ defender }), [], ['NLC 7.1', 1, 1], ['NLC 7.1', 1, 1])).retreat).toEqual({
      kind: 'none',
    });
  });
});
