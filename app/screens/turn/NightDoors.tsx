import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import type { SequenceStep } from '../../../src/rules/common/index';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Icon } from '../../drawings/Icon';
import { useView } from '../../hooks/use-game';
import type { GameTabs } from '../../navigation/routes';
import { useTheme } from '../../theme/ThemeProvider';

/** N20 12.7: what is done in a step of the night, where its units and its track are. */
const DOORS: Readonly<Record<string, Readonly<{ title: string; detail: string }>>> = {
  rally: { title: 'To the routed and broken units', detail: 'On the Army page: a unit, then Rally' },
  recoverMorale: { title: 'To the morale track', detail: 'On the Army page: one point comes back' },
};

export const NightDoors = ({ step }: { readonly step: SequenceStep }) => {
  const navigation = useNavigation<NavigationProp<GameTabs>>();
  const { colour } = useTheme();
  const { morale } = useView();
  const door = step.own === true || morale === undefined ? undefined : DOORS[step.title];
  if (door === undefined) return null;
  return (
    <Panel flush>
      <ListRow
        {...door}
        leading={<Icon name="army" colour={colour.ink} size={22} />}
        onPress={() => {
          navigation.navigate('Army');
        }}
        last
        testID="turn.night.army"
      />
    </Panel>
  );
};
