import type { ReactNode } from 'react';
import { Image, ScrollView, StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { EdgeInsets } from 'react-native-safe-area-context';
import { PAGE } from '../hooks/focus-marks';
import { useLyingPhone } from '../hooks/use-lying-phone';
import { CONTENT_WIDTH, SPACE, TARGET, TWO_PANE_WIDTH } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { Foot } from './Foot';
import { HeadingLevel } from './heading-level';
import { ScrollerContext } from './scroller';
import { ToFoot } from './ToFoot';
import { useTop } from './use-top';

export type ScreenProps = {
  readonly children: ReactNode;
  /** Stays at the top while the page scrolls. */
  readonly header?: ReactNode;
  /** Stays under the thumb while the page scrolls. */
  readonly footer?: ReactNode;
  /** False for a page that fits itself to the window. */
  readonly scroll?: boolean | undefined;
  /** Nothing on the page can be pressed: the keyboard stops at the page itself, to scroll it. */
  readonly prose?: boolean | undefined;
  /** Lets the content use the whole window (two panes). */
  readonly full?: boolean | undefined;
  /** The page goes back to its top when this changes: something new stands there. */
  readonly topKey?: string | number | undefined;
  /** A navigator's tab bar below already keeps clear of the phone's edge. */
  readonly aboveTabs?: boolean | undefined;
  /** What stands on the page is about to change by itself: whoever reads it aloud waits for that. */
  readonly busy?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      sheet: { flex: 1, backgroundColor: colour.paper },
      laid: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, width: '100%', height: '100%' },
      fill: { flex: 1 },
      grow: { flexGrow: 1 },
      column: { width: '100%', maxWidth: CONTENT_WIDTH, alignSelf: 'center', paddingHorizontal: SPACE.l, gap: SPACE.l },
      whole: { maxWidth: '100%' },
      content: { paddingTop: SPACE.l, paddingBottom: SPACE.xl },
      /** A page that fits itself to the window goes down to its edge. */
      fitted: { flex: 1, paddingBottom: 0 },
      bar: { backgroundColor: colour.paper, borderColor: colour.ruleSoft },
      // What hangs from it lies over the page.
      header: { borderBottomWidth: 1, zIndex: 1 },
      footer: { borderTopWidth: 1 },
      head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, marginHorizontal: -SPACE.s },
      headWords: {
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 0,
        paddingHorizontal: SPACE.s,
        paddingVertical: SPACE.xs,
      },
      bounds: { width: '100%', maxWidth: CONTENT_WIDTH, alignSelf: 'center', paddingHorizontal: SPACE.l },
    }) as const,
);

/** The wires of the paper mould, behind everything and never tapped. */
const LaidPaper = () => {
  const { colour } = useTheme();
  const styles = useStyles();
  if (colour.laid === undefined) return null;
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
      <Image source={{ uri: colour.laid }} resizeMode="repeat" style={styles.laid} />
    </View>
  );
};

/** What the bars are to whoever goes through a page by its parts. */
const LANDMARKS = { header: 'banner', footer: 'contentinfo' } as const;

type BarProps = {
  readonly place: 'header' | 'footer';
  readonly full: boolean;
  readonly edge: EdgeInsets;
  readonly children: ReactNode;
};

const Bar = ({ place, full, edge, children }: BarProps) => {
  const styles = useStyles();
  const sides = { paddingLeft: edge.left, paddingRight: edge.right };
  const thumb = place === 'footer' ? { paddingVertical: SPACE.s } : null;
  return (
    <View
      style={[styles.bar, styles[place], sides, place === 'footer' && { paddingBottom: edge.bottom }]}
      role={LANDMARKS[place]}
    >
      <View style={[styles.bounds, full && styles.whole, thumb]}>{children}</View>
    </View>
  );
};

type PageProps = {
  readonly scroll: boolean;
  readonly prose: boolean;
  readonly full: boolean;
  readonly edge: EdgeInsets;
  readonly topKey: ScreenProps['topKey'];
  readonly children: ReactNode;
  readonly testID: string | undefined;
};

