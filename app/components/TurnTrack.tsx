import { memo } from 'react';
import { Pressable, View, useWindowDimensions } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { CONTENT_WIDTH, RADIUS, SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { current } from './chosen';
import { useTwoPanes } from './Screen';
import { pictured } from './told';
import { Caption, Words } from './Words';

export type TurnKind = 'day' | 'dawn' | 'nightfall' | 'night' | 'night-pm';

export type TrackTurn = {
  readonly id: string;
  /** The hour as printed on the track, short. */
  readonly time: string;
  readonly kind: TurnKind;
  /** Full words for the screen reader, e.g. "Turn 4, 9 o'clock, day". */
  readonly label: string;
  /** Something arrives, ends or is due on this turn. */
  readonly marked?: boolean | undefined;
};

export type TurnTrackProps = {
  readonly turns: readonly TrackTurn[];
  /** Index of the turn being played. */
  readonly current: number;
  readonly onPressTurn?: ((id: string, index: number) => void) | undefined;
  /** One line that shows only what is around now: at most so many turns, fewer where the page is narrow. */
  readonly window?: number | undefined;
  readonly testID?: string | undefined;
};

/** The narrowest box, in dp; one in which a part of the day is named, not an hour. */
const BOX = 52;
const NAMED = 66;
/** What stands beside two panes, for each of them. */
const RAIL = 44;
/** As many letters as an hour has. */
const SHORT = 5;

const ICONS: Readonly<Record<TurnKind, IconName>> = {
  day: 'sun',
  dawn: 'dawn',
  nightfall: 'dusk',
  night: 'moon',
  'night-pm': 'dusk',
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      track: { flexDirection: 'row', flexWrap: 'wrap', paddingRight: 1, paddingBottom: 1 },
      box: {
        flexGrow: 1,
        flexBasis: BOX * textScale,
        minHeight: 62,
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        paddingVertical: SPACE.xs,
        borderWidth: 1,
        marginRight: -1,
        marginBottom: -1,
        borderColor: colour.rule,
        backgroundColor: colour.card,
      },
      named: { flexBasis: NAMED * textScale },
      night: { backgroundColor: colour.sunk },
      now: { backgroundColor: colour.primary },
      pressed: { opacity: 0.6 },
      past: { backgroundColor: colour.paper },
      strip: { flexWrap: 'nowrap' },
      filler: { flexGrow: 1, flexBasis: BOX * textScale, marginRight: -1 },
      mark: {
        position: 'absolute',
        top: 5,
        right: 5,
        width: 7,
        height: 7,
        borderRadius: RADIUS.s,
        backgroundColor: colour.wax,
      },
    }) as const,
);

type BoxProps = {
  /** Turns are called by a part of the day, which is wider than an hour. */
  readonly named: boolean;
  readonly turn: TrackTurn;
  readonly index: number;
  readonly place: 'past' | 'now' | 'to come';
  readonly onPress: TurnTrackProps['onPressTurn'];
  readonly testID: string;
};

const BoxFace = ({ turn, place }: Pick<BoxProps, 'turn' | 'place'>) => {
  const { colour } = useTheme();
  const styles = useStyles();
  const pens = { past: colour.rule, now: colour.onPrimary, 'to come': colour.ink } as const;
  return (
    <>
      <View style={{ alignItems: 'center', gap: 2 }}>
        <Icon name={ICONS[turn.kind]} colour={pens[place]} size={19} />
        {place === 'now' ? (
          <Words cut={turn.time.length > SHORT ? 'caption' : 'strong'} tone="onPrimary" align="center">
            {turn.time}
          </Words>
        ) : (
          <Caption tone={place === 'past' ? 'inkSoft' : 'ink'} align="center">
            {turn.time}
          </Caption>
        )}
      </View>
      {turn.marked === true ? <View style={styles.mark} aria-hidden /> : null}
    </>
  );
};

/** Dawn is the first turn of the day; nightfall the first of the night. */
const DARK: readonly TurnKind[] = ['nightfall', 'night', 'night-pm'];

/** Drawn again only when the turn itself or its place changes: moving on by a turn touches two boxes. */
const TurnBox = memo(function TurnBox({ turn, index, place, named, onPress, testID }: BoxProps) {
  const styles = useStyles();
  const look = [
    styles.box,
    named ? styles.named : null,
    place === 'past' ? styles.past : null,
    DARK.includes(turn.kind) ? styles.night : null,
    place === 'now' ? styles.now : null,
  ];
  if (onPress === undefined) {
    return (
      <View style={look} {...pictured(turn.label)} testID={testID}>
        <BoxFace turn={turn} place={place} />
      </View>
    );
  }
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={turn.label}
      {...current(place === 'now', 'step')}
      onPress={() => {
        onPress(turn.id, index);
      }}
      testID={testID}
      style={({ pressed }) => [look, pressed ? styles.pressed : null]}
    >
      <BoxFace turn={turn} place={place} />
    </Pressable>
  );
});

const placeOf = (index: number, current: number): BoxProps['place'] => {
  if (index === current) return 'now';
  return index < current ? 'past' : 'to come';
};

/** Empty places that keep the boxes of the last row as wide as those above. */
const FILLERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const isNamed = (turns: readonly TrackTurn[]): boolean => turns.some(({ time }) => time.length > SHORT);

/** How many boxes stand in one line of the page's column. */
const useRoom = (turns: readonly TrackTurn[]): number => {
  const { width } = useWindowDimensions();
  const { textScale } = useTheme();
  // Of two panes it stands in one, on a phone that lies on its side beside the rail of places.
  const page = useTwoPanes() ? width / 2 - RAIL : width;
  const column = Math.min(page, CONTENT_WIDTH) - 2 * SPACE.l;
  const box = isNamed(turns) ? NAMED : BOX;
  return Math.max(1, Math.floor(column / (box * textScale)));
};

/** The first turn of a window of `size` that keeps the current turn second from the left. */
const windowStart = (length: number, current: number, size: number): number =>
  Math.max(0, Math.min(current - 1, length - size));

/** The day's turns as printed at the map's edge: hour, light, and where the marker stands. */
export const TurnTrack = ({ turns, current, onPressTurn, window, testID = 'track' }: TurnTrackProps) => {
  const styles = useStyles();
  const room = useRoom(turns);
  const size = window === undefined ? turns.length : Math.min(window, room);
  const start = windowStart(turns.length, current, size);
  const shown = turns.slice(start, start + size);
  const named = isNamed(turns);
  return (
    <View style={[styles.track, window !== undefined && styles.strip]} testID={testID}>
      {shown.map((turn, i) => (
        <TurnBox
          key={turn.id}
          turn={turn}
          index={start + i}
          place={placeOf(start + i, current)}
          named={named}
          onPress={onPressTurn}
          testID={`${testID}.turn-${turn.id}`}
        />
      ))}
      {window === undefined
        ? FILLERS.map((i) => <View key={i} style={[styles.filler, named && styles.named]} aria-hidden />)
        : null}
    </View>
  );
};
