import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { ScrollView, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { lastHitOn } from '../../../src/wording/en/books/hits';
import { replacedBy, tableAt } from '../../../src/wording/en/books/tables';
import type { Table } from '../../../src/engine/table';
import { isWordy } from '../../components/grid-layout';
import { EmptyState } from '../../components/EmptyState';
import { IconButton } from '../../components/IconButton';
import { HeaderBar, Screen, useTwoPanes } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { TableGrid, TableNotes } from '../../components/TableGrid';
import { Caption, Heading } from '../../components/Words';
import { usePageTitle } from '../../hooks/page-title';
import { CONTENT_WIDTH, SPACE } from '../../theme/metrics';
import { BackButton } from './BackButton';
import type { BookRoutes } from './book-routes';
import { tableEntry } from './entries';
import { EntryRows } from './EntryRows';
import { useOpenEntry } from './use-open-entry';
import { usePlayed } from './use-played';

/** One step of the glass. */
const GLASS = [0.7, 0.85, 1, 1.25, 1.6, 2] as const;
const NAKED_EYE = 2;

type Asked = Omit<BookRoutes['BookTable'], 'id'>;

/** The cell to light: the one that was asked for, else the one that the last roll of this game hit. */
const useLit = (id: string, asked: Asked) => {
  const lastWorking = usePlayed()?.lastWorking ?? [];
  const isAsked = asked.row !== undefined || asked.column !== undefined;
  const { row = null, column = null } = isAsked ? asked : (lastHitOn(id, lastWorking) ?? {});
  return { row, column };
};

/** One printed table, as large as the reader wants it, with the cell lit that the last roll hit. */
export const BookTableScreen = ({ route }: NativeStackScreenProps<BookRoutes, 'BookTable'>) => {
  const { id, ...asked } = route.params;
  const table = tableAt(id);
  const lit = useLit(id, asked);
  usePageTitle(table?.title ?? 'Table');
  const [glass, setGlass] = useState<number>(NAKED_EYE);
  const wordy = table !== null && isWordy(table);
  return (
    <Screen
      testID="booktable"
      full={!wordy}
      scroll={table === null || wordy}
      header={<TableHeader id={id} table={table} glass={glass} onGlass={setGlass} />}
    >
      {table === null ? <Nowhere id={id} /> : <Opened table={table} zoom={GLASS[glass] ?? 1} {...lit} />}
    </Screen>
  );
};

const Nowhere = ({ id }: { readonly id: string }) => (
  <EmptyState drawing={null} title="Not in these books" text={`There is no table ${id}.`} testID="booktable.nowhere" />
);

type TableHeaderProps = {
  readonly id: string;
  readonly table: Table | null;
  readonly glass: number;
  readonly onGlass: (at: number) => void;
};

const TableHeader = ({ id, table, glass, onGlass }: TableHeaderProps) => (
  <HeaderBar
    left={<BackButton />}
    title={
      <View style={{ paddingVertical: SPACE.xs }}>
        <Caption>{table?.rule ?? id}</Caption>
        <Heading testID="booktable.title">{table?.title ?? 'Table'}</Heading>
      </View>
    }
    right={table === null ? null : <Glass at={glass} onChange={onGlass} />}
  />
);

type GlassProps = { readonly at: number; readonly onChange: (at: number) => void };

/** Smaller and larger letters for the table alone. */
const Glass = ({ at, onChange }: GlassProps) => (
  <>
    <IconButton
      icon="minus"
      label="Smaller table"
      disabled={at === 0}
      onPress={() => {
        onChange(at - 1);
      }}
      testID="booktable.smaller"
    />
    <IconButton
      icon="plus"
      label="Larger table"
      disabled={at === GLASS.length - 1}
      onPress={() => {
        onChange(at + 1);
      }}
      testID="booktable.larger"
    />
  </>
);

type OpenedProps = {
  readonly table: Table;
  readonly zoom: number;
  readonly row: string | null;
  readonly column: string | null;
};

/** How wide the page beside the notes is, without its margins. */
const useRoom = (beside: boolean): number => {
  const { width } = useWindowDimensions();
  const { left, right } = useSafeAreaInsets();
  const page = width - left - right - 2 * SPACE.l;
  return beside ? page - NOTES - SPACE.xl : page;
};

/** What the notes take of a wide page. */
const NOTES = 280;

const Opened = ({ table, zoom, row, column }: OpenedProps) => {
  const beside = useTwoPanes() && !isWordy(table);
  const room = useRoom(beside);
  const notes = <Notes table={table} />;
  const grid = (
    <TableGrid
      table={table}
      row={row}
      column={column}
      zoom={zoom}
      room={isWordy(table) ? Math.min(room, CONTENT_WIDTH) : room}
      fill
      before={<InForce table={table} />}
      after={beside ? undefined : notes}
      testID="booktable.grid"
    />
  );
  if (isWordy(table))
    return (
      <View style={{ gap: SPACE.l }}>
        <InForce table={table} />
        {grid}
        {notes}
      </View>
    );
  if (!beside) return grid;
  return (
    <View style={{ flex: 1, flexDirection: 'row', gap: SPACE.xl }}>
      <View style={{ flex: 1 }}>{grid}</View>
      <ScrollView style={{ width: NOTES, flexGrow: 0 }}>{notes}</ScrollView>
    </View>
  );
};

/** Which table is in force instead, where another rule set prints it anew. */
const InForce = ({ table }: { readonly table: Table }) => {
  const instead = replacedBy(table.id, usePlayed()?.rules ?? '');
  const open = useOpenEntry();
  if (instead === null) return null;
  return (
    <View style={{ gap: SPACE.s, paddingBottom: SPACE.m }} testID="booktable.replaced">
      <SectionTitle>In force in this game</SectionTitle>
      <EntryRows entries={[tableEntry(instead)]} onOpen={open} testID="booktable.instead" />
    </View>
  );
};

/** The footnotes, and the rule the table belongs to. */
const Notes = ({ table }: { readonly table: Table }) => (
  <View style={{ paddingTop: SPACE.m, paddingBottom: SPACE.xl }}>
    <TableNotes table={table} />
  </View>
);
