import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { IconButton } from '../../components/IconButton';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { HeaderBar } from '../../components/Screen';
import { Title } from '../../components/Words';
import { Icon } from '../../drawings/Icon';
import { DeskEyes } from '../../hooks/Eyes';
import { useView } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { useTheme } from '../../theme/ThemeProvider';
import { NlcArmy } from '../army/NlcArmy';

/** The army as whoever sits at the desk knows it, hidden demoralization included. It lies over the desk and leaves it open. */
export const DeskArmyScreen = ({ navigation }: NativeStackScreenProps<GameRoutes, 'DeskArmy'>) => (
  <DeskEyes>
    <NlcArmy
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back to the desk" onPress={navigation.goBack} testID="deskarmy.back" />}
          title={<Title>The army, from this desk</Title>}
        />
      }
    />
  </DeskEyes>
);

/** The way to it: the Army page itself shows what everybody may see, and to go there is to leave the desk. */
export const DeskArmyRow = () => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const { corps } = useView();
  const { colour } = useTheme();
  if (corps === undefined) return null;
  return (
    <Panel flush>
      <ListRow
        title="The army, from this desk"
        detail="With what this side alone knows of it"
        leading={<Icon name="army" colour={colour.ink} size={22} />}
        onPress={() => {
          navigation.navigate('DeskArmy');
        }}
        last
        testID="desk.army"
      />
    </Panel>
  );
};
