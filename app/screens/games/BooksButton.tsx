import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { Button } from '../../components/Button';
import type { Routes } from '../../navigation/routes';

/** Tables and rules without a game, for whoever wants to look something up. */
export const BooksButton = () => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  return (
    <Button
      label="Books"
      icon="books"
      kind="plain"
      onPress={() => {
        navigation.navigate('Books');
      }}
      testID="games.books"
    />
  );
};
