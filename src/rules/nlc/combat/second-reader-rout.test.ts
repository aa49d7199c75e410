import { retreatBeforeAssault } from './retreat-before-assault';
import { assaulted, foot } from './testing/muster';
import { FOOT, GUNS, HUSSARS, MISS, chargeOn, ends, ridden } from './testing/charging';
import { duel } from './testing/second-reader';

/** Who routs must be named, since his friends next to him check at once; worked out by hand from the text. */
const ROUT = { options: { rout: true } };

test('NLC 20.10 foot of 4 − 1 with a 6 is missed by 3 and routs before the shock, and nobody is left to answer', () => {
  const weak = { ...FOOT, stepsLost: 1 };
  expect(ends(chargeOn({ units: [weak] }, {}, ROUT), [['NLC 7.10', 6]])).toMatchObject({
    winner: 'attacker',
    square: 'failed',
    routed: ['Foot'],
    defenders: [{ unit: 'Foot', fate: 'eliminated' }],
  });
});

test('NLC 20.10 with a 5 it only forms no square; guns of 4 beside it stand a 6 too', () => {
  const weak = { ...FOOT, stepsLost: 1 };
  // Row 6 and half of 3: both miss at a 2.
  const missed = [
    ['NLC 7.1', ...MISS],
    ['NLC 7.1', ...MISS],
  ] as const;
  expect(ends(chargeOn({ units: [weak] }, {}, ROUT), [['NLC 7.10', 5], ...missed])).toMatchObject({ routed: [] });
  expect(ends(chargeOn({ units: [weak, GUNS] }, {}, ROUT), [['NLC 7.10', 6], ...missed])).toMatchObject({
    winner: 'defender',
    routed: ['Foot'],
    defenders: [
      { unit: 'Foot', fate: 'eliminated' },
      { unit: 'Guns', fate: 'stands' },
    ],
  });
});

test('NLC 20.10 hussars in Reserve with a step lost have 2: a 5 in the retreat routs them', () => {
  const input = { units: [{ ...HUSSARS, inReserve: true, stepsLost: 1 }], ...ROUT };
  const said = [{ rule: 'NLC 7.11', option: 'Hussars' }] as const;
  expect(ridden(retreatBeforeAssault, input, [['NLC 19.1', 5]], said)).toMatchObject({
    outcome: { routed: ['Hussars'], gone: [{ unit: 'Hussars', fate: 'eliminated' }], attackersMayAdvance: true },
  });
});

test('NLC 12.1 units out of their leader’s range do not assault', () => {
  const attackers = [{ units: [foot('A', 8, 4)], inCommand: false }];
  expect(assaulted(duel({ attackers }), [])).toMatchObject({
    refusal: { code: 'OUT_OF_RANGE_OF_LEADER', rule: 'NLC 12.1' },
  });
});
