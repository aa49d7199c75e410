import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import { SectionTitle } from '../../../components/SectionTitle';
import { useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../../new-game/Fold';
import { WorkingOfLast } from '../../plays/WorkingOfLast';
import type { Campaign } from '../army-types';
import { ArrivalsOf } from './ArrivalsOf';
import { PointsPart } from './PointsPart';
import { SupplyPart } from './SupplyPart';
import { WorksPart } from './WorksPart';
import { hasWork } from './arrival-words';

/** What happens beside the fighting: who comes, who starves, what stands, who is ahead. */
export const CampaignPart = () => {
  const { campaign } = useView('campaign');
  if (campaign === undefined) return null;
  return (
    <View style={{ gap: SPACE.m }} testID="campaign">
      <SectionTitle>Campaign</SectionTitle>
      <SupplyPart campaign={campaign} />
      {campaign.arrivals.length === 0 ? null : (
        <Fold title="Reinforcements" summary={arrivalSummary(campaign)} testID="campaign.arrivals">
          <WorkingOfLast types={['RollArrival']} />
          {SIDES.map((side) => (
            <ArrivalsOf key={side} side={side} campaign={campaign} />
          ))}
        </Fold>
      )}
      {campaign.adds.works ? <WorksPart campaign={campaign} /> : null}
      <PointsPart campaign={campaign} />
    </View>
  );
};

const arrivalSummary = ({ arrivals }: Campaign): string => {
  const now = arrivals.filter(hasWork);
  if (now.length > 0) return `Now: ${now.map(({ name }) => name).join(', ')}`;
  const open = arrivals.filter(({ entered }) => entered !== 'whole');
  return open.length === 0 ? 'All have come' : `${String(open.length)} to come`;
};
