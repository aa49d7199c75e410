import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { Button } from '../../components/Button';
import type { GameRoutes } from '../../navigation/routes';

/** From the army to what was agreed before the first turn. */
export const SetUpButton = () => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  return (
    <Button
      label="Correct the set-up"
      icon="pencil"
      wide
      onPress={() => {
        navigation.navigate('SetUp');
      }}
      testID="army.footer.setup"
    />
  );
};
