import { formation, leader } from '../../../testkit/battle';
import { dice, fight, fighting, option } from './testing/fighting';

const ASSAULT = 'nlc/assault';
const typesOf = (deed: { thenFacts: () => readonly { event: { type: string } }[] }) =>
  deed.thenFacts().map(({ event }) => event.type);

const assault = (table: ReturnType<typeof fighting>, more: object = {}) => ({
  attackers: [{ units: table.units('a', 'b') }, { units: table.units('h') }],
  defender: { units: table.units('p', 'q'), retreat: 'free' },
  ...more,
});
/** Both fires, the defender goes back in disorder, two steps each. */
const COURSE = [
  dice(5, 5),
  dice(5, 5),
  option('stay'),
  option('retreat'),
  option('a'),
  option('p'),
  dice(5),
  option('unit:b'),
];

test('NLC 7.3: an assault takes steps off, puts markers down and remembers who was attacked', () => {
  const table = fighting();
  const input = assault(table);
  table.give(ASSAULT, input, ...COURSE);
  table
    .apply(ASSAULT, input)
    .thenHappened(
      expect.objectContaining({ type: 'ProcedureApplied', procedure: ASSAULT }),
      { type: 'StepLost', unit: 'a', place: 'map' },
      { type: 'StepLost', unit: 'a', place: 'uar' },
      { type: 'StepLost', unit: 'p', place: 'map' },
      { type: 'StepLost', unit: 'p', place: 'uar' },
      { type: 'MarkPut', units: ['q'], mark: 'disrupted' },
      { type: 'FollowUpSet', id: 'attacked', of: 's1', value: 1 },
    );
  expect(table.standing('a')).toMatchObject({ stepsLost: 2, place: 'uar' });
  expect(table.standing('q')).toMatchObject({ marks: ['disrupted'] });
  expect(table.view().procedure.run).toBeNull();
});

test('NLC 7.3: it is written once, and not before it is over', () => {
  const table = fighting();
  const input = assault(table);
  table.give(ASSAULT, input, ...COURSE.slice(0, 4));
  table.apply(ASSAULT, input).thenRefused('PROCEDURE_NOT_DONE');
  table.giveOne(ASSAULT, input, 4, option('a')).thenFacts();
  table.apply('nlc/morale-check', { members: [{ unit: table.unitIn('p') }] }).thenRefused('PROCEDURE_UNDER_WAY');
  COURSE.slice(5).forEach((answer, i) => {
    table.giveOne(ASSAULT, input, 5 + i, answer).thenFacts();
  });
  table.apply(ASSAULT, input).thenFacts();
  table.apply(ASSAULT, input).thenRefused('PROCEDURE_NOT_DONE');
});

test('NLC 20.11: units that went back and combats are counted, where the Initial Action asks for them', () => {
  const table = fighting(fight({}, ['takingTheInitiative']));
  const input = assault(table);
  const facts = table.resolve(ASSAULT, input, ...COURSE).thenFacts();
  expect(facts.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      { type: 'FollowUpSet', id: 'retreated', of: 'second', value: 1 },
      { type: 'FollowUpSet', id: 'combats', of: 'second', value: 1 },
    ]),
  );
  const evasion = { units: table.units('c') };
  const more = table.resolve('nlc/retreat-before-assault', evasion, option('c'), dice(1)).thenFacts();
  expect(more.map(({ event }) => event)).toEqual(
    expect.arrayContaining([{ type: 'FollowUpSet', id: 'retreated', of: 'second', value: 2 }]),
  );
});

test('NLC 13, MOP 37.7: whoever is lost out of supply is lost for good', () => {
  const table = fighting();
  table.when({ type: 'PutMark', units: ['a'], mark: 'outOfSupply' }).thenFacts();
  const input = assault(table);
  table.resolve(ASSAULT, input, ...COURSE).thenFacts();
  expect([table.standing('a')?.place, table.standing('p')?.place]).toEqual(['peu', 'uar']);
});

