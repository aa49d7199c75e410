import type { RuleId } from '../../../engine/step';
import { beginning } from '../../../testkit/resolver-law';
import { charge } from './charge';
import { DRAGOONS, FOOT, GUNS, HORSE, HUSSARS, LOOSE, MISS, MOP, chargeOn, fires, lit, play } from './testing/charging';
import type { Fields, Throw } from './testing/charging';
import { isLine } from '../../../testkit/lines';

const SQUARE: Throw = ['NLC 7.10', 1];
const NO_SQUARE: Throw = ['NLC 7.10', 6];
const begin = (input: unknown) => beginning(charge, input);

/** What each side fires with, by its working; a side that does not fire has no dice to throw. */
const strengths = (input: unknown, before: readonly Throw[] = []): Fields => {
  const end = [0, 1, 2].map((dice) => play(input, [...before, ...fires(MISS, MISS).slice(0, dice)]));
  const accepted = end.find(({ kind }) => kind === 'accepted');
  if (accepted?.kind !== 'accepted') throw new Error(JSON.stringify(end));
  const totals = accepted.working.filter(isLine('strengthTotal'));
  return Object.fromEntries(totals.map(({ facts }) => [String(facts['by']), facts['strength']]));
};

type Row = readonly [title: string, input: Fields, before: readonly Throw[], attacker: number, defender: number];
const STRENGTHS: readonly Row[] = [
  [
    'NLC 7.7 cavalry charges at full strength, infantry answers with half',
    chargeOn({ units: [FOOT] }),
    [NO_SQUARE],
    6,
    3,
  ],
  ['NLC 7.7 disrupted infantry with half and no more, and forms no square', chargeOn({ units: [LOOSE] }), [], 6, 3],
  ['NLC 7.7 artillery with half', chargeOn({ units: [GUNS] }), [], 6, 3],
  ['NLC 7.7 cavalry answers in full', chargeOn({ units: [DRAGOONS] }), [], 6, 4],
  ['Ruling 37 disrupted cavalry with half', chargeOn({ units: [{ ...DRAGOONS, disrupted: true }] }), [], 6, 2],
  [
    'NLC 8.4 artillery that faces elsewhere does not answer',
    chargeOn({ units: [{ ...GUNS, mayNotFire: true }] }),
    [],
    6,
    0,
  ],
  ['NLC 7.1 the two halves of a group are added before rounding', chargeOn({ units: [LOOSE, GUNS] }), [], 6, 5],
  ['NLC 7.10 a square halves the charge', chargeOn({ units: [FOOT] }), [SQUARE], 3, 3],
  [
    'NLC 7.10 one disrupted infantry unit, and there is no square',
    chargeOn({ units: [FOOT, { ...LOOSE, id: 'B' }] }),
    [],
    6,
    5,
  ],
  [
    'NLC 7.10 a flank charge is doubled and infantry does not fire',
    chargeOn({ units: [LOOSE] }, { flank: true }),
    [],
    12,
    0,
  ],
  ['NLC 7.10 nor does artillery', chargeOn({ units: [GUNS] }, { flank: true }), [], 12, 0],
  ['NLC 7.10 but cavalry does', chargeOn({ units: [DRAGOONS] }, { flank: true }), [], 12, 4],
  ['Ruling 39 a square cannot be flanked', chargeOn({ units: [FOOT] }, { flank: true }), [SQUARE], 3, 3],
  ['NLC 7.10 nobody is flanked in a town', chargeOn({ units: [LOOSE], hex: ['town'] }, { flank: true }), [], 3, 3],
  ['NLC 7.6 town and stream are added', chargeOn({ units: [LOOSE], hex: ['town'] }, { hexside: ['stream'] }), [], 2, 3],
  ['NLC 7.6 woods take three quarters', chargeOn({ units: [DRAGOONS], hex: ['woods'] }), [], 2, 4],
  ['NLC 7.6 a crest takes nothing', chargeOn({ units: [DRAGOONS] }, { hexside: ['crest'] }), [], 6, 4],
  [
    'Ruling 16 with the switch, they multiply',
    chargeOn(
      { units: [LOOSE], hex: ['town'] },
      { units: [{ ...HORSE, frontStrength: 7 }], hexside: ['stream'] },
      { switches: { terrainMultiplies: true } },
    ),
    [],
    3,
    3,
  ],
  [
    'NLC 12.2 who falls back by road is taken in flank',
    chargeOn({ units: [{ ...LOOSE, fallingBack: true }], onRoad: true }),
    [],
    12,
    0,
  ],
  ['NLC 12.2 off the road he is not', chargeOn({ units: [{ ...LOOSE, fallingBack: true }] }), [], 6, 3],
  [
    'Ruling 7 a percentage with its reason',
    chargeOn({ units: [DRAGOONS] }, {}, { other: { attacker: { reason: 'elite', strengthPercent: 50 } } }),
    [],
    9,
    4,
  ],
  [
    'NLC 6.1 a flipped unit charges with its reverse',
    chargeOn({ units: [DRAGOONS] }, { units: [{ ...HORSE, stepsLost: 1 }] }),
    [],
    3,
    4,
  ],
];

