import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { CodeShown } from '../../components/CodeShown';
import { Sheet } from '../../components/Sheet';
import { useScreenGuard } from '../../hooks/use-screen-guard';

type FileCodeProps = {
  readonly code: string;
  readonly onShare: () => void;
  readonly onClose: () => void;
  /** What to know about the code. */
  readonly children: ReactNode;
  readonly testID: string;
};

/** The code first, the file after it: nobody sends a file and then looks for what opens it. */
export const FileCode = ({ code, onShare, onClose, children, testID }: FileCodeProps) => {
  useScreenGuard(true);
  return (
    <Sheet
      open
      title="The code of this file"
      onClose={onClose}
      footer={
        <Button
          label="Written down: share the file"
          icon="share"
          kind="primary"
          wide
          onPress={onShare}
          testID={`${testID}.share`}
        />
      }
      testID={testID}
    >
      <CodeShown code={code} testID={`${testID}.shown`} />
      {children}
    </Sheet>
  );
};