test('NLC 6.1: steps that were lost before are not lost again; a unit that is in no list changes nothing', () => {
  const table = fighting();
  table.when({ type: 'LoseStep', unit: 'p', to: 'uar' }).thenFacts();
  const stranger = { id: 'Stranger', arm: 'infantry', frontStrength: 6, reverseStrength: 3 };
  const input = {
    battery: table.units('g'),
    target: [...table.units('p'), stranger],
  };
  const facts = table.resolve('nlc/bombardment', input, dice(5, 5)).thenFacts();
  expect(facts.map(({ event }) => event).slice(1)).toEqual([
    { type: 'StepLost', unit: 'p', place: 'uar' },
    { type: 'MarkPut', units: ['g'], mark: 'bombarded' },
    { type: 'FollowUpSet', id: 'attacked', of: 's1', value: 1 },
  ]);
});

test('NLC 8.1: a bombardment disrupts, and the guns have fired for this stage', () => {
  const table = fighting();
  const input = { battery: table.units('g'), target: table.units('p', 'q') };
  table.resolve('nlc/bombardment', input, dice(5, 5), option('p')).thenFacts();
  expect(table.standing('q')?.marks).toEqual(['disrupted']);
  expect(table.standing('g')?.marks).toEqual(['bombarded']);
  expect(table.unitIn('g').did).toBe('bombarded');
});

test('NLC 7.7: a charge: the horses are spent and in disorder, the beaten are gone', () => {
  const table = fighting();
  const input = {
    charges: [{ stacks: [{ units: table.units('h') }], target: { units: table.units('p'), retreat: 'free' } }],
  };
  table.resolve('nlc/charge', input, dice(5), dice(5, 5), dice(5, 5)).thenFacts();
  expect(table.standing('h')).toEqual({ stepsLost: 1, place: 'map', marks: ['disrupted', 'charged'] });
  expect(table.standing('p')?.place).toBe('uar');
});

test('NLC 7.9: horses that fail their test have not charged', () => {
  const table = fighting();
  const input = { stacks: [{ units: table.units('c') }], target: { units: table.units('h'), retreat: 'free' } };
  expect(typesOf(table.resolve('nlc/reaction-charge', input, dice(5)))).toEqual(['ProcedureApplied']);
  expect(table.standing('c')?.marks).toEqual([]);
});

test('NLC 7.9, 20.10: who routs at the test is gone', () => {
  const table = fighting(
    fight({ units: fight().units.map((one) => (one.id === 'c' ? { ...one, initiative: 1 } : one)) }, ['rout']),
  );
  const input = {
    stacks: [{ units: table.units('c') }],
    target: { units: table.units('h'), retreat: 'free' },
  };
  table.resolve('nlc/reaction-charge', input, dice(6)).thenFacts();
  expect(table.standing('c')?.place).toBe('uar');
});

test('NLC 7.8: a pursuit is written like a charge', () => {
  const table = fighting();
  const input = { units: table.units('h'), targets: [{ name: 'the guns', units: table.units('q'), retreat: 'free' }] };
  table.resolve('nlc/pursuit', input, option('return'), dice(5), dice(5), dice(5, 5), dice(5, 5)).thenFacts();
  expect(table.standing('h')).toMatchObject({ stepsLost: 1, marks: ['disrupted', 'charged'] });
  expect(table.standing('q')?.place).toBe('uar');
});

test('NLC 7.8: cavalry that does not go on changes nothing', () => {
  const table = fighting();
  const input = { units: table.units('h'), targets: [] };
  expect(typesOf(table.resolve('nlc/pursuit', input, option('stay')))).toEqual(['ProcedureApplied']);
});

test('NLC 7.11: horse that slips away before an assault, in disorder', () => {
  const table = fighting();
  const input = { units: table.units('c') };
  table.resolve('nlc/retreat-before-assault', input, option('c'), dice(5)).thenFacts();
  expect(table.standing('c')).toEqual({ stepsLost: 0, place: 'map', marks: ['disrupted'] });
});

