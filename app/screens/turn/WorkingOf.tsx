import type { Working } from '../../../src/engine/step';
import { WorkingList } from '../../components/WorkingList';
import { useNames } from '../../hooks/use-game';
import { workingLines } from '../../hooks/working-lines';

/** How a roll came to what it came to, line by line with rule numbers. */
export const WorkingOf = ({ working }: { readonly working: Working }) => {
  const names = useNames();
  return <WorkingList lines={workingLines(working, names)} />;
};
