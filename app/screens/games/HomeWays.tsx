import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { View } from 'react-native';
import { ActionGrid } from '../../components/ActionGrid';
import type { GridAction } from '../../components/ActionGrid';
import { Small } from '../../components/Words';
import type { Routes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';
import { useOpenTutorial } from '../tutorial/use-open-tutorial';

type Way = 'resolve' | 'books' | 'packs' | 'sheets' | 'tutorial';

const WAYS: readonly GridAction<Way>[] = [
  { id: 'resolve', label: 'Resolve', hint: 'One fight or roll, without a game', icon: 'resolve' },
  { id: 'books', label: 'Books', hint: 'Rules, tables, search', icon: 'books' },
  { id: 'packs', label: 'Scenarios', hint: 'Battles ready to begin', icon: 'flag' },
  { id: 'sheets', label: 'Title sheets', hint: 'Entered once, kept', icon: 'copy' },
  { id: 'tutorial', label: 'Tutorial', hint: 'One turn of a small battle, ten minutes', icon: 'eye' },
];

const ROUTE_OF = { resolve: 'Resolve', books: 'Books', packs: 'Packs', sheets: 'Sheets' } as const;

/** All that can be done beside the games, in one grid. `tutorial`: offered here, and not above as the first thing to do. */
export const HomeWays = ({ tutorial }: { readonly tutorial: boolean }) => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  const { busy, failed, open } = useOpenTutorial();
  const shown = WAYS.filter(({ id }) => tutorial || id !== 'tutorial');
  return (
    <View style={{ gap: SPACE.s, alignSelf: 'stretch' }}>
      <ActionGrid
        actions={shown.map((way) => ({ ...way, disabled: way.id === 'tutorial' && busy }))}
        lastSpans
        onAction={(id) => {
          if (id === 'tutorial') open();
          else navigation.navigate(ROUTE_OF[id]);
        }}
        testID="games.ways"
        plates="games"
      />
      {failed ? <Small testID="games.tutorial.failed">The device could not begin it. Try again.</Small> : null}
    </View>
  );
};
