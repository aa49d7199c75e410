import { Pressable, View } from 'react-native';
import type { Hit } from '../../src/wording/en/books/hits';
import { useOpenRule } from '../hooks/use-open-rule';
import type { OpenRule } from '../hooks/use-open-rule';
import { RADIUS, SPACE, TARGET } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { Caption } from './Words';
import { WORDS } from './own-words';

export type RuleRefProps = {
  /** As printed, e.g. `NLC 12.7`. */
  readonly rule: string;
  /** The cell of a printed table that the line rests on: then the table opens, with the cell lit. */
  readonly hit?: Hit | null | undefined;
  /** In place of opening the books. */
  readonly onPress?: ((rule: string) => void) | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      tag: {
        paddingHorizontal: SPACE.s - 2,
        paddingVertical: 1,
        borderWidth: 1,
        borderColor: colour.ruleSoft,
        borderRadius: RADIUS.s,
        backgroundColor: colour.paper,
      },
      tappable: { borderColor: colour.rule },
      // The lines above and below lend the thumb some of their margin.
      reach: {
        minHeight: TARGET,
        minWidth: TARGET,
        marginVertical: -SPACE.xs,
        justifyContent: 'center',
        alignItems: 'flex-end',
      },
      pressed: { opacity: 0.6 },
    }) as const,
);

/** The number of the rule a line rests on. A tap opens its place in the books, and reaches beyond the small tag. */
export const RuleRef = ({ rule, hit = null, onPress, testID = 'rule.ref' }: RuleRefProps) => {
  const styles = useStyles();
  const openRule = useOpenRule();
  const spoken = `${WORDS.rule} ${rule}`;
  const open: OpenRule | null =
    onPress === undefined
      ? openRule
      : (asked) => {
          onPress(asked);
        };
  if (open === null) {
    return (
      <View style={styles.tag} testID={testID}>
        <Caption label={spoken}>{rule}</Caption>
      </View>
    );
  }
  return (
    <Pressable
      accessibilityRole="link"
      accessibilityLabel={spoken}
      onPress={() => {
        open(rule, hit);
      }}
      testID={testID}
      style={({ pressed }) => [styles.reach, pressed ? styles.pressed : null]}
    >
      <View style={[styles.tag, styles.tappable]}>
        <Caption>{rule}</Caption>
      </View>
    </Pressable>
  );
};
