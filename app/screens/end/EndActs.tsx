import { isPlayedOut } from '../../../src/rules/common/index';
import type { AppView } from '../../../src/session/rule-sets';
import { useView } from '../../hooks/use-game';
import { CountPart } from '../army/campaign/CountPart';
import { HexCount, WriteResult, isResultKnown } from './MoraleEnd';

/** What the page is there for now: it stands under the thumb. Before that it is a quiet way among others. */
type Foot = 'write' | 'count' | null;

export const footOf = (view: AppView): Foot => {
  const { morale, campaign } = view;
  if (morale?.outcome.result === null && isResultKnown(morale, view)) return 'write';
  return campaign !== undefined && !campaign.verdict.final && isPlayedOut(view) ? 'count' : null;
};

/** What is still to be written down before the battle is over. */
export const EndActs = () => {
  const view = useView();
  const { morale, campaign } = view;
  return (
    <>
      {morale?.outcome.result === null ? <HexCount morale={morale} /> : null}
      {campaign === undefined || footOf(view) === 'count' ? null : <CountPart campaign={campaign} />}
    </>
  );
};

/** The one thing that is left to do. */
export const EndFoot = () => {
  const view = useView();
  const foot = footOf(view);
  if (foot === 'write') return <WriteResult />;
  return foot === 'count' && view.campaign !== undefined ? <CountPart campaign={view.campaign} isLeft /> : null;
};
