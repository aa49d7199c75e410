import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { RADIUS, SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { pressedIn } from './chosen';
import { useRing } from './pointed';
import { named } from './told';
import { Caption, Label } from './Words';

export type GridAction<T extends string = string> = {
  readonly id: T;
  readonly label: string;
  /** What it will do or why it cannot be done, in a few words. */
  readonly hint?: string | undefined;
  readonly icon?: IconName | undefined;
  /** A drawing in the icon's place, e.g. a marker. */
  readonly picture?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** On or off, for what is put on and taken off with the same button. */
  readonly on?: boolean | undefined;
  /** Takes something off the map. */
  readonly grave?: boolean | undefined;
};

export type ActionGridProps<T extends string> = {
  readonly actions: readonly GridAction<T>[];
  readonly onAction: (id: T) => void;
  readonly label?: string | undefined;
  /** The last of an odd number spans both columns. */
  readonly lastSpans?: boolean | undefined;
  /** What the plates' own names begin with, where that is not the grid's. */
  readonly plates?: string | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
      cell: { flexGrow: 1, flexShrink: 1, flexBasis: textScale > 1.4 ? '100%' : 148 },
      plate: {
        flexGrow: 1,
        minHeight: 60,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        backgroundColor: colour.card,
      },
      on: { backgroundColor: colour.tint, borderColor: colour.ink, borderWidth: 2 },
      grave: { borderColor: colour.danger },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
      pressed: { opacity: 0.65 },
      disabled: { opacity: 0.45 },
    }) as const,
);

const Picture = ({ icon, picture, grave }: Pick<GridAction, 'icon' | 'picture' | 'grave'>) => {
  const { colour } = useTheme();
  if (picture !== undefined) return <View aria-hidden>{picture}</View>;
  return icon === undefined ? null : (
    <Icon name={icon} colour={grave === true ? colour.danger : colour.ink} size={26} />
  );
};

type PlateProps = { readonly action: GridAction; readonly onPress: () => void; readonly testID: string };

const Plate = ({ action, onPress, testID }: PlateProps) => {
  const styles = useStyles();
  const { colour } = useTheme();
  const { label, hint, on, disabled = false, grave = false } = action;
  const { ring, ref } = useRing(testID, disabled);
  return (
    <Pressable
      ref={ref}
      accessibilityRole="button"
      {...named(label, hint)}
      {...pressedIn(on)}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.plate,
        grave && styles.grave,
        on === true && styles.on,
        pressed && styles.pressed,
        disabled && styles.disabled,
        ring,
      ]}
    >
      <Picture {...action} />
      <View style={styles.words}>
        <Label tone={grave ? 'danger' : 'ink'}>{label}</Label>
        {hint === undefined ? null : <Caption>{hint}</Caption>}
      </View>
      {on === true ? <Icon name="check" colour={colour.ink} size={20} /> : null}
    </Pressable>
  );
};

/** Everything that may be done to one thing, in plates that a thumb cannot miss; two abreast, one where letters are large. */
export const ActionGrid = <T extends string>(props: ActionGridProps<T>) => {
  const { actions, onAction, label, lastSpans = false, testID = 'actions', plates = testID } = props;
  const styles = useStyles();
  return (
    <View style={styles.grid} role="group" accessibilityLabel={label} testID={testID}>
      {actions.map((action) => (
        <View key={action.id} style={styles.cell}>
          <Plate
            action={action}
            onPress={() => {
              onAction(action.id);
            }}
            testID={`${plates}.${action.id}`}
          />
        </View>
      ))}
      {actions.length % 2 === 1 && !lastSpans ? <View style={styles.cell} aria-hidden /> : null}
    </View>
  );
};
