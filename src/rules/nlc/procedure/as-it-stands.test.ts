import { formation } from '../../../testkit/battle';
import { decode, schemaOf } from '../../../engine/fields';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import type { Switch } from '../../list';
import { nlcProcedures } from '../procedures';
import { dice, fight, fighting } from './testing/fighting';

type Table = ReturnType<typeof fighting>;
type Json = Readonly<Record<string, unknown>>;
const isRecord = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);

const SWITCHES: readonly [Switch, ...Switch[]] = [
  'rout',
  'doctrine',
  'rollSix',
  'terrainMultiplies',
  'oneRounding',
  'armyLowersMorale',
];
const IDS = ['a', 'b', 'h', 'g', 'p', 'q', 'c'] as const;
const formations = fight().formations.map((one) => formation(one.id, one.side, { limit: 9 }));

const rain = (table: Table) =>
  table.when({ type: 'ApplyProcedure', procedure: 'mop/weather-effects', input: { weather: 'Rain' } }).thenFacts();

/** Somewhere in a game, the same for the same seed. */
const somewhere = (seed: number): Table => {
  const chance = seeded(seed);
  const table = fighting(fight({ formations }, SWITCHES.filter(() => chance.once(3))), 'mop'); // prettier-ignore
  for (const unit of IDS) {
    if (chance.once(5)) table.when({ type: 'PutMark', units: [unit], mark: 'disrupted' }).thenFacts();
    if (chance.once(5)) table.when({ type: 'PutMark', units: [unit], mark: 'outOfSupply' }).thenFacts();
  }
  if (chance.once(3)) table.when({ type: 'LoseStep', unit: 'p', to: 'uar' }).thenFacts();
  if (chance.once(3)) rain(table);
  if (chance.once(3)) table.when({ type: 'CountLosses', of: { kind: 'formation', id: 's1' }, lost: 20 }).thenFacts();
  return table;
};

const termsIn = (table: Table): Json => {
  const { game, turn, weather, frenchShaken, armyLowersMorale, options, switches } = table.view().procedure.terms;
  return { game, turn, frenchShaken, armyLowersMorale, options, switches, ...(weather === null ? {} : { weather }) };
};

const together = (table: Table, ...ids: readonly string[]): Json => {
  const { game, frenchShaken, armyLowersMorale, options } = table.view().procedure.terms;
  const circumstances = { game, frenchShaken, armyLowersMorale };
  return { members: table.units(...ids).map((unit) => ({ unit, circumstances })), rout: options.rout };
};

/** Each as a page lays it out that says all, and nothing but what is so. */
const HONEST: Readonly<Record<string, (table: Table) => Json>> = {
  'nlc/assault': (table) => ({
    ...termsIn(table),
    attackers: [{ units: table.units('a', 'b') }, { units: table.units('h') }],
    defender: { units: table.units('p', 'q'), retreat: 'free' },
  }),
  'nlc/bombardment': (table) => ({ ...termsIn(table), battery: table.units('g'), target: table.units('p', 'q') }),
  'nlc/charge': (table) => ({
    ...termsIn(table),
    charges: [{ stacks: [{ units: table.units('h') }], target: { units: table.units('p', 'q'), retreat: 'free' } }],
  }),
  'nlc/reaction-charge': (table) => ({
    ...termsIn(table),
    stacks: [{ units: table.units('c') }],
    target: { units: table.units('h'), retreat: 'free' },
  }),
  'nlc/pursuit': (table) => ({
    ...termsIn(table),
    units: table.units('h'),
    targets: [{ name: 'the hex', units: table.units('p', 'q'), retreat: 'free' }],
  }),
  'nlc/retreat-before-assault': (table) => ({ ...termsIn(table), units: table.units('c', 'q') }),
  'nlc/morale-check': (table) => together(table, 'a', 'h'),
  'mop/repulse': (table) => together(table, 'p', 'c'),
};

