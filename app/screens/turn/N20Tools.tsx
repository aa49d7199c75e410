import type { SequenceStep } from '../../../src/rules/common/index';
import { useView } from '../../hooks/use-game';
import { CommandPanel } from '../army/n20/CommandPanel';
import { NightPanel } from '../army/n20/NightPanel';
import { EventPanel } from '../n20-events/EventPanel';
import { MatrixPanel } from './MatrixPanel';

/** What a step of an N20 turn needs of the app: the event card, the marker that is due, the night's reckoning, the matrix. */
export const N20Tools = ({ step }: { readonly step: SequenceStep | undefined }) => {
  const { morale } = useView();
  if (morale === undefined) return null;
  const isNightStep = step?.id.startsWith('locMorale-') === true;
  return (
    <>
      <EventPanel step={step} />
      <CommandPanel morale={morale} />
      {isNightStep ? <NightPanel morale={morale} /> : null}
      <MatrixPanel step={step} />
    </>
  );
};
