import { footWords } from '../../../src/wording/en/foot';
import { checksNow, removalOf } from '../army/disruption-facts';
import { marksOff } from './marks-off';
import { skipTo } from './next-on';
import type { Now } from './next-on';
import { played } from './next-types';
import type { Next } from './next-types';

/** NLC 19.2: who has still to roll, as far as the table knows it. */
export const checksOpen = ({ view }: Now): readonly string[] =>
  checksNow(view).flatMap(({ unit, tried }) => (tried ? [] : [unit]));

/** NLC 19.2: who rolls to lose his marker, rolls before the turn goes on; of a desk's own rolls the table knows nothing. */
export const checksNext = (now: Now): Next | null => {
  const { names, draft } = now;
  const open = checksOpen(now);
  if (open.length === 0) return null;
  return {
    main: {
      label: footWords.checks(open, names),
      icon: 'dice',
      deed: played(removalOf(open, draft.facts)),
      testID: 'disruption.roll',
    },
    pass: skipTo(now),
    note: null,
  };
};

/** Markers that come off by themselves. */
export const markersNext = (now: Now): Next | null => {
  const off = marksOff(now.view.army.endsNow, now.draft.held);
  if (off.length === 0) return null;
  return {
    main: {
      label: footWords.markers(off.length),
      icon: 'check',
      deed: played({ type: 'LiftMarks', lifts: off.map(({ unit, mark }) => ({ unit, mark })) }),
      testID: 'endsnow.lift',
    },
    pass: skipTo(now),
    note: null,
  };
};
