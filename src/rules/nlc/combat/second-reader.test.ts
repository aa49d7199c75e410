import { NOBODY, RETREAT, STAY, assaulted, foot, guns, horse, horseGuns, outcome } from './testing/muster';
import type { AssaultInput, Counter } from './testing/muster';
import { MISS, duel, fates, fireOf, onto, strengths } from './testing/second-reader';
import { isLine } from '../../../testkit/lines';

/** Cases a second reader of the rules worked out by hand from the text, figures and all, before any code was asked. */
type Stack = AssaultInput['attackers'][number];
const stack = (units: readonly Counter[], more: Partial<Stack> = {}): Stack => ({
  units: [...units],
  retreat: 'free',
  ...more,
});

type Sum = readonly [title: string, input: AssaultInput, attacker: number, defender: number];

describe('NLC 7.6 strengths in assault, by hand', () => {
  const ground = (
    attackers: readonly Stack[],
    defender: Partial<AssaultInput['defender']> = {},
    units: readonly Counter[] = [foot('D', 8, 4)],
  ): AssaultInput => onto(units, defender, { attackers: [...attackers] });

  const SUMS: readonly Sum[] = [
    [
      'NLC 7.6 17 at −75 % (stream and woods) are 4.25 and so 4',
      ground([stack([foot('A', 9, 4), foot('B', 8, 4)], { hexside: ['stream'] })], { hex: ['woods'] }),
      4,
      4, // 8 out of woods: half
    ],
    [
      'NLC 7.6 18 at −75 % are 4.5 and so 5',
      ground([stack([foot('A', 9, 4), foot('B', 9, 4)], { hexside: ['stream'] })], { hex: ['chateau'] }),
      5,
      8,
    ],
    [
      'NLC 7.6 3 and 3 over a stream are 6 × ¾ = 4.5, so 5, and not twice 2; the 5 beside them stay 5',
      ground([
        stack([foot('A', 3, 1)], { hexside: ['stream'] }),
        stack([foot('B', 3, 1)], { hexside: ['stream'] }),
        stack([foot('C', 5, 2)]),
      ]),
      10,
      8,
    ],
    [
      'NLC 7.3 cavalry of 3 and 4 is summed, then halved: 3.5 and so 4, and 5 of infantry',
      ground([stack([horse('H', 3, 1), foot('A', 5, 2)]), stack([horse('K', 4, 2)])]),
      9,
      8,
    ],
    [
      'NLC 6.3 disrupted cavalry of 6 in assault: a quarter, 1.5 and so 2',
      ground([stack([horse('H', 6, 3, { disrupted: true })])]),
      2,
      8,
    ],
    [
      'NLC 7.6 a bridge stands in place of the town behind it: −50 % and no more',
      ground([stack([foot('A', 8, 4)], { hexside: ['bridge'] })], { hex: ['town'] }),
      4,
      8,
    ],
    [
      'NLC 7.3 a major river that is bridged: the bridge line alone',
      ground([stack([foot('A', 8, 4)], { hexside: ['majorRiver', 'bridge'] })]),
      4,
      8,
    ],
    [
      'NLC 7.6 fire between woods is not reduced, either way',
      ground([stack([foot('A', 8, 4)], { hex: ['woods'] })], { hex: ['woods'] }),
      8,
      8,
    ],
    [
      'NLC 7.6 woods and town in one hex: the line best for the defender, −50 %',
      ground([stack([foot('A', 8, 4)])], { hex: ['town', 'woods'] }),
      4,
      4,
    ],
    [
      'NLC 10 attackers of a chateau are halved; two units in it make it clear ground',
      ground([stack([foot('A', 7, 3)])], { hex: ['chateau'] }, [foot('D', 4, 2)]),
      4,
      4,
    ],
    [
      'NLC 10 with a second unit in it the chateau is open',
      ground([stack([foot('A', 7, 3)])], { hex: ['chateau'] }, [foot('D', 4, 2), foot('E', 3, 1)]),
      7,
      7,
    ],
    [
      'NLC 6.2 a huge unit of 9-5 in its third state has half of 5: 2.5 and so 3',
      ground([stack([foot('A', 9, 5, { stepsLost: 2 })])]),
      3,
      8,
    ],
    [
      'NLC 19.4 artillery on the defence half again: 5 are 7.5 and so 8',
      ground([stack([foot('A', 8, 4)])], {}, [guns('G', 5, 2), foot('D', 2, 1)]),
      8,
      10,
    ],
    [
      'NLC 8.5 with enfilade besides 2¼ times: 4 are 9',
      ground([stack([foot('A', 8, 4)])], {}, [guns('G', 4, 2, { enfilades: true })]),
      8,
      9,
    ],
    [
      'NLC 8.4 artillery that faces elsewhere has no share in it',
      ground([stack([foot('A', 8, 4)])], {}, [guns('G', 4, 2, { mayNotFire: true }), foot('D', 6, 3)]),
      8,
      6,
    ],
    [
      'NLC 19.3 remote support: at 2 its strength, without 19.4’s half again; at 3 half of 5 rounded down',
      ground([stack([foot('A', 8, 4)])], {
        remoteSupport: [
          { unit: horseGuns('R', 5, 2), range: 2 },
          { unit: guns('S', 5, 2), range: 3 },
        ],
      }),
      8,
      15, // 8 + 5 + 2
    ],
    [
      'NLC 20.2.1 not en bataille −20 %: 8 are 6.4 and so 6; 20.2.3 in extended line half',
      {
        ...ground([stack([foot('A', 8, 4, { notEnBataille: true })])], {}, [foot('D', 7, 3, { extended: true })]),
        options: { doctrine: true },
      },
      6,
      4,
    ],
  ];

  test.each(SUMS)('%s', (_, input, attacker, defender) => {
    expect(strengths(input)).toEqual([attacker, defender]);
  });
});

