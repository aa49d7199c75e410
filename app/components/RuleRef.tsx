import { Pressable, View } from 'react-native';
import { RADIUS, SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { Caption } from './Words';
import { WORDS } from './own-words';

export type RuleRefProps = {
  /** As printed, e.g. `NLC 12.7`. */
  readonly rule: string;
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
    }) as const,
);

/** The number of the rule a line rests on; where it can be opened, the tap reaches beyond the small tag. */
export const RuleRef = ({ rule, onPress, testID }: RuleRefProps) => {
  const styles = useStyles();
  const spoken = `${WORDS.rule} ${rule}`;
  if (onPress === undefined) {
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
        onPress(rule);
      }}
      testID={testID}
      style={({ pressed }) => [
        { minHeight: 48, minWidth: 48, justifyContent: 'center', alignItems: 'flex-end', opacity: pressed ? 0.6 : 1 },
      ]}
    >
      <View style={[styles.tag, styles.tappable]}>
        <Caption>{rule}</Caption>
      </View>
    </Pressable>
  );
};
