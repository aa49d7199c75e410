import type { ReactNode } from 'react';
import { Sheet } from '../../components/Sheet';
import { usePlayFoot } from '../game/use-play-foot';

type PartSheetProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly testID: string;
};

/** A sheet in which one plays: notices and dice from the table stand at its own foot. */
export const PartSheet = ({ title, onClose, children, testID }: PartSheetProps) => (
  <Sheet open title={title} onClose={onClose} footer={usePlayFoot()} testID={testID}>
    {children}
  </Sheet>
);
