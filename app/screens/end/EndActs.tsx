import { useView } from '../../hooks/use-game';
import { CountPart } from '../army/campaign/CountPart';
import { MoraleEnd } from './MoraleEnd';

/** What is still to be written down before the battle is over. */
export const EndActs = () => {
  const { morale, campaign } = useView();
  return (
    <>
      {morale?.outcome.result === null ? <MoraleEnd morale={morale} /> : null}
      {campaign === undefined ? null : <CountPart campaign={campaign} />}
    </>
  );
};
