import type { Choice } from '../../../engine/given';
import type { RuleId } from '../../../engine/step';
import { seeded } from '../../../testkit/seeded';
import { beginning, expectWholeOdds, playOut } from '../../../testkit/resolver-law';
import { retreatBeforeAssault } from './retreat-before-assault';
import { DRAGOONS, FOOT, GUNS, HUSSARS, ridden } from './testing/charging';
import type { Fields, Throw } from './testing/charging';

const BATTERY = { ...GUNS, id: 'Battery', arm: 'horseArtillery', reverseStrength: 2 };
const LIGHT = { ...HUSSARS, light: true };
const DOCTRINE = { options: { doctrine: true } };
const ORDERLY = { options: { disruptionOnRetreat: false } };

const play = (input: Fields, going: readonly string[], thrown: readonly Throw[] = []) => {
  const choices = going.map((option): Choice => ({ rule: 'NLC 7.11', option }));
  return ridden(retreatBeforeAssault, input, thrown, choices);
};
const refused = (input: Fields) => beginning(retreatBeforeAssault, input);

test('NLC 7.11 cavalry goes back a hex, and the attackers may advance', () => {
  expect(play({ units: [DRAGOONS], ...ORDERLY }, ['Dragoons'])).toMatchObject({
    outcome: {
      gone: [{ unit: 'Dragoons', fate: 'retreated', stepsLost: 0, disrupted: false }],
      standing: [],
      attackersMayAdvance: true,
    },
  });
});

test('NLC 7.11 so does horse artillery; infantry beside it stays, and the hex is held', () => {
  expect(play({ units: [FOOT, BATTERY], ...ORDERLY }, ['Battery'])).toMatchObject({
    outcome: { gone: [{ unit: 'Battery' }], standing: ['Foot'], attackersMayAdvance: false },
  });
});

test('NLC 7.11 it may: the owner names who goes, and nobody has to', () => {
  const input = { units: [DRAGOONS, BATTERY], ...ORDERLY };
  expect(refused(input)).toMatchObject({
    request: { by: 'defender', options: ['Dragoons', 'Battery', 'nobody'] },
  });
  expect(play(input, ['nobody'])).toMatchObject({ outcome: { gone: [], standing: ['Dragoons', 'Battery'] } });
  expect(play(input, ['Battery', 'nobody'])).toMatchObject({ outcome: { standing: ['Dragoons'] } });
});

const HELD: readonly (readonly [string, string, RuleId, Fields])[] = [
  ['infantry', 'NO_RIGHT_TO_RETREAT', 'NLC 7.11', { units: [FOOT] }],
  ['foot artillery', 'NO_RIGHT_TO_RETREAT', 'NLC 7.11', { units: [GUNS] }],
  [
    'from where it started the turn in a zone',
    'NO_RIGHT_TO_RETREAT',
    'NLC 7.11',
    { units: [{ ...DRAGOONS, startedInEnemyZoc: true }] },
  ],
  ['before cavalry', 'NO_RIGHT_TO_RETREAT', 'NLC 7.11', { units: [DRAGOONS], cavalryAttacks: true }],
  ['light cavalry, without doctrine', 'NO_RIGHT_TO_RETREAT', 'NLC 7.11', { units: [LIGHT], cavalryAttacks: true }],
  [
    'heavy cavalry, with doctrine',
    'NO_RIGHT_TO_RETREAT',
    'NLC 7.11',
    { units: [DRAGOONS], cavalryAttacks: true, ...DOCTRINE },
  ],
  ['where there is no way', 'NO_WAY_BACK', 'NLC 7.11', { units: [DRAGOONS], retreat: 'blocked' }],
  ['without an initiative in MOP', 'INITIATIVE_NEEDED', 'MOP 37.5', { units: [DRAGOONS], game: 'mop' }],
  ['by a name that means nobody', 'NAME_NOT_FREE', 'NLC 7.11', { units: [{ ...DRAGOONS, id: 'nobody' }] }],
];

test.each(HELD.map(([title, ...row]) => ({ title, row })))('NLC 7.11 not $title', ({ row: [code, rule, input] }) => {
  expect(refused(input)).toMatchObject({ kind: 'refused', refusal: { code, rule } });
});

