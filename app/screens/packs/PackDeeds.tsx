import { useState } from 'react';
import { View } from 'react-native';
import { writePack } from '../../../src/packs/pack';
import type { Pack } from '../../../src/packs/pack';
import { removePack } from '../../../src/session/packs';
import type { OwnPack } from '../../../src/session/packs';
import { Button } from '../../components/Button';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Notice } from '../../components/Notice';
import { Small } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { SPACE } from '../../theme/metrics';
import { shareFile } from '../../wiring/files';

type DeedsProps = { readonly pack: Pack; readonly own: OwnPack | null; readonly onRemoved: () => void };

/** A scenario is a file that people can read, change and hand on; one of the players' own can be thrown away. */
export const PackDeeds = ({ pack, own, onRemoved }: DeedsProps) => {
  const ports = usePorts();
  const [failed, setFailed] = useState(false);
  const guarded = (work: Promise<void>): void => {
    setFailed(false);
    work.catch(() => {
      setFailed(true);
    });
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <Small>
        As a file it can be read, changed and handed on: change it, and take it in as a scenario of your own.
      </Small>
      {failed ? <Notice kind="damage" text="The device could not do it." testID="pack.failed" /> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button
          label="Export"
          icon="share"
          onPress={() => {
            guarded(shareFile({ kind: 'scenario', name: pack.name }, writePack(pack)));
          }}
          testID="pack.export"
        />
        {own === null ? null : (
          <InlineConfirm
            label="Remove"
            icon="trash"
            kind="danger"
            question={`Remove “${pack.name}” for good? Games begun from it stay.`}
            yes="Remove"
            onConfirm={() => {
              guarded(removePack(ports, own.key).then(onRemoved));
            }}
            testID="pack.remove"
          />
        )}
      </View>
    </View>
  );
};
