import { ActionGrid } from '../../../components/ActionGrid';
import { useDispatch } from '../../../hooks/use-game';
import type { Arrival } from '../army-types';

const WAYS = [
  { id: 'entered', label: 'Entered', icon: 'check' },
  { id: 'partly', label: 'Only its head', hint: 'The rest next turn' },
  { id: 'blocked', label: 'Entry barred', hint: 'By the enemy: next turn' },
  { id: 'congestion', label: 'Road full', hint: 'Next turn' },
] as const;

/** NLC 9: what comes of a formation that should enter. */
export const EnterActions = ({ arrival: { formation, name, now } }: { readonly arrival: Arrival }) => {
  const dispatch = useDispatch();
  // Nobody at the table knows that a secret arrival is put off; that it is on the map everybody sees.
  const ways = now === 'enter' ? WAYS : WAYS.slice(0, 2);
  return (
    <ActionGrid
      label={name}
      actions={ways}
      onAction={(id) => {
        const isPut = id === 'blocked' || id === 'congestion';
        void dispatch({
          type: 'EnterReinforcement',
          formation,
          how: isPut ? 'postponed' : id,
          hindrance: id === 'blocked' ? 'blocked' : 'congestion',
        });
      }}
      testID={`arrival.${formation}`}
    />
  );
};
