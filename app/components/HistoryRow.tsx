import type { ReactNode } from 'react';
import { Pressable, View } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { Lozenge } from '../drawings/MomentSigns';
import { SPACE, TARGET } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { named } from './told';
import { Caption, Small, Words } from './Words';

export type HistoryRowProps = {
  /** The hour of the game, and none where it is no part of the day. */
  readonly hour?: string | undefined;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly kind: 'play' | 'undo' | 'redo' | 'correction' | 'chain' | 'undone' | 'great' | 'kept';
  /** Opens what is within: how it came about, and the way back. */
  readonly onPress?: (() => void) | undefined;
  readonly open?: boolean | undefined;
  /** What is within, while it is open. */
  readonly children?: ReactNode;
  readonly testID?: string | undefined;
  /** Of what is tapped. */
  readonly pressID?: string | undefined;
};

const ICONS: Readonly<Partial<Record<HistoryRowProps['kind'], IconName>>> = {
  undo: 'undo',
  redo: 'redo',
  correction: 'pencil',
  chain: 'lock',
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      frame: { borderBottomWidth: 1, borderColor: colour.ruleSoft },
      row: {
        flexDirection: 'row',
        flexWrap: textScale > 1.4 ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: SPACE.s,
        minHeight: TARGET,
        paddingVertical: SPACE.s,
        paddingHorizontal: SPACE.m,
      },
      great: { backgroundColor: colour.tint },
      hour: { minWidth: 52 * textScale },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: textScale > 1.4 ? '70%' : 0 },
      undone: { opacity: 0.8 },
      within: { paddingHorizontal: SPACE.m, paddingBottom: SPACE.m, gap: SPACE.s },
    }) as const,
);

type Look = Readonly<{ cut: 'strong' | 'body' | 'small'; tone: 'ink' | 'inkSoft'; struck?: boolean }>;
const LOOKS: Readonly<Partial<Record<HistoryRowProps['kind'], Look>>> = {
  great: { cut: 'strong', tone: 'ink' },
  undone: { cut: 'body', tone: 'inkSoft', struck: true },
  kept: { cut: 'small', tone: 'inkSoft' },
  chain: { cut: 'small', tone: 'inkSoft' },
};
const PLAIN: Look = { cut: 'body', tone: 'ink' };

const Line = ({ hour, title, detail, kind, onPress, open, testID }: HistoryRowProps) => {
  const styles = useStyles();
  const { colour } = useTheme();
  const { cut, tone, struck } = LOOKS[kind] ?? PLAIN;
  const icon = ICONS[kind];
  return (
    <>
      <View style={styles.hour}>{hour === undefined ? null : <Caption>{hour}</Caption>}</View>
      {kind === 'great' ? <Lozenge /> : null}
      <View style={styles.words}>
        <Words cut={cut} tone={tone} struck={struck} testID={testID === undefined ? undefined : `${testID}.title`}>
          {title}
        </Words>
        {detail === undefined ? null : (
          <Small testID={testID === undefined ? undefined : `${testID}.detail`}>{detail}</Small>
        )}
      </View>
      {icon === undefined ? null : <Icon name={icon} colour={colour.warn} size={20} />}
      {onPress === undefined ? null : <Icon name={open === true ? 'up' : 'down'} colour={colour.inkSoft} size={16} />}
    </>
  );
};

/** One line of the day: its hour and what happened. What no longer holds stays, struck through; a great moment has its lozenge. */
export const HistoryRow = (props: HistoryRowProps) => {
  const { kind, hour, title, detail, onPress, open = false, children, testID, pressID } = props;
  const styles = useStyles();
  const look = [styles.row, kind === 'great' ? styles.great : null, kind === 'undone' ? styles.undone : null];
  return (
    <View style={styles.frame} testID={testID}>
      {onPress === undefined ? (
        <View style={look}>
          <Line {...props} />
        </View>
      ) : (
        <Pressable
          style={look}
          onPress={onPress}
          accessibilityRole="button"
          {...named([hour, title, detail].filter((part) => part !== undefined).join(', '))}
          aria-expanded={open}
          testID={pressID}
        >
          <Line {...props} />
        </Pressable>
      )}
      {open ? <View style={styles.within}>{children}</View> : null}
    </View>
  );
};
