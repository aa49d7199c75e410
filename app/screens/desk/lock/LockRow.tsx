import { useState } from 'react';
import type { Side } from '../../../../src/engine/sides';
import { ListRow } from '../../../components/ListRow';
import { Panel } from '../../../components/Panel';
import { Icon } from '../../../drawings/Icon';
import { useGameState } from '../../../hooks/use-game';
import { useTheme } from '../../../theme/ThemeProvider';
import { LockSheet } from './LockSheet';

/** At the foot of a desk: whether it has a PIN, and the way to one. */
export const LockRow = ({ side }: { readonly side: Side }) => {
  const lock = useGameState((state) => state.locks[side]);
  const { colour } = useTheme();
  const [open, setOpen] = useState(false);
  const hasPin = lock.kind === 'open' && lock.pin;
  return (
    <>
      <Panel flush>
        <ListRow
          title="Lock"
          detail={hasPin ? 'A PIN opens this desk; closing it locks it' : 'No PIN: only the curtain hides this desk'}
          leading={<Icon name="lock" colour={colour.ink} size={22} />}
          onPress={() => {
            setOpen(true);
          }}
          last
          testID={`desk.lock.${side}`}
        />
      </Panel>
      {open ? (
        <LockSheet
          side={side}
          hasPin={hasPin}
          isFromBefore={hasPin && lock.keys === 1}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
};
