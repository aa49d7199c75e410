import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { Button } from '../../components/Button';
import { useView } from '../../hooks/use-game';
import type { Routes } from '../../navigation/routes';
import { FIGHT } from './use-fight';

/** A battle that does not come to the matrix is fought by the same procedure, on its own page. */
export const FightPlain = () => {
  const { matrix } = useView('matrix');
  const navigation = useNavigation<NavigationProp<Routes>>();
  return (
    <Button
      label={matrix?.method === 'none' ? 'Fight a battle' : 'Fight without the matrix'}
      icon="resolve"
      wide
      onPress={() => {
        navigation.navigate('ResolveOne', { procedure: FIGHT });
      }}
      testID="matrix.plain"
    />
  );
};
