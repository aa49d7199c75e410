import type { Side } from '../../../src/engine/sides';
import { listed } from '../../../src/wording/names';
import { Notice } from '../../components/Notice';
import { useNames, useView } from '../../hooks/use-game';

/** MOP 37.10: what the table does not show, its owner has to say where it counts. */
export const TellAtFights = ({ side }: { readonly side: Side }) => {
  const { corps } = useView('corps');
  const names = useNames();
  const shaken = (corps?.formations ?? []).filter(
    ({ of, side: whose, demoralized }) => of.kind === 'formation' && whose === side && demoralized,
  );
  if (corps?.hidden !== true || shaken.length === 0) return null;
  const who = listed(shaken.map(({ of }) => names.formation(of.id)));
  return (
    <Notice
      kind="info"
      title="To be said at a fight"
      text={`Demoralized, and the table does not show it: ${who}. In a fight morale is 1 lower: mark “Demoralized” on the counters there. (MOP 37.10)`}
      testID={`desk.tell.${side}`}
    />
  );
};
