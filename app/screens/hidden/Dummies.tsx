import type { Side } from '../../../src/engine/sides';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Stepper } from '../../components/Stepper';
import { useDispatch } from '../../hooks/use-game';

type DummiesProps = { readonly side: Side; readonly count: number; readonly most: number };

/** MOP 37.10: stacks of nothing but cover markers, as many as there are corps. */
export const Dummies = ({ side, count, most }: DummiesProps) => {
  const dispatch = useDispatch();
  return (
    <>
      <SectionTitle aside="MOP 37.10">Dummy stacks</SectionTitle>
      <Panel>
        <Stepper
          label="On the map"
          hint={`At most ${String(most)}, one for each corps`}
          value={count}
          min={0}
          max={most}
          onChange={(next) => {
            void dispatch({ type: 'SetDummies', side, count: next });
          }}
          testID={`hidden.dummies.${side}`}
        />
        {count === 0 ? null : (
          <InlineConfirm
            label="One is revealed"
            question="It comes off the map, and the table sees that it was a dummy."
            yes="Reveal it"
            kind="quiet"
            icon="eye"
            onConfirm={() => {
              void dispatch({ type: 'RevealDummy', side });
            }}
            testID={`hidden.dummies.${side}.reveal`}
          />
        )}
      </Panel>
    </>
  );
};
