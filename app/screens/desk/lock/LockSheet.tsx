import { useState } from 'react';
import type { Side } from '../../../../src/engine/sides';
import type { PinSet } from '../../../../src/session/doors';
import { Button } from '../../../components/Button';
import { ConfirmStrip } from '../../../components/InlineConfirm';
import { Sheet } from '../../../components/Sheet';
import { useGame, useGameState } from '../../../hooks/use-game';
import { useScreenGuard } from '../../../hooks/use-screen-guard';
import { ChoosePin } from './ChoosePin';
import { LockMenu } from './LockMenu';
import { WriteDown } from './WriteDown';

type Stage = Readonly<{ kind: 'menu' | 'pin' | 'again' }> | Readonly<{ kind: 'code'; code: string }>;

const MENU: Stage = { kind: 'menu' };

type LockSheetProps = {
  readonly side: Side;
  readonly hasPin: boolean;
  /** Its PIN was set before a PIN came with a key of its own. */
  readonly isFromBefore: boolean;
  readonly onClose: () => void;
};

/** Locking one's own desk: a PIN, another one, none any more, and the code on paper. */
export const LockSheet = ({ side, hasPin, isFromBefore, onClose }: LockSheetProps) => {
  const game = useGame();
  const title = useGameState((state) => state.view.setup.sides[side].title);
  const [stage, setStage] = useState<Stage>(MENU);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useScreenGuard(stage.kind !== 'menu');
  const after = async (work: Promise<PinSet>): Promise<void> => {
    setBusy(true);
    const set = await work.catch((): PinSet => ({ kind: 'failed' }));
    setBusy(false);
    setFailed(set.kind !== 'set');
    setStage(set.kind === 'set' && set.code !== null ? { kind: 'code', code: set.code } : MENU);
  };
  const close = (): void => {
    // The code stands here once: nobody loses it by a tap beside the sheet.
    if (stage.kind === 'code') setLeaving(true);
    else onClose();
  };
  return (
    <Sheet
      open
      title={`Lock · ${title}`}
      onClose={close}
      footer={
        stage.kind !== 'code' ? undefined : (
          <CodeFoot
            leaving={leaving}
            onDone={onClose}
            onStay={() => {
              setLeaving(false);
            }}
          />
        )
      }
      testID="lock"
    >
      {stage.kind === 'menu' ? (
        <LockMenu
          hasPin={hasPin}
          isFromBefore={isFromBefore}
          busy={busy}
          failed={failed}
          onPin={() => {
            setFailed(false);
            setStage({ kind: 'pin' });
          }}
          onCode={() => {
            setFailed(false);
            setStage({ kind: 'again' });
          }}
          onRemove={() => {
            void after(game.removePin(side));
          }}
        />
      ) : null}
      {stage.kind === 'pin' || stage.kind === 'again' ? (
        <ChoosePin
          busy={busy}
          anew={stage.kind === 'again'}
          onPin={(pin) => {
            void after(game.setPin(side, pin));
          }}
        />
      ) : null}
      {stage.kind === 'code' ? <WriteDown code={stage.code} /> : null}
    </Sheet>
  );
};

type CodeFootProps = { readonly leaving: boolean; readonly onDone: () => void; readonly onStay: () => void };

/** Whoever closes the sheet beside this button is asked once more. */
const CodeFoot = ({ leaving, onDone, onStay }: CodeFootProps) =>
  leaving ? (
    <ConfirmStrip
      question="Is the code written down? It is not shown again."
      yes="Yes, close"
      no="Not yet"
      onYes={onDone}
      onNo={onStay}
      testID="lock.leave"
    />
  ) : (
    <Button label="I have written it down" icon="check" kind="primary" wide onPress={onDone} testID="lock.written" />
  );
