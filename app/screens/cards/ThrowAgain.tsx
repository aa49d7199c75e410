import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { EffectView } from '../../../src/rules/mop/index';
import { mayBeThrownAgain } from '../../../src/rules/mop/index';
import { Button } from '../../components/Button';
import { useApp } from '../../hooks/use-app';
import { useGame, useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { useViewIfAny } from '../resolve/use-any-names';
import { faceTitle } from './card-words';

/** MOP App. I and III, cards 7 and 30: beside the dice that were just thrown; what falls then stands. */
export const ThrowAgain = ({ of = null }: { readonly of?: Side | null }) => {
  const last = useGameState((state) => state.last);
  const seat = useGameState((state) => state.seat);
  const rerolls = (useViewIfAny()?.cards?.effects ?? []).filter(({ effect }) => effect.kind === 'rerolls');
  if (last === null || rerolls.length === 0 || !mayBeThrownAgain(last.type)) return null;
  const { throws } = last;
  const his = rerolls.filter(
    ({ effect: { side } }) =>
      throws.some((by) => by === null || by === side) &&
      (of === null || of === side) &&
      (seat === 'table' || seat === 'solo' || seat === side),
  );
  if (his.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="cards.again">
      {his.map((one) => (
        <Again key={`${one.effect.id} ${one.effect.card}`} one={one} />
      ))}
    </View>
  );
};

const Again = ({ one: { effect, face } }: { readonly one: EffectView }) => {
  const game = useGame();
  const { settings } = useApp();
  const { id, side, uses } = effect;
  return (
    <Button
      label={`Throw again (${String(uses ?? 0)} left)`}
      icon="dice"
      wide
      hint={`By ${faceTitle(face)}; the new throw stands`}
      onPress={() => {
        void game.throwAgain({ type: 'ThrowAgain', side, effect: id }, settings.store.getState().dice);
      }}
      testID={`cards.again.${side}`}
    />
  );
};
