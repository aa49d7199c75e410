import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import { endOf } from '../../../../src/wording/en/end';
import { Caption, Numeral, Small, Strong } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../../new-game/Fold';
import { WorkingOf } from '../../turn/WorkingOf';
import type { Campaign } from '../army-types';
import { AwardForm } from './AwardForm';
import { CountPart } from './CountPart';
import { EndingsPart } from './EndingsPart';
import { PlacesPart } from './PlacesPart';

type PointsPartProps = { readonly campaign: Campaign };

/** NLC 18, MOP 37.13: points as they stand, each with where it comes from, and what else decides. */
export const PointsPart = ({ campaign }: PointsPartProps) => {
  const { setup } = useView('setup');
  const { bySide } = campaign.points;
  const summary = SIDES.map((side) => `${setup.sides[side].title} ${String(bySide[side])}`).join(' · ');
  return (
    <Fold title="Victory points" summary={summary} testID="campaign.points">
      <Standing campaign={campaign} />
      <PlacesPart campaign={campaign} />
      <AwardForm hidden={false} side={null} />
      <EndingsPart campaign={campaign} />
      <CountPart campaign={campaign} />
    </Fold>
  );
};

const Standing = ({ campaign: { points } }: PointsPartProps) => {
  const view = useView();
  const { setup } = view;
  const { who, how, stands } = endOf(view, useNames());
  return (
    <View style={{ gap: SPACE.s }} testID="points.standing">
      <Strong>{who}</Strong>
      <Small>{how}</Small>
      {stands === null ? null : <Small>{stands}</Small>}
      {SIDES.map((side) => (
        <View key={side} style={{ gap: SPACE.xs }}>
          <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s }}>
            <View style={{ flex: 1 }}>
              <Caption>{setup.sides[side].title}</Caption>
            </View>
            <Numeral label={`${setup.sides[side].title}: ${String(points.bySide[side])} points`}>
              {String(points.bySide[side])}
            </Numeral>
          </View>
          <WorkingOf working={points.entries.filter((entry) => entry.side === side).map(({ line }) => line)} />
        </View>
      ))}
    </View>
  );
};
