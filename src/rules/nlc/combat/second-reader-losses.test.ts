import { resolve } from '../../../testkit/given';
import { payHits } from './losses';
import { NOBODY, STAY, assaulted, foot, guns, horse, horseGuns, outcome, unitOf } from './testing/muster';
import type { AssaultInput, Counter } from './testing/muster';
import { MISS, duel, fates, onto } from './testing/second-reader';

/** Losses, checks and advances as a second reader worked them out by hand from the text. */
const british = (id: string, more: Partial<Counter> = {}): Counter => foot(id, 8, 4, { nation: 'british', ...more });
/** 8 at a 6 hits once. */
const ONE = ['NLC 7.1', 3, 3] as const;

describe('NLC 7.1 whose loss it is, by hand', () => {
  const pay = (hits: number, units: readonly Counter[], ...said: readonly string[]) => {
    const step = payHits({ by: 'defender', hits, tiny: true, order: 'usual' }, units.map(unitOf));
    return resolve(step, { rolls: [], choices: said.map((option) => ({ rule: 'NLC 7.1', option })) });
  };
  const lost = (...given: Parameters<typeof pay>): readonly number[] =>
    outcome(pay(...given)).units.map(({ stepsLost }) => stepsLost);

  test('NLC 7.1 the first on infantry, the second on the damaged horse or the infantry just damaged', () => {
    const units = [foot('I', 6, 3), horse('H', 4, 2, { stepsLost: 1 })];
    expect(pay(2, units)).toMatchObject({ request: { options: ['H', 'I'] } });
    expect(lost(2, units, 'I')).toEqual([2, 1]);
  });

  test('NLC 7.1 what a tiny unit leaves of the first hit is still infantry’s, not the damaged horse’s', () => {
    const units = [foot('t', 1, null), foot('I', 6, 3), horse('H', 4, 2, { stepsLost: 1 })];
    expect(lost(1, units, 't')).toEqual([1, 1, 1]);
  });

  test('NLC 19.5 of a 2-1 the first step is ½ and the last the other; a 3-1 beside the last step of one pays the rest', () => {
    expect(lost(1, [foot('a', 2, 1), foot('b', 6, 3)], 'a')).toEqual([2, 0]);
    expect(lost(1, [foot('c', 3, 1), foot('d', 2, 1, { stepsLost: 1 })])).toEqual([1, 2]);
  });
});

