import { useWindowDimensions, View } from 'react-native';
import { percent } from '../../../components/OddsBar';
import type { Odds } from '../../../components/OddsBar';
import { Caption } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';

export type OddsStripProps = { readonly odds: readonly Odds[]; readonly testID?: string | undefined };

const MOST = 4;

/** The odds in small, over the dice: they move while the fields above are changed. */
export const OddsStrip = ({ odds, testID = 'resolve.strip' }: OddsStripProps) => {
  const { colour, textScale } = useTheme();
  const low = useWindowDimensions().height < 480;
  if (odds.length < 2) return null;
  return (
    <View style={{ gap: SPACE.xs }} aria-hidden testID={testID}>
      <View style={{ flexDirection: 'row', height: 8, borderWidth: 1, borderColor: colour.rule, gap: 1 }}>
        {odds.map(({ id, n, tone = 'ink' }) => (
          <View key={id} style={{ flexGrow: n, backgroundColor: colour[tone] }} />
        ))}
      </View>
      {textScale > 1.4 || low ? null : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m }}>
          {odds.slice(0, MOST).map(({ id, label, n, d }) => (
            <Caption key={id}>{`${label} ${percent(n, d)}`}</Caption>
          ))}
        </View>
      )}
    </View>
  );
};
