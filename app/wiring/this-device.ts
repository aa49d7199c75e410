import { Platform } from 'react-native';

/** What holds the games, as players call it. */
export const DEVICE = Platform.OS === 'web' ? 'browser' : 'phone';
