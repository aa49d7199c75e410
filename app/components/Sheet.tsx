import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { Modal, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useBack } from '../hooks/use-back';
import { RuleOpener, RuleOverlay } from '../hooks/use-open-rule';
import type { RuleOverlayProps } from '../hooks/use-open-rule';
import { RADIUS, SPACE } from '../theme/metrics';
import { useReduceMotion } from '../theme/use-reduce-motion';
import { themedStyles } from '../theme/use-styles';
import { Foot } from './Foot';
import { HeadingLevel } from './heading-level';
import { IconButton } from './IconButton';
import { StatusRegion } from './StatusRegion';
import { Title } from './Words';
import { WORDS } from './own-words';
import { ScrollerContext } from './scroller';
import { useTop } from './use-top';

export type SheetProps = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays under the thumb. */
  readonly footer?: ReactNode;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      room: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
      scrim: { backgroundColor: colour.scrim },
      sheet: {
        width: '100%',
        maxWidth: 640,
        maxHeight: '92%',
        backgroundColor: colour.paper,
        borderTopLeftRadius: RADIUS.l,
        borderTopRightRadius: RADIUS.l,
        borderWidth: 1,
        borderBottomWidth: 0,
        borderColor: colour.rule,
      },
      head: {
        flexDirection: 'row',
        alignItems: 'center',
        paddingLeft: SPACE.l,
        paddingRight: SPACE.xs,
        paddingVertical: SPACE.xs,
        borderBottomWidth: 1,
        borderColor: colour.ruleSoft,
      },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
      body: { padding: SPACE.l, gap: SPACE.l },
      foot: { padding: SPACE.l, paddingTop: SPACE.s, borderTopWidth: 1, borderColor: colour.ruleSoft },
    }) as const,
);

type Opened = Omit<RuleOverlayProps, 'onClose'>;

/** On a page below nobody would see a rule that was opened from up here: it is laid over the sheet. */
const WithRules = ({ children }: Pick<SheetProps, 'children'>) => {
  const laidOver = useContext(RuleOverlay);
  const [opened, setOpened] = useState<Opened | null>(null);
  if (laidOver === null) return children;
  return (
    <RuleOpener.Provider
      value={(rule, hit = null) => {
        setOpened({ rule, hit });
      }}
    >
      {children}
      {opened === null
        ? null
        : laidOver({
            ...opened,
            onClose: () => {
              setOpened(null);
            },
          })}
    </RuleOpener.Provider>
  );
};

/** Only the eye and the thumb know what lies beside a sheet; reader and keyboard have its closing sign and Escape. */
const always = (): boolean => true;

/** A sheet laid over the page, for what is too long to stand inline. Tapping beside it or "back" closes it. */
export const Sheet = ({ open, title, onClose, children, footer, testID = 'sheet' }: SheetProps) => {
  const styles = useStyles();
  const still = useReduceMotion();
  const edge = useSafeAreaInsets();
  const { page, scroller } = useTop();
  useBack(open, onClose);
  if (!open) return null;
  return (
    <Modal
      transparent
      visible
      animationType={still ? 'none' : 'fade'}
      onRequestClose={onClose}
      statusBarTranslucent
      aria-label={title}
    >
      <View style={styles.room}>
        <StatusRegion />
        <View
          style={[StyleSheet.absoluteFill, styles.scrim]}
          onStartShouldSetResponder={always}
          onResponderRelease={onClose}
          aria-hidden
          testID={`${testID}.scrim`}
        />
        <View style={[styles.sheet, { paddingBottom: edge.bottom }]} testID={testID} accessibilityViewIsModal>
          <View style={styles.head}>
            <View style={styles.words}>
              <Title level={2} begins="page">
                {title}
              </Title>
            </View>
            <IconButton icon="close" label={WORDS.close} onPress={onClose} testID={`${testID}.close`} />
          </View>
          <WithRules>
            <ScrollView {...page} contentContainerStyle={styles.body} keyboardShouldPersistTaps="handled">
              <ScrollerContext value={scroller}>
                <HeadingLevel value={3}>{children}</HeadingLevel>
              </ScrollerContext>
            </ScrollView>
            <ScrollerContext value={null}>
              {footer === undefined ? null : (
                <View style={styles.foot}>
                  <Foot of="sheet">{footer}</Foot>
                </View>
              )}
            </ScrollerContext>
          </WithRules>
        </View>
      </View>
    </Modal>
  );
};
