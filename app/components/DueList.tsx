import { View } from 'react-native';
import { Icon } from '../drawings/Icon';
import { RADIUS, SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { HintedPressable } from './Hinted';
import { useRing } from './pointed';
import { RuleRef } from './RuleRef';
import { Label, Small } from './Words';

export type Due = {
  readonly id: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly rule?: string | undefined;
  /** Ticked off; a tick is a convenience, never asked for. */
  readonly done?: boolean | undefined;
};

export type DueListProps = {
  readonly dues: readonly Due[];
  /** Without it the reminders only stand there. */
  readonly onToggle?: ((id: string) => void) | undefined;
  readonly onRule?: ((rule: string) => void) | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      row: {
        flexDirection: 'row',
        flexWrap: textScale > 1.4 ? 'wrap' : 'nowrap',
        alignItems: 'center',
        columnGap: SPACE.s,
      },
      tick: {
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: textScale > 1.4 ? '100%' : 0,
        flexDirection: 'row',
        gap: SPACE.m,
        alignItems: 'center',
        minHeight: 52,
        borderRadius: RADIUS.s,
      },
      box: {
        width: 26,
        height: 26,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.s,
        backgroundColor: colour.card,
        alignItems: 'center',
        justifyContent: 'center',
      },
      diamond: {
        width: 9,
        height: 9,
        backgroundColor: colour.wax,
        transform: [{ rotate: '45deg' }],
        marginHorizontal: 8,
      },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingVertical: SPACE.xs },
    }) as const,
);

const DueWords = ({ due }: { readonly due: Due }) => (
  <View style={useStyles().words}>
    <Label tone={due.done === true ? 'inkSoft' : 'ink'}>{due.text}</Label>
    {due.detail === undefined ? null : <Small>{due.detail}</Small>}
  </View>
);

const DueRow = ({
  due,
  onToggle,
  testID,
}: { readonly due: Due; readonly testID: string } & Pick<DueListProps, 'onToggle'>) => {
  const styles = useStyles();
  const { colour } = useTheme();
  const { ring, ref } = useRing(testID, due.done);
  if (onToggle === undefined) {
    return (
      <View style={styles.tick} testID={testID}>
        <View style={styles.diamond} aria-hidden />
        <DueWords due={due} />
      </View>
    );
  }
  return (
    <HintedPressable
      ref={ref}
      style={[styles.tick, ring]}
      accessibilityRole="checkbox"
      accessibilityLabel={due.text}
      hint={due.detail}
      aria-checked={due.done === true}
      onPress={() => {
        onToggle(due.id);
      }}
      testID={testID}
    >
      <View style={styles.box} testID={due.done === true ? `${testID}.done` : undefined}>
        {due.done === true ? <Icon name="check" colour={colour.ink} size={18} /> : null}
      </View>
      <DueWords due={due} />
    </HintedPressable>
  );
};

/** What the rules ask for at this moment and players forget. */
export const DueList = ({ dues, onToggle, onRule, testID = 'due' }: DueListProps) => {
  const styles = useStyles();
  return (
    <View testID={testID}>
      {dues.map((due) => (
        <View key={due.id} style={styles.row}>
          <DueRow due={due} onToggle={onToggle} testID={`${testID}.${due.id}`} />
          {due.rule === undefined ? null : <RuleRef rule={due.rule} onPress={onRule} />}
        </View>
      ))}
    </View>
  );
};
