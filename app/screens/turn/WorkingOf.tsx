import type { Working } from '../../../src/engine/step';
import { workingSentence } from '../../../src/wording/en/working';
import { WorkingList } from '../../components/WorkingList';
import { useNames } from '../../hooks/use-game';

/** How a roll came to what it came to, line by line with rule numbers. */
export const WorkingOf = ({ working }: { readonly working: Working }) => {
  const names = useNames();
  return <WorkingList lines={working.map((line) => ({ text: workingSentence(line, names), rule: line.rule }))} />;
};
