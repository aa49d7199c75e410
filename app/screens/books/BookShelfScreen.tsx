import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { View } from 'react-native';
import { replacedBy, tableShelves } from '../../../src/wording/en/books/tables';
import type { Table } from '../../../src/engine/table';
import { Later } from '../../components/Later';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Heading, Small } from '../../components/Words';
import { usePageTitle } from '../../hooks/page-title';
import { SPACE } from '../../theme/metrics';
import { BackButton } from './BackButton';
import type { BookRoutes } from './book-routes';
import { placeEntry, tableEntry } from './entries';
import type { Entry } from './entries';
import { EntryRows } from './EntryRows';
import { standing, switchStates } from './place-parts';
import { SHELVES, isShelf, racksOf } from './shelves';
import type { ShelfId } from './shelves';
import { useOpenEntry } from './use-open-entry';
import { usePlayed } from './use-played';
import type { Played } from './use-played';

/** One shelf of the books: its places under their headings. */
export const BookShelfScreen = ({ route }: NativeStackScreenProps<BookRoutes, 'BookShelf'>) => {
  const shelf = isShelf(route.params.shelf) ? route.params.shelf : 'tables';
  usePageTitle(SHELVES[shelf].title);
  return (
    <Screen
      testID="shelf"
      header={
        <HeaderBar left={<BackButton />} title={<Heading testID="shelf.title">{SHELVES[shelf].title}</Heading>} />
      }
    >
      <Racks shelf={shelf} />
    </Screen>
  );
};

type EntryRack = Readonly<{ title: string | null; entries: readonly Entry[] }>;

const entriesOn = (shelf: ShelfId, rules: string | null): readonly EntryRack[] =>
  shelf === 'tables'
    ? tableShelves(rules).map(({ title, tables }) => ({ title, entries: tables.map((table) => shelved(table, rules)) }))
    : racksOf(shelf).map(({ title, places }) => ({ title, entries: places.map(placeEntry) }));

/** Among tables it goes without saying that they are: their rule stands in front. */
const shelved = (table: Table, rules: string | null): Entry => ({
  ...tableEntry(table),
  label: table.rule,
  detail: replacedBy(table.id, rules ?? '') === null ? '' : 'March on Paris has its own',
});

/** Among the optional rules it is told how each stands in the game. */
const detailIn =
  (shelf: ShelfId, played: Played | null) =>
  (entry: Entry): string => {
    if (entry.kind === 'table') return entry.detail;
    const [first] = shelf === 'options' ? switchStates(entry.place, played) : [];
    return first === undefined ? '' : standing(first);
  };

const Racks = ({ shelf }: { readonly shelf: ShelfId }) => {
  const played = usePlayed();
  const open = useOpenEntry();
  const racks = entriesOn(shelf, played?.rules ?? null);
  const detailOf = detailIn(shelf, played);
  const [first, ...rest] = racks.map((rack, i) => (
    <View key={rack.title ?? String(i)} style={{ gap: SPACE.s }}>
      {rack.title === null ? null : <SectionTitle>{rack.title}</SectionTitle>}
      <EntryRows entries={rack.entries} detailOf={detailOf} onOpen={open} testID="shelf.entry" />
    </View>
  ));
  return (
    <View style={{ gap: SPACE.l }}>
      {shelf === 'options' ? (
        <Small>Rules of combat are switched on the combat screen, the others in the set-up.</Small>
      ) : null}
      {first}
      <Later>{rest}</Later>
    </View>
  );
};
