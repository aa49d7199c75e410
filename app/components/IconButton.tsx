import { Pressable } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { RADIUS, TARGET } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { pressedIn } from './chosen';
import { useRing } from './pointed';

export type IconButtonProps = {
  readonly icon: IconName;
  /** A sign needs words for those who cannot see it. */
  readonly label: string;
  readonly onPress: () => void;
  /** For a sign that does more while the thumb stays on it. */
  readonly onPressIn?: (() => void) | undefined;
  readonly onPressOut?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** For a sign that stands for something being on. */
  readonly selected?: boolean | undefined;
  /** For a sign that opens what lies below it: whether it lies open. */
  readonly expanded?: boolean | undefined;
  readonly framed?: boolean | undefined;
  readonly size?: number | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      frame: {
        minWidth: TARGET,
        minHeight: TARGET,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.m,
      },
      framed: { borderWidth: 1, borderColor: colour.rule, backgroundColor: colour.card },
      selected: { backgroundColor: colour.tint },
      pressed: { opacity: 0.6 },
      disabled: { opacity: 0.35 },
    }) as const,
);

/** A sign one can press; always at least a thumb wide. */
export const IconButton = ({
  icon,
  label,
  onPress,
  onPressIn,
  onPressOut,
  disabled = false,
  selected,
  expanded,
  framed = false,
  size = 24,
  testID,
}: IconButtonProps) => {
  const { colour } = useTheme();
  const styles = useStyles();
  const { ring, ref } = useRing(testID, disabled);
  return (
    <Pressable
      ref={ref}
      accessibilityRole="button"
      accessibilityLabel={label}
      {...pressedIn(selected)}
      aria-expanded={expanded}
      disabled={disabled}
      onPress={onPress}
      onPressIn={onPressIn ?? null}
      onPressOut={onPressOut ?? null}
      testID={testID}
      style={({ pressed }) => [
        styles.frame,
        framed ? styles.framed : null,
        selected === true ? styles.selected : null,
        pressed ? styles.pressed : null,
        disabled ? styles.disabled : null,
        ring,
      ]}
    >
      <Icon name={icon} colour={colour.ink} size={size} />
    </Pressable>
  );
};
