import { otherSide } from '../../../src/engine/sides';
import type { EffectView } from '../../../src/rules/mop/index';
import { Button } from '../../components/Button';
import { useDispatch, useGameState, useView } from '../../hooks/use-game';
import { useKnock } from '../../hooks/use-knock';
import { useHandOver } from '../desk/orders/use-hand-over';

type SpiesProps = { readonly one: EffectView };

/**
 * MOP App. I, card 10, where order sheets are in the app: the card is shown, the phone goes to the enemy, he lays his orders open
 * at his own desk, and the phone comes back.
 */
export const SpiesDeed = ({ one: { effect, face, covered } }: SpiesProps) => {
  const dispatch = useDispatch();
  const handOver = useHandOver();
  const knock = useKnock();
  const { sides } = useView('setup').setup;
  const seat = useGameState((state) => state.seat);
  const { side } = effect;
  const enemy = otherSide(side);
  if (covered)
    return (
      <Button
        label="Show the card and ask for them"
        icon="lamp"
        kind="primary"
        wide
        onPress={() => {
          void dispatch({ type: 'ShowCard', side, card: face.card });
        }}
        testID="cards.spies.show"
      />
    );
  if (seat === enemy)
    return (
      <Button
        label={`Lay my orders open to ${sides[side].title}`}
        icon="letter"
        kind="primary"
        wide
        hint="Only that side reads them, as they stand now"
        onPress={() => {
          void dispatch({ type: 'ReportToSpies', side }).then((done) => (done ? handOver(side) : undefined));
        }}
        testID="cards.spies.report"
      />
    );
  return (
    <Button
      label={`Hand the phone to ${sides[enemy].title}`}
      icon="swap"
      wide
      hint="The orders are laid open at their owner’s desk"
      onPress={() => {
        if (seat === side) void handOver(enemy);
        else void knock(enemy);
      }}
      testID="cards.spies.hand"
    />
  );
};
