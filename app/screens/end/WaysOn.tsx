import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useState } from 'react';
import { Icon } from '../../drawings/Icon';
import { ListRow } from '../../components/ListRow';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { useGame, useGameState } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { useTheme } from '../../theme/ThemeProvider';
import { ExportChoice, useExport } from '../games/ExportGame';

/** Quiet ways on: the game as a file, the orders of both sides, the day once more. */
export const WaysOn = () => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const { game } = useGame();
  const { colour } = useTheme();
  const keepsOrders = useGameState(({ view }) => view.orders !== undefined);
  const [failed, setFailed] = useState(false);
  const exporting = useExport({
    game,
    onDone: (work) => {
      setFailed(false);
      work.catch(() => {
        setFailed(true);
      });
    },
  });
  const onward = <Icon name="forward" colour={colour.inkSoft} size={18} />;
  return (
    <>
      <Panel flush testID="end.ways">
        <ListRow
          title="Share the game file"
          leading={<Icon name="share" colour={colour.ink} />}
          trailing={onward}
          onPress={exporting.start}
          testID="end.share"
        />
        {keepsOrders ? (
          <ListRow
            title="To the archive of orders"
            leading={<Icon name="lock" colour={colour.ink} />}
            trailing={onward}
            onPress={() => {
              navigation.navigate('Archive');
            }}
            testID="end.archive"
          />
        ) : null}
        <ListRow
          title="The history of the day"
          leading={<Icon name="history" colour={colour.ink} />}
          trailing={onward}
          onPress={() => {
            navigation.navigate('History');
          }}
          last
          testID="end.history"
        />
      </Panel>
      <ExportChoice asked={exporting} />
      {failed ? <Notice kind="damage" text="The file could not be made." testID="end.share.failed" /> : null}
    </>
  );
};
