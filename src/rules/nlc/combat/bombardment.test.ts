import { bombarded, firedWith, foot, guns, horse, horseGuns, outcome } from './testing/muster';
import type { BombardmentInput, Counter } from './testing/muster';

const at = (more: Partial<BombardmentInput> = {}): BombardmentInput => ({
  battery: [guns('G', 8, 4)],
  target: [foot('D', 8, 4)],
  ...more,
});

const strength = (more: Partial<BombardmentInput>, ...said: readonly (readonly ['NLC 8.5', string])[]): number => {
  const open = bombarded(at(more), said);
  const dice = open.kind === 'needsDice' ? ([['NLC 7.1', 1, 1]] as const) : [];
  return firedWith(bombarded(at(more), said, ...dice), 'attacker');
};

describe('NLC 8.1 bombardment', () => {
  test('NLC 8.1 the first hit disrupts, further ones cost steps', () => {
    const after = (...faces: readonly [number, number]) => {
      const { disrupted, units } = outcome(bombarded(at(), [], ['NLC 7.1', ...faces]));
      return [disrupted, units[0]?.stepsLost, units[0]?.disrupted];
    };
    expect(after(2, 3)).toEqual([false, 0, false]);
    expect(after(3, 3)).toEqual([true, 0, true]);
    expect(after(4, 5)).toEqual([true, 1, true]);
    expect(after(6, 6)).toEqual([true, 3, false]);
  });

  test('Ruling 22 the first hit is the disruption even on a disrupted target', () => {
    const target = [foot('D', 8, 4, { disrupted: true })];
    expect(outcome(bombarded(at({ target }), [], ['NLC 7.1', 3, 3])).units[0]).toMatchObject({
      stepsLost: 0,
      disrupted: true,
    });
  });

  test('NLC 8.1 nobody fires back and nobody retreats; the owner allots the losses by 7.1', () => {
    const target = [foot('D', 8, 4), foot('E', 6, 3)];
    const step = bombarded(at({ target }), [], ['NLC 7.1', 4, 5]);
    expect(step).toMatchObject({
      kind: 'needsChoice',
      request: { rule: 'NLC 7.1', by: 'defender', options: ['E', 'D'] },
    });
  });

  test('NLC 6.3 Ruling 37 a disrupted battery fires at full strength', () => {
    expect(strength({ battery: [guns('G', 8, 4, { disrupted: true })] })).toBe(8);
  });

  test('NLC 11.2 any hit calls for the leaders', () => {
    const leaders = ['Thielmann'];
    expect(outcome(bombarded(at({ leaders }), [], ['NLC 7.1', 3, 3])).leaderChecks).toEqual(leaders);
    expect(outcome(bombarded(at({ leaders }), [], ['NLC 7.1', 1, 1])).leaderChecks).toEqual([]);
  });

  test.each<[string, Partial<BombardmentInput>, string, string]>([
    ['infantry', { battery: [foot('A')] }, 'ONLY_ARTILLERY_BOMBARDS', 'NLC 8.1'],
    ['artillery that did', { battery: [guns('G', 4, 2, { did: 'bombarded' })] }, 'BOMBARDED_THIS_STAGE', 'NLC 8.1'],
    ['out of sight', { lineOfSight: false }, 'OUT_OF_SIGHT', 'NLC 8.1'],
    ['at 3 without 19.4', { range: 3, options: { artilleryDetail: false } }, 'OUT_OF_RANGE', 'NLC 8.1'],
    ['on the move without 20.13', { opportunity: {} }, 'RULE_NOT_IN_USE', 'NLC 20.13'],
    ['a unit in a chateau', { hex: ['chateau'] }, 'ATTACK_BARRED_BY_TERRAIN', 'NLC 7.6'],
    ['at night', { turn: 'night' }, 'NIGHT', 'NLC 16'],
    ['in the Night PM turn', { game: 'mop', turn: 'nightPm' }, 'NIGHT', 'MOP 37.1'],
    ['in mud', { game: 'mop', weather: 'mud' }, 'WEATHER_FORBIDS', 'MOP 37.4'],
    ['in a snowstorm', { game: 'mop', weather: 'snowstorm', range: 1 }, 'WEATHER_FORBIDS', 'MOP 37.4'],
    ['at 2 in fog', { game: 'mop', weather: 'fog', range: 2 }, 'OUT_OF_SIGHT', 'MOP 37.4'],
  ])('NLC 8.1 not by or for %s', (_, more, code, rule) => {
    expect(bombarded(at(more), [])).toMatchObject({ kind: 'refused', refusal: { code, rule } });
  });
});

