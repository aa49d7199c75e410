import { SIDES } from '../../../src/engine/sides';
import type { NextPlay } from '../../../src/rules/common/index';
import { FOOT, footWords } from '../../../src/wording/en/foot';
import { OWN } from '../../../src/wording/en/rule-sets/own-words';
import { isDrawNext, isSetUpNext, waysOf } from '../n20-events/event-step';
import { cardsNext, weatherNext } from './next-before';
import { cupNext, endOfTurn } from './next-cup';
import { checksNext, markersNext } from './next-ends';
import { nightNext } from './next-night';
import { END, goesOn, isCommand, skipTo } from './next-on';
import type { Now } from './next-on';
import { only, played } from './next-types';
import type { Main, Next } from './next-types';

/** What is next on the Turn page: what lies open before all, then what this step asks for, then the next step. */
export const whatsNext = (now: Now): Next =>
  fightNext(now) ?? overNext(now) ?? eventNext(now) ?? stepOfNow(now) ?? ownNext(now) ?? goesOn(now);

const fightNext = ({ fight }: Now): Next | null =>
  fight === null
    ? null
    : only({
        label: footWords.backTo(fight.title),
        icon: 'resolve',
        deed: { kind: 'fight', procedure: fight.procedure },
        testID: 'turn.next.fight',
      });

/** The battle is over: its result is written, or all has been counted. */
const overNext = ({ view: { morale, campaign, ending } }: Now): Next | null =>
  (morale?.outcome.result ?? null) !== null || campaign?.verdict.final === true || ending?.over === true
    ? only(END)
    : null;

/** Where the rules themselves say what is next, that leads, and the next step may be passed to. */
const ownNext = (now: Now): Next | null => {
  const { next = null } = now.view;
  if (next === null) return null;
  return { main: next.kind === 'command' ? commandOf(next) : procedureOf(next), pass: skipTo(now), note: null };
};

const commandOf = (next: Extract<NextPlay, { kind: 'command' }>): Main => ({
  label: OWN.next[next.key] ?? next.key,
  icon: 'forward',
  deed: { kind: 'next', next },
  testID: `turn.next.${next.key}`,
});

const procedureOf = ({ procedure }: Extract<NextPlay, { kind: 'procedure' }>): Main => ({
  label: OWN.procedures[procedure]?.title ?? procedure,
  icon: 'resolve',
  deed: { kind: 'fight', procedure },
  testID: 'turn.next.procedure',
});

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
  return (
    weatherNext(now, step) ??
    cardsNext(now, step) ??
    commandNext(now) ??
    cupNext(now, step) ??
    endOfTurn(now, step) ??
    checksNext(now) ??
    markersNext(now) ??
    nightNext(now, step)
  );
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
