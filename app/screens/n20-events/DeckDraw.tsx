import type { ReactNode } from 'react';
import { Animated, View } from 'react-native';
import { Svg, Circle, Path } from '../../drawings/svg';
import { useRise } from '../../components/CupDraw';
import { Hatching } from '../../drawings/Hatching';
import { Plate } from '../../drawings/Lettering';
import { useTheme } from '../../theme/ThemeProvider';
import type { Palette } from '../../theme/palette';

const [W, H] = [120, 78];

/** The back of every card is the same, whatever it is. */
const Back = ({ colour, at }: { readonly colour: Palette; readonly at: number }) => (
  <>
    <Plate at={[at + 1, at + 1]} w={W - 14} h={H - 14} r={5} fill={colour.card} line={colour.ink} pen={1.4} />
    <Hatching hatch="lozenge" at={[at + 5, at + 5]} w={W - 22} h={H - 22} colour={colour.rule} />
  </>
);

type DeckProps = { readonly left: number; readonly label: string };

/** The deck, as thick as it is; an empty one is only its place. */
const Deck = ({ left, label }: DeckProps) => {
  const { colour } = useTheme();
  const backs = left === 0 ? [] : left === 1 ? [6] : left < 4 ? [9, 3] : [12, 6, 0];
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label} testID="events.deck">
      <Svg width={W} height={H} viewBox={`0 0 ${String(W)} ${String(H)}`} aria-hidden>
        {backs.length === 0 ? (
          <Path
            d={`M7 7h${String(W - 14)}v${String(H - 14)}h-${String(W - 14)}z`}
            stroke={colour.rule}
            strokeDasharray="6 4"
            fill="none"
          />
        ) : (
          backs.map((at) => <Back key={at} colour={colour} at={at} />)
        )}
        {backs.length === 0 ? null : (
          <Circle
            cx={W / 2 - 6 + (backs.at(-1) ?? 0)}
            cy={H / 2 - 6 + (backs.at(-1) ?? 0)}
            r={13}
            fill={colour.card}
            stroke={colour.ink}
            strokeWidth={1.2}
          />
        )}
      </Svg>
    </View>
  );
};

type DeckDrawProps = DeckProps & {
  /** The card that lies open, above the deck it came from. */
  readonly card?: ReactNode;
  /** Counts the draws: a new one lets its card rise. */
  readonly drawKey: number;
};

/** The deck and the card that came out of it, which rises as a chit does from the cup. */
export const DeckDraw = ({ card, drawKey, ...deck }: DeckDrawProps) => {
  const rise = useRise(drawKey);
  const from = rise.interpolate({ inputRange: [0, 1], outputRange: [H, 0] });
  const grow = rise.interpolate({ inputRange: [0, 1], outputRange: [0.6, 1] });
  return (
    <View style={{ alignItems: 'center', gap: 8 }}>
      {card === undefined || card === null ? null : (
        <Animated.View style={{ maxWidth: '100%', opacity: rise, transform: [{ translateY: from }, { scale: grow }] }}>
          {card}
        </Animated.View>
      )}
      <Deck {...deck} />
    </View>
  );
};
