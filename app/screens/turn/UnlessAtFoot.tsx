import { useContext } from 'react';
import type { ReactNode } from 'react';
import { TurnDraftContext } from './turn-draft';
import { useAtFoot } from './use-next';

type UnlessProps = { readonly testID: string; readonly children: ReactNode };

/** What the foot of the Turn page offers just now does not stand on the page a second time; elsewhere it does. */
export const UnlessAtFoot = (props: UnlessProps) =>
  useContext(TurnDraftContext) === null ? props.children : <OnTurnPage {...props} />;

const OnTurnPage = ({ testID, children }: UnlessProps) => (useAtFoot(testID) ? null : children);
