import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Body } from '../../components/Words';
import { useDispatch, useNames } from '../../hooks/use-game';
import { useWhereItWaits } from '../../hooks/use-play';
import { ThrowAgain } from '../cards/ThrowAgain';
import { choiceAsked } from '../resolve/parts/in-words';
import { ChoiceBar } from '../resolve/parts/ChoiceBar';
import { WorkingOf } from '../turn/WorkingOf';
import type { Waiting } from './use-waiting';

type WaitingChoiceProps = {
  readonly waits: Waiting;
  /** Whom it is about. */
  readonly children?: ReactNode;
};

/** A play in the middle: what has been thrown, and what somebody has to decide. One tap decides. */
export const WaitingChoice = ({ waits, children }: WaitingChoiceProps) => {
  const dispatch = useDispatch();
  const names = useNames();
  const { play, given } = waits;
  const after = given.length;
  const there = useWhereItWaits()({ type: 'GoOnWithPlay', play, after, option: '' });
  return (
    <Panel testID="play.waits">
      {children}
      {there === null ? (
        <Body>What it waited for is over: there is nothing left to decide.</Body>
      ) : (
        <>
          <WorkingOf working={there.working} />
          <ThrowAgain />
          <ChoiceBar
            {...choiceAsked(there.request, names)}
            onChoose={(option) => {
              void dispatch({ type: 'GoOnWithPlay', play, after, option });
            }}
            testID="play.choice"
          />
        </>
      )}
      <Button
        label="Put it aside"
        icon="close"
        kind="plain"
        onPress={() => {
          void dispatch({ type: 'DropPlay', play });
        }}
        testID="play.waits.drop"
      />
    </Panel>
  );
};
