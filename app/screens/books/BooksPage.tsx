import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { hitsAlong } from '../../../src/wording/en/books/hits';
import type { Hit } from '../../../src/wording/en/books/hits';
import { tableAt } from '../../../src/wording/en/books/tables';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Segmented } from '../../components/Segmented';
import { Caption, Small } from '../../components/Words';
import { Icon } from '../../drawings/Icon';
import { useOpenRule } from '../../hooks/use-open-rule';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { EntryRows } from './EntryRows';
import { searchBooks, searchIndex } from './search';
import type { Found } from './search';
import { SearchField } from './SearchField';
import { SHELVES, shelvesApart } from './shelves';
import type { ShelfId } from './shelves';
import { snippetOf } from './snippet';
import { useOpenEntry, useOpenShelf } from './use-open-entry';
import { usePlayed } from './use-played';
import { countsIn } from './whose-book';

/** The index is made while the player looks at the shelves, not while he types. */
const AFTER_THE_PAGE = 120;

const useIndexSoon = (): void => {
  useEffect(() => {
    const timer = setTimeout(searchIndex, AFTER_THE_PAGE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
};

type Search = StoreApi<Readonly<{ query: string }>>;

type BooksPageProps = { readonly header: ReactNode; readonly aboveTabs?: boolean | undefined };

/** The books: one search over everything, and the shelves. A letter redraws the field and what it finds, not the page. */
export const BooksPage = ({ header, aboveTabs }: BooksPageProps) => {
  const [search] = useState(() => createStore(() => ({ query: '' })));
  const isAsking = useStore(search, ({ query }) => query.trim() !== '');
  useIndexSoon();
  return (
    <Screen
      testID="books"
      aboveTabs={aboveTabs}
      topKey={isAsking ? 'results' : 'shelves'}
      header={
        <>
          {header}
          <Field search={search} />
        </>
      }
    >
      {isAsking ? <Answer search={search} /> : <Shelves />}
    </Screen>
  );
};

const Field = ({ search }: { readonly search: Search }) => (
  <SearchField
    value={useStore(search, ({ query }) => query)}
    onChange={(query) => {
      search.setState({ query });
    }}
  />
);

/** The letters stand in the field at once; what they find follows as soon as the phone has time. */
const Answer = ({ search }: { readonly search: Search }) => (
  <Results query={useDeferredValue(useStore(search, ({ query }) => query))} />
);

/** The cell that the last roll hit; null where it hit none. */
const lastHit = (hits: readonly (Hit | null)[]): Hit | null => hits.findLast((hit) => hit !== null) ?? null;

const LastRoll = ({ hit }: { readonly hit: Hit }) => {
  const openRule = useOpenRule();
  const table = tableAt(hit.table);
  const { colour } = useTheme();
  if (table === null || openRule === null) return null;
  const at = [hit.row, hit.column].filter((one) => one !== null).join(' × ');
  return (
    <Panel flush>
      <ListRow
        title={`The last roll: ${table.title}`}
        detail={at}
        leading={<Icon name="dice" colour={colour.wax} size={24} />}
        last
        onPress={() => {
          openRule(table.rule, hit);
        }}
        testID="books.last_roll"
      />
    </Panel>
  );
};

const ShelfRows = ({ shelves }: { readonly shelves: readonly ShelfId[] }) => {
  const openShelf = useOpenShelf();
  const { colour } = useTheme();
  return (
    <Panel flush>
      {shelves.map((id, i) => (
        <ListRow
          key={id}
          title={SHELVES[id].title}
          detail={SHELVES[id].detail}
          leading={<Icon name={SHELVES[id].icon} colour={colour.ink} size={24} />}
          last={i === shelves.length - 1}
          onPress={() => {
            openShelf(id);
          }}
          testID={`books.shelf.${id}`}
        />
      ))}
    </Panel>
  );
};

/** The shelves of the game in hand; those of the others stand behind them. */
const Shelves = () => {
  const played = usePlayed();
  const { own, others } = shelvesApart(played?.rules ?? null);
  const hit = lastHit(hitsAlong(played?.lastWorking ?? []));
  const [open, setOpen] = useState(false);
  return (
    <View style={{ gap: SPACE.l }} testID="books.shelves">
      {hit === null ? null : <LastRoll hit={hit} />}
      <ShelfRows shelves={own} />
      {others.length === 0 ? null : (
        <Button
          label="Books of the other games"
          icon={open ? 'up' : 'down'}
          expanded={open}
          kind="plain"
          onPress={() => {
            setOpen((was) => !was);
          }}
          testID="books.others"
        />
      )}
      {open && others.length > 0 ? <ShelfRows shelves={others} /> : null}
    </View>
  );
};

/** As many as a thumb looks through; the rest on a tap. */
const AT_FIRST = 7;

const Results = memo(function Results({ query }: { readonly query: string }) {
  const rules = usePlayed()?.rules ?? null;
  const found = useMemo(() => searchBooks(query, rules), [query, rules]);
  const own = useMemo(() => found.filter(({ entry }) => countsIn(rules, entry)), [found, rules]);
  const [whose, setWhose] = useState<'own' | 'all'>('own');
  if (found.length === 0)
    return (
      <EmptyState
        drawing={null}
        title="Nothing found"
        text="Try a rule’s number, such as 12.7 or 37.4, or another word for it."
        testID="books.nothing"
      />
    );
  const isMixed = own.length > 0 && own.length < found.length;
  const shown = isMixed && whose === 'own' ? 'own' : 'all';
  return (
    <View style={{ gap: SPACE.s }} testID="books.results">
      {isMixed ? (
        <Segmented
          options={[
            { id: 'own', label: `This game · ${String(own.length)}` },
            { id: 'all', label: `All books · ${String(found.length)}` },
          ]}
          value={whose}
          onChange={setWhose}
          testID="books.whose"
        />
      ) : null}
      {own.length === 0 ? <Small>Not in this game’s books. The others have this:</Small> : null}
      <FoundRows key={`${shown} ${query}`} found={shown === 'own' ? own : found} />
    </View>
  );
});

const FoundRows = ({ found }: { readonly found: readonly Found[] }) => {
  const open = useOpenEntry();
  const [all, setAll] = useState(false);
  const shown = all ? found : found.slice(0, AT_FIRST);
  const terms = new Map(found.map((one) => [one.entry.id, one.terms]));
  return (
    <>
      <EntryRows
        entries={shown.map(({ entry }) => entry)}
        piecesOf={(entry) => snippetOf(entry, terms.get(entry.id) ?? [])}
        onOpen={open}
        testID="books.result"
      />
      {shown.length === found.length ? (
        <Caption align="center">{`${String(found.length)} found`}</Caption>
      ) : (
        <Button
          label={`Show all ${String(found.length)}`}
          kind="plain"
          onPress={() => {
            setAll(true);
          }}
          testID="books.more"
        />
      )}
    </>
  );
};
