import type { CardEffect } from '../../../src/rules/nlc/index';
import { Button } from '../../components/Button';
import { useDispatch } from '../../hooks/use-game';

type UsedProps = { readonly effect: CardEffect; readonly testID: string };

/** An effect that can be used so many times only is marked by hand, wherever it is met. */
export const UsedButton = ({ effect, testID }: UsedProps) => {
  const dispatch = useDispatch();
  if (effect.uses === null) return null;
  return (
    <Button
      label={effect.uses > 1 ? `Used once (${String(effect.uses)} left)` : 'Used'}
      icon="check"
      kind="plain"
      onPress={() => {
        void dispatch({ type: 'UseCardEffect', side: effect.side, effect: effect.id });
      }}
      testID={testID}
    />
  );
};