/** What may be said of a unit that its game knows better; nothing at all is a lie too. */
const OF_UNITS: Readonly<Record<string, (chance: Seeded) => unknown>> = {
  arm: (chance) => chance.pick(['infantry', 'cavalry', 'footArtillery', 'horseArtillery']),
  nation: (chance) => chance.pick(['french', 'prussian', 'british', undefined]),
  guard: (chance) => chance.pick(['none', 'old', 'young']),
  frontStrength: (chance) => chance.roll(30),
  reverseStrength: (chance) => chance.pick([null, 1, 15]),
  stepsLost: (chance) => chance.pick([0, 1, 2, undefined]),
  initiative: (chance) => chance.pick([0, 6, null, undefined]),
  specialMorale: (chance) => chance.roll(6),
  demoralized: (chance) => chance.pick([true, false, undefined]),
  armyDemoralized: (chance) => chance.once(2),
  fatigued: (chance) => chance.once(2),
  exhausted: (chance) => chance.once(2),
  outOfSupply: (chance) => chance.once(2),
  disrupted: (chance) => chance.once(2),
  division: (chance) => chance.pick([null, 'Another']),
  did: (chance) => chance.pick(['nothing', 'bombarded', 'charged']),
};

const OF_TERMS: Readonly<Record<string, (chance: Seeded) => unknown>> = {
  game: () => 'nlc',
  turn: (chance) => chance.pick(['night', 'nightPm', undefined]),
  weather: (chance) => chance.pick(['mud', 'snow', undefined]),
  frenchShaken: (chance) => chance.once(2),
  armyLowersMorale: (chance) => chance.once(2),
  options: (chance) => chance.pick([{ rout: chance.once(2), tinyUnits: false, doctrine: true }, {}, undefined]),
  rout: (chance) => chance.once(2),
  switches: () => ({ terrainMultiplies: false, oneRounding: false, enfiladeAdds: false }),
};

/** Ruling 37: since when a marker lies there is for the players to say of an assault. */
const isSaid = (procedure: string, key: string, { disrupted }: Json): boolean =>
  procedure === 'nlc/assault' && key === 'disrupted' && disrupted === true;

const lying = (procedure: string, json: unknown, chance: Seeded): unknown => {
  if (Array.isArray(json)) return json.map((one: unknown) => lying(procedure, one, chance));
  if (!isRecord(json)) return json;
  const lies = 'frontStrength' in json ? OF_UNITS : OF_TERMS;
  const isOpen = (key: string): boolean =>
    (key in json || lies === OF_UNITS) && !isSaid(procedure, key, json) && chance.once(3);
  const told = Object.entries(json).map(([key, value]) => [key, lying(procedure, value, chance)] as const);
  const lied = Object.entries(lies).flatMap(([key, lie]) => (isOpen(key) ? [[key, lie(chance)] as const] : []));
  return Object.fromEntries([...told, ...lied]);
};

/** As it is read: what is usual may be said or left out. */
const asRead = (procedure: string, told: unknown): string => {
  const found = nlcProcedures.find(({ id }) => id === procedure);
  return JSON.stringify(told, (key, value: unknown) =>
    key === 'input' && found !== undefined ? decode(schemaOf(found.asks), value) : value,
  );
};

/** How it begins, and with what: all that comes after follows from it. */
const begun = (table: Table, procedure: string, input: unknown): string => {
  const asked = table.when({ type: 'GiveToProcedure', procedure, input, after: 0 });
  const { step } = asked;
  if (step.kind === 'refused') return asRead(procedure, step);
  const [option = ''] = step.kind === 'needsChoice' ? step.request.options : [];
  const given =
    step.kind === 'needsDice'
      ? asked.rolling([step.request.rule, ...Array.from({ length: step.request.count }, () => 4)])
      : table.when({ type: 'GiveToProcedure', procedure, input, after: 0, option });
  table.when({ type: 'DropProcedure' }).thenFacts();
  return asRead(procedure, [step, given.settled]);
};

/** From the first die until it is in the game: all that is asked, told and written. */
const played = (table: Table, procedure: string, input: unknown, seed: number): readonly string[] => {
  const chance = seeded(seed);
  const told: unknown[] = [];
  for (let after = 0; after < 60; after++) {
    const command = { type: 'GiveToProcedure', procedure, after, ...(after === 0 ? { input } : {}) } as const;
    const asked = table.when(command);
    const { step } = asked;
    told.push(step);
    if (step.kind === 'refused') break;
    const [option = ''] = step.kind === 'needsChoice' ? step.request.options : [];
    const faces = step.kind === 'needsDice' ? Array.from({ length: step.request.count }, () => chance.roll(6)) : [];
    const given =
      step.kind === 'needsDice' ? asked.rolling([step.request.rule, ...faces]) : table.when({ ...command, option });
    told.push(given.settled);
  }
  told.push(table.when({ type: 'ApplyProcedure', procedure }).settled, table.view().army);
  return told.map((one) => asRead(procedure, one));
};

