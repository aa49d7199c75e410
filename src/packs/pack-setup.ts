import { SIDES } from '../engine/sides';
import type { Side } from '../engine/sides';
import { EMPTY_TITLE } from '../rules/common/index';
import type { Formation, Leader, Setup, SetupRules, Turn, Unit } from '../rules/common/index';
import { HQ } from './pack';
import type { Pack, PackOrder } from './pack';

/** What a pack comes to: a set-up, completed by a title sheet where there is one, and the orders the game begins with. */

/** The set-up of a pack; with a title sheet's, all that the players have entered about the game fills its gaps. */
export const setupOfPack = (pack: Pack, rules: SetupRules, sheet: Setup | null = null): Setup => {
  const own = bareSetup(pack, rules);
  if (sheet === null) return own;
  return isOfPack(pack, sheet)
    ? { ...sheet, title: { ...sheet.title, scenario: scenarioOf(pack) } }
    : filledIn(own, sheet, [pack, rules]);
};

/** Kept from a game of this very scenario: nothing of it needs to be guessed. */
export const isOfPack = ({ id }: Pack, { title }: Setup): boolean => title.scenario?.id === id;

/** Kept for the same published game, whatever scenario of it. */
export const isOfTitle = ({ title }: Pack, sheet: Setup): boolean =>
  title !== '' && sheet.title.name.trim().toLowerCase() === title.toLowerCase();

/** What the pack says in words, to be read beside the turn; also what stands beside an order and no field of it takes. */
const scenarioOf = (pack: Pack): NonNullable<Setup['title']['scenario']> => ({
  id: pack.id,
  name: pack.name,
  notes: [...pack.notes, ...besideOrders(pack), ...pack.victory].map(({ rule, text }) => ({ rule, text })),
});

const besideOrders = ({
  rule,
  orders,
  leaders,
  formations,
}: Pack): readonly Readonly<{ rule: string; text: string }>[] =>
  orders
    .filter(({ note }) => note !== '')
    .map(({ of, division, note }) => {
      const name = division ?? [...leaders, ...formations].find(({ id }) => id === of)?.name ?? of;
      return { rule: rule ?? 'NLC 12.4', text: `${name}: ${note}` };
    });

const bareSetup = (pack: Pack, rules: SetupRules): Setup => ({
  sides: pack.sides,
  playMode: 'onePhone',
  cup: pack.cup,
  leaders: pack.leaders,
  formations: pack.formations.map(({ supposed: _supposed, ...formation }) => formation),
  units: pack.units,
  turns: pack.turns ?? usualTurns(pack, rules),
  switches: pack.switches,
  steps: null,
  title: { ...EMPTY_TITLE, name: pack.title, places: [...pack.places], scenario: scenarioOf(pack) },
});

/** A usual day of these rules for every date of the pack; a battle without one lasts a day. */
const usualTurns = ({ dates }: Pack, { begins: { turns } }: SetupRules): readonly Turn[] =>
  Array.from({ length: Math.max(1, dates.length) }, (_, i) => turns.map((turn) => ({ ...turn, day: i + 1 }))).flat();

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

type Named = Readonly<{ id: string; side: Side; name: string }>;
const twinOf = <T extends Named>(of: Named, all: readonly T[]): T | undefined =>
  all.find(({ side, name }) => side === of.side && sameName(name, of.name));

const filledIn = (own: Setup, sheet: Setup, [pack, rules]: readonly [Pack, SetupRules]): Setup => {
  const formations = [...own.formations.map((one) => withTwin(one, sheet, pack)), ...newFormations(own, sheet)];
  const leaders = [...own.leaders.map((one) => ({ ...one, level: twinOf(one, sheet.leaders)?.level ?? one.level }))];
  const switches = [...own.switches, ...sheet.switches.filter((one) => !own.switches.includes(one))];
  const places = [...own.title.places, ...sheet.title.places.filter((one) => !own.title.places.includes(one))];
  return {
    ...own,
    playMode: sheet.playMode,
    leaders,
    formations,
    units: own.units.length > 0 ? own.units : unitsFrom(sheet, { ...own, formations }, pack),
    turns: pack.turns === null && !isUsual(sheet, rules) ? sheet.turns : own.turns,
    switches: switches.filter((one) => one !== 'withoutOrders'),
    title: { ...sheet.title, name: own.title.name, places, scenario: scenarioOf(pack) },
  };
};

/** Turns that nobody has touched say nothing about the title. */
const isUsual = ({ turns }: Setup, { begins }: SetupRules): boolean =>
  JSON.stringify(turns) === JSON.stringify(begins.turns);

