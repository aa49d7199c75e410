import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import { isOn } from '../../../src/rules/common/index';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { SideHeading } from './SideHeading';

/** NLC 4 ph. 5: both sides' Reserve acts, French first. Whoever acts shows himself; until then nobody knows. */
export const TurnEndPanel = () => {
  const { cup, setup } = useView();
  const dispatch = useDispatch();
  if (cup === undefined || isOn(setup, 'withoutOrders')) return null;
  return (
    <Panel testID="turnend">
      <SectionTitle aside="NLC 4">Reserve action</SectionTitle>
      {SIDES.map((side) => {
        const acted = cup.reserveActed.includes(side);
        const waits = cup.total > 0 || (side === 'second' && !cup.reserveActed.includes('first'));
        return (
          <View key={side} style={{ gap: SPACE.s }}>
            <SideHeading side={side} />
            {acted ? (
              <Small tone="inkSoft">Done; the history tells who.</Small>
            ) : (
              <>
                <Button
                  label="Reserve acts now"
                  icon="flag"
                  disabled={waits}
                  onPress={() => {
                    void dispatch({ type: 'DeclareReserve', side });
                  }}
                  testID={`turnend.reserve.${side}`}
                />
                {waits ? (
                  <Small tone="inkSoft">
                    {cup.total > 0 ? 'First draw the chits that are left.' : `${setup.sides.first.title} first.`}
                  </Small>
                ) : null}
              </>
            )}
          </View>
        );
      })}
    </Panel>
  );
};