describe('NLC 7.1 more than 24, by hand', () => {
  const mass = (...fronts: readonly number[]): AssaultInput =>
    duel({
      attackers: [stack(fronts.map((front, at) => foot(`A${at}`, front, 2)))],
      defender: { units: [foot('D', 1, null)], retreat: 'free' },
    });

  test('NLC 7.1 30 at a 9: 5 on row 24 and 2 on row 6', () => {
    const step = assaulted(mass(15, 15), [STAY, NOBODY], ['NLC 7.1', 4, 5], MISS);
    expect(fireOf(step, 'attacker')).toEqual([30, 7]);
  });

  test('NLC 7.1 Ruling 18 50 at a 9: 5, 5 and 1', () => {
    const step = assaulted(mass(25, 25), [STAY, NOBODY], ['NLC 7.1', 4, 5], MISS);
    expect(fireOf(step, 'attacker')).toEqual([50, 11]);
  });
});

describe('NLC 7.4 going back freely, by hand', () => {
  test('NLC 7.4 three hits become two and one becomes none; 19.1 asks those who went, each by his own morale', () => {
    // 16 at a 7: three. 14 at a 5: one. E, the weaker, pays both and is gone; D has 4 and rolls a 5.
    const input = duel({
      attackers: [stack([foot('A', 8, 4), foot('B', 8, 4)])],
      defender: { units: [foot('D', 8, 4), foot('E', 6, 3)], retreat: 'free' },
    });
    const said = [STAY, RETREAT, ['NLC 7.1', 'E'], NOBODY] as const;
    const { units, retreat, vacated } = outcome(
      assaulted(input, said, ['NLC 7.1', 3, 4], ['NLC 7.1', 1, 4], ['NLC 19.1', 5]),
    );
    expect(retreat).toEqual({ kind: 'voluntary', side: 'defender' });
    expect([fates(units.attacker), fates(units.defender), vacated]).toEqual([
      ['A stands 0', 'B stands 0'],
      ['D retreated 0 !', 'E eliminated 2'],
      true,
    ]);
  });

  test('NLC 7.4 only the attacker has artillery: the defender chooses first', () => {
    const input = duel({ attackers: [stack([foot('A', 8, 4), guns('G', 4, 2)])] });
    const step = assaulted(input, [], ['NLC 7.1', 3, 4], ['NLC 7.1', 3, 4]);
    expect(step).toMatchObject({ request: { rule: 'NLC 7.4', by: 'defender', purpose: 'voluntaryRetreat' } });
  });

  test('NLC 7.4 both have: the attacker', () => {
    const input = duel({
      attackers: [stack([foot('A', 8, 4), guns('G', 4, 2)])],
      defender: { units: [foot('D', 8, 4), guns('H', 4, 2, { mayNotFire: true })], retreat: 'free' },
    });
    const step = assaulted(input, [], ['NLC 7.1', 3, 4], ['NLC 7.1', 3, 4]);
    expect(step).toMatchObject({ request: { rule: 'NLC 7.4', by: 'attacker' } });
  });

  test.each([
    [3, 'D retreated 1'],
    [4, 'D retreated 1 !'],
  ])('NLC 19.1 the zone he went into has cost a step, so morale is 3: a %i', (die, fate) => {
    const input = onto([foot('D', 6, 3)], { retreat: 'enemyZoc' });
    const said = [RETREAT, NOBODY] as const;
    // 8 at a 6: one hit, and none is left of it.
    const { units } = outcome(assaulted(input, said, ['NLC 7.1', 3, 3], MISS, ['NLC 19.1', die]));
    expect(fates(units.defender)).toEqual([fate]);
  });

  test('NLC 12.2 whoever falls back goes, hit or not, and saves the attacker his one hit', () => {
    const input = onto([foot('D', 8, 4, { fallingBack: true })]);
    const { units, retreat } = outcome(assaulted(input, [STAY, NOBODY], MISS, ['NLC 7.1', 3, 3], ['NLC 19.1', 4]));
    expect(retreat).toEqual({ kind: 'voluntary', side: 'defender' });
    expect([fates(units.attacker), fates(units.defender)]).toEqual([['A stands 0'], ['D retreated 0']]);
  });

  test.each([
    ['cavalry', [horse('H', 8, 4)], true],
    ['infantry', [foot('A', 8, 4)], false],
  ] as const)('NLC 12.2 on a road he is flanked by %s: morale 4 or 2 against a 3', (_, units, disrupted) => {
    const input = onto([foot('D', 8, 4, { fallingBack: true })], { onRoad: true }, { attackers: [stack([...units])] });
    const end = outcome(assaulted(input, [NOBODY], MISS, MISS, ['NLC 19.1', 3]));
    expect(end.units.defender[0]?.disrupted).toBe(disrupted);
  });
});

