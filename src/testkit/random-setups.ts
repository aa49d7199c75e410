import { SIDES } from '../engine/sides';
import { CUPS, EMPTY_TITLE } from '../rules/common/index';
import type { Formation, Leader, Setup, Unit } from '../rules/common/index';
import type { Switch } from '../rules/list';
import { CARD_PLAY, EVENT_PLAY, MATRIX_PLAY } from '../rules/common/setup/title';
import { PRINTED_NAMES, mop } from '../rules/mop/index';
import { n20 } from '../rules/n20/index';
import { battle, formation, leader, unit } from './battle';
import type { Seeded } from './seeded';

/** The switches of all rule sets, in an order that stays: what a seed makes of them hangs on it. */
const SWITCHES: readonly Switch[] = mop.setup.switches.flatMap((name) =>
  name === 'secretArrivals' ? [name, ...n20.setup.switches] : [name],
);

const randomLeaders = (chance: Seeded): readonly Leader[] =>
  SIDES.flatMap((side) => {
    const oc = leader(`${side}-oc`, side, chance.roll(6) - 1, { onMap: !chance.once(5) });
    const second = leader(`${side}-oc2`, side, chance.roll(6) - 1);
    const wc = leader(`${side}-wc`, side, chance.roll(5), { role: 'WC', under: chance.once(2) ? oc.id : null });
    return [oc, ...(chance.once(2) ? [second] : []), ...(chance.once(2) ? [wc] : [])];
  });

const randomFormations = (chance: Seeded, leaders: readonly Leader[]): readonly Formation[] =>
  SIDES.flatMap((side) =>
    Array.from({ length: chance.once(8) ? chance.roll(2) - 1 : 1 + chance.roll(5) }, (_, i) => {
      const his = leaders.filter((other) => other.side === side);
      const under = chance.once(2) ? null : (his[chance.roll(his.length) - 1]?.id ?? null);
      return formation(`${side}-f${String(i)}`, side, {
        under,
        arrives: chance.once(4) ? chance.roll(3) : null,
        onMap: !chance.once(8),
      });
    }),
  );

/** Made-up battles of every kind: sizes, cups, switches, several commanders, late arrivals, nights. */
export const randomSetup = (chance: Seeded, forbidden: readonly Switch[] = []): Setup => {
  const leaders = randomLeaders(chance);
  const formations = randomFormations(chance, leaders);
  const switches = SWITCHES.filter((name) => !forbidden.includes(name) && chance.once(4));
  const { turns } = battle();
  return battle(
    { leaders, formations, cup: chance.pick(CUPS), turns: turns.slice(0, 2 + chance.roll(turns.length - 2)) },
    switches,
  );
};

const randomUnits = (chance: Seeded, formations: readonly Formation[]): readonly Unit[] =>
  formations.flatMap(({ id }) =>
    ['1st', '2nd'].map((division) =>
      unit(`${id}-${division}`, id, {
        name: `${division} Division`,
        division,
        front: 2 + chance.roll(5),
        arm: chance.pick(['infantry', 'infantry', 'cavalry', 'footArtillery']),
        initiative: chance.roll(5) + 1,
        movement: chance.pick([null, 3, 4]),
      }),
    ),
  );

/** The printed cards in made-up numbers and at made-up points; no source prints them. */
const randomCards = (chance: Seeded): Setup['title']['cards'] => {
  const oneIn = chance.pick([1, 2, 6, 24]);
  return PRINTED_NAMES.flatMap(({ id, name }) =>
    !chance.once(oneIn)
      ? []
      : {
          name: `${id} ${name}`,
          count: chance.roll(3),
          deck: chance.pick([null, ...SIDES]),
          note: '',
          no: id,
          ...(chance.once(4) ? { removed: chance.roll(2) } : {}),
          ...(chance.once(3) ? {} : { points: chance.roll(7) - 4 }),
        },
  );
};

const WEATHER: NonNullable<Setup['title']['weather']> = {
  columns: ['fair', 'rain'],
  rows: [
    { key: '1-2', cells: ['no change', 'Fog'] },
    { key: '3-5', cells: ['Rain', 'Mud'] },
    { key: '6', cells: ['Snow', 'fair'] },
  ],
};

const randomTitle = (chance: Seeded): Setup['title'] => ({
  ...EMPTY_TITLE,
  weather: chance.once(4) ? null : WEATHER,
  cards: randomCards(chance),
  cardPlay: chance.pick([...CARD_PLAY, 'full', 'restricted']),
  events: chance.pick([...EVENT_PLAY, 'mild', 'medium', 'medium', 'spicy']),
  matrix: chance.pick(MATRIX_PLAY),
  startMorale: chance.once(3) ? null : { first: 10 + chance.roll(8), second: 10 + chance.roll(8) },
});

/** Switches without which whole parts of a game are not played. */
const PARTS: readonly Switch[] = ['orderSheets', 'hiddenMovement', 'hiddenForces', 'vedettes', 'secretArrivals'];

/** Battles in which everything is played that the app knows: units, cards or event decks, weather, hidden marches, orders. */
export const randomGame = (chance: Seeded, forbidden: readonly Switch[] = []): Setup => {
  const setup = randomSetup(chance, forbidden);
  const switches = SWITCHES.filter((name) => {
    if (forbidden.includes(name)) return false;
    return PARTS.includes(name) ? !chance.once(3) : setup.switches.includes(name);
  });
  const formations = setup.formations.map((one) => ({ ...one, limit: chance.once(3) ? null : 3 + chance.roll(9) }));
  return { ...setup, formations, units: randomUnits(chance, formations), switches, title: randomTitle(chance) };
};