describe('NLC 7.4 thrown back, by hand', () => {
  /** The attackers hit once; the defender rolls this die on his retreat. */
  const forced = (input: AssaultInput, die: number) =>
    outcome(assaulted(input, [STAY, NOBODY], ONE, MISS, ['NLC 7.4', die]));
  const holds = (input: AssaultInput, die: number) =>
    outcome(assaulted(input, [STAY], ONE, MISS, ['NLC 7.4', die])).retreat.kind === 'none';

  test('NLC 7.4 foot artillery is destroyed with a defender who is thrown back, horse artillery goes with him', () => {
    // 8 in all at a 6 (one hit) on 4 − 1: a 4 fails.
    const input = onto([foot('D', 4, 2), guns('G', 4, 2), horseGuns('H', 3, 1)]);
    const { units, vacated } = forced(input, 4);
    expect([fates(units.defender), vacated]).toEqual([['D retreated 1 !', 'G eliminated 2', 'H retreated 0 !'], true]);
  });

  test('NLC 7.4 attacking foot artillery stays where it is, horse artillery goes', () => {
    const units = [foot('A', 6, 3), guns('G', 4, 2), horseGuns('H', 3, 1)];
    const input = duel({ attackers: [{ units, retreat: 'free' }] });
    // The defender has no guns and was not hit; A has 3 after its step and fails on a 4.
    const end = outcome(assaulted(input, [STAY], MISS, ONE, ['NLC 7.4', 4]));
    expect(fates(end.units.attacker)).toEqual(['A retreated 1 !', 'G stands 0', 'H retreated 0 !']);
  });

  test.each([
    ['free', ['D retreated 1 !']],
    ['enemyZoc', ['D retreated 2 !']],
    ['blocked', ['D stands 2']],
  ] as const)('NLC 7.4 %s behind a defender of 8 who lost a step', (retreat, fate) => {
    const input = onto([foot('D', 8, 4)], { retreat });
    const said = retreat === 'blocked' ? [STAY] : [STAY, NOBODY];
    expect(fates(outcome(assaulted(input, said, ONE, MISS, ['NLC 7.4', 4])).units.defender)).toEqual(fate);
  });

  test('NLC 7.4 cavalry alone minds no zone', () => {
    const { units } = forced(onto([horse('D', 8, 4)], { retreat: 'enemyZoc' }), 4);
    expect(fates(units.defender)).toEqual(['D retreated 1 !']);
  });

  type Morale = readonly [title: string, highest: number, input: AssaultInput];
  const guard = (nation: 'french' | 'russian') => foot('Guard', 8, 4, { nation, guard: 'old' });
  const byGuard = (nation: 'french' | 'russian'): AssaultInput['attackers'] => [
    { units: [guard(nation)], retreat: 'free' },
  ];
  const MORALES: readonly Morale[] = [
    ['NLC 2.2 British infantry on the defence has 5, a step lost or not', 5, onto([british('D')])],
    ['NLC 7.6 flanked 3', 3, onto([british('D')], { flanked: true })],
    ['NLC 2.3 flanked in woods 3 as well: not both', 3, onto([british('D')], { flanked: true, hex: ['woods'] })],
    ['NLC 7.6 nobody is flanked in a town', 5, onto([british('D')], { flanked: true, hex: ['town'] })],
    ['NLC 7.4 against the French Guard 4', 4, onto([british('D')], {}, { attackers: byGuard('french') })],
    ['NLC 7.4 Guard of another nation is no La Garde', 5, onto([british('D')], {}, { attackers: byGuard('russian') })],
    ['NLC 12.2 in Reserve 4', 4, onto([british('D', { inReserve: true })])],
    ['Ruling 36 a demoralized army changes nothing', 5, onto([british('D', { armyDemoralized: true })])],
    [
      'Ruling 36 by the switch it takes 1 off',
      4,
      onto([british('D', { armyDemoralized: true })], {}, { armyLowersMorale: true }),
    ],
    ['NLC 2.3 a brigade with a step lost 3', 3, onto([foot('D', 8, 4)])],
    ['NLC 2.4 of a group the infantry counts, not the horse', 3, onto([foot('D', 8, 4), horse('H', 4, 2)])],
  ];
  test.each(MORALES)('%s', (_, highest, input) => {
    // A town takes a quarter off the eight: row 6 hits once at a 6 too. In woods row 4 takes a 7, so that is thrown.
    const once = input.defender.hex?.includes('woods') === true ? (['NLC 7.1', 3, 4] as const) : ONE;
    const kind = (die: number) =>
      assaulted(input, [STAY, NOBODY], once, MISS, ['NLC 7.4', die]).kind === 'accepted'
        ? 'involuntary'
        : outcome(assaulted(input, [STAY], once, MISS, ['NLC 7.4', die])).retreat.kind;
    expect([kind(highest), kind(highest + 1)]).toEqual(['none', 'involuntary']);
  });

  test('NLC 2.3 artillery in the assault takes 1 off whoever it fires at, remote support nothing', () => {
    const attackers = [{ units: [foot('A', 8, 4), guns('G', 4, 2, { mayNotFire: true })], retreat: 'free' as const }];
    expect(holds(onto([british('D')], {}, { attackers }), 5)).toBe(true);
    const firing = [{ units: [foot('A', 4, 2), guns('G', 4, 2)], retreat: 'free' as const }];
    expect(holds(onto([british('D')], {}, { attackers: firing }), 4)).toBe(true);
    expect(forced(onto([british('D')], {}, { attackers: firing }), 5).retreat.kind).toBe('involuntary');
  });

  test('NLC 7.4 Guard that assaults and is thrown back breaks French morale; another nation’s does not', () => {
    const broken = (nation: 'french' | 'russian') =>
      outcome(assaulted(duel({ attackers: byGuard(nation) }), [STAY], MISS, ONE, ['NLC 7.4', 6])).guardBroken;
    expect([broken('french'), broken('russian')]).toEqual([true, false]);
  });

  test('NLC 7.4 who was wiped out has not gone back: the survivors still check', () => {
    // 8 at a 12 is 4, more than D has; D hits once, and A fails with 3 on a 4.
    const input = onto([foot('D', 8, 4)]);
    const end = outcome(assaulted(input, [STAY, STAY], ['NLC 7.1', 6, 6], ONE, ['NLC 7.4', 4]));
    expect([end.retreat, end.vacated, end.advanced]).toEqual([{ kind: 'involuntary', side: 'attacker' }, true, []]);
  });
});

describe('NLC 7.5 the advance, by hand', () => {
  const options = (units: readonly Counter[], leaders: readonly string[] = []) => {
    const attackers = [{ units: [...units], leaders: [...leaders], retreat: 'free' as const }];
    const step = assaulted(onto([foot('D', 1, null)], {}, { attackers }), [STAY], ['NLC 7.1', 5, 6], MISS);
    return step.kind === 'needsChoice' ? step.request.options : [];
  };

  test.each([
    ['one unit', [foot('A', 6, 3), foot('B', 5, 2)], [], ['unit:A', 'unit:B', 'none']],
    ['with a leader the whole stack', [foot('A', 6, 3), guns('G', 4, 2)], ['Ney'], ['stack:1', 'unit:A', 'none']],
    ['artillery never by itself', [horse('A', 6, 3), guns('G', 4, 2)], [], ['unit:A', 'none']],
  ] as const)('NLC 7.5 %s', (_, units, leaders, expected) => {
    expect(options(units, leaders)).toEqual(expected);
  });

  test('NLC 7.5 units of one division go without a leader', () => {
    const units = [foot('A', 6, 3, { division: '1st' }), foot('B', 5, 2, { division: '1st' })];
    expect(options(units)).toEqual(['division:1:1st', 'unit:A', 'unit:B', 'none']);
  });
});
