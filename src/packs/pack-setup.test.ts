import type { Setup } from '../rules/common/index';
import type { Pack } from './pack';
import { openingOrders } from './pack-setup';
import { SCENARIOS } from './scenarios/index';
import { madeUpSheet } from './testing/made-up-sheet';
import { asksOf, setupFor } from './testing/by-its-rules';

const packCalled = (id: string): Pack => {
  const found = SCENARIOS.find((pack) => pack.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const brienne = packCalled('mop-brienne');
const sheet = madeUpSheet(brienne);
const formationOf = ({ formations }: Setup, id: string) => formations.find((one) => one.id === id);

describe('Ruling 51: a title sheet fills in what a pack leaves open', () => {
  const setup = setupFor(brienne, sheet);

  test('units come over by the name of their formation, whatever its capitals', () => {
    const units = setup.units.filter(({ formation }) => formation === 'f-ii');
    expect(units.map(({ name }) => name)).toEqual(['Counter 1', 'Counter 2']);
    expect(setup.units.length).toBe(sheet.units.length);
  });

  test('limits, turns, weather, cards and places come over; places of the orders stand first', () => {
    expect(formationOf(setup, 'f-ii')?.limit).toBe(6);
    expect(setup.turns).toBe(sheet.turns);
    expect([setup.title.weather, setup.title.cards]).toEqual([sheet.title.weather, sheet.title.cards]);
    expect(setup.title.places).toEqual([...brienne.places, 'Nowhere']);
  });

  test('MOP 37.14 printed ratings, commanders and wings stay the pack’s', () => {
    const other = { ...sheet, formations: sheet.formations.map((one) => ({ ...one, leader: 'Somebody', rating: 0 })) };
    const filled = setupFor(brienne, other);
    expect(filled.leaders.map(({ name }) => name)).toEqual(['Napoléon', 'Grouchy', 'Blücher', 'Sacken']);
    expect(formationOf(filled, 'f-yg')).toMatchObject({ leader: 'Ney', rating: 4 });
    expect(formationOf(filled, 'c-vi')?.under).toBe('sacken');
  });

  test('a leader who was only supposed is the sheet’s, where that names one', () => {
    const named = { ...sheet, formations: sheet.formations.map((one) => ({ ...one, leader: 'Somebody', rating: 1 })) };
    expect(formationOf(setupFor(brienne, named), 'f-ii')).toMatchObject({ leader: 'Somebody', rating: 1 });
    const nameless = { ...sheet, formations: sheet.formations.map((one) => ({ ...one, leader: '', rating: 0 })) };
    expect(formationOf(setupFor(brienne, nameless), 'f-ii')).toMatchObject({ leader: 'Victor', rating: 2 });
  });

  test('formations of other scenarios stand off the map; where a pack names none, the sheet’s are all of it', () => {
    expect(formationOf(setup, 'sheet-extra-first')).toMatchObject({ name: 'DEPOT COLUMN', onMap: false });
    const grand = packCalled('mop-grand-campaign');
    expect(formationOf(setupFor(grand, madeUpSheet(grand)), 'sheet-extra-first')?.onMap).toBe(true);
  });

  test('NLC 12.13 a counter called like a division with orders of its own is that division', () => {
    const champaubert = packCalled('mop-champaubert');
    const plain = madeUpSheet(champaubert);
    const units = plain.units.map((unit, i) => ({
      ...unit,
      division: null,
      name: unit.formation === 'sheet-c-ix' && unit.name === 'Counter 1' ? '9TH DIVISION' : `${unit.name} ${String(i)}`,
    }));
    const filled = setupFor(champaubert, { ...plain, units });
    expect(filled.units.filter(({ division }) => division !== null)).toMatchObject([{ division: '9th Division' }]);
    expect(openingOrders(champaubert, filled).left).toEqual([]);
  });

  test('a sheet kept from this scenario is taken as it stands, with all that was corrected', () => {
    const kept = { ...setup, formations: setup.formations.map((one) => ({ ...one, rating: 1, onMap: true })) };
    expect(setupFor(brienne, kept)).toEqual(kept);
  });

  test('turns that nobody has touched say nothing: five days stay five days', () => {
    const sixDays = packCalled('mop-six-days');
    const untouched = { ...madeUpSheet(sixDays), turns: setupFor(brienne).turns };
    const { turns } = setupFor(sixDays, untouched);
    expect(new Set(turns.map(({ day }) => day))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(turns.length).toBe(5 * untouched.turns.length);
  });
});

describe('what is asked for is asked once', () => {
  test('a pack by itself asks for all of it', () => {
    const { kinds, supposed } = asksOf(brienne, setupFor(brienne));
    expect(kinds).toEqual(brienne.asks);
    expect(supposed.map(({ formation }) => formation)).toEqual([
      'V Cav Corps',
      'GC Corps',
      'II Corps',
      'Res Corps',
      'XI Corps',
      'VI Corps',
    ]);
  });

  test('what a sheet answers is asked no more', () => {
    const { kinds } = asksOf(brienne, setupFor(brienne, sheet));
    const answered = brienne.asks.filter((kind) => !kinds.includes(kind));
    expect(answered).toEqual(['units', 'turnTrack', 'limits', 'weather', 'cards']);
  });

  test('leaders of history are asked about until the players have named them, or kept a set-up with them', () => {
    const setup = setupFor(brienne);
    const formations = setup.formations.map((one) => (one.id === 'f-ii' ? { ...one, leader: 'Somebody' } : one));
    const formationsAsked = asksOf(brienne, { ...setup, formations }).supposed.map(({ formation }) => formation);
    expect(formationsAsked).not.toContain('II Corps');
    expect(formationsAsked).toContain('Res Corps');
    expect(asksOf(brienne, setup, true).supposed).toEqual([]);
  });

  test('limits and levels are answered when everybody has one', () => {
    const setup = setupFor(brienne, sheet);
    const leaders = setup.leaders.map((one) => ({ ...one, level: 20 }));
    expect(asksOf(brienne, { ...setup, leaders }).kinds).not.toContain('levels');
    const formations = setup.formations.map((one, i) => ({ ...one, limit: i === 3 ? null : 5 }));
    expect(asksOf(brienne, { ...setup, formations }).kinds).toContain('limits');
    expect(asksOf(brienne, setup).kinds).toContain('levels');
  });

  test('a battle that is made up asks for nothing', () => {
    const own = packCalled('first-battle');
    expect(asksOf(own, setupFor(own))).toEqual({ kinds: [], supposed: [] });
  });
});

test('Ruling 46 an order of somebody who was struck out of the set-up is left out and named', () => {
  const setup = setupFor(brienne);
  const without = { ...setup, formations: setup.formations.filter(({ id }) => id !== 'f-gc') };
  const { commands, left } = openingOrders(brienne, without);
  expect(left.map(({ of }) => of)).toEqual(['f-gc']);
  expect(commands.filter(({ command }) => command.type === 'SetOrder')).toHaveLength(brienne.orders.length - 1);
});