const MOP_STRENGTHS: readonly Row[] = [
  [
    'MOP 37.4 rain doubles a charge on infantry, which answers with a quarter',
    chargeOn({ units: [lit(LOOSE)] }, { units: [lit(HORSE)] }, { ...MOP, weather: 'rain' }),
    [],
    12,
    1,
  ],
  [
    'MOP 37.4 rain does nothing for a charge on cavalry',
    chargeOn({ units: [lit(DRAGOONS)] }, { units: [lit(HORSE)] }, { ...MOP, weather: 'rain' }),
    [],
    6,
    4,
  ],
  [
    'MOP 37.4 snow takes a quarter from a charge, and nothing from cavalry that is charged',
    chargeOn({ units: [lit(DRAGOONS)] }, { units: [lit(HORSE)] }, { ...MOP, weather: 'snow' }),
    [],
    5,
    4,
  ],
  [
    'MOP 37.4 so does a snowstorm, and infantry has three quarters of its half',
    chargeOn({ units: [lit(LOOSE)] }, { units: [lit(HORSE)] }, { ...MOP, weather: 'snowstorm' }),
    [],
    5,
    2,
  ],
  [
    'MOP chart: up a slope with half',
    chargeOn({ units: [lit(DRAGOONS)] }, { units: [lit(HORSE)], hexside: ['slope'] }, MOP),
    [],
    3,
    4,
  ],
  [
    'MOP 37.16 Ney adds a quarter to those he is with',
    chargeOn({ units: [lit(DRAGOONS)] }, { units: [lit({ ...HORSE, inspiredBy: 'ney' })] }, MOP),
    [],
    8,
    4,
  ],
];

test.each([...STRENGTHS, ...MOP_STRENGTHS].map(([title, ...row]) => ({ title, row })))('$title', ({ row }) => {
  const [input, before, attacker, defender] = row;
  expect(strengths(input, before)).toEqual({ attacker, defender });
});

test('NLC 7.10 of several stacks only the one from the flank is doubled, and infantry fires at the other', () => {
  const stacks = [{ units: [HORSE], flank: true }, { units: [HUSSARS] }];
  const input = { charges: [{ stacks, target: { units: [LOOSE], retreat: 'free' } }] };
  expect(strengths(input)).toEqual({ attacker: 16, defender: 3 });
});

