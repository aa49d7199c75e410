import { dice, fight, fighting } from '../../nlc/procedure/testing/fighting';

const REPULSE = 'mop/repulse';
const table = () => fighting(fight({}, ['hiddenForces', 'takingTheInitiative']), 'mop');
const into = (game: ReturnType<typeof table>, more: object = {}) => ({
  members: game.units('h').map((unit) => ({ unit })),
  ...more,
});

test('MOP 37.11.1, Ruling 58: who is thrown back and fails bears the marker; it is no combat, and nothing is counted', () => {
  const game = table();
  game.give(REPULSE, into(game), dice(6));
  game
    .apply(REPULSE, into(game))
    .thenHappened(expect.objectContaining({ type: 'ProcedureApplied', procedure: REPULSE }), {
      type: 'MarkPut',
      units: ['h'],
      mark: 'disrupted',
    });
  expect(game.standing('h')).toMatchObject({ place: 'map', marks: ['disrupted'] });
});

test('MOP 37.11.1: who passes is written down and nothing is changed; his orders bar zones: disrupted all the same', () => {
  const passed = table();
  passed.give(REPULSE, into(passed), dice(1));
  passed
    .apply(REPULSE, into(passed))
    .thenHappened(expect.objectContaining({ type: 'ProcedureApplied', procedure: REPULSE }));
  const barred = table();
  barred.give(REPULSE, into(barred, { ordersBarZones: true }), dice(1));
  barred.apply(REPULSE, into(barred, { ordersBarZones: true })).thenFacts();
  expect(barred.standing('h')).toMatchObject({ marks: ['disrupted'] });
});

test('NLC 20.10: who routs there is gone', () => {
  const units = fight().units.map((one) => (one.id === 'q' ? { ...one, initiative: 1 } : one));
  const game = fighting(fight({ units }, ['hiddenForces', 'rout']), 'mop');
  const weak = { members: game.units('q').map((unit) => ({ unit })) };
  game.give(REPULSE, weak, dice(6));
  game.apply(REPULSE, weak).thenFacts();
  expect(game.standing('q')).toMatchObject({ place: 'uar' });
});

test('MOP 37.11: vedettes alone under the covers: no die, and nothing to write but that it was so', () => {
  const game = table();
  game
    .apply(REPULSE, into(game, { found: false }))
    .thenHappened(expect.objectContaining({ type: 'ProcedureApplied', procedure: REPULSE }));
});
