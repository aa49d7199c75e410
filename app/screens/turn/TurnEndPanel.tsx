import { View } from 'react-native';
import { isOn } from '../../../src/rules/list';
import { footWords } from '../../../src/wording/en/foot';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Body } from '../../components/Words';
import { useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { SideHeading } from './SideHeading';

/** NLC 4 ph. 5: both sides' Reserve acts, the first side's before the other's. Whoever acts shows himself; until then nobody knows. */
export const TurnEndPanel = () => {
  const { cup, setup } = useView('cup', 'setup');
  const names = useNames();
  if (cup === undefined || isOn(setup, 'withoutOrders') || cup.reserveActs.length === 0) return null;
  return (
    <Panel testID="turnend">
      <SectionTitle aside="NLC 4">Reserve action</SectionTitle>
      {cup.reserveActs.map(({ side, formations }) => (
        <View key={side} style={{ gap: SPACE.s }} testID={`turnend.acts.${side}`}>
          <SideHeading side={side} />
          <Body>{footWords.reserveActs(formations, names)}</Body>
        </View>
      ))}
    </Panel>
  );
};
