/** Chance as the device gives it. */
export { getRandomBytes, randomUUID } from 'expo-crypto';
