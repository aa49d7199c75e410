import { View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { Button } from '../../../components/Button';
import { SectionTitle } from '../../../components/SectionTitle';
import { Small } from '../../../components/Words';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { UnlessAtFoot } from '../../turn/UnlessAtFoot';
import { spanWords } from './reason-words';

type RecoveryProps = { readonly morale: MoraleView; readonly side: Side };

/** Ruling 71: the point of morale that the usual sequence gives back at night. */
export const RecoveryPanel = ({ morale, side }: RecoveryProps) => {
  const { setup } = useView('setup');
  const dispatch = useDispatch();
  const isDone = morale.tonight.recovered[side];
  const recovery = morale.previews[side].find(({ reason }) => reason === 'recovery');
  if (recovery === undefined) return null;
  const { command } = recovery;
  if (command === null) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="recovery">
      <SectionTitle aside="Ruling 71">Recovery</SectionTitle>
      <UnlessAtFoot testID={`recovery.${side}`}>
        <Button
          label={`${setup.sides[side].title}: recover a point, ${spanWords(recovery)}`}
          icon="plus"
          wide
          disabled={isDone}
          onPress={() => {
            void dispatch(command);
          }}
          testID={`recovery.${side}`}
        />
      </UnlessAtFoot>
      <Small>{isDone ? 'It stands on the track.' : 'Once a night, where your game gives it.'}</Small>
    </View>
  );
};
