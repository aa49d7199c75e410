import { useState } from 'react';
import { View } from 'react-native';
import type { GameRow } from '../../../src/journal/store';
import { exportGame, exportGameWithCode, isSealedGame } from '../../../src/session/library';
import { Button } from '../../components/Button';
import { CodeShown } from '../../components/CodeShown';
import { Notice } from '../../components/Notice';
import { Sheet } from '../../components/Sheet';
import { Body, Small, Strong } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { useScreenGuard } from '../../hooks/use-screen-guard';
import { SPACE } from '../../theme/metrics';
import { shareFile } from '../../wiring/files';

type ExportProps = {
  readonly game: GameRow;
  /** Asked for: a game that hides nothing goes out at once. */
  readonly onDone: (work: Promise<unknown>) => void;
};

type Stage =
  | Readonly<{ kind: 'idle' | 'asking' | 'nothingToOpen' }>
  /** `text`: the file, ready to go as soon as its code is on paper. */
  | Readonly<{ kind: 'code'; code: string; text: string }>;

const IDLE: Stage = { kind: 'idle' };
const ASKING: Stage = { kind: 'asking' };

/** A game as a file. Where something in it is sealed, the file opens here alone, or elsewhere with a code. */
export const useExport = ({ game, onDone }: ExportProps) => {
  const ports = usePorts();
  const [stage, setStage] = useState<Stage>(IDLE);
  const share = (text: string): Promise<void> => shareFile(fileNameOf(game.name), text);
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
  return {
    stage,
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

type Export = ReturnType<typeof useExport>;

/** Where the file is to be opened; there only when it makes a difference. */
export const ExportChoice = ({ asked }: { readonly asked: Export }) => {
  const { stage } = asked;
  if (stage.kind === 'asking')
    return (
      <View style={{ gap: SPACE.s }} testID="games.export">
        <Strong>Part of this game is sealed. Where shall the file open?</Strong>
        <Button label="For this device" wide onPress={asked.here} testID="games.export.here" />
        <Small>A copy to keep. On another device the sealed part stays shut.</Small>
        <Button label="For another device" wide onPress={asked.elsewhere} testID="games.export.elsewhere" />
        <Small>With a code to write down. A desk that has a PIN opens there by its own recovery code.</Small>
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
  return stage.kind === 'code' ? <FileCode asked={asked} code={stage.code} text={stage.text} /> : null;
};

type FileCodeProps = { readonly asked: Export; readonly code: string; readonly text: string };

/** The code first, the file after it: nobody sends a file and then looks for what opens it. */
const FileCode = ({ asked, code, text }: FileCodeProps) => {
  useScreenGuard(true);
  return (
    <Sheet
      open
      title="The code of this file"
      onClose={asked.stop}
      footer={
        <Button
          label="Written down: share the file"
          icon="share"
          kind="primary"
          wide
          onPress={() => {
            asked.written(text);
          }}
          testID="games.code.share"
        />
      }
      testID="games.code"
    >
      <CodeShown code={code} testID="games.code.shown" />
      <Body>
        The other device asks for it once. Do not send it along with the file: whoever has both reads all that is hidden
        and has no PIN. Closing this page without sharing makes the code worthless; the next file gets another.
      </Body>
    </Sheet>
  );
};

/** A name that every file system takes. */
const fileNameOf = (name: string): string => {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `${plain === '' ? 'game' : plain}.estafette.ndjson`;
};
