import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { View } from 'react-native';
import type { ListedGame } from '../../../src/journal/store';
import { Button } from '../../components/Button';
import { HeadingLevel } from '../../components/heading-level';
import { EmptyState } from '../../components/EmptyState';
import { IconButton } from '../../components/IconButton';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Display, Motto } from '../../components/Words';
import { CourierSeal } from '../../drawings/Vignette';
import { useLyingPhone } from '../../hooks/use-lying-phone';
import { useLibrary } from '../../hooks/use-library';
import type { Library } from '../../hooks/library';
import { beyond, lazily } from '../../navigation/lazily';
import type { Routes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { InstallNotice } from '../installing/InstallOffer';
import { TutorialButton } from '../tutorial/TutorialButton';
import { GameCard } from './GameCard';
import { HomeWays } from './HomeWays';
import { KeepNotice } from './KeepNotice';
import { TrashList } from './TrashList';
import { useImport } from './use-import';

const lateTaker = async () => (await beyond()).takeFiles;

/** The first page: the games on this device, and the ways to a new one. */
export const GamesScreen = ({ navigation }: NativeStackScreenProps<Routes, 'Games'>) => {
  const { library, reload } = useLibrary();
  const incoming = useImport(reload, lateTaker);
  const games = library?.games ?? [];
  const start = (): void => {
    navigation.navigate('NewGame');
  };
  return (
    <Screen
      testID="games"
      header={
        <HeaderBar
          title={null}
          right={
            <>
              <IconButton icon="import" label="Import a game" onPress={incoming.pick} testID="games.header.import" />
              <IconButton
                icon="settings"
                label="Settings"
                onPress={() => {
                  navigation.navigate('Settings');
                }}
                testID="games.header.settings"
              />
            </>
          }
        />
      }
      footer={
        games.length === 0 ? undefined : (
          <Button label="New game" icon="plus" kind="primary" wide onPress={start} testID="games.footer.new" />
        )
      }
    >
      {incoming.notice === null ? null : <Notice {...incoming.notice} testID="games.import.notice" />}
      <Table
        library={library}
        onBringBack={incoming.pick}
        onChanged={reload}
        onStart={start}
        onOpen={(key) => {
          navigation.navigate('Game', { gameKey: key, screen: 'Tabs' });
        }}
      />
    </Screen>
  );
};

type TableProps = {
  readonly library: Library | null;
  readonly onBringBack: () => void;
  readonly onChanged: () => void;
  readonly onStart: () => void;
  readonly onOpen: (key: string) => void;
};

/** What there is to say before the games is rare, and weighs more than the list. */
const FirstNotices = lazily((late) => late.FirstNotices, null);

const saysNothing = ({ gone, waiting, backup }: Library): boolean =>
  gone.length === 0 && waiting.length === 0 && backup === null;

/** What lies on the table: what there is to say, the games or the way to one, the trash. Bare until it was looked at. */
const Table = ({ library, onBringBack, onChanged, onStart, onOpen }: TableProps) => {
  if (library === null) return null;
  const { games, gone, trash } = library;
  return (
    <>
      {saysNothing(library) ? null : <FirstNotices library={library} onBringBack={onBringBack} onChanged={onChanged} />}
      {games.length === 0 ? (
        <NoGames onStart={onStart} onBringBack={gone.length > 0 ? null : onBringBack} />
      ) : (
        <>
          <GameList games={games} onChanged={onChanged} onOpen={onOpen} />
          <KeepNotice />
          <InstallNotice games={games} />
        </>
      )}
      <TrashList games={trash} onChanged={onChanged} />
    </>
  );
};

const TitlePage = ({ size = 240 }: { readonly size?: number }) => (
  <View style={{ alignItems: 'center', gap: SPACE.xs }}>
    <CourierSeal size={size} />
    <Display align="center" level={1}>
      Estafette
    </Display>
    <Motto align="center" tone="inkSoft">
      The paper, off the table
    </Motto>
  </View>
);

/** Letters beside which there is no room for a drawing. */
const LARGE = 1.4;

type NoGamesProps = {
  readonly onStart: () => void;
  /** Null where it is offered above. */ readonly onBringBack: (() => void) | null;
};

/** Side by side on a phone that lies on its side: the first thing to press must be in sight. */
const NoGames = (props: NoGamesProps) => {
  const lying = useLyingPhone();
  const { textScale } = useTheme();
  if (lying && textScale > LARGE)
    return (
      <HeadingLevel value={1}>
        <FirstSteps {...props} />
      </HeadingLevel>
    );
  if (!lying)
    return (
      <>
        <TitlePage />
        <FirstSteps {...props} />
      </>
    );
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xl }}>
      <View style={{ flex: 2 }}>
        <TitlePage size={130} />
      </View>
      <View style={{ flex: 3 }}>
        <FirstSteps {...props} />
      </View>
    </View>
  );
};

const FirstSteps = ({ onStart, onBringBack }: NoGamesProps) => (
  <EmptyState
    drawing={null}
    title="The map is laid out"
    text="Map and counters stay on the table. Estafette keeps the cup, the turn and the history."
    action={
      <View style={{ alignItems: 'center', gap: SPACE.m, alignSelf: 'stretch' }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s }}>
          <Button label="New game" icon="plus" kind="primary" onPress={onStart} testID="games.empty.new" />
          <View style={{ alignItems: 'center' }}>
            <TutorialButton />
          </View>
        </View>
        {onBringBack === null ? null : (
          <View style={{ alignItems: 'center' }}>
            <Button
              label="Bring games back from files"
              icon="import"
              onPress={onBringBack}
              testID="games.empty.bring"
            />
          </View>
        )}
        <HomeWays tutorial={false} />
      </View>
    }
    testID="games.empty"
  />
);

type GameListProps = {
  readonly games: readonly ListedGame[];
  readonly onOpen: (key: string) => void;
  readonly onChanged: () => void;
};

const GameList = ({ games, onOpen, onChanged }: GameListProps) => {
  const [openCard, setOpenCard] = useState<string | null>(null);
  const lying = useLyingPhone();
  return (
    <View style={{ gap: SPACE.m }}>
      {lying ? null : <TitlePage size={72} />}
      <HeadingLevel value={lying ? 1 : 2}>
        <SectionTitle>Games</SectionTitle>
      </HeadingLevel>
      <Panel flush testID="games.list">
        {games.map((game, i) => (
          <GameCard
            key={game.key}
            game={game}
            games={games}
            last={i === games.length - 1}
            expanded={openCard === game.key}
            onExpand={() => {
              setOpenCard((now) => (now === game.key ? null : game.key));
            }}
            onOpen={() => {
              onOpen(game.key);
            }}
            onChanged={onChanged}
          />
        ))}
      </Panel>
      <HomeWays tutorial />
    </View>
  );
};
