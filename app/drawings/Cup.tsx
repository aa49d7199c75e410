import { memo } from 'react';
import { View } from 'react-native';
import { Svg, Circle, Ellipse, G, Path } from './svg';
import { useTheme } from '../theme/ThemeProvider';
import { Lettering } from './Lettering';

export type CupProps = {
  /** How many chits are left, engraved on the cup. */
  readonly count: number;
  readonly size?: number | undefined;
  /** Which of several cups, e.g. the side's initial. */
  readonly mark?: string | undefined;
  readonly label: string;
  readonly testID?: string | undefined;
};

/** Engraver's shading of a round body: lines thickening towards the right. */
const SHADING = [104, 108, 111.5, 115, 118, 120.5, 123, 125]
  .map((x, i) => `M${String(x)} ${String(46 + i * 0.4)}L${String(x - 7 + i * 0.45)} ${String(136 - i * 1.5)}`)
  .join('');

const BODY = 'M28 38C29 70 33 112 37 132c1.6 8 17 13 43 13s41.4-5 43-13c4-20 8-62 9-94';

const HOOPS =
  'M30.4 60c9 7.6 28 11 49.6 11s40.6-3.4 49.6-11M30.9 64c9 7.6 28 11 49.1 11s40.1-3.4 49.1-11M35.6 118c8 6.6 24 9.6 44.4 9.6s36.4-3 44.4-9.6M36.2 122c8 6.6 24 9.6 43.8 9.6s35.8-3 43.8-9.6';

/** A pewter cup, engraved, with the number of chits in it. */
export const Cup = memo(function Cup({ count, size = 176, mark, label, testID }: CupProps) {
  const { colour } = useTheme();
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label} testID={testID}>
      <Svg width={size} height={size} viewBox="0 0 160 160" aria-hidden>
        <Ellipse cx={84} cy={146} rx={56} ry={7} fill={colour.ink} fillOpacity={0.12} />
        <Path d={BODY} fill={colour.card} stroke={colour.ink} strokeWidth={1.8} />
        <Ellipse cx={80} cy={38} rx={52} ry={15} fill={colour.card} stroke={colour.ink} strokeWidth={1.8} />
        <Ellipse cx={80} cy={39} rx={46} ry={11.5} fill={colour.sunk} stroke={colour.ink} strokeWidth={0.9} />
        <Path d={SHADING} stroke={colour.ink} strokeWidth={0.8} strokeOpacity={0.65} fill="none" />
        <Path d="M34 46l6 84M38 50l6 80" stroke={colour.ink} strokeWidth={0.7} strokeOpacity={0.4} fill="none" />
        <Path d={HOOPS} stroke={colour.ink} strokeWidth={0.9} fill="none" />
        <G>
          <Circle cx={80} cy={98} r={24} fill={colour.card} stroke={colour.ink} strokeWidth={1.2} />
          <Circle cx={80} cy={98} r={21} fill="none" stroke={colour.ink} strokeWidth={0.6} />
          <Lettering x={80} y={109} size={count > 99 ? 22 : 31} colour={colour.ink}>
            {String(count)}
          </Lettering>
        </G>
        {mark === undefined ? null : (
          <Lettering x={80} y={61} size={15} colour={colour.ink}>
            {mark}
          </Lettering>
        )}
      </Svg>
    </View>
  );
});
