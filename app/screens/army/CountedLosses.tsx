import { Stepper } from '../../components/Stepper';
import { useDispatch, useView } from '../../hooks/use-game';
import type { FormationStatus } from './army-types';

const MOST = 999;

/** Ruling 96: a formation without a list of units has its losses counted by the players. */
export const CountedLosses = ({ status: { of, lost } }: { readonly status: FormationStatus }) => {
  const { setup } = useView('setup');
  const dispatch = useDispatch();
  if (of.kind !== 'formation' || setup.units.some(({ formation }) => formation === of.id)) return null;
  return (
    <Stepper
      label="Strength lost"
      hint="It has no units in the set-up: count on paper, enter it here"
      value={lost}
      min={0}
      max={MOST}
      onChange={(value) => {
        void dispatch({ type: 'CountLosses', of, lost: value });
      }}
      testID="formation.counted"
    />
  );
};
