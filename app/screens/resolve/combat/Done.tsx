import { Button } from '../../../components/Button';
import { ApplyBar } from '../parts/ApplyBar';
import type { LeaderNamed } from '../leader-names';
import type { DraftUnit } from './draft';
import type { Led, Seed } from './leads';
import { draftAfter, standsAsItWas } from './EndPanel';
import type { Fight } from './use-fight';

export type Next = Readonly<{ rolls: readonly LeaderNamed[]; pursuit: Seed | null }>;

type DoneProps = {
  readonly fight: Fight;
  readonly units: readonly DraftUnit[];
  readonly outcome: unknown;
  readonly next: Next;
  /** Into the game with it; true when it is there. */
  readonly onWrite: () => Promise<boolean>;
  readonly onRoll: (leader: LeaderNamed) => void;
  readonly onLead: (led: Led) => void;
};

/** What comes after: into the game with it, on to a leader's roll or the pursuit, or another round between those who are left. */
export const Done = (props: DoneProps) => {
  const { fight, onWrite, next } = props;
  const { apply, again } = fight;
  const leadsOn = next.rolls.length > 0 || next.pursuit !== null;
  return (
    <>
      <RollNext {...props} />
      <PursuitNext {...props} />
      <AnotherRound {...props} />
      <ApplyBar
        onApply={
          apply === null
            ? null
            : () => {
                void onWrite();
              }
        }
        onAgain={again}
        againLabel={apply === null ? 'Once more' : 'Drop it'}
        quiet={leadsOn}
        testID="combat.apply"
      />
    </>
  );
};

/** NLC 11.2: the first of those in danger, by name; whoever else is comes after him. */
const RollNext = ({ fight: { apply }, next: { rolls }, onWrite, onRoll }: DoneProps) => {
  const [leader] = rolls;
  if (leader === undefined || apply === null) return null;
  return (
    <Button
      label={`Apply, and roll for ${leader.name}`}
      icon="dice"
      kind="primary"
      wide
      onPress={() => {
        void onWrite().then((isWritten) => {
          if (isWritten) onRoll(leader);
        });
      }}
      testID="combat.roll"
    />
  );
};

const PursuitNext = ({ fight: { apply }, next: { rolls, pursuit }, onWrite, onLead }: DoneProps) => {
  if (pursuit === null) return null;
  const pursue = async (): Promise<void> => {
    if (apply === null || (await onWrite())) onLead({ procedure: 'nlc/pursuit', seed: pursuit });
  };
  return (
    <Button
      label={apply === null ? 'On to the pursuit' : 'Apply, and on to the pursuit'}
      icon="forward"
      kind={rolls.length > 0 ? 'quiet' : 'primary'}
      wide
      onPress={() => {
        void pursue();
      }}
      testID="combat.pursue"
    />
  );
};

const AnotherRound = ({ fight, units, outcome, onLead }: DoneProps) =>
  fight.view !== null || !standsAsItWas(fight, outcome) ? null : (
    <Button
      label="Another round, as they stand now"
      icon="forward"
      wide
      onPress={() => {
        const key = JSON.stringify([outcome, fight.nth]);
        onLead({ procedure: fight.procedure, seed: { key, draft: draftAfter(fight, units) } });
      }}
      testID="combat.round"
    />
  );
