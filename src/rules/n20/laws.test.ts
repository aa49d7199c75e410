import fc from 'fast-check';
import * as v from 'valibot';
import { oddsOf } from '../../engine/odds';
import { SIDES } from '../../engine/sides';
import { beginning, exampleOf, outcomeOf, settled } from '../../testkit/resolver-law';
import { matrix } from './combat/matrix';
import { unitValues } from './combat/values';
import { victory } from './ending/victory';
import { RETAIN } from './events/cards';
import { eventSetup } from './events/event-setup';
import { guard } from './morale/guard';
import { nightTerrain } from './morale/night-terrain';
import { rallySpending } from './morale/rally-spending';
import { smallFormation } from './morale/small-formation';
import { n20Procedures } from './procedures';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS } from './tables/lookups';

const morale = fc.record({ first: fc.nat(21), second: fc.nat(21) });
const side = fc.constantFrom(...SIDES);
const other = fc.option(
  fc.record({ amount: fc.integer({ min: -20, max: 20 }), reason: fc.constantFrom('an event', 'luck') }),
  { nil: undefined },
);
const flag = fc.boolean();

const track = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(21));
const after = v.object({
  morale: v.object({ first: track, second: track }),
  gainLost: v.object({ first: v.number(), second: v.number() }),
  decisive: v.nullable(v.picklist(SIDES)),
});
const moraleAfter = (...given: Parameters<typeof outcomeOf>) => v.parse(after, outcomeOf(...given));

test.each(n20Procedures.map((resolver) => [resolver.id, resolver] as const))(
  'N20 %s: its example resolves',
  (_, one) => {
    expect(exampleOf(one).kind).toBe('accepted');
  },
);

test('N20 12.1 whatever happens the track stays within 0 and 10½, and what is decided was nothing against something', () => {
  const cause = fc.constantFrom('routed', 'broken', 'withdrawn', 'brokenDown', 'combined');
  const isPrice = (one: string): boolean => one === 'brokenDown' || one === 'combined';
  const loss = fc.record({ morale, owner: side, printedStrength: fc.nat(6), cause, ownerPoints: fc.nat(5), other });
  fc.assert(
    fc.property(loss, (input) => {
      fc.pre(!isPrice(input.cause) || input.morale[input.owner] >= 2 * input.ownerPoints);
      const { decisive, gainLost } = moraleAfter(smallFormation, input);
      expect(gainLost.first >= 0 && gainLost.second >= 0).toBe(true);
      if (input.morale.first > 10 && input.morale.second > 10 && input.other === undefined) expect(decisive).toBeNull();
    }),
  );
});

test('N20 12.7.1 a small formation never costs more than a large one', () => {
  fc.assert(
    fc.property(morale, side, fc.integer({ min: 1, max: 5 }), (before, owner, ownerPoints) => {
      const cost = (printedStrength: number): number => {
        const input = { morale: before, owner, printedStrength, cause: 'broken', ownerPoints, enemyPoints: 0 };
        return before[owner] - moraleAfter(smallFormation, input).morale[owner];
      };
      expect(cost(1)).toBeLessThanOrEqual(cost(2));
      expect(cost(1)).toBe(Math.min(before[owner], 1));
    }),
  );
});

test('N20 12.7.2 every list of rallies has whole odds, and morale never makes one worse', () => {
  const units = fc.subarray(
    [2, 3, 4, 5, 6, 7].map((needs) => ({ name: `needs ${needs}`, needs })),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(units, (rallying) => {
      const chance = (spend: string): number => {
        const input = { morale: { first: 9, second: 9 }, side: 'first', units: rallying, spend };
        const walk = oddsOf(beginning(rallySpending, input));
        if (walk.kind !== 'odds') throw new Error(walk.kind);
        expect(walk.odds.reduce((sum, { n }) => sum + n, 0)).toBe(walk.odds[0]?.d);
        const rallied = walk.odds.filter(({ outcome }) => !JSON.stringify(outcome).includes('failed'));
        return rallied.reduce((sum, { n, d }) => sum + n / d, 0);
      };
      expect(chance('onAll')).toBeGreaterThanOrEqual(chance('nothing'));
    }),
    { numRuns: 40 },
  );
});

