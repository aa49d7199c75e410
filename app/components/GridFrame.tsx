import { createContext, useContext, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Animated, ScrollView, View } from 'react-native';

export type GridFrameProps = {
  /** How wide the grid is when all of it is seen; it is scrolled sideways where there is less room. */
  readonly width: number;
  /** How much room there is. */
  readonly room: number;
  /** Fills the page and keeps its head in view; else as high as its rows. */
  readonly fill: boolean;
  /** Stands above the grid and scrolls away with it. */
  readonly before?: ReactNode;
  readonly head: ReactNode;
  readonly rows: readonly ReactNode[];
  /** Stands below the grid. */
  readonly after?: ReactNode;
  /** Brought into view at the beginning: the number of a row, and how far a column stands from the left. */
  readonly lit?: { readonly row: number; readonly left: number } | undefined;
  readonly label: string;
  readonly testID?: string | undefined;
};

const SideScroll = createContext<Animated.Value | null>(null);

/** Stays at the left edge while the grid is scrolled sideways. */
export const Pinned = ({ children, width }: { readonly children: ReactNode; readonly width?: number | undefined }) => {
  const x = useContext(SideScroll);
  const style = width === undefined ? null : { width };
  if (x === null) return <View style={style}>{children}</View>;
  return <Animated.View style={[style, { zIndex: 1, transform: [{ translateX: x }] }]}>{children}</Animated.View>;
};

/** What a lit row leaves of the grid above itself. */
const ABOVE = 120;

const Rows = (props: GridFrameProps & { readonly wide: number }) => {
  const { before, head, rows, after, lit, room, fill, wide, label, testID } = props;
  const page = useRef<ScrollView>(null);
  const lines = rows.map((row, i) => (
    <View
      key={i}
      onLayout={
        i === lit?.row
          ? ({ nativeEvent }) => page.current?.scrollTo({ y: nativeEvent.layout.y - ABOVE, animated: false })
          : undefined
      }
    >
      {row}
    </View>
  ));
  const grid = { role: 'table', accessibilityLabel: label, testID } as const;
  if (!fill) {
    return (
      <View style={{ width: wide }} {...grid}>
        {head}
        {lines}
      </View>
    );
  }
  return (
    <ScrollView ref={page} style={{ width: wide }} stickyHeaderIndices={[1]} {...grid}>
      <Pinned width={room}>{before}</Pinned>
      <View>{head}</View>
      {lines}
      <Pinned width={room}>{after}</Pinned>
    </ScrollView>
  );
};

/** Rows under a head that stays in view, and a first column that does. */
export const GridFrame = (props: GridFrameProps) => {
  const { width, room, fill, lit } = props;
  const side = useRef<ScrollView>(null);
  const [x] = useState(() => new Animated.Value(0));
  const isWide = width > room;
  const rows = <Rows {...props} wide={Math.max(width, room)} />;
  if (!isWide) return <View style={fill ? { flex: 1 } : null}>{rows}</View>;
  return (
    <SideScroll.Provider value={x}>
      <Animated.ScrollView
        ref={side}
        horizontal
        bounces={false}
        style={fill ? { flex: 1 } : null}
        scrollEventThrottle={16}
        onLayout={() => side.current?.scrollTo({ x: Math.max(0, (lit?.left ?? 0) - room / 2), animated: false })}
        onScroll={Animated.event([{ nativeEvent: { contentOffset: { x } } }], { useNativeDriver: true })}
      >
        {rows}
      </Animated.ScrollView>
    </SideScroll.Provider>
  );
};
