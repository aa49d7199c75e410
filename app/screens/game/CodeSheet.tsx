import { useState } from 'react';
import { View } from 'react-native';
import type { Unlocked } from '../../../src/session/doors';
import { Button } from '../../components/Button';
import { Sheet } from '../../components/Sheet';
import { TextField } from '../../components/TextField';
import { Body } from '../../components/Words';
import { useScreenGuard } from '../../hooks/use-screen-guard';
import { SPACE } from '../../theme/metrics';
import { lockSentence } from './lock-words';

type CodeEntryProps = {
  readonly label: string;
  /** Tries the code; what it answers is said below the field. */
  readonly onCode: (code: string) => Promise<Unlocked>;
  readonly onOpen?: (() => void) | undefined;
  readonly testID: string;
};

const FAILED: Unlocked = { kind: 'failed' };

/** A code from paper, in whatever case and spacing. A slip is told with its place, and nothing is counted against anybody. */
export const CodeEntry = ({ label, onCode, onOpen, testID }: CodeEntryProps) => {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Unlocked | null>(null);
  useScreenGuard(true);
  const enter = async (): Promise<void> => {
    setBusy(true);
    const result = await onCode(code).catch(() => FAILED);
    setBusy(false);
    setAnswer(result);
    if (result.kind === 'open') {
      setCode('');
      onOpen?.();
    }
  };
  const send = (): void => {
    if (code.trim() !== '') void enter();
  };
  return (
    <View style={{ gap: SPACE.m }}>
      <TextField
        label={label}
        value={code}
        onChange={(text) => {
          setCode(text);
          setAnswer(null);
        }}
        placeholder="ABCD-2345-…"
        hint="28 letters and digits. Capitals and dashes do not matter; O counts as 0, I and L as 1."
        error={answer === null || answer.kind === 'open' ? undefined : lockSentence(answer)}
        onSubmit={send}
        testID={`${testID}.field`}
      />
      <Button
        label="Open"
        icon="lock"
        kind="primary"
        wide
        busy={busy}
        disabled={code.trim() === ''}
        onPress={send}
        testID={`${testID}.enter`}
      />
    </View>
  );
};

type CodeSheetProps = CodeEntryProps & {
  readonly open: boolean;
  readonly sideName: string;
  readonly onClose: () => void;
};

/** The way in for whoever has forgotten the PIN, or sits before another device. */
export const CodeSheet = ({ open, sideName, onClose, ...entry }: CodeSheetProps) => (
  <Sheet open={open} title={`Recovery code · ${sideName}`} onClose={onClose} testID={entry.testID}>
    <Body>
      It was shown once, when the PIN was set. It opens this desk without the PIN; the PIN stays until another is set.
    </Body>
    <CodeEntry {...entry} />
  </Sheet>
);
