import type { Side } from '../../../src/engine/sides';
import type { SequenceStep } from '../../../src/rules/common/index';
import type { MoraleView } from '../../../src/rules/n20/index';
import { footWords } from '../../../src/wording/en/foot';
import { nightTake } from '../army/n20/night-take';
import { isRallyable } from '../army/n20/rally-words';
import { spanWords } from '../army/n20/reason-words';
import { skipTo } from './next-on';
import type { Now } from './next-on';
import { played } from './next-types';
import type { Main, Next } from './next-types';

type Asked = Readonly<{ now: Now; morale: MoraleView; side: Side }>;

/** N20 12.7.2: whoever is routed or broken and has not been tried this turn. */
const rallyMain = ({ now: { view, names }, morale, side }: Asked): Main | null =>
  view.army.units.some(
    (one) => one.side === side && isRallyable(one) && !morale.tonight.rallyTried.includes(one.unit.id),
  )
    ? { label: footWords.rally(side, names), icon: 'flag', deed: { kind: 'rally', side }, testID: `rally.open.${side}` }
    : null;

/** N20 12.7.3: what the enemy on the lines of communication costs, with what was said of them. */
const locMain = ({ now: { view, names, draft }, morale, side }: Asked): Main | null =>
  morale.nightPaid[side] || view.turn.turn.kind !== 'night'
    ? null
    : {
        label: footWords.locAtNight(side, names),
        icon: 'check',
        deed: played(nightTake(morale, side, draft.night[side])),
        testID: `night.take.${side}`,
      };

/** Ruling 71: the point that comes back, where the track has room for it. */
const recoveryMain = ({ now: { names }, morale, side }: Asked): Main | null => {
  const recovery = morale.previews[side].find(({ reason }) => reason === 'recovery');
  if (recovery === undefined || recovery.command === null || morale.tonight.recovered[side]) return null;
  if (recovery.refused !== null || recovery.from === recovery.to) return null;
  return {
    label: footWords.recover(side, spanWords(recovery), names),
    icon: 'plus',
    deed: played(recovery.command),
    testID: `recovery.${side}`,
  };
};

const NIGHT: Readonly<Record<string, (asked: Asked) => Main | null>> = {
  rally: rallyMain,
  locMorale: locMain,
  recoverMorale: recoveryMain,
};

/** N20 12.7: what a step of the night asks of its side and has not had yet. */
export const nightNext = (now: Now, step: SequenceStep | undefined): Next | null => {
  const { morale } = now.view;
  const side = step?.who;
  if (morale?.started !== true || step === undefined || side === undefined || side === null) return null;
  const main = NIGHT[step.title]?.({ now, morale, side });
  return main === undefined || main === null ? null : { main, pass: skipTo(now), note: null };
};
