import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { Button } from '../../components/Button';
import type { Routes } from '../../navigation/routes';

/** Scenarios stand beside the games: a battle that is ready to begin. */
export const ScenariosButton = () => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  return (
    <Button
      label="Scenarios"
      icon="flag"
      kind="plain"
      onPress={() => {
        navigation.navigate('Packs');
      }}
      testID="games.packs"
    />
  );
};