test.each(Object.keys(HONEST))('%s: a page that lies changes nothing', (procedure) => {
  let [written, lied] = [0, 0];
  for (let seed = 1; seed <= 20; seed++) {
    const [table, other] = [somewhere(seed), somewhere(seed)];
    const honest = HONEST[procedure]?.(table);
    const lies = Array.from({ length: 11 }, (_, nth) => lying(procedure, honest, seeded(100 * seed + nth)));
    const beginning = begun(table, procedure, honest);
    for (const lie of lies) {
      expect(begun(table, procedure, lie)).toBe(beginning);
      if (JSON.stringify(lie) !== JSON.stringify(honest)) lied++;
    }
    const truth = played(table, procedure, honest, seed);
    expect(played(other, procedure, lies[0], seed)).toEqual(truth);
    if (truth.some((one) => one.includes('"ProcedureApplied"'))) written++;
  }
  expect(lied).toBeGreaterThan(200);
  expect(written).toBeGreaterThan(2);
});

const ASSAULT = 'nlc/assault';
const onPrussians = (table: Table, more: object = {}) => ({
  attackers: [{ units: table.units('a', 'b') }],
  defender: { units: table.units('p').map((unit) => ({ ...unit, ...more })), retreat: 'free' },
});
const readIn = (table: Table): string => JSON.stringify(table.view().procedure.run?.input);

test('Ruling 37: a marker that has come in this segment does not count in an assault, if the players say so; there must be one', () => {
  const table = fighting();
  table.when({ type: 'PutMark', units: ['p'], mark: 'disrupted' }).thenFacts();
  table.giveOne(ASSAULT, onPrussians(table, { disrupted: false }), 0, dice(4, 4)).thenFacts();
  expect(readIn(table)).not.toContain('"disrupted":true');
  const whole = fighting();
  whole.giveOne(ASSAULT, onPrussians(whole, { disrupted: true }), 0, dice(4, 4)).thenFacts();
  expect(readIn(whole)).not.toContain('"disrupted":true');
});

test('MOP 37.10: where the table may not know who is demoralized, the players say it; at his own desk the game knows', () => {
  const setup = fight({ formations }, ['hiddenDemoralization']);
  const hidden = () => {
    const table = fighting(setup, 'mop');
    expect(table.view().procedure.unitInputs['p']).not.toHaveProperty('demoralized');
    return table;
  };
  const said = hidden();
  said.giveOne(ASSAULT, onPrussians(said, { demoralized: true }), 0, dice(4, 4)).thenFacts();
  expect(readIn(said)).toContain('"demoralized":true');
  const known = hidden();
  const input = onPrussians(known, { demoralized: true });
  known.when({ type: 'GiveToProcedure', procedure: ASSAULT, after: 0, input }, 'second').rolling(['NLC 7.1', 4, 4]);
  expect(readIn(known)).not.toContain('"demoralized":true');
});

test('NLC 7.3: what has begun keeps what it began with, whatever has come over a unit since', () => {
  const table = fighting();
  const input = onPrussians(table);
  table.giveOne(ASSAULT, input, 0, dice(4, 4)).thenFacts();
  const before = readIn(table);
  table.when({ type: 'PutMark', units: ['a'], mark: 'disrupted' }).thenFacts();
  const begun = table.view().procedure.run?.input;
  table.giveOne(ASSAULT, begun, 1, dice(4, 4)).thenFacts();
  expect(readIn(table)).toBe(before);
});

test('NLC 7.1: whoever the game does not know, or who is off the map, is as he is described', () => {
  const table = fighting();
  const [p] = table.units('p');
  table.when({ type: 'PlaceUnit', unit: 'p', place: 'uar' }).thenFacts();
  const target = [{ ...p, frontStrength: 9 }, { id: 'Stranger', arm: 'infantry', frontStrength: 8 }]; // prettier-ignore
  table.giveOne('nlc/bombardment', { battery: table.units('g'), target }, 0, dice(4, 4)).thenFacts();
  expect(table.view().procedure.run?.input).toMatchObject({ target });
});
