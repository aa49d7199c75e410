import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { isOn } from '../../../src/rules/list';
import { SectionTitle } from '../../components/SectionTitle';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { ArrivalsOf } from '../army/campaign/ArrivalsOf';
import { AwardForm } from '../army/campaign/AwardForm';
import { WorkingOfLast } from '../plays/WorkingOfLast';
import { Fold } from '../new-game/Fold';

/** What of the campaign is a side's own: when its reinforcements come (MOP App. III), points of cards not shown yet (MOP 37.12). */
export const DeskCampaign = ({ side }: { readonly side: Side }) => {
  const { campaign, setup } = useView('campaign', 'setup');
  if (campaign === undefined) return null;
  // Who comes is the desk’s business where it is secret, and where its owner may send another order ahead (MOP 37.12.2).
  const isHere = campaign.arrivals.some(
    (one) => one.side === side && (isOn(setup, 'secretArrivals') || (campaign.adds.cards && one.entered === null)),
  );
  return (
    <View style={{ gap: SPACE.m }} testID={`desk.campaign.${side}`}>
      {isHere ? (
        <>
          <SectionTitle aside={isOn(setup, 'secretArrivals') ? 'MOP App. III' : 'MOP 37.12.2'}>
            Reinforcements
          </SectionTitle>
          <WorkingOfLast types={['RollArrival']} />
          <ArrivalsOf side={side} campaign={campaign} />
        </>
      ) : null}
      {campaign.adds.cards ? (
        <Fold title="Points of cards not shown" summary="Known to this side alone" testID={`desk.points.${side}`}>
          <AwardForm hidden side={side} />
        </Fold>
      ) : null}
    </View>
  );
};
