import { View } from 'react-native';
import type { DiceRequest } from '../../../src/engine/step';
import { dicePurpose } from '../../../src/wording/en/dice';
import { Button } from '../../components/Button';
import { FacesPad } from '../../components/FacesPad';
import { Label } from '../../components/Words';
import { useGame, useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';

const facesText = (rolls: readonly Readonly<{ faces: readonly number[] }>[]): string =>
  rolls.map(({ faces }) => faces.join(' ')).join(', ');

/** The dice that were just typed in, while they may still be typed anew; null where there are none. */
export const useTyped = (): string | null => {
  const last = useGameState((state) => state.last);
  const asks = useGameState((state) => state.asks);
  return last?.typed === true && asks === null ? facesText(last.rolls) : null;
};

/** Beside a result: the way to type its dice anew. */
export const TypeAnewButton = () => {
  const game = useGame();
  const typed = useTyped();
  if (typed === null) return null;
  return (
    <Button
      label={`Typed wrongly? ${typed}`}
      icon="pencil"
      kind="plain"
      onPress={() => {
        void game.typeAnew();
      }}
      testID="dice.anew"
    />
  );
};

/** The pad on which dice are typed anew. */
export const AnewPad = () => {
  const asks = useGameState((state) => state.asks);
  if (asks?.kind !== 'dice' || asks.anew !== true) return null;
  return <Pad key={asks.nth} request={asks.request} />;
};

const Pad = ({ request }: { readonly request: DiceRequest }) => {
  const game = useGame();
  return (
    <View style={{ gap: SPACE.s, paddingBottom: SPACE.s }} testID="dice.anew.ask">
      <Label>{`Typed anew: ${dicePurpose(request.purpose)}`}</Label>
      <FacesPad
        count={request.count}
        sides={request.sides}
        onFaces={(faces) => {
          void game.giveFaces(faces);
        }}
        testID="dice.anew.pad"
      />
      <Button label="It was right" kind="plain" onPress={game.cancelAsk} testID="dice.anew.cancel" />
    </View>
  );
};
