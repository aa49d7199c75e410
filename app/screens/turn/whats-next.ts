import { SIDES } from '../../../src/engine/sides';
import { isOn } from '../../../src/rules/common/index';
import type { SequenceStep } from '../../../src/rules/common/index';
import type { CupView } from '../../../src/rules/nlc/index';
import type { AppView } from '../../../src/session/rule-sets';
import { FOOT, footWords } from '../../../src/wording/en/foot';
import { stepTitle } from '../../../src/wording/en/sequence';
import type { Names } from '../../../src/wording/names';
import { isDrawNext, isSetUpNext, waysOf } from '../n20-events/event-step';
import { marksOff } from './marks-off';
import { prepareNext } from './next-prepare';
import { startNext } from './next-start';
import { only, played } from './next-types';
import type { Main, Next, Way } from './next-types';
import type { TurnDraft } from './turn-draft';

/** All that the foot goes by; of a desk it knows what the table knows. */
export type Now = Readonly<{
  view: AppView;
  draft: TurnDraft;
  names: Names;
  /** A fight whose dice have begun to fall. */
  fight: Readonly<{ procedure: string; title: string }> | null;
}>;

/** What is next on the Turn page: what lies open before all, then what this step asks for, then the next step. */
export const whatsNext = (now: Now): Next =>
  fightNext(now) ?? overNext(now) ?? eventNext(now) ?? stepOfNow(now) ?? goesOn(now);

const fightNext = ({ fight }: Now): Next | null =>
  fight === null
    ? null
    : only({
        label: footWords.backTo(fight.title),
        icon: 'resolve',
        deed: { kind: 'fight', procedure: fight.procedure },
        testID: 'turn.next.fight',
      });

const END: Way = { label: FOOT.end, icon: 'flag', deed: { kind: 'end' }, testID: 'turn.next.end' };

/** The battle is over: its result is written, or all has been counted. */
const overNext = ({ view: { morale, campaign } }: Now): Next | null =>
  (morale?.outcome.result ?? null) !== null || campaign?.verdict.final === true ? only(END) : null;

/** N20 5.0: the card of this player turn, before anything else is done in it; and what becomes of it. */
const eventNext = ({ view: { events, steps, step, setup }, names }: Now): Next | null => {
  if (events === undefined) return null;
  if (isSetUpNext(events, setup.title.cards.length, steps[step])) return only(SET_UP, FOOT.shuffled);
  if (events.shown !== null) {
    const [{ id, label, command }] = waysOf(events.shown);
    return only({ label, icon: 'check', deed: played(command), testID: `events.resolve.${id}` });
  }
  if (events.awaits !== null && setup.playMode !== 'solo')
    return only({
      label: footWords.phone(events.awaits, names),
      icon: 'desk',
      deed: { kind: 'desk', side: events.awaits },
      testID: 'events.handover',
    });
  const side = steps[step]?.who ?? null;
  if (side === null || !isDrawNext(events, steps[step])) return null;
  return only({
    label: FOOT.drawEvent,
    icon: 'copy',
    deed: played({ type: 'DrawEvent', side }),
    testID: 'turn.next.event',
  });
};

const SET_UP: Main = {
  label: FOOT.appDraws,
  icon: 'copy',
  deed: { kind: 'plays', plays: [{ type: 'SetUpEvents', deck: 'app' }], dice: 'app' },
  testID: 'events.setup.app',
};

const stepOfNow = (now: Now): Next | null => {
  const step = now.view.steps[now.view.step];
  return cardsNext(now, step) ?? commandNext(now) ?? cupNext(now, step) ?? endOfTurn(now, step) ?? markersNext(now);
};

const isCommand = (step: SequenceStep | undefined): boolean => step?.title === 'command' && step.own !== true;

/** MOP 37.12, Ruling 48: whoever has still to draw behind his curtain; what he draws lies on his desk. */
const cardsNext = (now: Now, step: SequenceStep | undefined): Next | null => {
  const { cards, setup } = now.view;
  if (cards === undefined || step?.id !== 'cards' || cards.isOpen || setup.playMode === 'solo') return null;
  const side = SIDES.find((one) => cards.decks.some((deck) => deck.side === one && deck.mayDraw));
  if (side === undefined) return null;
  return {
    main: {
      label: footWords.phone(side, now.names),
      icon: 'desk',
      deed: { kind: 'desk', side },
      testID: 'turn.next.cards',
    },
    pass: skipTo(now),
    note: null,
  };
};

/**
 * NLC 12.3, Ruling 9: the desks, one after the other, as long as a command phase is not done. That both are due is known to all;
 * what is done there is not.
 */