const REFUSED: readonly (readonly [string, string, RuleId, Fields])[] = [
  [
    'only cavalry charges',
    'ONLY_CAVALRY_CHARGES',
    'NLC 7.7',
    chargeOn({ units: [DRAGOONS] }, { units: [{ ...HORSE, arm: 'horseArtillery' }] }),
  ],
  [
    'in good order',
    'DISRUPTED_CANNOT_CHARGE',
    'NLC 7.7',
    chargeOn({ units: [DRAGOONS] }, { units: [{ ...HORSE, disrupted: true }] }),
  ],
  ['once', 'CHARGED_THIS_STAGE', 'NLC 7.7', chargeOn({ units: [DRAGOONS] }, { units: [{ ...HORSE, did: 'charged' }] })],
  ['in command', 'OUT_OF_COMMAND', 'NLC 12.1', chargeOn({ units: [DRAGOONS] }, { inCommand: false })],
  [
    'not from Reserve',
    'ORDER_FORBIDS_ATTACK',
    'NLC 12.2',
    chargeOn({ units: [DRAGOONS] }, { units: [{ ...HORSE, inReserve: true }] }),
  ],
  [
    'over an empty hex',
    'WAY_NOT_EMPTY',
    'NLC 7.7',
    chargeOn({ units: [DRAGOONS] }, { distance: 2, between: { empty: false } }),
  ],
  [
    'over clear ground',
    'WAY_NOT_CLEAR',
    'NLC 7.7',
    chargeOn({ units: [DRAGOONS] }, { distance: 2, between: { clearGround: false } }),
  ],
  [
    'over nothing but a crest',
    'WAY_NOT_CLEAR',
    'NLC 7.7',
    chargeOn({ units: [DRAGOONS] }, { distance: 2, between: { hexside: 'other' } }),
  ],
  [
    'not over a bridge',
    'ATTACK_BARRED_BY_TERRAIN',
    'NLC 7.7',
    chargeOn({ units: [DRAGOONS] }, { hexside: ['bridge'] }),
  ],
  ['not into a chateau', 'ATTACK_BARRED_BY_TERRAIN', 'NLC 7.7', chargeOn({ units: [FOOT], hex: ['chateau'] })],
  [
    'not into woods across a stream',
    'ATTACK_BARRED_BY_TERRAIN',
    'NLC 7.7',
    chargeOn({ units: [FOOT], hex: ['woods'] }, { hexside: ['stream'] }),
  ],
  [
    'not up a slope of another game',
    'TERRAIN_OF_MOP_ONLY',
    'NLC 7.7',
    chargeOn({ units: [FOOT] }, { hexside: ['slope'] }),
  ],
  ['not at night', 'NIGHT_FORBIDS_CHARGE', 'NLC 16', chargeOn({ units: [DRAGOONS] }, {}, { turn: 'night' })],
  [
    'not in mud',
    'WEATHER_FORBIDS_CHARGE',
    'MOP 37.4',
    chargeOn({ units: [lit(DRAGOONS)] }, { units: [lit(HORSE)] }, { ...MOP, weather: 'mud' }),
  ],
  [
    'not into an improved position',
    'ATTACK_BARRED_BY_TERRAIN',
    'NLC 7.7',
    chargeOn({ units: [lit(FOOT)], hex: ['improvedPosition'] }, { units: [lit(HORSE)] }, MOP),
  ],
  ['in MOP with an initiative', 'INITIATIVE_NEEDED', 'MOP 37.5', chargeOn({ units: [DRAGOONS] }, {}, MOP)],
  ['one name, one unit', 'UNIT_NAMED_TWICE', 'NLC 7.7', chargeOn({ units: [HORSE] })],
  ['nobody who is gone', 'UNIT_ELIMINATED', 'NLC 6.1', chargeOn({ units: [{ ...DRAGOONS, stepsLost: 2 }] })],
];

test.each(REFUSED.map(([title, ...row]) => ({ title, row })))(
  'NLC 7.7 charges: $title',
  ({ row: [code, rule, input] }) => {
    expect(begin(input)).toMatchObject({ kind: 'refused', refusal: { code, rule } });
  },
);

test('MOP 37.4 mud forbids nothing in NLC', () => {
  expect(begin(chargeOn({ units: [DRAGOONS] }, {}, { weather: 'mud' })).kind).toBe('needsDice');
});

test('NLC 10 two units in a chateau make it clear ground', () => {
  expect(strengths(chargeOn({ units: [LOOSE, GUNS], hex: ['chateau'] }))).toEqual({ attacker: 6, defender: 5 });
});

test('NLC 7.7 at two hexes over a crest', () => {
  const input = chargeOn({ units: [DRAGOONS] }, { distance: 2, between: { hexside: 'crest' } });
  expect(strengths(input)).toEqual({ attacker: 6, defender: 4 });
});
