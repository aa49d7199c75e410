import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { IconButton } from '../../components/IconButton';
import { HeaderBar } from '../../components/Screen';
import { Title } from '../../components/Words';
import { DeskEyes } from '../../hooks/Eyes';
import type { GameRoutes } from '../../navigation/routes';
import { NlcArmy } from '../army/NlcArmy';

/**
 * The army as whoever sits at the desk knows it, hidden demoralization included. It lies over the desk and leaves it open: the Army
 * page itself shows what everybody may see, and to go there is to leave the desk.
 */
export const DeskArmyScreen = ({ navigation }: NativeStackScreenProps<GameRoutes, 'DeskArmy'>) => (
  <DeskEyes>
    <NlcArmy
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back to the desk" onPress={navigation.goBack} testID="deskarmy.back" />}
          title={<Title>The army</Title>}
        />
      }
    />
  </DeskEyes>
);
