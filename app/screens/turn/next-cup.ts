import { SIDES } from '../../../src/engine/sides';
import { isOn } from '../../../src/rules/list';
import type { SequenceStep } from '../../../src/rules/common/index';
import type { CupView } from '../../../src/rules/nlc/index';
import { FOOT, footWords } from '../../../src/wording/en/foot';
import type { Names } from '../../../src/wording/names';
import { withCardsFirst } from './next-before';
import { checksOpen } from './next-ends';
import { goesOn, skipTo } from './next-on';
import type { Now } from './next-on';
import { prepareNext } from './next-prepare';
import { startNext } from './next-start';
import { only, played } from './next-types';
import type { Main, Next, Way } from './next-types';

const DRAW: Main = { label: FOOT.draw, icon: 'chit', deed: played({ type: 'DrawChit' }), testID: 'turn.next.draw' };
const FILL: Way = { label: FOOT.fill, icon: 'cup', deed: played({ type: 'FillCup' }), testID: 'turn.next.fill' };
const REAL: Way = { label: FOOT.realCup, icon: 'cup', deed: { kind: 'realCup' }, testID: 'cup.enter.toggle' };

const doneNext = ({ acting }: CupView, names: Names): Next | null =>
  acting === null || acting.ended === true
    ? null
    : only({
        label: footWords.done(acting.formations, names),
        icon: 'check',
        deed: played({ type: 'EndAction' }),
        testID: 'turn.next.done',
      });

/** NLC 4: the rolls, the cup, and the chits one by one; whoever acts is done before the next is drawn. */
export const cupNext = (now: Now, step: SequenceStep | undefined): Next | null => {
  const { cup } = now.view;
  if (cup === undefined) return null;
  if (step?.own === true) return ownStep(now, cup);
  switch (step?.tool) {
    case 'prepareCup':
      return cup.inside === null ? withCardsFirst(now, prepareNext({ ...now, cup })) : null;
    case 'initialAction':
      return doneNext(cup, now.names);
    case 'drawChits':
      return doneNext(cup, now.names) ?? drawNext(now, cup);
    case 'startRoll':
      return startNext({ ...now, cup });
    case 'turnEnd':
    case undefined:
      return null;
  }
};

const drawNext = (now: Now, { inside, total }: CupView): Next | null => {
  if (inside === null) return withCardsFirst(now, only(FILL));
  return total > 0 ? withCardsFirst(now, { main: DRAW, pass: REAL, note: null }) : null;
};

/** The players' own sequence does not say where the cup belongs: it is at hand in every step, beside the way on. */
const ownStep = (now: Now, cup: CupView): Next | null => {
  if (cup.kind === 'none') return null;
  const done = doneNext(cup, now.names);
  if (done !== null) return done;
  const pass = cup.inside === null ? FILL : cup.total > 0 ? { ...DRAW, deed: played({ type: 'DrawChit' }) } : null;
  return pass === null ? null : { ...goesOn(now), pass };
};

/** NLC 4 ph. 5: the chits that are left, then both sides' Reserves; either may be passed. */
export const endOfTurn = (now: Now, step: SequenceStep | undefined): Next | null =>
  step?.tool !== 'turnEnd' || step.own === true ? null : (chitsLeftNext(now) ?? reserveNext(now));

const chitsLeftNext = (now: Now): Next | null => {
  const { cup, steps } = now.view;
  const left = cup?.total ?? 0;
  const draws = steps.find(({ tool }) => tool === 'drawChits');
  if (left === 0 || draws === undefined) return null;
  return { main: backTo(draws), pass: skipTo(now), note: footWords.chitsLeft(left) };
};

/** What is passed with it is said. */
const reserveNext = (now: Now): Next | null => {
  const { cup, setup } = now.view;
  const side = SIDES.find((one) => cup?.reserveActs.some((act) => act.side === one) !== true);
  if (cup === undefined || side === undefined || isOn(setup, 'withoutOrders')) return null;
  const checks = checksOpen(now).length;
  return {
    main: {
      label: footWords.reserve(side, now.names),
      icon: 'flag',
      deed: played({ type: 'DeclareReserve', side }),
      testID: `turnend.reserve.${side}`,
    },
    pass: skipTo(now),
    note: checks === 0 ? null : footWords.checksOpen(checks),
  };
};

const backTo = ({ id }: SequenceStep): Main => ({
  label: FOOT.backToDraws,
  icon: 'cup',
  deed: played({ type: 'GoToStep', step: id }),
  testID: 'turn.next.back',
});
