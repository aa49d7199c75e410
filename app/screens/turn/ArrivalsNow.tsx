import { SIDES } from '../../../src/engine/sides';
import type { AppView } from '../../../src/session/rule-sets';
import { listed } from '../../../src/wording/names';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { useView } from '../../hooks/use-game';
import { ArrivalsOf } from '../army/campaign/ArrivalsOf';
import { FoldRow } from './FoldRow';

type Campaign = NonNullable<AppView['campaign']>;

/** Reinforcements about which something is to be said on this turn, as far as the table knows of them. */
const dueIn = (campaign: Campaign | undefined): Campaign | null => {
  const arrivals = campaign?.arrivals.filter(({ now }) => now !== null) ?? [];
  return campaign === undefined || arrivals.length === 0 ? null : { ...campaign, arrivals };
};

const Asked = ({ campaign }: { readonly campaign: Campaign }) =>
  SIDES.map((side) => <ArrivalsOf key={side} side={side} campaign={campaign} />);

/** NLC 9: who comes now is asked about at his time, with all that may come of it. */
export const ArrivalsNow = () => {
  const due = dueIn(useView('campaign').campaign);
  if (due === null) return null;
  return (
    <Panel testID="turn.arrivals">
      <SectionTitle aside="NLC 9">Reinforcements</SectionTitle>
      <Asked campaign={due} />
    </Panel>
  );
};

/** In later steps what nobody has answered stays at hand, in one line. */
export const ArrivalsRow = () => {
  const due = dueIn(useView('campaign').campaign);
  if (due === null) return null;
  return (
    <FoldRow
      title="Reinforcements"
      says={`Now: ${listed(due.arrivals.map(({ name }) => name))}`}
      testID="turn.arrivals"
    >
      {() => <Asked campaign={due} />}
    </FoldRow>
  );
};
