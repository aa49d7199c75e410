import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { current } from './chosen';
import { pictured } from './told';
import { Caption, Words } from './Words';

/** The head of a row or a column. */
export type MatrixHead<T extends string = string> = {
  readonly id: T;
  readonly label: string;
  /** The footnote's number, printed raised behind the name. */
  readonly note?: string | undefined;
};

export type MatrixGridProps<R extends string, C extends string> = {
  /** Who the columns and the rows belong to: read out, and printed in the corner. */
  readonly columnsAre: string;
  readonly rowsAre: string;
  readonly columns: readonly MatrixHead<C>[];
  readonly rows: readonly MatrixHead<R>[];
  /** As printed; a dash as "-". */
  readonly cell: (row: R, column: C) => string;
  /** The cell in words for the screen reader. */
  readonly meaning?: ((row: R, column: C) => string) | undefined;
  readonly litRow?: R | undefined;
  /** Row and column lit: their cell stands out. */
  readonly litColumn?: C | undefined;
  readonly onCell?: ((row: R, column: C) => void) | undefined;
  readonly testID?: string | undefined;
};

type Lit = 'cell' | 'line' | 'none';

/** As wide as the longest printed name, "Counterattack" with its note. */
const HEAD_WIDTH = 108;

/** How high the upright names of the columns stand. */
const headLength = (textScale: number): number => 76 * textScale;

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      frame: { borderWidth: 1, borderColor: colour.rule, backgroundColor: colour.card },
      row: { flexDirection: 'row', alignItems: 'stretch' },
      corner: { width: HEAD_WIDTH, justifyContent: 'flex-end', padding: SPACE.xs },
      columnHead: {
        flexGrow: 1,
        flexBasis: 0,
        height: headLength(textScale) + 4,
        borderLeftWidth: 1,
        borderBottomWidth: 2,
        borderColor: colour.rule,
        alignItems: 'center',
        justifyContent: 'center',
      },
      rowHead: {
        width: HEAD_WIDTH,
        justifyContent: 'center',
        paddingHorizontal: SPACE.xs + 1,
        borderTopWidth: 1,
        borderColor: colour.rule,
      },
      rowLine: {
        paddingHorizontal: SPACE.s,
        paddingTop: SPACE.xs,
        borderTopWidth: 2,
        borderColor: colour.rule,
      },
      cell: {
        flexGrow: 1,
        flexBasis: 0,
        minHeight: 50,
        alignItems: 'center',
        justifyContent: 'center',
        borderLeftWidth: 1,
        borderTopWidth: 1,
        borderColor: colour.rule,
      },
      first: { borderLeftWidth: 0 },
      lit: { backgroundColor: colour.tint },
      hit: { backgroundColor: colour.wax },
      hitWords: { paddingHorizontal: SPACE.xs + 1 },
      inner: {
        position: 'absolute',
        top: 3,
        right: 3,
        bottom: 3,
        left: 3,
        borderWidth: 1.5,
        borderColor: colour.onWax,
      },
      pressed: { opacity: 0.6 },
    }) as const,
);

/** A name set upright, as in printed tables whose columns are narrow. */
const Upright = ({ children }: { readonly children: ReactNode }) => {
  const { textScale } = useTheme();
  return <View style={{ width: headLength(textScale), transform: [{ rotate: '-90deg' }] }}>{children}</View>;
};

const RAISED: Readonly<Record<string, string>> = { '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵' };
const headWords = ({ label, note }: MatrixHead): string =>
  note === undefined ? label : `${label}\u00A0${RAISED[note] ?? note}`;

type HeadProps = { readonly head: MatrixHead; readonly lit: boolean; readonly testID: string };

const ColumnHead = ({ head, lit, testID }: HeadProps) => {
  const styles = useStyles();
  return (
    <View style={[styles.columnHead, lit ? styles.lit : null]} {...pictured(head.label)} testID={testID}>
      <Upright>
        <Words cut={lit ? 'strong' : 'small'} tone="ink">
          {headWords(head)}
        </Words>
      </Upright>
    </View>
  );
};

