import * as v from 'valibot';
import { objectOf } from '../../../engine/fields';
import { hitsOn } from '../tables/lookups';
import { fieldOf } from './assault-field';
import { assaultAsks } from './assault-input';
import { volleyOf } from './assault-strength';
import type { Combatant } from './terms';
import { foot, guns, horse, horseGuns } from './testing/muster';
import type { AssaultInput, Counter } from './testing/muster';

const strengthOf = (input: AssaultInput, who: Combatant): number => {
  const step = volleyOf(fieldOf(v.parse(objectOf(assaultAsks), input)), who);
  return step.kind === 'accepted' ? step.outcome.strength : Number.NaN;
};

type Ground = Partial<AssaultInput['attackers'][number] & AssaultInput['defender']>;

const target = (more: Partial<AssaultInput['defender']> = {}): AssaultInput['defender'] => ({
  units: [foot('D')],
  ...more,
});

/** What these attack with, over this hexside and into this hex. */
const attack = (units: readonly Counter[], { hexside, hex }: Ground = {}, more: Partial<AssaultInput> = {}): number =>
  strengthOf(
    { attackers: [{ units: [...units], ...(hexside && { hexside }) }], defender: target(hex && { hex }), ...more },
    'attacker',
  );

/** What these defend with against one infantry unit. */
const defence = (units: readonly Counter[], more: Partial<AssaultInput> = {}): number =>
  strengthOf({ attackers: [{ units: [foot('A')] }], defender: target({ units: [...units] }), ...more }, 'defender');

describe('NLC 7.6 terrain', () => {
  test('NLC 7.6 the examples of rounding: 4.5 is 5, 4.25 is 4', () => {
    expect(attack([foot('A', 18)], { hexside: ['stream'], hex: ['woods'] })).toBe(5);
    expect(attack([foot('A', 17)], { hexside: ['stream'], hex: ['woods'] })).toBe(4);
  });

  test.each<[Ground, number]>([
    [{}, 8],
    [{ hex: ['town'] }, 6],
    [{ hex: ['chateau'] }, 4],
    [{ hex: ['woods'] }, 4],
    [{ hexside: ['stream'] }, 6],
    [{ hexside: ['crest'] }, 6],
    [{ hexside: ['stream', 'crest'] }, 6],
    [{ hexside: ['crest'], hex: ['town'] }, 4],
    [{ hexside: ['stream'], hex: ['town', 'woods'] }, 2],
    [{ hexside: ['bridge'] }, 4],
    [{ hexside: ['bridge'], hex: ['woods'] }, 4],
  ])('NLC 7.6 Ruling 16 strength 8 over and into %j is %d', (ground, strength) => {
    expect(attack([foot('A', 8)], ground)).toBe(strength);
  });

  test('Ruling 16 the switch: lines multiply', () => {
    const ground = { hexside: ['stream'], hex: ['woods'] } satisfies Ground;
    expect(attack([foot('A', 8)], ground, { switches: { terrainMultiplies: true } })).toBe(3);
  });

  test('NLC 7.6 an attack out of woods into woods is not reduced, and one stack in woods frees the defender’s fire', () => {
    const between = (hex: 'woods' | 'town'): AssaultInput => ({
      attackers: [{ units: [foot('A', 8)], hex: [hex] }, { units: [foot('B', 8)] }],
      defender: target({ units: [foot('D', 8)], hex: ['woods'] }),
    });
    expect(strengthOf(between('woods'), 'attacker')).toBe(12);
    expect(strengthOf(between('town'), 'attacker')).toBe(8);
    expect(strengthOf(between('woods'), 'defender')).toBe(8);
    expect(strengthOf(between('town'), 'defender')).toBe(4);
  });

  test('NLC 10 two units in a chateau make it clear ground', () => {
    const defender = target({ units: [foot('D'), foot('E')], hex: ['chateau'] });
    expect(strengthOf({ attackers: [{ units: [foot('A', 8)] }], defender }, 'attacker')).toBe(8);
  });

  test('MOP 37.3 marsh, slope and improved position; an improved position is not added to another line of the hex', () => {
    const mop = { game: 'mop' } as const;
    expect(attack([foot('A', 8)], { hex: ['marsh'] }, mop)).toBe(4);
    expect(attack([foot('A', 8)], { hexside: ['slope'] }, mop)).toBe(6);
    expect(attack([foot('A', 8)], { hexside: ['slope'], hex: ['improvedPosition', 'town'] }, mop)).toBe(2);
  });
});

