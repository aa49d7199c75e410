import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Button } from './components/Button';
import { Notice } from './components/Notice';
import { SPACE } from './theme/metrics';
import { useTheme } from './theme/ThemeProvider';
import { watchForUpdate } from './wiring/service-worker';

/** A newer Estafette waits until the player asks for it: nobody loses a screen in the middle of a turn. */
export const UpdateNotice = () => {
  const [apply, setApply] = useState<(() => void) | null>(null);
  const edge = useSafeAreaInsets();
  const { colour } = useTheme();
  useEffect(() => {
    watchForUpdate((ready) => {
      setApply(() => ready);
    });
  }, []);
  if (apply === null) return null;
  return (
    <View
      style={{ padding: SPACE.s, paddingTop: edge.top + SPACE.s, backgroundColor: colour.paper }}
      role="region"
      aria-label="Update"
    >
      <Notice
        kind="info"
        text="A newer Estafette is ready."
        testID="update.notice"
        action={
          <View style={{ flexDirection: 'row', gap: SPACE.s }}>
            <Button label="Update now" kind="primary" onPress={apply} testID="update.notice.apply" />
            <Button
              label="Later"
              kind="plain"
              onPress={() => {
                setApply(null);
              }}
              testID="update.notice.later"
            />
          </View>
        }
      />
    </View>
  );
};