const RowHead = ({ head, lit, testID, own }: HeadProps & { readonly own: boolean }) => {
  const styles = useStyles();
  return (
    <View
      style={[own ? styles.rowLine : styles.rowHead, lit ? styles.lit : null]}
      {...pictured(head.label)}
      testID={testID}
    >
      <Words cut={own ? 'label' : 'caption'} tone="ink">
        {headWords(head)}
      </Words>
    </View>
  );
};

type CellProps = {
  readonly printed: string;
  readonly label: string;
  readonly lit: Lit;
  readonly first: boolean;
  readonly onPress: (() => void) | undefined;
  readonly testID: string;
};

const CellFace = ({ printed, lit }: Pick<CellProps, 'printed' | 'lit'>) => {
  const styles = useStyles();
  return (
    <>
      {lit === 'cell' ? <View style={styles.inner} aria-hidden /> : null}
      <View style={lit === 'cell' ? styles.hitWords : null}>
        <Words cut={lit === 'cell' ? 'strong' : 'small'} tone={lit === 'cell' ? 'onWax' : 'ink'} align="center">
          {printed === '-' ? '—' : printed.replace('/', '/\u200B')}
        </Words>
      </View>
    </>
  );
};

const Cell = ({ printed, label, lit, first, onPress, testID }: CellProps) => {
  const styles = useStyles();
  const ground = { cell: styles.hit, line: styles.lit, none: null }[lit];
  const look = [styles.cell, first ? styles.first : null, ground];
  const lies = current(lit === 'cell');
  if (onPress === undefined) {
    return (
      <View style={look} {...pictured(label)} {...lies} testID={testID}>
        <CellFace printed={printed} lit={lit} />
      </View>
    );
  }
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      {...lies}
      onPress={onPress}
      style={({ pressed }) => [look, pressed ? styles.pressed : null]}
      testID={testID}
    >
      <CellFace printed={printed} lit={lit} />
    </Pressable>
  );
};

const litOf = (row: boolean, column: boolean): Lit => {
  if (row && column) return 'cell';
  return row || column ? 'line' : 'none';
};

type RowProps<R extends string, C extends string> = {
  readonly grid: MatrixGridProps<R, C>;
  readonly row: MatrixHead<R>;
  /** Letters too large for a head beside the cells: it stands above them. */
  readonly above: boolean;
  readonly testID: string;
};

const Row = <R extends string, C extends string>({ grid, row, above, testID }: RowProps<R, C>) => {
  const styles = useStyles();
  const { columns, cell, meaning = cell, litRow, litColumn, onCell } = grid;
  const head = <RowHead head={row} lit={row.id === litRow} own={above} testID={`${testID}.row-${row.id}`} />;
  return (
    <>
      {above ? head : null}
      <View style={styles.row}>
        {above ? null : head}
        {columns.map((column, i) => (
          <Cell
            key={column.id}
            printed={cell(row.id, column.id)}
            label={`${column.label}, ${row.label}: ${meaning(row.id, column.id)}`}
            lit={litOf(row.id === litRow, column.id === litColumn)}
            first={above && i === 0}
            onPress={onCell === undefined ? undefined : () => onCell(row.id, column.id)}
            testID={`${testID}.${row.id}.${column.id}`}
          />
        ))}
      </View>
    </>
  );
};

/**
 * Two choices read against each other, as printed: columns across, rows down, the lit row and column on a tint and their
 * crossing in wax with a frame.
 */
export const MatrixGrid = <R extends string, C extends string>(props: MatrixGridProps<R, C>) => {
  const { columnsAre, rowsAre, columns, rows, litColumn, testID = 'matrix' } = props;
  const styles = useStyles();
  const above = useTheme().textScale > 1.4;
  return (
    <View style={styles.frame} role="group" accessibilityLabel={`${columnsAre}, ${rowsAre}`} testID={testID}>
      <View style={styles.row}>
        {above ? null : (
          <View style={styles.corner}>
            <Caption align="right">{`${columnsAre} ↗`}</Caption>
            <Caption>{`${rowsAre} ↓`}</Caption>
          </View>
        )}
        {columns.map((column) => (
          <ColumnHead
            key={column.id}
            head={column}
            lit={column.id === litColumn}
            testID={`${testID}.column-${column.id}`}
          />
        ))}
      </View>
      {rows.map((row) => (
        <Row key={row.id} grid={props} row={row} above={above} testID={testID} />
      ))}
    </View>
  );
};
