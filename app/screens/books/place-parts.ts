import { isOn } from '../../../src/rules/list';
import type { Switch } from '../../../src/rules/list';
import { leadingTo, placeAt, sectionsUnder, switchesAt } from '../../../src/wording/en/books/places';
import type { Place } from '../../../src/wording/en/books/places';
import { replacedBy, tableAt } from '../../../src/wording/en/books/tables';
import { SWITCH_WORDS } from '../../../src/wording/en/rule-sets/list';
import { placeEntry, tableEntry } from './entries';
import type { Entry } from './entries';
import type { Played } from './use-played';

/** Entries under a heading on a place's page. */
export type Part = Readonly<{ title: string; entries: readonly Entry[] }>;

const isOfMop = ({ ref }: Place): boolean => ref.startsWith('MOP ');
const isRuling = ({ kind }: Place): boolean => kind === 'ruling';

/** The printed tables of a place, those in force under these rules first. */
const tablesAt = ({ links }: Place, rules: string): readonly Entry[] => {
  const tables = links.flatMap((link) => tableAt(link) ?? []);
  const inForce = tables.filter(({ id }) => replacedBy(id, rules) === null);
  return [...inForce, ...tables.filter((table) => !inForce.includes(table))].map(tableEntry);
};

/** Where a place leads, under its headings; what has nothing is left out. */
export const partsOf = (place: Place, rules: string | null): readonly Part[] => {
  const linked = place.links.flatMap((link) => (tableAt(link) === null ? (placeAt(link) ?? []) : []));
  const about = [...linked, ...leadingTo(place).filter((one) => isRuling(one) || (isOfMop(one) && !isOfMop(place)))];
  const under = sectionsUnder(place);
  const mop = isOfMop(place) ? [] : about.filter(isOfMop);
  const rulings = about.filter(isRuling);
  const others = linked.filter((one) => !mop.includes(one) && !isRuling(one) && !under.includes(one));
  const parts: readonly Part[] = [
    { title: 'Tables', entries: tablesAt(place, rules ?? '') },
    { title: 'In this section', entries: under.map(placeEntry) },
    { title: rules === 'mop' ? 'In force: March on Paris' : 'In March on Paris', entries: mop.map(placeEntry) },
    { title: 'Rulings', entries: rulings.map(placeEntry) },
    { title: 'See also', entries: others.map(placeEntry) },
  ];
  return parts.filter(({ entries }) => entries.length > 0);
};

/** A switch of the set-up that a place has, and how it stands in this game. */
export type SwitchState = Readonly<{ name: Switch; title: string; hint: string; on: boolean | null }>;

export const switchStates = (place: Place, played: Played | null): readonly SwitchState[] =>
  switchesAt(place).map((name) => {
    const { title, hint } = SWITCH_WORDS[name];
    return { name, title, hint, on: played === null ? null : isOn(played.setup, name) };
  });

/** "On in this game", "Off in this game", or nothing where there is no game. */
export const standing = ({ on }: SwitchState): string => {
  if (on === null) return 'A switch of the set-up';
  return on ? 'On in this game' : 'Off in this game';
};
