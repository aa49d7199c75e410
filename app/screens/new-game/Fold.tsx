import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
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
  return (
    <Panel flush testID={testID}>
      <ListRow
        title={title}
        detail={summary}
        onPress={() => {
          setOpen((was) => !was);
        }}
        expanded={open}
        last={!open}
        testID={`${testID}.toggle`}
      />
      {open ? <View style={{ padding: SPACE.m, gap: SPACE.l }}>{children}</View> : null}
    </Panel>
  );
};
