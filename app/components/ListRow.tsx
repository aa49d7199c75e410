import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { current } from './chosen';
import { useRing } from './pointed';
import { named } from './told';
import { Label, Small } from './Words';

export type ListRowProps = {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** For a row that opens what lies below it: whether it lies open. */
  readonly expanded?: boolean | undefined;
  /** The last row of a list has no line below. */
  readonly last?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      row: {
        minHeight: 60,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        paddingVertical: SPACE.s,
        paddingHorizontal: SPACE.m,
        borderBottomWidth: 1,
        borderColor: colour.ruleSoft,
      },
      last: { borderBottomWidth: 0 },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
      selected: { backgroundColor: colour.tint },
      pressed: { opacity: 0.6 },
      disabled: { opacity: 0.4 },
    }) as const,
);

/** Where a tap leads: on to another page, or to what the row opens and closes below it. */
const signOf = ({ trailing, expanded }: ListRowProps): IconName | null => {
  if (expanded !== undefined) return expanded ? 'up' : 'down';
  return trailing === undefined ? 'forward' : null;
};

const RowFace = ({ title, detail, leading, trailing, sign }: ListRowProps & { readonly sign: IconName | null }) => {
  const styles = useStyles();
  const { colour } = useTheme();
  return (
    <>
      {leading}
      <View style={styles.words}>
        <Label>{title}</Label>
        {detail === undefined ? null : <Small>{detail}</Small>}
      </View>
      {trailing}
      {sign === null ? null : <Icon name={sign} colour={colour.inkSoft} size={18} />}
    </>
  );
};

/** One line of a list. Tools in `trailing` stay reachable beside the row's own tap. */
export const ListRow = (props: ListRowProps) => {
  const { title, detail, trailing, onPress, disabled = false, selected = false, last = false, testID } = props;
  const styles = useStyles();
  const { ring, ref } = useRing(testID, disabled);
  const base = [styles.row, last ? styles.last : null, selected ? styles.selected : null];
  if (onPress === undefined) {
    return (
      <View style={base} testID={testID}>
        <RowFace {...props} sign={null} />
      </View>
    );
  }
  const words = detail === undefined ? title : `${title}, ${detail}`;
  return (
    <View style={[base, { paddingVertical: 0, paddingRight: trailing === undefined ? SPACE.m : SPACE.xs }]}>
      <Pressable
        ref={ref}
        accessibilityRole="button"
        {...named(words)}
        {...current(selected)}
        aria-expanded={props.expanded}
        disabled={disabled}
        onPress={onPress}
        testID={testID}
        style={({ pressed }) => [
          styles.words,
          { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, minHeight: 60, paddingVertical: SPACE.s },
          pressed ? styles.pressed : null,
          disabled ? styles.disabled : null,
          ring,
        ]}
      >
        <RowFace {...props} trailing={undefined} sign={signOf(props)} />
      </Pressable>
      {trailing}
    </View>
  );
};