const commandNext = ({ view: { orders, steps, step }, names }: Now): Next | null => {
  const at = isCommand(steps[step]) ? steps[step] : isCommand(steps[step + 1]) ? steps[step + 1] : undefined;
  const side = orders === undefined ? undefined : SIDES.find((one) => !orders.done.includes(one));
  if (at === undefined || side === undefined) return null;
  const after = steps.slice(step + 1).find((one) => !isCommand(one));
  const isThere = at === steps[step];
  return {
    main: {
      label: footWords.desk(side, names),
      icon: 'desk',
      deed: { kind: 'desk', side, ...(isThere ? {} : { before: { type: 'GoToStep', step: at.id } }) },
      testID: 'turn.next.desk',
    },
    pass:
      after === undefined
        ? null
        : { label: FOOT.skipOrders, deed: played({ type: 'GoToStep', step: after.id }), testID: 'turn.next.step' },
    note: null,
  };
};

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

const drawNext = (cup: CupView, names: Names): Next | null => {
  if (cup.inside === null) return only(FILL);
  return doneNext(cup, names) ?? (cup.total > 0 ? { main: DRAW, pass: REAL, note: null } : null);
};

/** NLC 4: the rolls, the cup, and the chits one by one; whoever acts is done before the next is drawn. */
const cupNext = (now: Now, step: SequenceStep | undefined): Next | null => {
  const { cup } = now.view;
  if (cup === undefined) return null;
  if (step?.own === true) return ownStep(now, cup);
  switch (step?.tool) {
    case 'prepareCup':
      return cup.inside === null ? prepareNext({ ...now, cup }) : null;
    case 'initialAction':
      return doneNext(cup, now.names);
    case 'drawChits':
      return drawNext(cup, now.names);
    case 'startRoll':
      return startNext({ ...now, cup });
    case 'turnEnd':
    case undefined:
      return null;
  }
};

/** The players' own sequence does not say where the cup belongs: it is at hand in every step, beside the way on. */
const ownStep = (now: Now, cup: CupView): Next | null => {
  if (cup.kind === 'none') return null;
  const done = doneNext(cup, now.names);
  if (done !== null) return done;
  const pass = cup.inside === null ? FILL : cup.total > 0 ? { ...DRAW, deed: played({ type: 'DrawChit' }) } : null;
  return pass === null ? null : { ...goesOn(now), pass };
};

/** NLC 4 ph. 5: the chits that are left, both sides' Reserves, the markers, and the next turn; all of it may be passed. */
const endOfTurn = (now: Now, step: SequenceStep | undefined): Next | null => {
  if (step?.tool !== 'turnEnd' || step.own === true) return null;
  const { cup, setup, steps } = now.view;
  const left = cup?.total ?? 0;
  const draws = steps.find(({ tool }) => tool === 'drawChits');
  const pass = skipTo(now);
  if (left > 0 && draws !== undefined) return { main: backTo(draws), pass, note: footWords.chitsLeft(left) };
  const side = SIDES.find((one) => cup?.reserveActs.some((act) => act.side === one) !== true);
  if (cup === undefined || side === undefined || isOn(setup, 'withoutOrders')) return null;
  return {
    main: {
      label: footWords.reserve(side, now.names),
      icon: 'flag',
      deed: played({ type: 'DeclareReserve', side }),
      testID: `turnend.reserve.${side}`,
    },
    pass,
    note: null,
  };
};

const backTo = ({ id }: SequenceStep): Main => ({
  label: FOOT.backToDraws,
  icon: 'cup',
  deed: played({ type: 'GoToStep', step: id }),
  testID: 'turn.next.back',
});

const markersNext = (now: Now): Next | null => {
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

/** What comes after this step, as what may be passed to. */
const skipTo = (now: Now): Way | null => {
  const { main } = goesOn(now);
  return main?.deed ? { ...main, deed: main.deed, label: footWords.skipTo(main.label) } : null;
};

/** A command phase that its desk has done is not gone to any more. */
const isDone = (step: SequenceStep, { orders }: AppView): boolean =>
  isCommand(step) && SIDES.some((side) => step.id === `command-${side}` && orders?.done.includes(side) === true);

/** The next step, the next turn, the end. */
const goesOn = (now: Now): Next => {
  const { steps, step, isLastTurn, setup, turn } = now.view;
  const next = steps.slice(step + 1).find((one) => !isDone(one, now.view));
  if (next !== undefined) return only(toStep(next, now), arrivalsNote(now));
  if (isLastTurn) return only(END, FOOT.lastTurn);
  return only({
    label: footWords.nextTurn(setup.turns[turn.index + 1]?.label ?? ''),
    icon: 'turn',
    deed: played({ type: 'NextTurn' }),
    testID: 'turn.next.turn',
  });
};

const toStep = (next: SequenceStep, { names }: Now): Main => ({
  label: footWords.step(next.who, next.own === true ? next.title : stepTitle(next.title), names),
  icon: 'forward',
  deed: played({ type: 'GoToStep', step: next.id }),
  testID: 'turn.next.step',
});

const arrivalsNote = ({ view: { campaign, steps, step } }: Now): string | null => {
  const open = campaign?.arrivals.filter(({ now }) => now !== null).length ?? 0;
  return open === 0 || steps[step]?.title !== 'reinforcements' ? null : footWords.arrivalsOpen(open);
};
