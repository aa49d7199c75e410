import * as v from 'valibot';
import { objectOf } from '../../../engine/fields';
import { fieldOf } from './assault-field';
import { assaultAsks } from './assault-input';
import { volleyOf } from './assault-strength';
import { RETREAT, STAY, assaulted, foot, guns, horse, outcome } from './testing/muster';
import type { AssaultInput, Counter } from './testing/muster';

const against = (
  attackers: readonly Counter[],
  defenders: readonly Counter[],
  options: AssaultInput['options'],
  more: Partial<AssaultInput> = {},
): AssaultInput => ({
  attackers: [{ units: [...attackers], retreat: 'free' }],
  defender: { units: [...defenders], retreat: 'free' },
  options: { ...options },
  ...more,
});

const support = { artillerySupport: true };
/** Row 12 of the table hits at 4, row 8 only from 6. */
const four = ['NLC 7.1', 1, 3] as const;

describe('NLC 20.3 artillery support (Ruling 82)', () => {
  const battery = [foot('A', 8, 4), guns('G', 4, 2)];

  test('NLC 20.3 more hits than without the artillery: the enemy is disrupted and his hits are halved', () => {
    const step = assaulted(
      against(battery, [foot('D', 8, 4)], support),
      [STAY, STAY],
      four,
      ['NLC 7.1', 4, 5],
      ['NLC 7.4', 1],
      ['NLC 7.4', 1],
    );
    const { units } = outcome(step);
    expect(units.defender[0]).toMatchObject({ stepsLost: 1, disrupted: true });
    expect(units.attacker.map(({ stepsLost }) => stepsLost)).toEqual([1, 0]);
  });

  test('NLC 20.3 a single hit stays one, three are two', () => {
    const lost = (...faces: readonly [number, number]) =>
      outcome(
        assaulted(
          against(battery, [foot('D', 9, 4)], support),
          [STAY, STAY],
          four,
          ['NLC 7.1', ...faces],
          ['NLC 7.4', 1],
          ['NLC 7.4', 1],
        ),
      ).units.attacker[0]?.stepsLost;
    expect([lost(2, 3), lost(5, 5)]).toEqual([1, 2]);
  });

  test('NLC 20.3 nothing where the artillery made no difference, the enemy bore markers already, or 20.3 is off', () => {
    const marked = (defender: Counter, dice: readonly [number, number], options = {}) => {
      const step = assaulted(
        against(battery, [defender], { ...support, ...options }),
        [],
        ['NLC 7.1', ...dice],
        ['NLC 7.1', 1, 1],
      );
      return step.kind === 'needsChoice';
    };
    // The defender rolls 2 and hits nothing: with support or without, he alone has hits and is asked.
    expect(marked(foot('D', 8, 4), [1, 3])).toBe(true);
    const plain = assaulted(against(battery, [foot('D', 8, 4)], {}), [STAY], four, ['NLC 7.1', 1, 1], ['NLC 7.4', 1]);
    expect(outcome(plain).units.defender[0]?.disrupted).toBe(false);
    const same = assaulted(
      against(battery, [foot('D', 8, 4)], support),
      [STAY],
      ['NLC 7.1', 2, 4],
      ['NLC 7.1', 1, 1],
      ['NLC 7.4', 1],
    );
    expect(outcome(same).units.defender[0]?.disrupted).toBe(false);
    const already = foot('D', 16, 8, { disrupted: true });
    const step = assaulted(
      against(battery, [already], support),
      [STAY, STAY],
      four,
      ['NLC 7.1', 4, 5],
      ['NLC 7.4', 1],
      ['NLC 7.4', 1],
    );
    expect(outcome(step).units.attacker[0]?.stepsLost).toBe(2);
  });

  test('NLC 20.3 both sides disrupted: nothing is halved', () => {
    const both = against([foot('A', 8, 4), guns('G', 4)], [foot('D', 8, 4), guns('H', 4)], {
      ...support,
      artilleryDetail: false,
    });
    const step = assaulted(both, [STAY, STAY], four, four, ['NLC 7.4', 1], ['NLC 7.4', 1]);
    const { units } = outcome(step);
    expect([...units.attacker, ...units.defender].map(({ disrupted, stepsLost }) => [disrupted, stepsLost])).toEqual([
      [true, 1],
      [true, 0],
      [true, 1],
      [true, 0],
    ]);
  });

  test('Ruling 82 artillery alone on the defence fires in support of nobody', () => {
    const step = assaulted(
      against([foot('A', 8, 4)], [guns('H', 8, 4)], support),
      [STAY],
      ['NLC 7.1', 1, 1],
      ['NLC 7.1', 1, 3],
      ['NLC 7.4', 1],
    );
    expect(outcome(step).units.attacker[0]?.disrupted).toBe(false);
  });
});

