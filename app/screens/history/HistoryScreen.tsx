import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { IconButton } from '../../components/IconButton';
import { HeaderBar, Screen } from '../../components/Screen';
import { Title } from '../../components/Words';
import { EmptyTable } from '../../drawings/Vignette';
import { useGameState } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { DamageNotice } from '../game/DamageNotice';
import { PlayNotices } from '../game/PlayNotices';
import { CopiesBeside } from './CopiesBeside';
import { HistoryList } from './HistoryList';
import { useHistoryPages } from './use-history-pages';

/** What happened, newest first, told with names. From any play one can go back, for both to see. */
export const HistoryScreen = ({ navigation }: NativeStackScreenProps<GameRoutes, 'History'>) => {
  const { items, more, loadMore } = useHistoryPages();
  const keepsOrders = useGameState(({ view }) => view.orders !== undefined);
  return (
    <Screen
      testID="history"
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="history.header.back" />}
          title={<Title>History</Title>}
          right={
            keepsOrders ? (
              <IconButton
                icon="lock"
                label="The archive of orders"
                onPress={() => {
                  navigation.navigate('Archive');
                }}
                testID="history.header.archive"
              />
            ) : undefined
          }
        />
      }
    >
      <PlayNotices />
      <DamageNotice />
      <CopiesBeside />
      {items.length === 0 ? (
        <EmptyState drawing={<EmptyTable />} title="Nothing has happened yet" />
      ) : (
        <HistoryList items={items} />
      )}
      {more ? <Button label="Earlier" kind="plain" icon="down" onPress={loadMore} testID="history.more" /> : null}
    </Screen>
  );
};
