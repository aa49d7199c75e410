import { rolledOut } from '../../../testkit/given';
import fc from 'fast-check';
import { SIDES } from '../../../engine/sides';
import { formation } from '../../../testkit/battle';
import { seeded } from '../../../testkit/seeded';
import { arrivalsInForce } from './arrivals';
import { BOOKS, UNITS, campaign, commandOf, rulesOf } from './testing/campaigning';

const FORMATIONS = SIDES.flatMap((side) =>
  [null, 2, 3, 4, 5].map((arrives, i) => formation(`${side}-${String(i)}`, side, { arrives })),
);

test('NLC 9 nobody comes twice, earlier than two turns ahead, or after he has entered; what was stored can be read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const chance = seeded(seed);
      const rules = rulesOf(BOOKS.mop);
      let table = campaign('mop', {}, { formations: FORMATIONS, units: UNITS }, ['variableArrival']);
      const came: string[] = [];
      for (let turn = 0; turn < 9; turn++) {
        table = table.on(turn);
        for (const { formation: of, due, now } of table.view('solo').arrivals) {
          if (now === null || chance.once(4)) continue;
          const json =
            now === 'roll'
              ? { type: 'RollArrival', formations: [of], entry: chance.pick(['', 'north', 'south']) }
              : { type: 'EnterReinforcement', formation: of, how: chance.pick(['entered', 'entered', 'postponed']) };
          const step = rolledOut(rules.decide(table.state(), commandOf(json), 'solo'), chance.roll);
          if (step.kind !== 'accepted') throw new Error(JSON.stringify([json, step]));
          for (const { event } of step.outcome.facts) {
            expect(rules.decodeEvent(JSON.parse(JSON.stringify(event)))).toEqual({ kind: 'ok', value: event });
            if (event.type === 'ReinforcementEntered') came.push(event.formation);
          }
          if (came.includes(of)) expect(turn).toBeGreaterThanOrEqual(due - 2);
          table.apply(step.outcome.facts);
        }
        expect(new Set(came).size).toBe(came.length);
        expect(JSON.parse(JSON.stringify(table.state()))).toEqual(table.state());
      }
      for (const { id, arrives } of arrivalsInForce(table.state()).formations)
        if (came.includes(id)) expect(arrives).toBeNull();
    }),
    { numRuns: 60 },
  );
});