/** What the sheet knows of a formation: limit and arrival; and who leads it where the pack could only suppose. */
const withTwin = (own: Formation, { formations }: Setup, pack: Pack): Formation => {
  const twin = twinOf(own, formations);
  if (twin === undefined) return own;
  const isSupposed = pack.formations.some(({ id, supposed }) => id === own.id && supposed);
  const led = isSupposed && twin.leader !== '' ? { leader: twin.leader, rating: twin.rating } : {};
  const { limit, arrives } = twin;
  return {
    ...own,
    ...led,
    limit: limit ?? own.limit,
    arrives: arrives ?? own.arrives,
    onMap: own.onMap || arrives !== null,
  };
};

/**
 * Formations of the sheet that the pack does not name. Where the pack names none of a side they are all of it; else they may
 * be another scenario's, and stand off the map until the players say otherwise.
 */
const newFormations = (own: Setup, { formations }: Setup): readonly Formation[] =>
  formations
    .filter((one) => twinOf(one, own.formations) === undefined)
    .map((one) => ({
      ...one,
      under: null,
      onMap: one.onMap && !own.formations.some(({ side }) => side === one.side),
    }));

/** The sheet's units, each in the formation that bears its formation's name here. */
const unitsFrom = (sheet: Setup, own: Setup, pack: Pack): readonly Unit[] =>
  sheet.units.flatMap((unit) => {
    const home = sheet.formations.find(({ id }) => id === unit.formation);
    const here = home === undefined ? undefined : twinOf(home, own.formations);
    return here === undefined
      ? []
      : [{ ...unit, formation: here.id, division: unit.division ?? divisionOf(unit, here.id, pack) }];
  });

/** A counter called like a division that has orders of its own is that division. */
const divisionOf = ({ name }: Unit, formation: string, { orders }: Pack): string | null =>
  orders.find(({ of, division }) => of === formation && division !== null && sameName(division, name))?.division ??
  null;

/** A command to journal at the start, and at whose desk. */
export type Opening = Readonly<{ seat: Side | 'table'; command: Readonly<{ type: string; [field: string]: unknown }> }>;

/** `left`: orders that this set-up has nobody for: a formation was struck out, or no unit names the division. */
export type Openings = Readonly<{ commands: readonly Opening[]; left: readonly PackOrder[] }>;

/** Ruling 46: the orders of a pack, as commands, side by side; each side's desk is opened for them and closed again. */
export const openingOrders = (pack: Pack, setup: Setup): Openings => {
  const meant = pack.orders.map((order) => ({ order, recipient: recipientOf(setup, order) }));
  const commands = SIDES.flatMap((side) => {
    const his = meant.flatMap(({ order, recipient }) =>
      recipient?.side === side ? [{ seat: side, command: setOrder(order, recipient.of) }] : [],
    );
    return his.length === 0 || setup.playMode === 'solo' ? his : [openDesk(side), ...his, CLOSE];
  });
  return {
    commands: [...marksOf(pack, setup), ...commands],
    left: meant.flatMap(({ order, recipient }) => (recipient === null ? [order] : [])),
  };
};

const openDesk = (side: Side): Opening => ({ seat: 'table', command: { type: 'OpenDesk', side } });
const CLOSE: Opening = { seat: 'table', command: { type: 'CloseDesk' } };

/** Ruling 57: marks lie on the table for all to see. */
const marksOf = ({ marks }: Pack, { formations }: Setup): readonly Opening[] =>
  marks
    .filter(({ of }) => formations.some(({ id }) => id === of))
    .map(({ id, of }) => ({ seat: 'table', command: { type: 'SetFollowUp', id, of, value: 1 } }));

type Recipient = Readonly<{ side: Side; of: Readonly<{ kind: string; id: string; division?: string }> }>;

const recipientOf = ({ leaders, formations, units }: Setup, { of, division }: PackOrder): Recipient | null => {
  const leader = leaders.find(({ id }) => id === of);
  if (leader !== undefined) return { side: leader.side, of: { kind: kindOf(leader), id: of } };
  const formation = formations.find(({ id }) => id === of);
  if (formation === undefined) return null;
  const { side } = formation;
  if (division === null) return { side, of: { kind: 'formation', id: of } };
  const isThere = units.length === 0 || units.some((unit) => unit.formation === of && unit.division === division);
  return isThere ? { side, of: { kind: 'division', id: of, division } } : null;
};

const kindOf = ({ role }: Leader): 'wing' | 'hq' => (role === 'WC' ? 'wing' : 'hq');

const targetOf = (at: string | null): Readonly<{ kind: string; name?: string }> | null => {
  if (at === null) return null;
  return at === HQ ? { kind: 'hq' } : { kind: 'place', name: at };
};

const setOrder = ({ steps, awaitFurther, note }: PackOrder, of: Recipient['of']): Opening['command'] => ({
  type: 'SetOrder',
  of,
  steps: steps.map(({ type, at, route, to, nextDay }) => ({
    type,
    target: targetOf(at),
    route,
    to,
    nextDay,
  })),
  awaitFurther,
  ...(note === '' ? {} : { note }),
});
