import { View } from 'react-native';
import { diceAsked, diceHint } from '../../../src/wording/en/dice';
import type { DiceRequest } from '../../../src/engine/step';
import { Button } from '../../components/Button';
import { FacesPad } from '../../components/FacesPad';
import { RuleRef } from '../../components/RuleRef';
import { Heading, Small } from '../../components/Words';
import { useGame, useGameState, useNames } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';

/** Asks for the faces of dice that were thrown on the table. The last face tapped settles the roll. */
export const DiceAsk = () => {
  const asks = useGameState((state) => state.asks);
  // Dice that are typed anew are asked for at the head of the page.
  if (asks?.kind !== 'dice' || asks.anew === true) return null;
  // A new request begins with no faces, also when it is of the same rule as the one before.
  return <FacesFor key={asks.nth} request={asks.request} />;
};

const FacesFor = ({ request }: { readonly request: DiceRequest }) => {
  const game = useGame();
  const names = useNames();
  const hint = diceHint(request.purpose, names);
  return (
    <View style={{ gap: SPACE.m }} testID="dice.ask">
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flex: 1 }}>
          <Heading>{diceAsked(request, names)}</Heading>
        </View>
        <RuleRef rule={request.rule} />
      </View>
      {hint === null ? null : <Small tone="inkSoft">{hint}</Small>}
      <FacesPad
        count={request.count}
        sides={request.sides}
        onFaces={(faces) => {
          void game.giveFaces(faces);
        }}
        testID="dice.pad"
      />
      <Button label="Not now" kind="plain" onPress={game.cancelAsk} testID="dice.cancel" />
    </View>
  );
};
