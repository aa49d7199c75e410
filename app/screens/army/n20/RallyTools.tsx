import { useContext, useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { UnitView } from '../../../../src/rules/common/index';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Small } from '../../../components/Words';
import { useGameState, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { TurnDraftContext } from '../../turn/turn-draft';
import { UnlessAtFoot } from '../../turn/UnlessAtFoot';
import { WorkingOf } from '../../turn/WorkingOf';
import { RallySheet } from './RallySheet';
import { isRallyable } from './rally-words';

const whoNeeds = (units: readonly UnitView[], sides: readonly Side[]): string =>
  units
    .filter((one) => sides.some((side) => side === one.side) && isRallyable(one))
    .map(({ unit: { name } }) => name)
    .join(', ');

type RallyToolsProps = {
  /** Only this side, and also when nobody needs it: in the step of the sequence that is that side's. */
  readonly only?: Side | undefined;
};

/** Whose sheet lies open: on the Turn page its foot opens it too. */
const useOpen = (): readonly [Side | null, (side: Side | null) => void] => {
  const turn = useContext(TurnDraftContext);
  const own = useState<Side | null>(null);
  if (turn === null) return own;
  const open = (rally: Side | null): void => {
    turn.change({ rally });
  };
  return [turn.draft.rally, open];
};

/** N20 12.7.2: a side that rallies several units at once may pay one point for all. */
export const RallyTools = ({ only }: RallyToolsProps) => {
  const { army, setup } = useView('army', 'setup');
  const [open, setOpen] = useOpen();
  const needy = SIDES.filter((side) => army.units.some((one) => one.side === side && isRallyable(one)));
  const sides = only === undefined ? needy : needy.filter((side) => side === only);
  if (only === undefined && sides.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="rally">
      <SectionTitle aside="N20 12.7.2">Rally</SectionTitle>
      <Small>{sides.length === 0 ? 'Nobody is routed or broken.' : whoNeeds(army.units, sides)}</Small>
      {sides.map((side) => (
        <UnlessAtFoot key={side} testID={`rally.open.${side}`}>
          <Button
            label={`${setup.sides[side].title}: rally`}
            icon="flag"
            wide
            onPress={() => {
              setOpen(side);
            }}
            testID={`rally.open.${side}`}
          />
        </UnlessAtFoot>
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