describe('NLC 7.1 groups (Ruling 16)', () => {
  test('NLC 7.3 cavalry: summed, then halved and rounded', () => {
    expect(attack([horse('A', 3), horse('B', 3)])).toBe(3);
    expect(defence([horse('D', 5)])).toBe(3);
  });

  test('NLC 7.6 Ruling 37 a marker halves; on cavalry it is a quarter', () => {
    expect(attack([foot('A', 7, 3, { disrupted: true })])).toBe(4);
    expect(attack([horse('A', 8, 4, { disrupted: true })])).toBe(2);
  });

  test('Ruling 16 each group is rounded once, then added; with the switch all of it once', () => {
    const input: AssaultInput = {
      attackers: [
        { units: [foot('A', 2)], hexside: ['stream'] },
        { units: [foot('B', 3)], hexside: ['bridge'] },
      ],
      defender: target(),
    };
    expect(strengthOf(input, 'attacker')).toBe(4);
    expect(strengthOf({ ...input, switches: { oneRounding: true } }, 'attacker')).toBe(3);
  });

  test('NLC 6.2 Ruling 26 a step lost shows the reverse, a huge unit’s second half of it', () => {
    expect(attack([foot('A', 7, 3, { stepsLost: 1 })])).toBe(3);
    expect(attack([foot('A', 9, 5, { stepsLost: 2 })])).toBe(3);
  });

  test('Ruling 18 above 24 each full 24 and the remainder, with the same dice', () => {
    expect([hitsOn(24, 7), hitsOn(30, 7), hitsOn(53, 7), hitsOn(0, 12)]).toEqual([4, 5, 9, 0]);
  });

  test('Ruling 7 another modifier multiplies too', () => {
    expect(attack([foot('A', 6)], {}, { other: { attacker: { reason: 'card 3', strengthPercent: 50 } } })).toBe(9);
  });
});

describe('NLC 8 artillery', () => {
  test('NLC 19.4 defending artillery has half as much again; off, not', () => {
    expect(defence([guns('G', 4)])).toBe(6);
    expect(defence([guns('G', 4)], { options: { artilleryDetail: false } })).toBe(4);
    expect(attack([foot('A', 4), guns('G', 4)])).toBe(8);
  });

  test('NLC 8.5 Ruling 17 enfilade is half again; with 19.4 2¼ times, by the switch twice; never against a town', () => {
    const along = { enfilades: true };
    expect(attack([foot('A', 4), guns('G', 4, 2, along)])).toBe(10);
    expect(attack([foot('A', 4), guns('G', 4, 2, along)], { hex: ['town'] })).toBe(6);
    expect(defence([guns('G', 4, 2, along)])).toBe(9);
    expect(defence([guns('G', 4, 2, along)], { switches: { enfiladeAdds: true } })).toBe(8);
  });

  test('NLC 8.4 who may not fire for his facing does not', () => {
    expect(defence([foot('D', 3), guns('G', 4, 2, { mayNotFire: true })])).toBe(3);
  });

  test('NLC 19.3 remote support is added, without 19.4; at range 3 half, rounded down (Ruling 83)', () => {
    const from = (range: number, fromWoods = false): AssaultInput => ({
      attackers: [{ units: [foot('A')] }],
      defender: target({ units: [foot('D', 3)], remoteSupport: [{ unit: horseGuns('R', 5), range, fromWoods }] }),
    });
    expect(strengthOf(from(2), 'defender')).toBe(8);
    expect(strengthOf(from(3), 'defender')).toBe(5);
    expect(strengthOf(from(2, true), 'defender')).toBe(6);
  });
});

describe('MOP 37.4 weather (Ruling 52)', () => {
  const in_ = (weather: NonNullable<AssaultInput['weather']>) => ({ game: 'mop', weather }) as const;

  test('MOP 37.4 rain: infantry is halved unless it fights infantry; cavalry is doubled against it, after its half', () => {
    expect(attack([foot('A', 8), horse('H', 6)], {}, in_('rain'))).toBe(14);
    const onHorse: AssaultInput = {
      attackers: [{ units: [foot('A', 8), horse('H', 6)] }],
      defender: target({ units: [horse('D')] }),
      ...in_('rain'),
    };
    expect(strengthOf(onHorse, 'attacker')).toBe(7);
  });

  test('MOP 37.4 mud halves artillery, snowstorm takes a quarter of infantry; NLC knows no weather', () => {
    expect(attack([foot('A', 8), guns('G', 4)], {}, in_('mud'))).toBe(10);
    expect(attack([foot('A', 8), guns('G', 4)], {}, in_('snowstorm'))).toBe(10);
    expect(attack([foot('A', 8), guns('G', 4)], {}, { weather: 'mud' })).toBe(12);
  });

  test('MOP 37.1 in the Night PM turn artillery fights at half', () => {
    expect(attack([foot('A', 8), guns('G', 4)], {}, { game: 'mop', turn: 'nightPm' })).toBe(10);
  });

  test('MOP 37.16 Napoleon lends infantry a quarter, Ney whoever attacks', () => {
    const with_ = (inspiredBy: 'napoleon' | 'ney') => [
      foot('A', 8, 4, { inspiredBy }),
      guns('G', 4, 2, { inspiredBy }),
    ];
    expect(attack(with_('napoleon'), {}, { game: 'mop' })).toBe(14);
    expect(attack(with_('ney'), {}, { game: 'mop' })).toBe(15);
    expect(defence([foot('D', 8, 4, { inspiredBy: 'ney' })], { game: 'mop' })).toBe(8);
  });
});

describe('NLC 20.2 doctrine', () => {
  test('NLC 20.2.1, 20.2.3 not en bataille −20 %, in extended line half; only where it is played', () => {
    const loose = [foot('A', 5, 2, { notEnBataille: true }), foot('B', 4, 2, { extended: true })];
    expect(attack(loose, {}, { options: { doctrine: true } })).toBe(6);
    expect(attack(loose)).toBe(9);
  });
});
