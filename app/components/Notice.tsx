import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { useAnnounced } from '../hooks/use-announced';
import { useLyingPhone } from '../hooks/use-lying-phone';
import { RADIUS, SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { IconButton } from './IconButton';
import { WORDS } from './own-words';
import { Body, Strong } from './Words';
import type { Tone } from './Words';

export type NoticeKind = 'info' | 'warning' | 'damage' | 'good';

export type NoticeProps = {
  readonly kind: NoticeKind;
  readonly title?: string | undefined;
  /** Where the page holds nothing but this notice, it is the page's title. */
  readonly titlesPage?: boolean | undefined;
  readonly text: string;
  /** A button or two below the text. */
  readonly action?: ReactNode;
  /** The game itself says it when it happens, wherever one is. */
  readonly isTold?: boolean | undefined;
  /** Puts a closing sign into the corner. */
  readonly onClose?: (() => void) | undefined;
  readonly testID?: string | undefined;
};

const LOOKS: Readonly<
  Record<NoticeKind, { readonly icon: IconName; readonly tone: Tone & ('info' | 'warn' | 'danger' | 'good') }>
> = {
  info: { icon: 'info', tone: 'info' },
  warning: { icon: 'warning', tone: 'warn' },
  damage: { icon: 'damage', tone: 'danger' },
  good: { icon: 'check', tone: 'good' },
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      frame: {
        flexDirection: 'row',
        gap: SPACE.m,
        padding: SPACE.m,
        backgroundColor: colour.card,
        borderWidth: 1,
        borderLeftWidth: 5,
        borderRadius: RADIUS.s,
      },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: SPACE.xs },
      corner: { marginTop: -SPACE.s, marginRight: -SPACE.s },
      action: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, marginTop: SPACE.s },
      beside: { alignItems: 'center', paddingVertical: SPACE.xs },
      besideAction: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, maxWidth: '60%' },
    }) as const,
);

/** Letters beside which there is no room for a button. */
const LARGE = 1.4;

/** In a low window with more width than height the buttons stand beside the words. */
const useBeside = (action: ReactNode): boolean => {
  const lying = useLyingPhone();
  const { textScale } = useTheme();
  return lying && textScale <= LARGE && action !== undefined;
};

type CornerProps = Pick<NoticeProps, 'onClose' | 'testID'>;

const Corner = ({ onClose, testID = 'notice' }: CornerProps) => {
  const styles = useStyles();
  if (onClose === undefined) return null;
  return (
    <View style={styles.corner}>
      <IconButton icon="close" label={WORDS.close} onPress={onClose} testID={`${testID}.close`} />
    </View>
  );
};

const saidOf = ({ title, text, isTold = false }: NoticeProps): string | null => {
  if (isTold) return null;
  return title === undefined ? text : `${title}. ${text}`;
};

/** Something the players should know, in place and in words. A refusal is one of these, never a pop-up. */
export const Notice = (props: NoticeProps) => {
  const { kind, title, titlesPage = false, text, action, onClose, testID } = props;
  const styles = useStyles();
  const { colour } = useTheme();
  const { icon, tone } = LOOKS[kind];
  const isBeside = useBeside(action);
  const below = action !== undefined && !isBeside;
  useAnnounced(saidOf(props));
  return (
    <View
      style={[styles.frame, { borderColor: colour[tone] }, isBeside ? styles.beside : null]}
      role="note"
      testID={testID}
    >
      <Icon name={icon} colour={colour[tone]} />
      <View style={styles.words}>
        {title === undefined ? null : (
          <Strong tone={tone} level={titlesPage ? 1 : undefined}>
            {title}
          </Strong>
        )}
        <Body>{text}</Body>
        {below ? <View style={styles.action}>{action}</View> : null}
      </View>
      {isBeside ? <View style={styles.besideAction}>{action}</View> : null}
      <Corner onClose={onClose} testID={testID} />
    </View>
  );
};
