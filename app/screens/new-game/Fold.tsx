import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { IconButton } from '../../components/IconButton';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { SPACE } from '../../theme/metrics';

type FoldProps = {
  readonly title: string;
  /** What stands in it just now, in a line. */
  readonly summary: string;
  readonly children: ReactNode;
  readonly testID: string;
};

/** A part of a form that says in one line what is set, and opens for changing it. */
export const Fold = ({ title, summary, children, testID }: FoldProps) => {
  const [open, setOpen] = useState(false);
  const toggle = (): void => {
    setOpen((was) => !was);
  };
  return (
    <Panel flush>
      <ListRow
        title={title}
        detail={summary}
        onPress={toggle}
        last={!open}
        trailing={
          <IconButton
            icon={open ? 'up' : 'down'}
            label={open ? `Close ${title}` : `Open ${title}`}
            onPress={toggle}
            testID={`${testID}.toggle`}
          />
        }
        testID={testID}
      />
      {open ? <View style={{ padding: SPACE.m, gap: SPACE.l }}>{children}</View> : null}
    </Panel>
  );
};
