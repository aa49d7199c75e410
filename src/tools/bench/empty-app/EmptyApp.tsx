import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useState } from 'react';
import { FlatList, Pressable, Text, View } from 'react-native';

const Stack = createNativeStackNavigator<{ List: undefined; Other: undefined }>();

const ROWS = Array.from({ length: 12 }, (_, i) => `Row ${i + 1}`);

const List = () => {
  const [count, setCount] = useState(0);
  const add = (): void => {
    setCount((now) => now + 1);
  };
  return (
    <View style={{ flex: 1 }}>
      <FlatList data={ROWS} keyExtractor={(row) => row} renderItem={({ item }) => <Text>{item}</Text>} />
      <Pressable onPress={add} testID="empty.tap" role="button">
        <Text testID="empty.count">{count}</Text>
      </Pressable>
    </View>
  );
};

const Other = () => <Text>Other</Text>;

/** What an app made with these tools cannot do without: the floor under this one's start and taps. */
export const EmptyApp = () => (
  <NavigationContainer>
    <Stack.Navigator screenOptions={{ headerShown: false }}>
      <Stack.Screen name="List" component={List} />
      <Stack.Screen name="Other" component={Other} />
    </Stack.Navigator>
  </NavigationContainer>
);