const Page = ({ scroll, prose, full, edge, topKey, children, testID }: PageProps) => {
  const styles = useStyles();
  const { page, scroller } = useTop(topKey);
  const margins = { paddingLeft: edge.left, paddingRight: edge.right, paddingBottom: edge.bottom };
  const column = (
    <View style={[styles.column, styles.content, full && styles.whole, !scroll && styles.fitted]}>{children}</View>
  );
  if (!scroll)
    return (
      <View role="main" style={[styles.fill, margins]}>
        {column}
      </View>
    );
  return (
    <ScrollView
      {...page}
      {...(prose ? { tabIndex: 0 } : {})}
      role="main"
      style={styles.fill}
      contentContainerStyle={[styles.grow, margins]}
      keyboardShouldPersistTaps="handled"
      testID={testID}
    >
      <ScrollerContext value={scroller}>{column}</ScrollerContext>
    </ScrollView>
  );
};

/** What the page itself keeps clear of. On a phone on its side the tabs stand beside the page and not below it. */
const useEdge = (aboveTabs: boolean): EdgeInsets => {
  const window = useSafeAreaInsets();
  const lying = useLyingPhone();
  return { ...window, bottom: aboveTabs && !lying ? 0 : window.bottom };
};

/** One sheet of paper: header, a column of at most a comfortable line, and a footer for the thumb. */
export const Screen = (props: ScreenProps) => {
  const { children, header, footer, scroll = true, full = false, aboveTabs = false, topKey, testID } = props;
  const styles = useStyles();
  const edge = useEdge(aboveTabs);
  const pageEdge = footer === undefined ? edge : { ...edge, bottom: 0 };
  return (
    <View {...PAGE} aria-busy={props.busy} style={[styles.sheet, { paddingTop: edge.top }]} testID={testID}>
      <LaidPaper />
      {header === undefined ? null : (
        <Bar place="header" full={full} edge={edge}>
          <HeadingLevel value={1}>{header}</HeadingLevel>
          {footer === undefined ? null : <ToFoot />}
        </Bar>
      )}
      <Page
        scroll={scroll}
        prose={props.prose === true}
        full={full}
        edge={pageEdge}
        topKey={topKey}
        testID={testID === undefined ? undefined : `${testID}.page`}
      >
        {children}
      </Page>
      {footer === undefined ? null : (
        <Bar place="footer" full={full} edge={edge}>
          <Foot of="screen">{footer}</Foot>
        </Bar>
      )}
    </View>
  );
};

/** Whether the window is wide enough for two pages side by side. */
export const useTwoPanes = (): boolean => useWindowDimensions().width >= TWO_PANE_WIDTH;

type TwoPaneProps = {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** The first pane goes back to its top when this changes. */
  readonly topKey?: ScreenProps['topKey'];
};

/**
 * Side by side on a tablet, each with a scroll of its own; one below the other on a phone. Use it inside
 * `<Screen full scroll={!useTwoPanes()}>`.
 */
export const TwoPane = ({ first, second, topKey }: TwoPaneProps) => {
  if (useTwoPanes())
    return (
      <View style={{ flex: 1, flexDirection: 'row', gap: SPACE.xl, justifyContent: 'center' }}>
        <Pane topKey={topKey}>{first}</Pane>
        <Pane topKey={undefined}>{second}</Pane>
      </View>
    );
  const page = { width: '100%', maxWidth: CONTENT_WIDTH, alignSelf: 'center', gap: SPACE.l } as const;
  return (
    <View style={{ gap: SPACE.l }}>
      <View style={page}>{first}</View>
      <View style={page}>{second}</View>
    </View>
  );
};

const Pane = ({ topKey, children }: Pick<ScreenProps, 'topKey' | 'children'>) => {
  const { page, scroller } = useTop(topKey);
  return (
    <ScrollView
      {...page}
      style={{ flex: 1, minWidth: 0, maxWidth: CONTENT_WIDTH }}
      contentContainerStyle={{ gap: SPACE.l, paddingBottom: SPACE.l }}
      keyboardShouldPersistTaps="handled"
    >
      <ScrollerContext value={scroller}>{children}</ScrollerContext>
    </ScrollView>
  );
};

type HeaderBarProps = {
  readonly title: ReactNode;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
};

/** The head of a page: way back at the left, title, tools at the right. Goes into Screen's `header`. */
export const HeaderBar = ({ title, left, right }: HeaderBarProps) => {
  const styles = useStyles();
  const low = useWindowDimensions().height < 480;
  return (
    <View style={[styles.head, { minHeight: low ? TARGET : 56 }]}>
      {left}
      <View style={styles.headWords}>{title}</View>
      {right}
    </View>
  );
};
