import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { Unlocked } from '../../../src/session/doors';
import { Curtain } from '../../components/Curtain';
import { PinPad } from '../../components/PinPad';
import { Body, Strong } from '../../components/Words';
import { useCountDown } from '../../hooks/use-count-down';
import { useGame } from '../../hooks/use-game';
import { useScreenGuard } from '../../hooks/use-screen-guard';
import { clockOf, lockSentence } from './lock-words';

type Answer = Exclude<Unlocked, Readonly<{ kind: 'open' }>>;

type PinCurtainProps = {
  readonly side: Side;
  readonly lead: string;
  readonly sideName: string;
  readonly leave: Readonly<{ label: string; onPress: () => void }>;
  readonly testID: string;
  readonly onOpen: () => void;
  readonly onForgotten: () => void;
  /** The sheet for the recovery code: within the curtain, which hides from a screen reader all that is beside it. */
  readonly children: ReactNode;
};

const FAILED: Answer = { kind: 'failed' };
const PAUSED: Answer = { kind: 'wait', ms: 0 };

/** Tries PINs, and keeps to the pauses that the session asks for: one that was under way before a restart goes on. */
const useTries = (side: Side, onOpen: () => void) => {
  const game = useGame();
  const { left, start } = useCountDown();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let gone = false;
    game.pinPause(side).then(
      (ms) => {
        if (gone || ms <= 0) return;
        setAnswer(PAUSED);
        start(ms);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, side, start]);
  const attempt = async (pin: string): Promise<void> => {
    setBusy(true);
    const said = await game.unlock(side, pin).catch(() => FAILED);
    setBusy(false);
    if (said.kind === 'open') {
      onOpen();
      return;
    }
    setAnswer(said);
    start(said.kind === 'wrongPin' || said.kind === 'wait' ? said.ms : 0);
  };
  return { left, busy, answer, attempt };
};

/** The curtain of a desk that has a PIN: its pad stands where the thumb was held. */
export const PinCurtain = ({ side, onOpen, onForgotten, children, ...curtain }: PinCurtainProps) => {
  const { left, busy, answer, attempt } = useTries(side, onOpen);
  useScreenGuard(true);
  return (
    <Curtain
      {...curtain}
      holdLabel=""
      onOpen={onOpen}
      note={<Answered answer={answer} left={left} busy={busy} />}
      help={{ label: 'Forgotten? Use the recovery code', onPress: onForgotten }}
    >
      <PinPad
        onPin={(pin) => {
          void attempt(pin);
        }}
        enterLabel="Open the desk"
        disabled={busy || left > 0}
        onCurtain
        testID="curtain.pin"
      />
      {children}
    </Curtain>
  );
};

type AnsweredProps = { readonly answer: Answer | null; readonly left: number; readonly busy: boolean };

/** The clock runs in silence: a screen reader hears what happened, not every second of the pause. */
const Answered = ({ answer, left, busy }: AnsweredProps) => {
  const isOver = answer?.kind === 'wait' && left === 0;
  const words = busy ? 'One moment…' : answer === null || isOver ? 'Type your PIN.' : lockSentence(answer);
  return (
    <View style={{ alignItems: 'center', minHeight: 56, maxWidth: 420 }}>
      <Body tone="onCurtain" align="center" live testID="curtain.says">
        {words}
      </Body>
      {left > 0 ? (
        <Strong tone="onCurtain" align="center" testID="curtain.wait">
          {`Next try in ${clockOf(left)}`}
        </Strong>
      ) : null}
    </View>
  );
};
