import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { Icon } from '../drawings/Icon';
import { SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { current } from './chosen';
import { useRing } from './pointed';
import { RuleRef } from './RuleRef';
import { pictured } from './told';
import { Caption, Label, Small, Strong } from './Words';
import { WORDS } from './own-words';

export type StepState = 'done' | 'now' | 'later' | 'skipped';

export type StepLineProps = {
  /** Its number in the sequence of play, as printed. */
  readonly number: string;
  readonly title: string;
  readonly state: StepState;
  readonly detail?: string | undefined;
  readonly rule?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** What is done in this step, while it is now. */
  readonly children?: ReactNode;
  readonly last?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      row: { flexDirection: 'row', gap: SPACE.m },
      gutter: { width: 32 * textScale, alignItems: 'center' },
      roundel: {
        width: 30 * textScale,
        height: 30 * textScale,
        borderRadius: 15 * textScale,
        borderWidth: 1,
        borderColor: colour.rule,
        backgroundColor: colour.card,
        alignItems: 'center',
        justifyContent: 'center',
        marginTop: 9,
      },
      now: { backgroundColor: colour.wax, borderColor: colour.wax },
      thread: { flexGrow: 1, width: 1, backgroundColor: colour.rule, minHeight: 8, marginBottom: -9 },
      right: { flex: 1, flexDirection: textScale > 1.4 ? 'column' : 'row', columnGap: SPACE.m },
      rule: { minHeight: 48, justifyContent: 'center', alignSelf: 'flex-start' },
      words: {
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: textScale > 1.4 ? 'auto' : 0,
        paddingBottom: SPACE.s,
        gap: SPACE.s,
      },
      head: { minHeight: 48, justifyContent: 'center' },
      pressed: { opacity: 0.6 },
    }) as const,
);

/** The step's number on its roundel; a tick once it is done. */
const Mark = ({ number, state }: Pick<StepLineProps, 'number' | 'state'>) => {
  const { colour } = useTheme();
  const styles = useStyles();
  return (
    <View style={[styles.roundel, state === 'now' ? styles.now : null]} aria-hidden>
      {state === 'done' ? (
        <Icon name="check" colour={colour.inkSoft} size={16} />
      ) : (
        <Caption tone={state === 'now' ? 'onWax' : 'inkSoft'}>{number}</Caption>
      )}
    </View>
  );
};

/** Steps on one unbroken thread. */
export const StepList = ({
  children,
  testID,
}: {
  readonly children: ReactNode;
  readonly testID?: string | undefined;
}) => <View testID={testID}>{children}</View>;

/** One step of the sequence of play: a roundel on a thread, struck when done, in wax while it is now. */
export const StepLine = (props: StepLineProps) => {
  const { number, title, state, detail, rule, onPress, children, last = false, testID } = props;
  const styles = useStyles();
  const { ring, ref } = useRing(testID, state === 'now');
  const words = (
    <View style={styles.head}>
      {state === 'now' ? <Strong>{title}</Strong> : <Label tone={state === 'later' ? 'ink' : 'inkSoft'}>{title}</Label>}
      {detail === undefined ? null : <Small>{detail}</Small>}
    </View>
  );
  const label = `${number}. ${title}, ${WORDS[state]}`;
  return (
    <View style={styles.row}>
      <View style={styles.gutter}>
        <Mark number={number} state={state} />
        {last ? null : <View style={styles.thread} />}
      </View>
      <View style={styles.right}>
        <View style={styles.words}>
          {onPress === undefined ? (
            <View {...pictured(label)} testID={testID}>
              {words}
            </View>
          ) : (
            <Pressable
              ref={ref}
              accessibilityRole="button"
              accessibilityLabel={label}
              {...current(state === 'now', 'step')}
              onPress={onPress}
              testID={testID}
              style={({ pressed }) => [pressed ? styles.pressed : null, ring]}
            >
              {words}
            </Pressable>
          )}
          {children}
        </View>
        {rule === undefined ? null : (
          <View style={styles.rule}>
            <RuleRef rule={rule} />
          </View>
        )}
      </View>
    </View>
  );
};
