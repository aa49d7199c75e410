import { useView } from '../../hooks/use-game';
import { WorkingOfLast } from '../plays/WorkingOfLast';

/** NLC 19.2: with the last marker the list of checks is gone; how it came to that stays to be read. */
export const AllTried = () => {
  const { endsNow } = useView('army').army;
  return endsNow.some(({ how }) => how === 'byCheck') ? null : <WorkingOfLast types={['nlc/disruption-removal']} />;
};
