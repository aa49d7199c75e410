import { createNativeStackNavigator } from '@react-navigation/native-stack';

/** Pages that lie on one another, as the phone itself stacks them. */
export const createStack = createNativeStackNavigator;
