import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { ListRow } from '../../components/ListRow';
import { useTwoPanes } from '../../components/Screen';
import { SPACE } from '../../theme/metrics';

type FoldRowProps = {
  readonly title: string;
  /** How it stands, so that it need not be opened. */
  readonly says: string;
  readonly leading?: ReactNode;
  /** What lies in it; it may close itself again. */
  readonly children: (close: () => void) => ReactNode;
  /** Where two pages stand side by side there is room: it lies open. */
  readonly roomy?: boolean;
  readonly last?: boolean;
  readonly testID: string;
};

/** A part of the Turn page in one line that says its state, and opens where it stands. */
export const FoldRow = (props: FoldRowProps) => {
  const { title, says, leading, children, roomy = false, last = false, testID } = props;
  const isRoomy = useTwoPanes() && roomy;
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? isRoomy;
  return (
    <>
      <ListRow
        title={title}
        detail={says}
        leading={open ? undefined : leading}
        onPress={() => {
          setOpened(!open);
        }}
        expanded={open}
        last={last && !open}
        testID={`${testID}.toggle`}
      />
      {open ? (
        <View style={{ padding: SPACE.m, gap: SPACE.m }} testID={testID}>
          {children(() => {
            setOpened(isRoomy);
          })}
        </View>
      ) : null}
    </>
  );
};
