import { useNames, useView } from '../../hooks/use-game';
import { entryOf } from '../resolve/catalogue';
import { useUnderWay } from '../resolve/UnderWay';
import { useTurnDraft } from './turn-draft';
import { whatsNext } from './whats-next';
import type { Next } from './next-types';

/** What stands at the foot just now; a part of the page that the foot leads does not offer the same a second time. */
export const useNext = (): Next => {
  const view = useView();
  const names = useNames();
  const { draft } = useTurnDraft();
  const procedure = useUnderWay();
  const fight = procedure === null ? null : { procedure, title: entryOf(procedure)?.title ?? procedure };
  return whatsNext({ view, draft, names, fight });
};

/** Whether the foot does what bears this id. */
export const useAtFoot = (testID: string): boolean => {
  const { main, pass } = useNext();
  return main?.testID === testID || pass?.testID === testID;
};
