import { useState } from 'react';
import { View } from 'react-native';
import type { GameRow } from '../../../src/journal/store';
import { exportGame, exportGameWithCode, isSealedGame } from '../../../src/session/library';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Body, Small, Strong } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { SPACE } from '../../theme/metrics';
import { shareFile } from '../../wiring/files';
import { DEVICE } from '../../wiring/this-device';
import { FileCode } from './FileCode';

type ExportProps = {
  readonly game: GameRow;
  /** Asked for: a game that hides nothing goes out at once. */
  readonly onDone: (work: Promise<unknown>) => void;
  /** The file has left. */
  readonly onShared?: (() => void) | undefined;
};

type Stage =
  | Readonly<{ kind: 'idle' | 'asking' | 'nothingToOpen' }>
  /** `text`: the file, ready to go as soon as its code is on paper. */
  | Readonly<{ kind: 'code'; code: string; text: string }>;

const IDLE: Stage = { kind: 'idle' };
const ASKING: Stage = { kind: 'asking' };

/** A game as a file. Where something in it is sealed, the file opens here alone, or elsewhere with a code. */
export const useExport = ({ game, onDone, onShared }: ExportProps) => {
  const ports = usePorts();
  const [stage, setStage] = useState<Stage>(IDLE);
  const share = async (text: string): Promise<void> => {
    await shareFile({ kind: 'game', name: game.name }, text);
    onShared?.();
  };
  const here = async (): Promise<void> => {
    setStage(IDLE);
    await share(await exportGame(ports, game));
  };
  const start = async (): Promise<void> => {
    if (await isSealedGame(ports, game)) setStage(ASKING);
    else await here();
  };
  const elsewhere = async (): Promise<void> => {
    const { text, code } = await exportGameWithCode(ports, game);
    setStage(code === null ? { kind: 'nothingToOpen' } : { kind: 'code', code, text });
  };
  const backUp = async (): Promise<void> => {
    if (await isSealedGame(ports, game)) await elsewhere();
    else await here();
  };
  return {
    stage,
    /** A file that brings the game back whatever becomes of this device: with a code, where anything is sealed. */
    backUp: () => {
      onDone(backUp());
    },
    start: () => {
      onDone(start());
    },
    here: () => {
      onDone(here());
    },
    elsewhere: () => {
      onDone(elsewhere());
    },
    written: (text: string) => {
      setStage(IDLE);
      onDone(share(text));
    },
    stop: () => {
      setStage(IDLE);
    },
  };
};

/** What opens the file stays here, and goes when this device's data goes. */
const HERE_ONLY =
  DEVICE === 'browser'
    ? 'It cannot bring the game back after the data of this browser was cleared: the key that opens it goes with them. On another device the sealed part stays shut.'
    : 'It cannot bring the game back after Estafette was deleted from this phone: the key that opens it goes too. On another device the sealed part stays shut.';

type Export = ReturnType<typeof useExport>;

/** Where the file is to be opened; there only when it makes a difference. */
export const ExportChoice = ({ asked }: { readonly asked: Export }) => {
  const { stage } = asked;
  if (stage.kind === 'asking')
    return (
      <View style={{ gap: SPACE.s }} testID="games.export">
        <Strong>Part of this game is sealed. Where shall the file open?</Strong>
        <Button label="Anywhere, with a code" wide onPress={asked.elsewhere} testID="games.export.elsewhere" />
        <Small>
          A backup: it opens on any device, and here too after a loss. A desk that has a PIN opens there by its own
          recovery code.
        </Small>
        <Button label="For this device" wide onPress={asked.here} testID="games.export.here" />
        <Small>{HERE_ONLY}</Small>
        <Button label="Not now" kind="plain" onPress={asked.stop} testID="games.export.stop" />
      </View>
    );
  if (stage.kind === 'nothingToOpen')
    return (
      <Notice
        kind="warning"
        text="This device opens nothing of what is sealed in this game, so it has no code to give. Export it for this device instead, and keep the codes you have."
        action={<Button label="For this device" onPress={asked.here} testID="games.export.here" />}
        onClose={asked.stop}
        testID="games.export.none"
      />
    );
  if (stage.kind !== 'code') return null;
  return (
    <FileCode
      code={stage.code}
      onShare={() => {
        asked.written(stage.text);
      }}
      onClose={asked.stop}
      testID="games.code"
    >
      <Body>
        It is asked for once, where the file is taken in. Keep the two apart, and do not send them together: whoever has
        both reads all that is hidden and has no PIN. Closing this page without sharing makes the code worthless; the
        next file gets another.
      </Body>
    </FileCode>
  );
};
