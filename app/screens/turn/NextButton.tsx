import { useRef } from 'react';
import { stepTitle } from '../../../src/wording/en/sequence';
import type { Side } from '../../../src/engine/sides';
import type { AppCommand, AppView } from '../../../src/session/rule-sets';
import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import { useDispatch, useGameState, useView } from '../../hooks/use-game';
import { useKnock } from '../../hooks/use-knock';
import { isDrawNext, isSetUpNext, waysOf } from '../n20-events/event-step';
import type { IconName } from '../../drawings/icon-paths';

type Next = Readonly<{
  label: string;
  icon: IconName;
  command: AppCommand;
  testID: string;
  note?: string;
  dice?: 'app';
}>;

/** The one thing that is most likely next, always in the same place under the thumb. */
export const NextButton = () => {
  const view = useView();
  const dispatch = useDispatch();
  const knock = useKnock();
  const pressed = useRef(false);
  const asking = useGameState((state) => state.asks !== null);
  if (asking) return null;
  const next = nextOf(view);
  if (next === null) return <Small align="center">This was the last turn.</Small>;
  return (
    <>
      {next.note === undefined ? null : (
        <Small align="center" tone="inkSoft">
          {next.note}
        </Small>
      )}
      <Button
        label={next.label}
        icon={next.icon}
        kind="primary"
        wide
        onPress={() => {
          // A second tap before the first is on disk is a slip of the thumb, not a second play.
          if (pressed.current) return;
          pressed.current = true;
          const { command } = next;
          const deed = command.type === 'OpenDesk' ? knock(command.side) : dispatch(command, next.dice);
          void deed.finally(() => {
            pressed.current = false;
          });
        }}
        testID={next.testID}
      />
    </>
  );
};

const nextOf = (view: AppView): Next | null => cupNext(view) ?? eventNext(view) ?? stepNext(view) ?? turnNext(view);

const FILL: Next = { label: 'Fill the cup', icon: 'cup', command: { type: 'FillCup' }, testID: 'turn.next.fill' };
const DRAW: Next = { label: 'Draw a chit', icon: 'chit', command: { type: 'DrawChit' }, testID: 'turn.next.draw' };

const cupNext = ({ cup, steps, step }: AppView): Next | null => {
  const tool = steps[step]?.tool;
  if (cup === undefined || (tool !== 'prepareCup' && tool !== 'drawChits')) return null;
  if (cup.inside === null) return FILL;
  return tool === 'drawChits' && cup.total > 0 ? DRAW : null;
};

const SET_UP: Next = {
  label: 'The app draws',
  icon: 'copy',
  command: { type: 'SetUpEvents', deck: 'app' },
  dice: 'app',
  note: 'It shuffles the special cards in, unseen.',
  testID: 'events.setup.app',
};

const handOver = (side: Side, title: string): Next => ({
  label: `Hand the phone to ${title}`,
  icon: 'desk',
  command: { type: 'OpenDesk', side },
  testID: 'events.handover',
});

/** N20 5.0: the card of this player turn, before anything else is done in it; and what becomes of it. */
const eventNext = ({ events, steps, step, setup }: AppView): Next | null => {
  if (events === undefined) return null;
  if (isSetUpNext(events, setup.title.cards.length, steps[step])) return SET_UP;
  if (events.shown !== null) {
    const [{ id, label, command }] = waysOf(events.shown);
    return { label, icon: 'check', command, testID: `events.resolve.${id}` };
  }
  if (events.awaits !== null && setup.playMode !== 'solo')
    return handOver(events.awaits, setup.sides[events.awaits].title);
  const side = steps[step]?.who ?? null;
  if (side === null || !isDrawNext(events, steps[step])) return null;
  return {
    label: 'Draw an event card',
    icon: 'copy',
    command: { type: 'DrawEvent', side },
    testID: 'turn.next.event',
  };
};

const stepNext = ({ steps, step, setup }: AppView): Next | null => {
  const next = steps[step + 1];
  if (next === undefined) return null;
  const title = next.own === true ? next.title : stepTitle(next.title);
  const who = next.who === null ? '' : `${setup.sides[next.who].title}: `;
  return {
    label: `${who}${title}`,
    icon: 'forward',
    command: { type: 'GoToStep', step: next.id },
    testID: 'turn.next.step',
  };
};

const turnNext = ({ isLastTurn, setup, turn, cup }: AppView): Next | null => {
  if (isLastTurn) return null;
  const label = `Next turn · ${setup.turns[turn.index + 1]?.label ?? ''}`;
  const left = cup?.total ?? 0;
  const note = left === 0 ? {} : { note: `${String(left)} ${left === 1 ? 'chit is' : 'chits are'} still in the cup.` };
  return { label, icon: 'turn', command: { type: 'NextTurn' }, testID: 'turn.next.turn', ...note };
};
