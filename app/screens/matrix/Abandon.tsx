import { View } from 'react-native';
import { InlineConfirm } from '../../components/InlineConfirm';
import { useDispatch } from '../../hooks/use-game';

/** Until the chits are turned up the players may fight without them after all. */
export const Abandon = () => {
  const dispatch = useDispatch();
  return (
    <View style={{ alignItems: 'center' }}>
      <InlineConfirm
        label="Fight it without the matrix"
        question="Take the chits back unseen?"
        yes="Without it"
        kind="plain"
        onConfirm={() => {
          void dispatch({ type: 'AbandonMatrix', reason: 'agreed at the table' });
        }}
        testID="matrix.abandon"
      />
    </View>
  );
};
