import { View } from 'react-native';
import { goToFoot } from '../hooks/to-foot';
import { SPACE } from '../theme/metrics';
import { Button } from './Button';
import { WORDS } from './own-words';

const PLACE = { position: 'absolute', top: '100%', left: SPACE.l, marginTop: SPACE.s } as const;

/**
 * Past everything on the page to what is next, for a hand on the keys: seen only while the keyboard is on it (the style of the
 * focus ring says so).
 */
export const ToFoot = () => (
  <View style={PLACE} {...{ dataSet: { tofoot: '' } }}>
    <Button label={WORDS.toFoot} onPress={goToFoot} testID="screen.to_foot" />
  </View>
);
