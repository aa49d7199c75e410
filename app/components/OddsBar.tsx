import { memo } from 'react';
import { View } from 'react-native';
import { SPACE } from '../theme/metrics';
import type { Palette } from '../theme/palette';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { current } from './chosen';
import { pictured } from './told';
import { Caption, Label, Numeral } from './Words';

export type Odds = {
  readonly id: string;
  readonly label: string;
  /** Exact: n of d. */
  readonly n: number;
  readonly d: number;
  readonly tone?: 'ink' | 'good' | 'warn' | 'danger' | 'info' | undefined;
  /** The one that came up. */
  readonly hit?: boolean | undefined;
};

export type OddsBarProps = { readonly odds: Odds; readonly testID?: string | undefined };

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      all: { gap: 3, paddingVertical: SPACE.xs },
      head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: textScale > 1.4 ? '100%' : 96 },
      figures: { marginLeft: 'auto', flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s },
      track: {
        flexDirection: 'row',
        height: 12,
        borderWidth: 1,
        borderColor: colour.rule,
        backgroundColor: colour.sunk,
        padding: 1,
      },
      hit: { borderColor: colour.wax, borderWidth: 2, padding: 0 },
    }) as const,
);

/** Per cent as a player says it; what can happen never reads 0 %, what can fail never 100 %. */
export const percent = (n: number, d: number): string => {
  if (d === 0 || n === 0) return '0 %';
  const exact = (100 * n) / d;
  if (exact < 0.1) return '< 0.1 %';
  if (n < d && exact > 99.9) return '> 99.9 %';
  const rare = exact < 1 || (n < d && exact > 99);
  return `${rare ? exact.toFixed(1) : String(Math.round(exact))} %`;
};

const colourOf = (palette: Palette, tone: NonNullable<Odds['tone']>): string => palette[tone];

/** One possible outcome: its words, its exact chance, its share of a bar. */
export const OddsBar = memo(function OddsBar({ odds, testID }: OddsBarProps) {
  const { colour } = useTheme();
  const styles = useStyles();
  const { label, n, d, tone = 'ink', hit = false } = odds;
  return (
    <View
      style={styles.all}
      {...pictured(`${label}: ${percent(n, d)}, ${String(n)} / ${String(d)}`)}
      {...current(hit)}
      testID={testID}
    >
      <View style={styles.head}>
        <View style={styles.words}>
          <Label tone={hit ? 'wax' : 'ink'}>{label}</Label>
        </View>
        <View style={styles.figures}>
          <Caption>{`${String(n)}/${String(d)}`}</Caption>
          <Numeral tone={hit ? 'wax' : 'ink'}>{percent(n, d)}</Numeral>
        </View>
      </View>
      <View style={[styles.track, hit ? styles.hit : null]}>
        <View style={{ flexGrow: n, backgroundColor: colourOf(colour, tone) }} />
        <View style={{ flexGrow: Math.max(0, d - n) }} />
      </View>
    </View>
  );
});

export type OddsListProps = { readonly odds: readonly Odds[]; readonly testID?: string | undefined };

/** All outcomes of a roll, one below the other. */
export const OddsList = ({ odds, testID = 'odds' }: OddsListProps) => (
  <View style={{ gap: SPACE.xs }} testID={testID}>
    {odds.map((one) => (
      <OddsBar key={one.id} odds={one} testID={`${testID}.${one.id}`} />
    ))}
  </View>
);
