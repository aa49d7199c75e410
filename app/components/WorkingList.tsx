import { View } from 'react-native';
import type { Hit } from '../../src/wording/en/books/hits';
import { SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { RuleRef } from './RuleRef';
import { Body, Strong } from './Words';

export type WorkingLine = {
  readonly text: string;
  readonly rule?: string | undefined;
  /** The cell of a printed table that the line rests on. */
  readonly hit?: Hit | null | undefined;
  /** The line that everything came to. */
  readonly result?: boolean | undefined;
};

export type WorkingListProps = {
  readonly lines: readonly WorkingLine[];
  readonly onRule?: ((rule: string) => void) | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      line: {
        flexDirection: 'row',
        flexWrap: textScale > 1.4 ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: SPACE.m,
        minHeight: 40,
        paddingVertical: SPACE.xs,
        borderBottomWidth: 1,
        borderColor: colour.ruleSoft,
      },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: textScale > 1.4 ? '100%' : 0 },
      result: { borderBottomWidth: 0, borderTopWidth: 1, borderColor: colour.ink, marginTop: -1 },
    }) as const,
);

/** What a player would check, line by line as in a ledger, the rule's number at the right. */
export const WorkingList = ({ lines, onRule, testID = 'working' }: WorkingListProps) => {
  const styles = useStyles();
  return (
    <View testID={testID}>
      {lines.map(({ text, rule, hit, result = false }, i) => (
        <View key={`${String(i)} ${text}`} style={[styles.line, result ? styles.result : null]}>
          <View style={styles.words}>{result ? <Strong>{text}</Strong> : <Body>{text}</Body>}</View>
          {rule === undefined ? null : <RuleRef rule={rule} hit={hit} onPress={onRule} />}
        </View>
      ))}
    </View>
  );
};
