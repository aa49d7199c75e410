import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Small } from '../../../components/Words';
import { useGameState, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { WorkingOf } from '../../turn/WorkingOf';
import { RallySheet } from './RallySheet';
import { isRallyable } from './rally-words';

type RallyToolsProps = {
  /** Only this side, and also when nobody needs it: in the step of the sequence that is that side's. */
  readonly only?: Side | undefined;
};

/** N20 12.7.2: a side that rallies several units at once may pay one point for all. */
export const RallyTools = ({ only }: RallyToolsProps) => {
  const { army, setup } = useView();
  const [open, setOpen] = useState<Side | null>(null);
  const needy = SIDES.filter((side) => army.units.some((one) => one.side === side && isRallyable(one)));
  const sides = only === undefined ? needy : needy.filter((side) => side === only);
  if (only === undefined && sides.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="rally">
      <SectionTitle aside="N20 12.7.2">Rally</SectionTitle>
      {sides.length === 0 ? <Small>Nobody is routed or broken.</Small> : null}
      {sides.map((side) => (
        <Button
          key={side}
          label={`${setup.sides[side].title}: rally`}
          icon="flag"
          wide
          onPress={() => {
            setOpen(side);
          }}
          testID={`rally.open.${side}`}
        />
      ))}
      {open === null ? null : (
        <RallySheet
          side={open}
          first={null}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </View>
  );
};

/** How the last rally came to what it came to. */
export const LastRally = () => {
  const last = useGameState((state) => state.last);
  if (last?.type !== 'SpendOnRally') return null;
  return (
    <Panel testID="rally.working">
      <WorkingOf working={last.working} />
    </Panel>
  );
};
