import { memo } from 'react';
import { View } from 'react-native';
import { Svg, Path } from '../drawings/svg';
import { Icon } from '../drawings/Icon';
import { RADIUS, SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { pictured } from './told';
import { Caption, Label, Strong } from './Words';

export type LimitBarProps = {
  /** Whose losses: the corps, the army. */
  readonly label: string;
  readonly losses: number;
  readonly limit: number;
  /** The rules say so, not the arithmetic: a limit may be met and not crossed, or lifted by a rally. */
  readonly demoralized: boolean;
  /** Losses still to go; what is missing to the limit where nothing is said. */
  readonly toGo?: number | undefined;
  /** What stands for "demoralized" where the rules use another word. */
  readonly word?: string | undefined;
  readonly detail?: string | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      all: { gap: 3, paddingVertical: SPACE.xs },
      head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m, rowGap: 2 },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: textScale > 1.4 ? '100%' : 96 },
      figures: {
        marginLeft: 'auto',
        flexDirection: 'row',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        columnGap: SPACE.s,
        flexShrink: 1,
      },
      stamp: {
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.xs,
        flexShrink: 1,
        paddingHorizontal: SPACE.s,
        borderRadius: RADIUS.s,
        backgroundColor: colour.wax,
      },
      /** Half of the mark stands out where the bar ends at the limit. */
      road: { height: 22, justifyContent: 'flex-end', marginRight: 7 },
      track: {
        height: 14,
        flexDirection: 'row',
        borderWidth: 1,
        borderColor: colour.rule,
        backgroundColor: colour.sunk,
        padding: 1,
        overflow: 'hidden',
      },
      broken: { borderColor: colour.wax, borderWidth: 2, padding: 0 },
      flag: { position: 'absolute', top: 0, marginLeft: -7 },
    }) as const,
);

/** Slanting cuts through the bar of a broken formation: seen without colour. */
const CUTS = Array.from({ length: 60 }, (_, i) => `M${String(i * 12)} 16l8-16`).join('');

const figuresOf = ({ losses, limit, demoralized, toGo = limit - losses }: LimitBarProps): string => {
  const sum = `${String(losses)} of ${String(limit)}`;
  return demoralized || toGo <= 0 ? sum : `${sum} · ${String(toGo)} to go`;
};

const spoken = (props: LimitBarProps): string =>
  [
    props.label,
    figuresOf(props).replace(' · ', ', '),
    props.demoralized ? (props.word ?? DEMORALIZED) : undefined,
    props.detail,
  ]
    .filter((word) => word !== undefined)
    .join(', ');

const DEMORALIZED = 'Demoralized';

const Stamp = ({ word }: { readonly word: string }) => {
  const { colour, textScale } = useTheme();
  const styles = useStyles();
  return (
    <View style={styles.stamp}>
      {textScale > 1.4 ? null : <Icon name="warning" colour={colour.onWax} size={17} />}
      <Caption tone="onWax">{word}</Caption>
    </View>
  );
};

/** The bar itself. It ends at the limit's mark, so that it is full when the limit is reached; what is lost beyond crosses it. */
export const LimitRoad = ({ losses, limit, demoralized }: Pick<LimitBarProps, 'losses' | 'limit' | 'demoralized'>) => {
  const { colour } = useTheme();
  const styles = useStyles();
  const whole = Math.max(1, limit, losses);
  const share = (part: number) => `${Math.round((1000 * part) / whole) / 10}%` as const;
  return (
    <View style={styles.road} aria-hidden>
      <View style={[styles.track, demoralized ? styles.broken : null]}>
        <View
          style={{ width: share(losses), backgroundColor: demoralized ? colour.wax : colour.ink, overflow: 'hidden' }}
        >
          {demoralized ? (
            <Svg width={720} height={12} viewBox="0 0 720 12" style={{ position: 'absolute', left: 0 }}>
              <Path d={CUTS} stroke={colour.onWax} strokeWidth={2.4} />
            </Svg>
          ) : null}
        </View>
      </View>
      <View style={[styles.flag, { left: share(limit) }]}>
        <Svg width={14} height={22} viewBox="0 0 14 22">
          <Path d="M7 0v22" stroke={colour.card} strokeWidth={5} />
          <Path d="M7 4v18" stroke={colour.wax} strokeWidth={2.4} />
          <Path d="M7 0l5.5 5L7 10 1.5 5z" fill={colour.wax} stroke={colour.card} strokeWidth={1} />
        </Svg>
      </View>
    </View>
  );
};

/** Losses against the limit at which a formation or an army loses heart. */
export const LimitBar = memo(function LimitBar(props: LimitBarProps) {
  const { label, losses, limit, demoralized, word = DEMORALIZED, detail, testID } = props;
  const styles = useStyles();
  return (
    <View style={styles.all} {...pictured(spoken(props))} testID={testID}>
      <View style={styles.head}>
        <View style={styles.words}>
          <Label>{label}</Label>
        </View>
        <View style={styles.figures}>
          {demoralized ? <Stamp word={word} /> : null}
          <Strong align="right">{figuresOf(props)}</Strong>
        </View>
      </View>
      <LimitRoad losses={losses} limit={limit} demoralized={demoralized} />
      {detail === undefined ? null : <Caption>{detail}</Caption>}
    </View>
  );
});
