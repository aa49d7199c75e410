import { useNavigation, useRoute } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { IconButton } from '../../components/IconButton';
import { HeaderBar } from '../../components/Screen';
import { Caption, Heading } from '../../components/Words';
import { useGame, useGameState, useView } from '../../hooks/use-game';
import { pageName } from '../../navigation/page-names';
import type { GameRoutes, Routes } from '../../navigation/routes';
import { TakenBack, useToTakeBack } from './TakenBack';
import { AnewPad, useTyped } from './TypeAnew';
import { useTheme } from '../../theme/ThemeProvider';
import { WEATHER_NAMES } from '../../../src/wording/en/events-mop';
import { TURN_KIND_WORDS } from '../../../src/wording/en/setup';

/** The head of every page of a game, heard with the page's name: where the day stands, the way back in time, and what happened. */
export const GameHeader = () => {
  const navigation = useNavigation<NavigationProp<Routes & GameRoutes>>();
  const { name: page } = useRoute();
  const { turn, turnCount, weather } = useView('turn', 'turnCount', 'weather');
  // Large letters need a second line rather than a cut: the day and its hour stand nowhere else on the page.
  const wraps = useTheme().textScale > 1.2;
  const sky = weather === undefined || weather.now === null ? '' : ` · ${WEATHER_NAMES[weather.now]}`;
  const place = `Turn ${String(turn.index + 1)} of ${String(turnCount)} · ${TURN_KIND_WORDS[turn.turn.kind]}${sky}`;
  return (
    <>
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
            <Heading lines={wraps ? undefined : 1} label={`${pageName(page)}, ${turn.turn.label}`}>
              {turn.turn.label}
            </Heading>
            <Caption lines={wraps ? undefined : 1}>{place}</Caption>
          </>
        }
        right={
          <>
            <UndoPlace />
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
      <AnewPad />
      <TakenBack />
    </>
  );
};

/** Undo, always in the same place, and read out with what it takes back. Past dice that were typed in, those are typed anew. */
const UndoPlace = () => {
  const game = useGame();
  const canUndo = useGameState((state) => state.canUndo);
  const what = useToTakeBack();
  const typed = useTyped();
  if (!canUndo && typed !== null)
    return (
      <IconButton
        icon="pencil"
        label={`Type the dice anew: ${typed}`}
        onPress={() => {
          void game.typeAnew();
        }}
        testID="game.header.anew"
      />
    );
  return (
    <IconButton
      icon="undo"
      label={canUndo && what !== null ? `Undo: ${what}` : 'Undo'}
      disabled={!canUndo}
      onPress={() => {
        void game.undo();
      }}
      testID="game.header.undo"
    />
  );
};
