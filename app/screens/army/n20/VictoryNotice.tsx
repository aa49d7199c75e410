import { View } from 'react-native';
import { otherSide } from '../../../../src/engine/sides';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { DoubleRule } from '../../../components/SectionTitle';
import { Caption, Motto, Title } from '../../../components/Words';
import { useDispatch, useView } from '../../../hooks/use-game';
import { useLyingPhone } from '../../../hooks/use-lying-phone';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';

/** N20 15.0, Ruling 61: said on every page from the moment it happened until the game is ended; it stops nobody. */
export const VictoryNotice = () => {
  const { morale, setup } = useView();
  const { colour } = useTheme();
  const dispatch = useDispatch();
  const lying = useLyingPhone();
  const winner = morale?.outcome.decisive ?? null;
  if (winner === null || morale?.outcome.result !== null) return null;
  const loser = setup.sides[otherSide(winner)].title;
  const words = (
    <View style={{ alignItems: 'center', flexShrink: 1 }}>
      <Motto align="center">Decisive victory</Motto>
      <Title align="center">{setup.sides[winner].title}</Title>
      {lying ? null : <Caption align="center">{`${loser} has no morale left · N20 15.0`}</Caption>}
    </View>
  );
  return (
    <View
      style={{ backgroundColor: colour.card, paddingHorizontal: SPACE.l, paddingTop: SPACE.s }}
      accessibilityRole="summary"
      aria-live="polite"
      testID="victory"
    >
      <View
        style={{
          flexDirection: lying ? 'row' : 'column',
          alignItems: 'center',
          justifyContent: 'center',
          gap: SPACE.s,
        }}
      >
        {words}
        <View style={{ maxWidth: '100%', flexShrink: 1 }}>
          <InlineConfirm
            label="End the game"
            icon="flag"
            question="Write the victory down and end the game?"
            yes="End it"
            kind="plain"
            onConfirm={() => {
              void dispatch({ type: 'EndGame' });
            }}
            testID="victory.end"
          />
        </View>
      </View>
      <DoubleRule />
    </View>
  );
};
