import { stepTitle } from '../../../src/wording/en/sequence';
import { Panel } from '../../components/Panel';
import { StepLine, StepList } from '../../components/StepLine';
import { useDispatch, useView } from '../../hooks/use-game';

/** All steps of this turn. A tap goes to any of them: players who use half of the app skip the rest. */
export const SequenceList = () => {
  const { steps, step: current, setup } = useView();
  const dispatch = useDispatch();
  return (
    <Panel testID="turn.sequence">
      <StepList>
        {steps.map((step, i) => {
          const title = step.own === true ? step.title : stepTitle(step.title);
          const who = step.who === null ? '' : `${setup.sides[step.who].title} · `;
          return (
            <StepLine
              key={step.id}
              number={String(i + 1)}
              title={`${who}${title}`}
              rule={step.own === true ? undefined : step.rule}
              state={i < current ? 'done' : i === current ? 'now' : 'later'}
              last={i === steps.length - 1}
              onPress={() => {
                void dispatch({ type: 'GoToStep', step: step.id });
              }}
              testID={`turn.step.${step.id}`}
            />
          );
        })}
      </StepList>
    </Panel>
  );
};