test('NLC 2.4, MOP 37.11.1: a morale check disrupts where the players say that failing does', () => {
  const failed = (about: object) => {
    const table = fighting();
    const input = { members: [{ unit: table.unitIn('p') }], about };
    table.resolve('nlc/morale-check', input, dice(6)).thenFacts();
    return table.standing('p')?.marks;
  };
  expect(failed({})).toEqual([]);
  expect(failed({ failed: 'disrupted' })).toEqual(['disrupted']);
});

test('NLC 15: what an outcome costs a corps is told at once, when it is too much', () => {
  const formations = fight().formations.map((one) => (one.id === 's1' ? formation('s1', 'second', { limit: 4 }) : one));
  const table = fighting(fight({ formations }));
  const input = assault(table);
  expect(typesOf(table.resolve(ASSAULT, input, ...COURSE)).at(-1)).toBe('DemoralizationTurned');
  expect(table.unitIn('q').demoralized).toBe(true);
});

test('NLC 7.4, Ruling 35: Guard that is thrown back shakes the French, once', () => {
  const units = fight().units.map((one) =>
    one.id === 'a' ? { ...one, guard: 'old' as const, front: 12, reverse: 9 } : one,
  );
  const table = fighting(fight({ units }));
  const thrownBack = () => {
    const input = {
      attackers: [{ units: table.units('a'), retreat: 'free' }],
      defender: { units: table.units('p', 'q'), retreat: 'free' },
    };
    table.give(ASSAULT, input, dice(1, 1), dice(4, 4));
    let at = 2;
    for (let answer = nextOf(table, at, input); answer !== null; answer = nextOf(table, at, input))
      table.giveOne(ASSAULT, input, at++, answer).thenFacts();
    return typesOf(table.apply(ASSAULT, input));
  };
  const first = thrownBack();
  expect(first).toContain('GuardRecorded');
  expect(table.view().procedure.terms.frenchShaken).toBe(true);
  expect(thrownBack()).not.toContain('GuardRecorded');
});

/** Sixes; nobody goes of his own will; else the first option; until nothing is asked any more. */
const nextOf = (table: ReturnType<typeof fighting>, after: number, input: unknown) => {
  const { step } = table.when({ type: 'GiveToProcedure', procedure: ASSAULT, input, after });
  if (step.kind === 'needsDice') return dice(...Array.from({ length: step.request.count }, () => 6));
  if (step.kind !== 'needsChoice') return null;
  const { options } = step.request;
  return option(options.includes('stay') ? 'stay' : (options[0] ?? ''));
};

test('MOP 37.16: who lent strength gives no orders next turn', () => {
  const setup = fight({ leaders: [leader('emperor', 'first', 5), leader('marshal', 'second', 3)] });
  const table = fighting(setup, 'mop');
  const [a, b] = table.units('a', 'b');
  const input = {
    game: 'mop',
    attackers: [{ units: [{ ...a, inspiredBy: 'napoleon' }, b], leaders: ['emperor'] }],
    defender: { units: table.units('p'), retreat: 'free' },
  };
  let at = 0;
  for (let answer = nextOf(table, at, input); answer !== null; answer = nextOf(table, at, input))
    table.giveOne(ASSAULT, input, at++, answer).thenFacts();
  const facts = table.apply(ASSAULT, input).thenFacts();
  expect(facts.map(({ event }) => event)).toContainEqual({
    type: 'FollowUpSet',
    id: 'lentStrength',
    of: 'emperor',
    value: 1,
  });
});

