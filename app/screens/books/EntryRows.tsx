import { memo } from 'react';
import { Pressable, Text, View } from 'react-native';
import { Panel } from '../../components/Panel';
import { named } from '../../components/told';
import { Caption, Label, Small, Words } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { themedStyles } from '../../theme/use-styles';
import type { Entry } from './entries';
import type { Piece } from './snippet';

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
  /** The same line with the words that were looked for set off; what was found has the whole width for it. */
  readonly pieces: readonly Piece[] | null;
  readonly onOpen: (entry: Entry) => void;
  readonly testID: string;
};

/** One place or table: its number, its title, how it begins. */
const EntryRow = memo(function EntryRow({ entry, last, detail, pieces, onOpen, testID }: RowProps) {
  const styles = useStyles();
  const { textScale } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      {...named(`${entry.label}, ${entry.title}`, detail)}
      onPress={() => {
        onOpen(entry);
      }}
      testID={testID}
      style={({ pressed }) => [styles.row, last ? styles.last : null, pressed ? styles.pressed : null]}
    >
      {pieces === null ? (
        <View style={styles.label}>
          <Caption>{entry.label}</Caption>
        </View>
      ) : null}
      <View style={styles.words}>
        {pieces === null ? null : <Caption>{entry.label}</Caption>}
        <Label>{entry.title}</Label>
        {detail === '' ? null : <Small>{pieces === null ? detail : <Pieces pieces={pieces} />}</Small>}
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

const MET = { fontWeight: '700' } as const;

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) => {
  const { colour } = useTheme();
  return pieces.map(({ text, met }, i) =>
    met ? (
      <Text key={`${String(i)} ${text}`} style={[MET, { color: colour.ink }]}>
        {text}
      </Text>
    ) : (
      text
    ),
  );
};

type EntryRowsProps = {
  readonly entries: readonly Entry[];
  /** What is told below a title; nothing where titles are enough. */
  readonly detailOf?: ((entry: Entry) => string) | undefined;
  /** The same in pieces, where it is told why something was found. */
  readonly piecesOf?: ((entry: Entry) => readonly Piece[]) | undefined;
  readonly onOpen: (entry: Entry) => void;
  readonly testID?: string | undefined;
};

/** Places and tables one below the other. */
export const EntryRows = ({ entries, detailOf, piecesOf, onOpen, testID = 'books.entry' }: EntryRowsProps) => (
  <Panel flush>
    {entries.map((entry, i) => {
      const pieces = piecesOf?.(entry) ?? null;
      return (
        <EntryRow
          key={entry.id}
          entry={entry}
          last={i === entries.length - 1}
          detail={pieces?.map(({ text }) => text).join('') ?? detailOf?.(entry) ?? ''}
          pieces={pieces}
          onOpen={onOpen}
          testID={testID}
        />
      );
    })}
  </Panel>
);
