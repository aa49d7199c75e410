import { SIDES } from '../../engine/sides';
import { EMPTY_TITLE, defaultSetup } from '../../rules/common/index';
import type { Formation, Setup, Turn, Unit } from '../../rules/common/index';
import { setupRulesOf } from '../../rules/list';
import type { Pack } from '../pack';

/** A title sheet as players might have filled it in for a pack: every strength, turn, card and weather in it is made up. */
const TURNS: readonly Turn[] = ['08:00', '09:00', '10:00', '11:00', '12:00', '21:00'].map((label) => ({
  label,
  kind: label === '21:00' ? 'night' : 'day',
  day: 1,
}));

const unitOf = (formation: Formation, nr: number, division: string | null): Unit => ({
  id: `unit-${formation.id}-${String(nr)}`,
  formation: `sheet-${formation.id}`,
  name: `Counter ${String(nr)}`,
  arm: formation.kind === 'cavalryCorps' ? 'cavalry' : 'infantry',
  nation: 'other',
  guard: 'none',
  front: 3 + (nr % 3),
  reverse: 2,
  initiative: 3,
  morale: null,
  pursuit: null,
  movement: null,
  division,
});

const NOBODYS: readonly Formation[] = SIDES.map((side) => ({
  id: `extra-${side}`,
  side,
  name: 'Depot column',
  leader: '',
  rating: 1,
  under: null,
  arrives: null,
  onMap: true,
  kind: 'corps',
  limit: 3,
}));

export const madeUpSheet = (pack: Pack): Setup => {
  const named = pack.formations.map(({ supposed: _supposed, ...one }): Formation => ({ ...one, limit: 6 }));
  const all = [...named, ...NOBODYS];
  const units = all.flatMap((one) => {
    const divisions = pack.orders.flatMap(({ of, division }) => (of === one.id && division !== null ? [division] : []));
    return [...divisions, null, null].map((division, i) => unitOf(one, i + 1, division));
  });
  return {
    ...defaultSetup(setupRulesOf(pack.rules)),
    formations: all.map((one) => ({ ...one, id: `sheet-${one.id}`, name: one.name.toUpperCase(), under: null })),
    leaders: [],
    units,
    turns: TURNS,
    title: {
      ...EMPTY_TITLE,
      name: pack.title,
      places: ['Nowhere'],
      weather: { columns: ['1', '2'], rows: [{ key: 'Day', cells: ['Clear', 'Fog'] }] },
      cards: [{ name: 'A made-up card', count: 2, deck: null, note: '' }],
    },
  };
};
