import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { ListRow } from '../../../../components/ListRow';
import { Heading } from '../../../../components/Words';
import { SPACE } from '../../../../theme/metrics';

type DraftRowProps = {
  readonly title: string;
  /** What was chosen; null while it is open. */
  readonly value: string | null;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
  readonly testID: string;
};

/** Where there is little height only the field stands that is being filled in; the others come back when asked for. */
const Narrow = createContext(false);
export const NarrowSheet = Narrow.Provider;
export const useNarrowSheet = (): boolean => useContext(Narrow);

/** A field of an order sheet: a line once it is filled in, and what it is filled in with while it is open. */
export const DraftRow = ({ title, value, open, onOpen, children, testID }: DraftRowProps) => {
  const narrow = useNarrowSheet();
  if (!open && narrow) return null;
  if (!open) return <ListRow title={value ?? 'Still open'} detail={title} onPress={onOpen} testID={testID} />;
  return (
    <View style={{ gap: SPACE.m, paddingVertical: SPACE.m }} testID={`${testID}.open`}>
      <Heading>{title}</Heading>
      {children}
    </View>
  );
};
