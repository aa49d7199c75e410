import { ActivityIndicator, View } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { RADIUS, SPACE, TARGET } from '../theme/metrics';
import type { Palette } from '../theme/palette';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { HintedPressable } from './Hinted';
import { useRing } from './pointed';
import { Label } from './Words';
import type { Tone } from './Words';

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain';

type Ink = Exclude<keyof Palette, 'laid'>;

type Paint = {
  readonly ground: Ink | undefined;
  readonly edge: Ink | undefined;
  readonly tone: Tone;
};

const PAINTS: Readonly<Record<ButtonKind, Paint>> = {
  primary: { ground: 'primary', edge: 'primary', tone: 'onPrimary' },
  quiet: { ground: 'card', edge: 'rule', tone: 'ink' },
  danger: { ground: 'card', edge: 'danger', tone: 'danger' },
  plain: { ground: undefined, edge: undefined, tone: 'ink' },
};

export type ButtonProps = {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: ButtonKind | undefined;
  readonly icon?: IconName | undefined;
  readonly disabled?: boolean | undefined;
  /** Work is under way: shown, and further taps are ignored. */
  readonly busy?: boolean | undefined;
  /** What will happen, for the screen reader, where the label alone does not say it. */
  readonly hint?: string | undefined;
  /** For one that opens what lies below it: whether it lies open. */
  readonly expanded?: boolean | undefined;
  /** As wide as there is room for. */
  readonly wide?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ textScale }) =>
    ({
      frame: {
        minHeight: Math.max(TARGET, 52),
        borderRadius: RADIUS.m,
        borderWidth: 1,
        padding: 3,
        justifyContent: 'center',
        alignSelf: 'flex-start',
        maxWidth: '100%',
      },
      /** Without a plate nothing says where it begins: it stands in the middle of what it belongs to. */
      plain: { alignSelf: 'center' },
      wide: { alignSelf: 'stretch' },
      face: {
        flexGrow: 1,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.l,
        paddingVertical: SPACE.s * textScale,
        borderRadius: RADIUS.s,
        borderWidth: 1,
      },
      pressed: { opacity: 0.72 },
      disabled: { opacity: 0.42 },
      words: { flexShrink: 1 },
    }) as const,
);

type FaceProps = Pick<ButtonProps, 'label' | 'icon'> & { readonly kind: ButtonKind; readonly busy: boolean };

const ButtonFace = ({ label, icon, kind, busy }: FaceProps) => {
  const { colour, textScale } = useTheme();
  const styles = useStyles();
  const { tone } = PAINTS[kind];
  const fillet = { borderColor: kind === 'primary' ? `${colour.onPrimary}55` : 'transparent' };
  return (
    <View style={[styles.face, fillet]}>
      {busy ? <ActivityIndicator size="small" color={colour[tone]} /> : null}
      {icon === undefined || busy || textScale > 1.4 ? null : (
        <Icon name={icon} colour={colour[tone]} size={22 * Math.min(textScale, 1.5)} />
      )}
      <View style={styles.words}>
        <Label tone={tone} align="center">
          {label}
        </Label>
      </View>
    </View>
  );
};

const plateOf = (palette: Palette, { ground, edge }: Paint) => ({
  backgroundColor: ground === undefined ? 'transparent' : palette[ground],
  borderColor: edge === undefined ? 'transparent' : palette[edge],
});

/** The thing to press. Printed as a plate with a fillet line, so that it reads as pressable in every light. */
export const Button = (props: ButtonProps) => {
  const { label, onPress, kind = 'quiet', icon, disabled = false, busy = false, hint, wide = false, testID } = props;
  const { colour } = useTheme();
  const styles = useStyles();
  const { ring, ref } = useRing(testID, disabled);
  const look = [
    styles.frame,
    plateOf(colour, PAINTS[kind]),
    kind === 'plain' && styles.plain,
    wide && styles.wide,
    disabled && styles.disabled,
    ring,
  ];
  return (
    <HintedPressable
      ref={ref}
      accessibilityRole="button"
      accessibilityLabel={label}
      hint={hint}
      aria-busy={busy}
      aria-expanded={props.expanded}
      disabled={disabled || busy}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [look, pressed && styles.pressed]}
    >
      <ButtonFace label={label} icon={icon} kind={kind} busy={busy} />
    </HintedPressable>
  );
};