test('N20 12.7.3 one hex or one pursuer more never costs less', () => {
  const hex = fc.record({ occupied: flag, pursuers: fc.nat(3), countedBefore: fc.nat(3) });
  const night = fc.record({
    morale,
    loser: side,
    hexes: fc.array(hex, { maxLength: 4 }),
    onlyThroughHeldHex: flag,
    eachUnitOnce: flag,
  });
  fc.assert(
    fc.property(night, hex, (input, more) => {
      const left = (hexes: readonly object[]) => moraleAfter(nightTerrain, { ...input, hexes }).morale[input.loser];
      expect(left([...input.hexes, more])).toBeLessThanOrEqual(left(input.hexes));
    }),
  );
});

test('N20 12.7.4 the Guard costs its price or nothing', () => {
  fc.assert(
    fc.property(morale, side, (before, by) => {
      const cost = before[by] - moraleAfter(guard, { morale: before, side: by }).morale[by];
      expect(cost).toBe(Math.min(before.first, before.second) < 4 ? 0 : 2);
    }),
  );
});

test('N20 9.6.9 no marker makes a unit stronger, and the order in which they come does not matter', () => {
  const unit = fc.record({ strength: fc.nat(12), movement: fc.integer({ min: 1, max: 6 }) });
  const values = v.object({ strength: v.number(), movement: v.number() });
  fc.assert(
    fc.property(unit, (printed) => {
      const worth = (...results: readonly string[]) => v.parse(values, outcomeOf(unitValues, { ...printed, results }));
      expect(worth('disordered', 'routed')).toEqual(worth('routed', 'disordered'));
      expect(worth('disordered', 'routed').strength).toBeLessThanOrEqual(worth('disordered').strength);
      expect(worth('disordered').strength).toBeLessThanOrEqual(worth().strength);
      expect(worth('disordered').movement).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('Ruling 65 whatever the table and the forces, the column is one of the table', () => {
  const unit = fc.record({ arm: fc.constantFrom('infantry', 'cavalry', 'artillery'), strength: fc.nat(9) });
  const units = fc.array(unit, { minLength: 1, maxLength: 4 });
  const columns = fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 5 });
  const maneuvers = fc.tuple(fc.constantFrom(...ATTACK_MANEUVERS), fc.constantFrom(...DEFENSE_MANEUVERS));
  fc.assert(
    fc.property(
      maneuvers,
      units,
      units,
      columns,
      fc.constantFrom('difference', 'ratio'),
      ([attack, defense], attackers, defenders, from, by) => {
        const crt = { by, columns: from.map((least) => ({ label: `${least}`, attack: least, defense: 1 })) };
        const outcome = outcomeOf(matrix, { attack, defense, attackers, defenders, crt });
        if (v.is(v.object({ kind: v.literal('battle') }), outcome))
          expect(outcome).toMatchObject({ column: expect.stringMatching(/^\d$/) as unknown });
      },
    ),
  );
});

test('N20 15.0 sides that change places change the victory with them', () => {
  const hexes = fc.record({ enemyObjectives: fc.nat(4), enemyLoc: fc.nat(4) });
  const results = v.object({ kind: v.string(), winner: v.optional(v.picklist(SIDES)) });
  fc.assert(
    fc.property(morale, hexes, hexes, flag, (points, first, second, gameOver) => {
      const ending = { morale: points, hexes: { first, second }, gameOver };
      const mirrored = {
        morale: { first: points.second, second: points.first },
        hexes: { first: second, second: first },
        gameOver,
      };
      const one = v.parse(results, outcomeOf(victory, ending));
      const two = v.parse(results, outcomeOf(victory, mirrored));
      expect(two.kind).toBe(one.kind);
      if (one.winner !== undefined) expect(two.winner).not.toBe(one.winner);
    }),
  );
});

test('N20 5.0 no card is lost or doubled when a hand is dealt', () => {
  const dealt = v.object({ hand: v.array(v.string()), intoDeck: v.array(v.string()), pile: v.array(v.string()) });
  const faces = fc.tuple(fc.nat(11), fc.nat(10), fc.nat(9), fc.nat(8));
  fc.assert(
    fc.property(faces, fc.nat(3), (draws, chosen) => {
      const dice = draws.map((face) => ['N20 5.0', face + 1] as const);
      const asked = settled(eventSetup, { step: 'mediumHand' }, dice);
      const hand = asked.kind === 'needsChoice' ? asked.request.options : [];
      const choices = [{ rule: 'N20 5.0', option: hand[chosen] ?? '' }] as const;
      const outcome = v.parse(dealt, outcomeOf(eventSetup, { step: 'mediumHand' }, dice, choices));
      expect(outcome.intoDeck).toEqual([hand[chosen]]);
      expect([...outcome.hand, ...outcome.pile].toSorted()).toEqual([...RETAIN].toSorted());
    }),
  );
});
