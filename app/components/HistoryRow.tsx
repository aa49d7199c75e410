import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { RuleRef } from './RuleRef';
import { Caption, Small, Words } from './Words';

export type HistoryRowProps = {
  /** Its place in the journal. */
  readonly number: number;
  readonly title: string;
  readonly detail?: string | undefined;
  /** When: the turn, the hour. */
  readonly when?: string | undefined;
  readonly kind: 'play' | 'undo' | 'redo' | 'correction' | 'chain' | 'undone';
  readonly rule?: string | undefined;
  /** Undo stops here: dice fell, something was shown. */
  readonly barrier?: boolean | undefined;
  /** A correction or undo button. */
  readonly action?: ReactNode;
  readonly testID?: string | undefined;
};

const ICONS: Readonly<Record<HistoryRowProps['kind'], IconName | undefined>> = {
  play: undefined,
  undo: 'undo',
  redo: 'redo',
  correction: 'pencil',
  chain: 'lock',
  undone: undefined,
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      row: {
        flexDirection: 'row',
        flexWrap: textScale > 1.4 ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: SPACE.m,
        minHeight: 56,
        paddingVertical: SPACE.s,
        paddingHorizontal: SPACE.m,
        borderBottomWidth: 1,
        borderColor: colour.ruleSoft,
      },
      barrier: { borderBottomWidth: 2, borderColor: colour.wax },
      number: { minWidth: 30 * textScale, alignItems: 'flex-end' },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: textScale > 1.4 ? '70%' : 0 },
      undone: { opacity: 0.8 },
    }) as const,
);

/** One entry of the journal as in a register: number, what happened, when. Undone entries stay, struck faint. */
export const HistoryRow = (props: HistoryRowProps) => {
  const { number, title, detail, when, kind, rule, barrier = false, action, testID } = props;
  const styles = useStyles();
  const { colour } = useTheme();
  const icon = ICONS[kind];
  return (
    <View
      style={[styles.row, barrier ? styles.barrier : null, kind === 'undone' ? styles.undone : null]}
      testID={testID}
    >
      <View style={styles.number}>
        <Caption>{String(number)}</Caption>
      </View>
      <View style={styles.words}>
        <Words
          cut="label"
          tone={kind === 'undone' ? 'inkSoft' : 'ink'}
          struck={kind === 'undone'}
          testID={testID === undefined ? undefined : `${testID}.title`}
        >
          {title}
        </Words>
        {detail === undefined ? null : <Small>{detail}</Small>}
        {when === undefined ? null : <Caption>{when}</Caption>}
      </View>
      {icon === undefined ? null : <Icon name={icon} colour={colour.warn} size={20} />}
      {rule === undefined ? null : <RuleRef rule={rule} />}
      {action}
    </View>
  );
};
