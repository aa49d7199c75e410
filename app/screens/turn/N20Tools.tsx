import type { SequenceStep } from '../../../src/rules/common/index';
import type { MoraleView } from '../../../src/rules/n20/index';
import { useView } from '../../hooks/use-game';
import { CommandPanel } from '../army/n20/CommandPanel';
import { NightPanel } from '../army/n20/NightPanel';
import { LastRally, RallyTools } from '../army/n20/RallyTools';
import { RecoveryPanel } from '../army/n20/RecoveryPanel';
import { LastBattle } from '../matrix/LastBattle';
import { EventPanel } from '../n20-events/EventPanel';
import { MatrixPanel } from './MatrixPanel';

/** What a step of an N20 turn needs of the app: the event card, the marker that is due, the night's reckoning, the matrix. */
export const N20Tools = ({ step }: { readonly step: SequenceStep | undefined }) => {
  const { morale } = useView('morale');
  if (morale === undefined) return null;
  return (
    <>
      <LastBattle />
      <EventPanel step={step} />
      <CommandPanel morale={morale} />
      <NightTools step={step} morale={morale} />
      <MatrixPanel step={step} />
    </>
  );
};

type NightToolsProps = { readonly step: SequenceStep | undefined; readonly morale: MoraleView };

/** The night's steps: rally, the reckoning for lines of communication, the point that comes back. */
const NightTools = ({ step, morale }: NightToolsProps) => {
  const who = step?.who ?? null;
  if (step === undefined || who === null || morale.outcome.result !== null) return null;
  switch (step.title) {
    case 'rally':
      return (
        <>
          <LastRally />
          <RallyTools only={who} />
        </>
      );
    case 'locMorale':
      return <NightPanel morale={morale} only={who} />;
    case 'recoverMorale':
      return <RecoveryPanel morale={morale} side={who} />;
    default:
      return null;
  }
};
