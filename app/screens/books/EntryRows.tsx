import { memo } from 'react';
import { Pressable, View } from 'react-native';
import { Panel } from '../../components/Panel';
import { Caption, Label, Small, Words } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { themedStyles } from '../../theme/use-styles';
import type { Entry } from './entries';

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      row: {
        minHeight: 52,
        flexDirection: textScale > 1.4 ? 'column' : 'row',
        alignItems: textScale > 1.4 ? 'flex-start' : 'center',
        justifyContent: 'center',
        columnGap: SPACE.m,
        paddingVertical: SPACE.s,
        paddingHorizontal: SPACE.m,
        borderBottomWidth: 1,
        borderColor: colour.ruleSoft,
      },
      last: { borderBottomWidth: 0 },
      label: textScale > 1.4 ? {} : { width: 78 * textScale },
      words: textScale > 1.4 ? {} : { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
      pressed: { opacity: 0.6 },
    }) as const,
);

type RowProps = {
  readonly entry: Entry;
  readonly last: boolean;
  /** A line below the title. */
  readonly detail: string;
  readonly onOpen: (entry: Entry) => void;
  readonly testID: string;
};

/** One place or table: its number, its title, how it begins. */
const EntryRow = memo(function EntryRow({ entry, last, detail, onOpen, testID }: RowProps) {
  const styles = useStyles();
  const { textScale } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={`${entry.label}, ${entry.title}`}
      accessibilityHint={detail === '' ? undefined : detail}
      onPress={() => {
        onOpen(entry);
      }}
      testID={testID}
      style={({ pressed }) => [styles.row, last ? styles.last : null, pressed ? styles.pressed : null]}
    >
      <View style={styles.label}>
        <Caption>{entry.label}</Caption>
      </View>
      <View style={styles.words}>
        <Label>{entry.title}</Label>
        {detail === '' ? null : <Small>{detail}</Small>}
      </View>
      {textScale > 1.4 ? null : (
        <View aria-hidden>
          <Words cut="heading" tone="inkSoft">
            ›
          </Words>
        </View>
      )}
    </Pressable>
  );
});

type EntryRowsProps = {
  readonly entries: readonly Entry[];
  /** What is told below a title; nothing where titles are enough. */
  readonly detailOf?: ((entry: Entry) => string) | undefined;
  readonly onOpen: (entry: Entry) => void;
  readonly testID?: string | undefined;
};

/** Places and tables one below the other. */
export const EntryRows = ({ entries, detailOf, onOpen, testID = 'books.entry' }: EntryRowsProps) => (
  <Panel flush>
    {entries.map((entry, i) => (
      <EntryRow
        key={entry.id}
        entry={entry}
        last={i === entries.length - 1}
        detail={detailOf?.(entry) ?? ''}
        onOpen={onOpen}
        testID={testID}
      />
    ))}
  </Panel>
);
