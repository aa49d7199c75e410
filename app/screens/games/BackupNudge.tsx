import { useState } from 'react';
import { View } from 'react-native';
import { answerBackup } from '../../../src/session/backups';
import type { BackupDue } from '../../../src/session/backups';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { usePorts } from '../../hooks/use-app';
import { SPACE } from '../../theme/metrics';
import { ExportChoice, useExport } from './ExportGame';

type BackupNudgeProps = { readonly due: BackupDue; readonly onChanged: () => void };

/** Once for each game day that is over: a file that brings the game back, with one tap, or never mind. */
export const BackupNudge = ({ due: { game, day }, onChanged }: BackupNudgeProps) => {
  const ports = usePorts();
  const [failed, setFailed] = useState(false);
  const answered = (): void => {
    void answerBackup(ports, game.key, day).then(onChanged, onChanged);
  };
  const exporting = useExport({
    game,
    onDone: (work) => {
      setFailed(false);
      work.catch(() => {
        setFailed(true);
      });
    },
    onShared: answered,
  });
  return (
    <View style={{ gap: SPACE.s }}>
      <Notice
        kind="info"
        title={`Day ${String(day)} of ${game.name} is over`}
        text={
          failed
            ? 'The file could not be made. Nothing was changed.'
            : 'Make a backup file? With its code it brings the game back after a loss, here or on another device.'
        }
        action={
          <Button label="Make a backup file" icon="share" onPress={exporting.backUp} testID="games.backup.make" />
        }
        onClose={answered}
        testID="games.backup"
      />
      <ExportChoice asked={exporting} />
    </View>
  );
};
