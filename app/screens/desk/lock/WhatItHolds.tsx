import { Platform } from 'react-native';
import { Small } from '../../../components/Words';
import { Fold } from '../../new-game/Fold';

/** Said of the browser, where most can be had by whoever has the machine. Times are for one core of a usual computer. */
const IN_A_BROWSER = [
  'It holds against a player with the phone in his hand, against a file of the game, and against a copy on another device.',
  'It holds less against somebody who copies this browser’s folder: he tries PINs on a computer of his own, without a pause. Four digits last half an hour, six about two days, eight some months.',
  'It does not hold against the browser’s developer tools: they can read a desk that is open, and try PINs without a pause.',
  'The pauses after wrong PINs are kept in this browser. Deleting its data for this page begins them afresh, and takes the games with it.',
] as const;

const ON_A_PHONE = [
  'It holds against a player with the phone in his hand, against a file of the game, and against a copy of the app’s data: half of the lock stays in the phone’s own keystore.',
  'It does not hold against somebody who owns this phone and rebuilds the app.',
] as const;

/** What a PIN is worth here, and against whom it is not. */
export const WhatItHolds = () => (
  <Fold
    title="What a PIN holds against"
    summary={Platform.OS === 'web' ? 'Less in a browser than on a phone' : 'And what it does not'}
    testID="lock.worth"
  >
    {(Platform.OS === 'web' ? IN_A_BROWSER : ON_A_PHONE).map((text) => (
      <Small key={text}>{text}</Small>
    ))}
    <Small>It never helps against someone who watches you type it, or films the screen.</Small>
  </Fold>
);