describe('NLC 20.4 roll six to hit (Ruling 29)', () => {
  const six = { rollSix: true };
  const request = (input: AssaultInput, who: 'attacker' | 'defender') => {
    const step = volleyOf(fieldOf(v.parse(objectOf(assaultAsks), input)), who);
    return step.kind === 'accepted' ? { dice: step.outcome.strength, plus: step.outcome.sixes?.plus } : null;
  };

  test('NLC 20.4 a die for each point of strength after terrain and halves; each six hits', () => {
    const input = against([foot('A', 4, 2), horse('H', 4, 2)], [foot('D', 4, 2)], six, {});
    expect(assaulted(input, [])).toMatchObject({
      kind: 'needsDice',
      request: { rule: 'NLC 20.4', count: 6, sides: 6 },
    });
    const step = assaulted(input, [STAY], ['NLC 20.4', 1, 2, 6, 5, 5, 4], ['NLC 20.4', 1, 2, 3, 5], ['NLC 7.4', 1]);
    expect(outcome(step).units.defender[0]?.stepsLost).toBe(1);
  });

  test('NLC 20.4 each point of morale above the enemy is a quarter more, each below a quarter less', () => {
    const input = against([foot('A', 8, 4)], [foot('D', 8, 4, { specialMorale: 2 })], six);
    expect([request(input, 'attacker')?.dice, request(input, 'defender')?.dice]).toEqual([12, 4]);
  });

  test('Ruling 29 enfilade and 19.4 raise no strength: each is +1 to every die', () => {
    const input = against([foot('A', 4)], [guns('H', 4, 2, { enfilades: true })], six);
    expect(request(input, 'defender')).toEqual({ dice: 5, plus: 2 });
    const step = assaulted(input, [STAY], ['NLC 20.4', 1, 1, 1], ['NLC 20.4', 3, 3, 4, 1, 1], ['NLC 7.4', 1]);
    expect(outcome(step).units.attacker[0]?.stepsLost).toBe(1);
  });

  test('NLC 20.3 with 20.4 works at two hits', () => {
    const input = against([foot('A', 2, 1), guns('G', 2, 1)], [foot('D', 9, 4)], {
      ...six,
      ...support,
      tinyUnits: false,
    });
    const at = (...faces: readonly number[]) => {
      const step = assaulted(input, [STAY], ['NLC 20.4', ...faces], ['NLC 20.4', 1, 1, 1, 1, 1, 1, 1], ['NLC 7.4', 1]);
      return outcome(step).units.defender[0]?.disrupted;
    };
    expect([at(6, 6, 1, 1, 1), at(6, 5, 5, 1, 1)]).toEqual([true, false]);
  });
});

test('NLC 20.12 is about bombardments: in an assault a battery by itself neither disrupts nor spares infantry', () => {
  const input = against([foot('A', 5, 2), horse('H', 3, 1)], [guns('G', 4, 2)], { alternateArtillery: true });
  // 19.4 makes the battery 6; a roll of 8 hits once, and A is infantry.
  const step = assaulted(input, [STAY], ['NLC 7.1', 1, 1], ['NLC 7.1', 3, 5], ['NLC 7.4', 1]);
  expect(outcome(step).units.attacker).toEqual([
    { id: 'A', fate: 'stands', stepsLost: 1, disrupted: false },
    { id: 'H', fate: 'stands', stepsLost: 0, disrupted: false },
  ]);
});

test('Ruling 31 the right to retreat looks at the hits as rolled, before 7.4 and 19.5', () => {
  const input = against([foot('A', 8, 4), guns('G', 4, 2)], [foot('D', 8, 4)], support);
  const step = assaulted(input, [STAY, RETREAT], four, ['NLC 7.1', 3, 3], ['NLC 19.1', 1]);
  expect(outcome(step).retreat).toEqual({ kind: 'voluntary', side: 'attacker' });
});
