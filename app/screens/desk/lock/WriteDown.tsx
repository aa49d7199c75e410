import { View } from 'react-native';
import { CodeShown } from '../../../components/CodeShown';
import { Body, Strong } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';

/** The one time that a recovery code can be seen. */
export const WriteDown = ({ code }: { readonly code: string }) => (
  <View style={{ gap: SPACE.m }}>
    <Strong>Your recovery code, shown this once</Strong>
    <CodeShown code={code} testID="lock.recovery" />
    <Body>
      Write it on paper and keep it to yourself. It opens this desk when the PIN is forgotten, and on any other device.
      Estafette keeps no copy.
    </Body>
  </View>
);
