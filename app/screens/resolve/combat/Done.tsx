import { Button } from '../../../components/Button';
import { ApplyBar } from '../parts/ApplyBar';
import type { DraftUnit, Led } from './draft';
import { draftAfter, standsAsItWas } from './EndPanel';
import { pursuitAfter } from './pursuit-after';
import type { Fight } from './use-fight';

type DoneProps = {
  readonly fight: Fight;
  readonly units: readonly DraftUnit[];
  readonly outcome: unknown;
  readonly onLead: (led: Led) => void;
};

/** What comes after: into the game with it, on to the pursuit, or another round between those who are left. */
export const Done = ({ fight, units, outcome, onLead }: DoneProps) => {
  const { apply, again, procedure, nth } = fight;
  const pursuit = pursuitAfter(fight, outcome);
  const pursue = async (): Promise<void> => {
    const isWritten = apply === null ? true : await apply();
    if (isWritten && pursuit !== null) onLead({ procedure: 'nlc/pursuit', seed: pursuit });
  };
  return (
    <>
      {pursuit === null ? null : (
        <Button
          label={apply === null ? 'On to the pursuit' : 'Apply, and on to the pursuit'}
          icon="forward"
          wide
          onPress={() => {
            void pursue();
          }}
          testID="combat.pursue"
        />
      )}
      {fight.view !== null || !standsAsItWas(fight, outcome) ? null : (
        <Button
          label="Another round, as they stand now"
          icon="forward"
          wide
          onPress={() => {
            onLead({ procedure, seed: { key: JSON.stringify([outcome, nth]), draft: draftAfter(fight, units) } });
          }}
          testID="combat.round"
        />
      )}
      <ApplyBar
        onApply={
          apply === null
            ? null
            : () => {
                void apply();
              }
        }
        onAgain={again}
        againLabel={apply === null ? 'Once more' : 'Drop it'}
        testID="combat.apply"
      />
    </>
  );
};
