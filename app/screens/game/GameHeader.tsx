import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { IconButton } from '../../components/IconButton';
import { HeaderBar } from '../../components/Screen';
import { Caption, Heading } from '../../components/Words';
import { useGame, useGameState, useView } from '../../hooks/use-game';
import type { GameRoutes, Routes } from '../../navigation/routes';
import { useTheme } from '../../theme/ThemeProvider';
import { WEATHER_NAMES } from '../../../src/wording/en/events-hidden';
import { TURN_KIND_WORDS } from '../../../src/wording/en/setup';

/** The head of every page of a game: where the day stands, the way back in time, and what happened. */
export const GameHeader = () => {
  const navigation = useNavigation<NavigationProp<Routes & GameRoutes>>();
  const game = useGame();
  const { turn, turnCount, weather } = useView();
  // Large letters need a second line rather than a cut: the day and its hour stand nowhere else on the page.
  const wraps = useTheme().textScale > 1.2;
  const canUndo = useGameState((state) => state.canUndo);
  const canRedo = useGameState((state) => state.canRedo);
  const sky = weather === undefined || weather.now === null ? '' : ` · ${WEATHER_NAMES[weather.now]}`;
  const place = `Turn ${String(turn.index + 1)} of ${String(turnCount)} · ${TURN_KIND_WORDS[turn.turn.kind]}${sky}`;
  return (
    <HeaderBar
      left={
        <IconButton
          icon="back"
          label="All games"
          onPress={() => {
            navigation.navigate('Games', undefined, { pop: true });
          }}
          testID="game.header.back"
        />
      }
      title={
        <>
          <Heading lines={wraps ? undefined : 1}>{turn.turn.label}</Heading>
          <Caption lines={wraps ? undefined : 1}>{place}</Caption>
        </>
      }
      right={
        <>
          <IconButton
            icon="undo"
            label="Undo"
            disabled={!canUndo}
            onPress={() => {
              void game.undo();
            }}
            testID="game.header.undo"
          />
          {canRedo ? (
            <IconButton
              icon="redo"
              label="Redo"
              onPress={() => {
                void game.redo();
              }}
              testID="game.header.redo"
            />
          ) : null}
          <IconButton
            icon="history"
            label="History"
            onPress={() => {
              navigation.navigate('History');
            }}
            testID="game.header.history"
          />
        </>
      }
    />
  );
};