describe('NLC 8.1 strength of a bombardment', () => {
  test('NLC 7.6 town −75 %, woods −50 %, water nothing; two units make a chateau clear', () => {
    expect(strength({ hex: ['town'] })).toBe(2);
    expect(strength({ hex: ['woods'] })).toBe(4);
    expect(strength({ hexside: ['stream'] })).toBe(8);
    expect(strength({ hex: ['chateau'], target: [foot('D'), guns('H')] })).toBe(8);
  });

  test('NLC 19.4 half again against two units that are not artillery; off, not', () => {
    expect(strength({ target: [foot('D'), horse('H')] })).toBe(12);
    expect(strength({ target: [foot('D'), guns('H')] })).toBe(8);
    expect(strength({ target: [foot('D'), horse('H')], options: { artilleryDetail: false } })).toBe(8);
  });

  test('NLC 19.4 Ruling 83 range 3: the sum halved and rounded down, then the rest', () => {
    const battery = [guns('G', 4, 2), horseGuns('H', 3, 1)];
    expect(strength({ battery, range: 3 })).toBe(3);
    expect(strength({ battery, range: 3, target: [foot('D'), horse('E')] })).toBe(5);
  });

  test('MOP 37.4 rain, fog and snow: a quarter less, at one hex', () => {
    for (const weather of ['rain', 'fog', 'snow'] as const)
      expect(strength({ game: 'mop', weather, range: 1 })).toBe(6);
    expect(strength({ game: 'mop', weather: 'cloudy' })).toBe(8);
  });

  test('MOP 37.3 Ruling 45 over a crest or slope nothing is taken off; in NLC a crest bars', () => {
    expect(strength({ game: 'mop', hexside: ['crest', 'slope'] })).toBe(8);
    expect(bombarded(at({ hexside: ['crest'] }), [])).toMatchObject({ refusal: { code: 'ATTACK_BARRED_BY_TERRAIN' } });
  });
});

describe('NLC 8.5 enfilade (Ruling 17)', () => {
  const line: readonly Counter[] = [guns('G', 8, 4, { enfilades: true })];

  test('NLC 8.5 along a line: half again, once; with 19.4 2¼ times or, by the switch, twice', () => {
    expect(strength({ battery: [...line] })).toBe(12);
    const crowd = { battery: [...line], target: [foot('D'), foot('E')] };
    expect(strength(crowd)).toBe(18);
    expect(strength({ ...crowd, switches: { enfiladeAdds: true } })).toBe(16);
  });

  test('NLC 8.5 never against a town', () => {
    expect(strength({ battery: [...line], hex: ['town'] })).toBe(2);
  });

  test('NLC 8.5 squares: the owner of infantry in reach of cavalry chooses; declined, there is no bonus', () => {
    const step = bombarded(at({ cavalryInReach: true }), []);
    expect(step).toMatchObject({
      kind: 'needsChoice',
      request: { rule: 'NLC 8.5', by: 'defender', purpose: 'squares' },
    });
    expect(strength({ cavalryInReach: true }, ['NLC 8.5', 'square'])).toBe(12);
    expect(strength({ cavalryInReach: true }, ['NLC 8.5', 'declined'])).toBe(8);
    const declined = bombarded(at({ cavalryInReach: true }), [['NLC 8.5', 'declined']], ['NLC 7.1', 1, 1]);
    expect(outcome(declined).squares).toBe('declined');
  });

  test('NLC 8.5 nobody is asked without infantry, in a town, or where the line is enfiladed anyway', () => {
    for (const more of [{ target: [horse('H')] }, { hex: ['town' as const] }, { battery: [...line] }])
      expect(bombarded(at({ cavalryInReach: true, ...more }), []).kind).toBe('needsDice');
  });
});

