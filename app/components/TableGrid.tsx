import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Table } from '../../src/engine/table';
import { refsIn } from '../../src/wording/en/books/refs';
import { SPACE } from '../theme/metrics';
import { ThemeProvider, useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { current } from './chosen';
import { GridFrame, Pinned } from './GridFrame';
import type { GridFrameProps } from './GridFrame';
import { isWordy, layOutGrid } from './grid-layout';
import type { GridLayout } from './grid-layout';
import { Icon } from '../drawings/Icon';
import { WORDS } from './own-words';
import { RuleRefs } from './RuledText';
import { together } from './told';
import { Caption, Label, Small, Strong, Words } from './Words';

export type TableGridProps = {
  readonly table: Table;
  /** The line and the column that the last roll hit: their crossing is lit. */
  readonly row?: string | null | undefined;
  readonly column?: string | null | undefined;
  /** How much wider than the player's own text. */
  readonly zoom?: number | undefined;
  /** How much room there is. */
  readonly room: number;
  /** Fills the page and scrolls in itself, its heads in view. */
  readonly fill?: boolean | undefined;
  /** Above and below the grid, scrolled with it; the footnotes. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      line: { flexDirection: 'row', alignItems: 'stretch', borderBottomWidth: 1, borderColor: colour.ruleSoft },
      headLine: { borderBottomWidth: 2, borderColor: colour.rule, backgroundColor: colour.sunk },
      rowHead: {
        flexGrow: 1,
        minHeight: 38 * textScale,
        justifyContent: 'center',
        paddingHorizontal: SPACE.xs,
        paddingVertical: SPACE.xs,
        backgroundColor: colour.card,
        borderRightWidth: 1,
        borderColor: colour.rule,
      },
      corner: { backgroundColor: colour.sunk },
      cell: {
        minHeight: 38 * textScale,
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: SPACE.xs,
        paddingVertical: SPACE.xs,
        backgroundColor: colour.paper,
      },
      headCell: { backgroundColor: colour.sunk },
      lit: { backgroundColor: colour.tint },
      hit: { backgroundColor: colour.wax },
      ring: {
        position: 'absolute',
        top: 2,
        right: 2,
        bottom: 2,
        left: 2,
        borderWidth: 1.5,
        borderColor: colour.onWax,
      },
      entry: { padding: SPACE.m, gap: SPACE.s, borderBottomWidth: 1, borderColor: colour.ruleSoft },
      fact: { gap: 2 },
    }) as const,
);

type Lit = 'hit' | 'line' | 'none';

const litOf = (row: boolean, column: boolean): Lit => {
  if (row && column) return 'hit';
  return row || column ? 'line' : 'none';
};

const shown = (cell: string): string => (cell === '-' ? '–' : cell);
const spokenCell = (cell: string): string => (cell === '-' ? 'none' : cell === '' ? 'blank' : cell);

type CellProps = {
  readonly text: string;
  readonly width: number;
  readonly lit: Lit;
  readonly label: string;
  readonly testID?: string | undefined;
};

const Cell = ({ text, width, lit, label, testID }: CellProps) => {
  const styles = useStyles();
  const ground = { hit: styles.hit, line: styles.lit, none: null }[lit];
  return (
    <View
      style={[styles.cell, { width }, ground]}
      role="cell"
      accessible
      accessibilityLabel={lit === 'hit' ? `${label}, the last roll` : label}
      {...current(lit === 'hit')}
      testID={testID}
    >
      {lit === 'hit' ? <View style={styles.ring} aria-hidden /> : null}
      <Words cut={lit === 'hit' ? 'strong' : 'label'} tone={lit === 'hit' ? 'onWax' : 'ink'} align="center">
        {shown(text)}
      </Words>
    </View>
  );
};

type GridPart = Required<Pick<TableGridProps, 'table' | 'testID'>> &
  Readonly<{ layout: GridLayout; row: string | null; column: string | null }>;

const Head = ({ table, layout, column }: GridPart) => {
  const styles = useStyles();
  return (
    <View style={[styles.line, styles.headLine]} role="row">
      <Pinned width={layout.head}>
        <View style={[styles.rowHead, styles.corner]} role="cell">
          <Caption> </Caption>
        </View>
      </Pinned>
      {table.columns.map((name, i) => (
        <View
          key={name}
          style={[styles.cell, styles.headCell, { width: layout.cells[i] }, name === column ? styles.lit : null]}
          role="columnheader"
          accessible
          accessibilityLabel={name}
        >
          <Words cut="strong" align="center">
            {name}
          </Words>
        </View>
      ))}
    </View>
  );
};

const Line = ({ table, layout, row, column, testID, at }: GridPart & { readonly at: Table['rows'][number] }) => {
  const styles = useStyles();
  const isLit = at.key === row;
  return (
    <View style={styles.line} role="row">
      <Pinned width={layout.head}>
        <View
          style={[styles.rowHead, isLit ? styles.lit : null]}
          role="rowheader"
          accessible
          accessibilityLabel={at.key}
        >
          {isLit ? <Strong>{at.key}</Strong> : <Label>{at.key}</Label>}
        </View>
      </Pinned>
      {table.columns.map((name, i) => {
        const text = at.cells[i] ?? '';
        const lit = litOf(isLit, name === column);
        return (
          <Cell
            key={name}
            text={text}
            width={layout.cells[i] ?? 0}
            lit={lit}
            label={`${at.key}, ${name}: ${spokenCell(text)}`}
            testID={lit === 'hit' ? `${testID}.hit` : undefined}
          />
        );
      })}
    </View>
  );
};

const leftOf = ({ head, cells }: GridLayout, index: number): number =>
  cells.slice(0, Math.max(index, 0)).reduce((total, one) => total + one, head);

/** Where the last roll hit, to be brought into view. */
const hitIn = ({ table, layout, row, column }: GridPart): GridFrameProps['lit'] => {
  const litRow = table.rows.findIndex(({ key }) => key === row);
  const litColumn = column === null ? -1 : table.columns.indexOf(column);
  return litRow === -1 && litColumn === -1 ? undefined : { row: litRow, left: leftOf(layout, litColumn) };
};

/** A printed table as a grid: the heads of lines and columns stay in view, and the cell that was hit is in wax. */
const Grid = (props: TableGridProps) => {
  const { table, row = null, column = null, room, fill = false, before, after, testID = 'table' } = props;
  const { textScale } = useTheme();
  const layout = layOutGrid(table, textScale, room);
  const part = { table, layout, row, column, testID };
  const isWide = layout.width > room;
  const frame = (
    <GridFrame
      width={layout.width}
      room={room}
      fill={fill}
      before={<Above more={isWide && fill}>{before}</Above>}
      after={after}
      head={<Head {...part} />}
      rows={table.rows.map((at) => (
        <Line key={at.key} {...part} at={at} />
      ))}
      lit={hitIn(part)}
      label={table.title}
      testID={testID}
    />
  );
  return isWide && !fill ? (
    <View>
      <Above more />
      {frame}
    </View>
  ) : (
    frame
  );
};

/** A table that is cut off between two columns looks as if it were whole. */
const Above = ({ more, children }: { readonly more: boolean; readonly children?: ReactNode }) => {
  const { colour } = useTheme();
  return (
    <View>
      {children}
      {more ? (
        <View style={GOES_ON} testID="table.goes_on">
          <Caption>{WORDS.goesOn}</Caption>
          <Icon name="forward" colour={colour.inkSoft} size={16} />
        </View>
      ) : null}
    </View>
  );
};
const GOES_ON = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: SPACE.xs,
  padding: SPACE.xs,
} as const;

/** Words under heads: every line of the table is an entry of its own, which a phone can show without scrolling sideways. */
const Entries = ({ table, row = null, testID = 'table' }: TableGridProps) => {
  const styles = useStyles();
  return (
    <View role="list" accessibilityLabel={table.title} testID={testID}>
      {table.rows.map(({ key, cells }) => (
        <View key={key} style={[styles.entry, key === row ? styles.lit : null]} role="listitem">
          <Words cut="heading">{key}</Words>
          {table.columns.map((name, i) => {
            const text = cells[i] ?? '';
            if (text === '') return null;
            return (
              <View key={name} style={styles.fact} {...together(`${name}: ${spokenCell(text)}`)}>
                {table.columns.length === 1 ? null : <Caption>{name}</Caption>}
                <Words cut="body">{shown(text)}</Words>
              </View>
            );
          })}
        </View>
      ))}
    </View>
  );
};

/** The table's footnotes, in our words, and the rules that it and they rest on. */
export const TableNotes = ({ table: { notes = [], rule } }: Pick<TableGridProps, 'table'>) => (
  <View style={{ gap: SPACE.s }} testID="table.notes">
    {notes.map((note) => (
      <Small key={note} tone="ink">
        {note}
      </Small>
    ))}
    <RuleRefs rules={[...new Set([rule, ...notes.flatMap(refsIn)])]} testID="table.rule" />
  </View>
);

/** A printed table in the text size the reader wants. */
export const TableGrid = (props: TableGridProps) => {
  const { name, type } = useTheme();
  const { zoom = 1, table } = props;
  const own = sizeOf(type);
  return (
    <ThemeProvider choice={name} textScale={own * zoom}>
      {isWordy(table) ? <Entries {...props} /> : <Grid {...props} />}
    </ThemeProvider>
  );
};

const BODY = 18;
/** The player's own text size, read off the type: the phone's multiplies by itself. */
const sizeOf = (type: Readonly<{ body: Readonly<{ fontSize?: number | undefined }> }>): number =>
  (type.body.fontSize ?? BODY) / BODY;
