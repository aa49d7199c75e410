import { useState } from 'react';
import { makeMovingFile } from '../../../src/session/moving';
import type { MovingMade } from '../../../src/session/moving';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Body, Small } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { shareFile } from '../../wiring/files';
import { FileCode } from '../games/FileCode';

type Stage =
  | Readonly<{ kind: 'idle' | 'none' | 'shared' | 'failed' }>
  | Readonly<{ kind: 'making'; nth: number; of: number }>
  | Readonly<{ kind: 'code'; code: string; text: string }>;

const ALL_GAMES = { kind: 'game', name: 'all-games' } as const;

/** All games in one file with one code, for the first page of another phone. */
const useMove = () => {
  const ports = usePorts();
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const share = async (text: string): Promise<void> => {
    await shareFile(ALL_GAMES, text);
    setStage({ kind: 'shared' });
  };
  const made = async ({ text, code, games }: MovingMade): Promise<void> => {
    if (games === 0) setStage({ kind: 'none' });
    else if (code === null) await share(text);
    else setStage({ kind: 'code', code, text });
  };
  const failed = (): void => {
    setStage({ kind: 'failed' });
  };
  return {
    stage,
    make: () => {
      setStage({ kind: 'making', nth: 0, of: 0 });
      makeMovingFile(ports, (nth, of) => {
        setStage({ kind: 'making', nth, of });
      })
        .then(made)
        .catch(failed);
    },
    share: (text: string) => {
      share(text).catch(failed);
    },
    stop: () => {
      setStage({ kind: 'idle' });
    },
  };
};

export const MoveToPhone = () => {
  const { stage, make, share, stop } = useMove();
  return (
    <>
      <SectionTitle>Another phone</SectionTitle>
      <Panel testID="settings.move">
        <Body>
          One file takes all games along, and one code opens them. On the other phone choose Bring games back from files
          on the first page, take this file, and type the code.
        </Body>
        <Told stage={stage} onClose={stop} />
        <Button
          label="Move to another phone"
          icon="share"
          busy={stage.kind === 'making'}
          onPress={make}
          testID="settings.move.make"
        />
        <Small>
          {stage.kind === 'making' && stage.of > 0
            ? `Game ${String(stage.nth)} of ${String(stage.of)}.`
            : 'Not what lies in the trash. Title sheets and scenarios have files of their own. A desk with a PIN opens there by its own recovery code.'}
        </Small>
      </Panel>
      {stage.kind === 'code' ? (
        <FileCode
          code={stage.code}
          onShare={() => {
            share(stage.text);
          }}
          onClose={stop}
          testID="settings.code"
        >
          <Body>
            The other phone asks for it once, for all games. Do not send it along with the file: whoever has both reads
            all that is hidden and has no PIN. Closing this page without sharing makes the code worthless.
          </Body>
        </FileCode>
      ) : null}
    </>
  );
};

const Told = ({ stage: { kind }, onClose }: { readonly stage: Stage; readonly onClose: () => void }) => {
  if (kind !== 'none' && kind !== 'shared' && kind !== 'failed') return null;
  return (
    <Notice
      kind={kind === 'shared' ? 'good' : 'warning'}
      text={TOLD[kind]}
      onClose={onClose}
      testID="settings.move.told"
    />
  );
};

const TOLD = {
  none: 'There is no game here to take along.',
  shared: 'The file is out. The games stay here too: play each on one phone only from now on.',
  failed: 'The file could not be made. Nothing was changed.',
} as const;