describe('NLC 20.2.4 light cavalry', () => {
  const options = { doctrine: true, disruptionOnRetreat: false };

  test('NLC 20.2.4 before cavalry it goes without a check, if it did not start next to the enemy', () => {
    expect(play({ units: [LIGHT], cavalryAttacks: true, options }, ['Hussars'])).toMatchObject({
      outcome: { gone: [{ unit: 'Hussars' }] },
    });
  });

  test.each([
    [4, true],
    [5, false],
  ])('NLC 20.2.4 if it did, it checks morale: a %i, gone: %s', (die, gone) => {
    const input = { units: [{ ...LIGHT, startedInEnemyZoc: true }], cavalryAttacks: true, options };
    expect(play(input, ['Hussars'], [['NLC 20.2.4', die]])).toMatchObject({
      outcome: { attackersMayAdvance: gone, standing: gone ? [] : ['Hussars'] },
    });
  });

  test('NLC 20.10 and may rout over it', () => {
    const shaky = { ...LIGHT, startedInEnemyZoc: true, demoralized: true };
    const input = { units: [shaky], options: { ...options, rout: true } };
    expect(play(input, ['Hussars'], [['NLC 20.2.4', 6]])).toMatchObject({
      outcome: { gone: [{ unit: 'Hussars', fate: 'eliminated' }], standing: [], attackersMayAdvance: true },
    });
  });
});

describe('NLC 19.1, 7.4 in what order', () => {
  test('NLC 19.1 one die, and each that fails by its own morale is disrupted', () => {
    const input = { units: [{ ...DRAGOONS, stepsLost: 1 }, BATTERY] };
    expect(play(input, ['Dragoons', 'Battery'], [['NLC 19.1', 4]])).toMatchObject({
      outcome: {
        gone: [
          { unit: 'Dragoons', disrupted: true },
          { unit: 'Battery', disrupted: false },
        ],
      },
    });
  });

  test('NLC 20.10 and who misses by 3 routs', () => {
    const input = { units: [{ ...DRAGOONS, demoralized: true }], options: { rout: true } };
    expect(play(input, ['Dragoons'], [['NLC 19.1', 6]])).toMatchObject({ outcome: { gone: [{ fate: 'eliminated' }] } });
  });

  test('NLC 7.4 guns that go back into a zone lose a step, cavalry does not', () => {
    const input = { units: [DRAGOONS, BATTERY], retreat: 'enemyZoc', ...ORDERLY };
    expect(play(input, ['Dragoons', 'nobody'])).toMatchObject({ outcome: { gone: [{ stepsLost: 0 }] } });
    expect(play(input, ['Battery', 'nobody'])).toMatchObject({ outcome: { gone: [{ stepsLost: 1 }] } });
  });

  test('NLC 7.4 a hex that becomes too full is disrupted', () => {
    const input = { units: [DRAGOONS], retreat: 'crowded', ...ORDERLY };
    expect(play(input, ['Dragoons'])).toMatchObject({ outcome: { gone: [{ disrupted: true }] } });
  });
});

test('NLC 7.11 the example resolves', () => {
  const { input, dice = [], choices = [] } = retreatBeforeAssault.example;
  const thrown = dice.map((faces): Throw => ['NLC 19.1', ...faces]);
  expect(play(Object.assign({}, input), choices, thrown).kind).toBe('accepted');
});

test('NLC 7.11 whoever slips away: it comes to an end, and the odds are whole', () => {
  const { roll } = seeded(1815);
  const yes = (): boolean => roll(2) === 1;
  for (let run = 0; run < 100; run++) {
    const input = {
      units: [
        { ...LIGHT, startedInEnemyZoc: yes(), demoralized: yes() },
        { ...BATTERY, startedInEnemyZoc: yes() },
        FOOT,
      ],
      cavalryAttacks: yes(),
      retreat: ['free', 'enemyZoc', 'crowded', 'crowdedEnemyZoc', 'blocked'][roll(5) - 1],
      options: { doctrine: yes(), disruptionOnRetreat: yes(), rout: yes() },
    };
    playOut(retreatBeforeAssault, input, roll);
    expectWholeOdds(retreatBeforeAssault, input);
  }
});
