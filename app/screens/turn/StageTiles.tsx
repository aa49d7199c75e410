import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { View } from 'react-native';
import type { Acting, StageItem } from '../../../src/rules/nlc/index';
import { segmentDeed } from '../../../src/wording/en/sequence';
import { HintedPressable } from '../../components/Hinted';
import { useRing } from '../../components/pointed';
import { Small } from '../../components/Words';
import { Icon } from '../../drawings/Icon';
import { useDispatch } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { RADIUS, SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { themedStyles } from '../../theme/use-styles';

/** The page on which a segment is fought; what is only moved on the map has none. */
const FOUGHT_ON: Readonly<Record<string, string>> = {
  bombardment: 'nlc/bombardment',
  charge: 'nlc/charge',
  assault: 'nlc/assault',
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
      tile: {
        flexGrow: 1,
        flexShrink: 1,
        // Four in a row on a phone of the usual width; where the words need more, two.
        flexBasis: textScale > 1.05 ? '44%' : 66,
        minHeight: 60,
        alignItems: 'center',
        justifyContent: 'center',
        paddingVertical: SPACE.xs,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        backgroundColor: colour.card,
      },
      done: { backgroundColor: colour.tint },
      pressed: { opacity: 0.65 },
      sign: { height: 20, justifyContent: 'center' },
    }) as const,
);

type TilesProps = { readonly acting: Acting; readonly stage: readonly StageItem[] };

/**
 * NLC 4.5: the segments as tiles. A fight opens its page, filled for whoever acts, and ticks its tile when it goes into the game;
 * movement is ticked by hand.
 */
export const StageTiles = ({ acting, stage }: TilesProps) => {
  const styles = useStyles();
  return (
    <View style={styles.tiles} testID="acting.stage">
      {stage.map(({ key }) => (
        <Tile key={key} segment={key} acting={acting} done={acting.ticked.includes(key)} />
      ))}
    </View>
  );
};

type TileProps = { readonly segment: string; readonly acting: Acting; readonly done: boolean };

const Tile = ({ segment, acting, done }: TileProps) => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const dispatch = useDispatch();
  const styles = useStyles();
  const { colour } = useTheme();
  const testID = `acting.stage.${segment}`;
  const { ring, ref } = useRing(testID);
  const procedure = FOUGHT_ON[segment];
  const [formation] = acting.formations;
  return (
    <HintedPressable
      ref={ref}
      accessibilityRole={procedure === undefined ? 'checkbox' : 'button'}
      accessibilityLabel={segmentDeed(segment)}
      hint={procedure === undefined ? undefined : done ? 'Done; opens its page again' : 'Opens its page'}
      aria-checked={procedure === undefined ? done : undefined}
      onPress={() => {
        if (procedure === undefined) void dispatch({ type: 'TickStage', item: segment, done: !done });
        else navigation.navigate('ResolveOne', { procedure, ...(formation === undefined ? {} : { formation }) });
      }}
      testID={testID}
      style={({ pressed }) => [styles.tile, done ? styles.done : null, pressed ? styles.pressed : null, ring]}
    >
      <View style={styles.sign}>
        {done ? (
          <View testID={`${testID}.done`}>
            <Icon name="check" colour={colour.ink} size={18} />
          </View>
        ) : procedure === undefined ? null : (
          <Icon name="forward" colour={colour.inkSoft} size={16} />
        )}
      </View>
      <Small tone="ink" align="center">
        {segmentDeed(segment)}
      </Small>
    </HintedPressable>
  );
};