test('NLC 19, 20: a fight is filled in with the rules of the set-up; a game from before there were such goes on as it was', () => {
  const usual = {
    disruptionOnRetreat: true,
    remoteSupport: true,
    artilleryDetail: true,
    tinyUnits: true,
    doctrine: false,
    artillerySupport: false,
    rollSix: false,
    rout: false,
    alternateArtillery: false,
    opportunityFire: false,
  };
  const optionsWith = (...switches: Parameters<typeof fight>[1] & object) =>
    fighting(fight({}, switches)).view().procedure.terms.options;
  expect(optionsWith()).toEqual(usual);
  // Each alone, so that none is mistaken for another.
  const changed = OPTION_SWITCHES.map((name) => {
    const now = Object.entries(optionsWith(name));
    return now.filter(([option, is]) => is !== Object.entries(usual).find(([one]) => one === option)?.[1]).flat();
  });
  expect(changed).toEqual([
    ['disruptionOnRetreat', false],
    ['remoteSupport', false],
    ['artilleryDetail', false],
    ['tinyUnits', false],
    ['doctrine', true],
    ['artillerySupport', true],
    ['rollSix', true],
    ['rout', true],
    ['alternateArtillery', true],
    ['opportunityFire', true],
  ]);
});

const OPTION_SWITCHES = [
  'withoutDisruptionOnRetreat',
  'withoutRemoteSupport',
  'withoutArtilleryDetail',
  'withoutTinyUnits',
  'doctrine',
  'artillerySupport',
  'rollSix',
  'rout',
  'alternateArtillery',
  'opportunityFire',
] as const;

test('NLC 13: given a leader who rallies, when a fight is filled, then he is there and helps nobody; next turn he leads again', () => {
  const game = fighting();
  const rallies = () =>
    game
      .view()
      .procedure.terms.leaders.filter((one) => one.rallies)
      .map(({ id }) => id);
  expect(rallies()).toEqual([]);
  game.when({ type: 'SetFollowUp', id: 'leadsRally', of: 'f1', value: 1 }).thenFacts();
  expect(rallies()).toEqual(['f1']);
});

test('NLC 13: given a leader who rallies, when units stand with him alone, then no input carries his help; another’s counts', () => {
  const led = (table: ReturnType<typeof fighting>, leaders: readonly string[]) => ({
    attackers: [{ units: table.units('a', 'b').map((one) => ({ ...one, withLeader: true })), leaders }],
    defender: { units: table.units('p'), retreat: 'free' },
    draft: { attackers: [{ units: [{ id: 'a', facts: ['withLeader', 'disrupted'] }], leaders }] },
  });
  const carried = (leaders: readonly string[]): string => {
    const game = fighting();
    game.when({ type: 'SetFollowUp', id: 'leadsRally', of: 'f1', value: 1 }).thenFacts();
    game.give(ASSAULT, led(game, leaders), dice(5, 5));
    return JSON.stringify(game.view().procedure.run?.input);
  };
  expect(carried(['f1'])).not.toMatch(/"withLeader":true|"withLeader"[,\]]/);
  expect(carried(['f1'])).toContain('"leaders":["f1"]');
  expect(carried(['f1'])).toContain('"facts":["disrupted"]');
  expect(carried(['f1', 'emperor']).match(/"withLeader":true/g)).toHaveLength(2);
  expect(carried([]).match(/"withLeader":true/g)).toHaveLength(2);
});

test('NLC 13: given a side without a commander, when a unit says it is with a leader who rallies, then nothing is added', () => {
  const game = fighting(fight({ leaders: [leader('marshal', 'second', 3)] }));
  const check = { members: [{ unit: { ...game.unitIn('a'), withLeader: true } }] };
  const told = (): string => {
    game.giveOne('nlc/morale-check', check, 0, dice(1)).thenFacts();
    return JSON.stringify(game.view().procedure.run?.input);
  };
  game.when({ type: 'SetFollowUp', id: 'leadsRally', of: 'f1', value: 1 }).thenFacts();
  expect(told()).toContain('"withLeader":false');
});

test('Rulings 16 and 17: given their switches in the set-up, when a fight is filled, then it is read by them', () => {
  const { terms } = fighting(fight({}, ['terrainMultiplies', 'enfiladeAdds'])).view().procedure;
  expect(terms.switches).toEqual({ terrainMultiplies: true, oneRounding: false, enfiladeAdds: true });
});