describe('NLC 20 options in assault, by hand', () => {
  const battery = [stack([foot('A', 6, 3), guns('G', 4, 2)])];

  test.each([
    ['7 is 2 on row 10 and 1 on row 6: of three hits two count', 3, { by: 'attacker', rolled: 3, due: 2 }],
    ['6 is 1 on both: nothing', 2, undefined],
  ])('NLC 20.3 %s', (_, second, facts) => {
    const input = onto([foot('D', 12, 6)], {}, { attackers: battery, options: { artillerySupport: true } });
    // A is infantry, then damaged, and so gone; the foot artillery left of the attack is never thrown back.
    const step = assaulted(input, [STAY, STAY], ['NLC 7.1', 4, second], ['NLC 7.1', 4, 5], ['NLC 7.4', 1]);
    if (step.kind !== 'accepted') throw new Error(JSON.stringify(step));
    expect(step.working.find(isLine('artillerySupport'))?.facts).toEqual(facts);
    expect(fates(step.outcome.units.attacker)).toEqual(['A eliminated 2', `G stands ${facts === undefined ? 1 : 0}`]);
  });

  test('NLC 20.4 morale 4 on 3: 8 × 1¼ = 10 dice against 4 × ¾ = 3', () => {
    const input = onto([foot('D', 4, 2, { nation: 'dutch' })], {}, { options: { rollSix: true } });
    const ones = (count: number) => ['NLC 20.4', ...Array.from({ length: count }, () => 1)] as const;
    expect(assaulted(input, [])).toMatchObject({ request: { rule: 'NLC 20.4', count: 10 } });
    expect(assaulted(input, [], ones(10))).toMatchObject({ request: { rule: 'NLC 20.4', count: 3 } });
    expect(fireOf(assaulted(input, [], ones(10), ones(3)), 'defender')).toEqual([3, 0]);
  });

  test('NLC 20.4 Ruling 29 19.4 and enfilade raise no strength there but every die by 2: a four hits', () => {
    // Fired at by artillery the attacker has 5 − 1, as much as the battery: nobody's strength changes.
    const attackers = [stack([foot('A', 4, 2, { specialMorale: 5 })])];
    const input = onto([guns('G', 3, 1, { enfilades: true })], {}, { attackers, options: { rollSix: true } });
    const step = assaulted(input, [STAY], ['NLC 20.4', 1, 1, 1, 1], ['NLC 20.4', 3, 3, 4], ['NLC 7.4', 1]);
    expect(fireOf(step, 'defender')).toEqual([3, 1]);
  });
});
