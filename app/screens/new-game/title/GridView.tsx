import { ScrollView, View } from 'react-native';
import type { TitleGrid } from './title-types';
import { together } from '../../../components/told';
import { Label, Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import { themedStyles } from '../../../theme/use-styles';

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      row: { flexDirection: 'row', borderBottomWidth: 1, borderColor: colour.ruleSoft },
      last: { borderBottomWidth: 0 },
      heading: { backgroundColor: colour.tint },
      cell: { padding: SPACE.xs, paddingVertical: SPACE.s, justifyContent: 'center', alignItems: 'center' },
      key: { alignItems: 'flex-start', paddingLeft: SPACE.s },
    }) as const,
);

/** So wide that a cell stands in about two lines, and never narrower than its longest word. */
const widthOf = (texts: readonly string[], scale: number): number => {
  const words = texts.flatMap((text) => text.split(' ')).map((word) => word.length);
  const halves = texts.map((text) => (text.length > 10 ? Math.ceil(text.length / 2) + 1 : text.length));
  return Math.max(52, Math.max(0, ...words, ...halves) * 8.5 + SPACE.l) * scale;
};

type GridViewProps = { readonly grid: TitleGrid; readonly label: string; readonly testID: string };

/** A table as the players copied it. What is too wide for the page is drawn along sideways. */
export const GridView = ({ grid, label, testID }: GridViewProps) => {
  const { textScale } = useTheme();
  const styles = useStyles();
  const { columns, rows } = grid;
  const keyWidth = widthOf(
    rows.map(({ key }) => key),
    textScale,
  );
  const widths = columns.map((column, i) => widthOf([column, ...rows.map(({ cells }) => cells[i] ?? '')], textScale));
  return (
    <ScrollView horizontal role="group" accessibilityLabel={label} testID={testID}>
      <View>
        <View style={[styles.row, styles.heading]} {...together(columns.join(', '))}>
          <View style={{ width: keyWidth }} />
          {columns.map((column, i) => (
            <View key={i} style={[styles.cell, { width: widths[i] }]}>
              <Label align="center">{column}</Label>
            </View>
          ))}
        </View>
        {rows.map(({ key, cells }, i) => (
          <View
            key={i}
            style={[styles.row, i === rows.length - 1 ? styles.last : null]}
            {...together(spokenRow(key, columns, cells))}
          >
            <View style={[styles.cell, styles.key, { width: keyWidth }]}>
              <Label>{key}</Label>
            </View>
            {cells.map((cell, at) => (
              <View key={at} style={[styles.cell, { width: widths[at] }]}>
                <Small align="center">{cell}</Small>
              </View>
            ))}
          </View>
        ))}
      </View>
    </ScrollView>
  );
};

const spokenRow = (key: string, columns: readonly string[], cells: readonly string[]): string =>
  `${key}: ${columns.map((column, i) => `${column} ${cells[i] === '' ? 'nothing' : (cells[i] ?? '')}`).join(', ')}`;