describe('NLC 20 other ways to resolve it', () => {
  test('NLC 20.12 each hit costs a step; strength and roll of 9 disrupt, hit or not', () => {
    const options = { alternateArtillery: true };
    const after = (battery: readonly Counter[], ...faces: readonly [number, number]) => {
      const { disrupted, units } = outcome(
        bombarded(at({ battery: [...battery], options }), [], ['NLC 7.1', ...faces]),
      );
      return [disrupted, units[0]?.stepsLost];
    };
    expect(after([guns('G', 8, 4)], 1, 1)).toEqual([true, 0]);
    expect(after([guns('G', 2, 1)], 3, 3)).toEqual([false, 0]);
    expect(after([guns('G', 2, 1)], 4, 5)).toEqual([true, 1]);
    expect(after([guns('G', 8, 4)], 5, 6)).toEqual([true, 2]);
  });

  test('NLC 20.4 Ruling 29 a die a point; five disrupts, six hits and disrupts first of all', () => {
    const options = { rollSix: true };
    const battery = [guns('G', 3, 1)];
    const after = (...faces: readonly number[]) => {
      const { disrupted, units } = outcome(bombarded(at({ battery, options }), [], ['NLC 20.4', ...faces]));
      return [disrupted, units[0]?.stepsLost];
    };
    expect(after(4, 4, 4)).toEqual([false, 0]);
    expect(after(5, 1, 1)).toEqual([true, 0]);
    expect(after(6, 1, 1)).toEqual([true, 0]);
    expect(after(6, 6, 1)).toEqual([true, 1]);
  });

  test('NLC 20.4 19.4 and enfilade are +1 to every die there', () => {
    const input = at({
      battery: [guns('G', 3, 1, { enfilades: true })],
      target: [foot('D'), horse('H')],
      options: { rollSix: true },
    });
    const step = bombarded(input, [], ['NLC 20.4', 2, 2, 4]);
    expect(outcome(step).disrupted).toBe(true);
    expect(firedWith(step, 'attacker')).toBe(3);
  });

  test('NLC 20.13 opportunity fire is at half; not by who moved or has fired at this stack; facing binds it', () => {
    const options = { opportunityFire: true };
    expect(strength({ options, opportunity: {} })).toBe(4);
    const refused = (opportunity: BombardmentInput['opportunity']) => bombarded(at({ options, opportunity }), []);
    expect(refused({ moved: true })).toMatchObject({ refusal: { code: 'HAS_MOVED', rule: 'NLC 20.13' } });
    expect(refused({ again: true })).toMatchObject({ refusal: { code: 'FIRED_AT_IT_BEFORE', rule: 'NLC 20.13' } });
    const turned = [guns('G', 8, 4, { mayNotFire: true })];
    expect(strength({ options, battery: turned })).toBe(0);
    expect(strength({ battery: turned })).toBe(8);
  });

  test('Ruling 7 another modifier bears on strength, roll and hits', () => {
    const other = { reason: 'Marmont', strengthPercent: 50, roll: 1, hits: 1 };
    expect(strength({ other })).toBe(12);
    expect(
      outcome(bombarded(at({ other: { reason: 'Marmont', hits: 2 } }), [], ['NLC 7.1', 1, 1])).units[0]?.stepsLost,
    ).toBe(1);
  });
});
