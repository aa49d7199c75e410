import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import type { Routes } from '../../navigation/routes';

/** What a player may want to know of the app itself. */
export const About = () => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  return (
    <>
      <SectionTitle>About</SectionTitle>
      <Panel flush>
        <ListRow
          title="Privacy"
          detail="Nothing leaves this device"
          onPress={() => {
            navigation.navigate('Privacy');
          }}
          last
          testID="settings.privacy"
        />
      </Panel>
    </>
  );
};
