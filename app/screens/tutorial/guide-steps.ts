import { SIDES } from '../../../src/engine/sides';
import type { AppView } from '../../../src/session/rule-sets';
import type { GameTabs } from '../../navigation/routes';

/** What the guide can see of a player: his game, the page he looks at, and what he has just done. */
export type Moment = Readonly<{
  view: AppView;
  /** The innermost page in front. */
  place: string;
  /** Something was taken back and may be played again. */
  hasUndone: boolean;
  /** The procedure whose result has just gone into the game. */
  applied: string | null;
}>;

export type GuideStep = Readonly<{
  id: string;
  title: string;
  /** What to do and why, in a sentence or two. */
  text: string;
  tab: keyof GameTabs;
  /** Pages beside the tab's own on which the step is done. */
  also: readonly string[];
  /** What bears the ring there, by testID; what comes later on the way may stand in the list. */
  points: readonly string[];
  /** What must be done before that, where there is such a thing: it bears the ring instead. */
  first?: (view: AppView) => readonly string[];
  done: (moment: Moment) => boolean;
}>;

/** The second turn has come: what belongs to the first is over. */
const isOver = ({ view }: Moment): boolean => view.turn.index > 0;

const reached = ({ steps, step }: AppView, id: string): boolean => step >= steps.findIndex((one) => one.id === id);

const hasNewOrder = ({ orders }: AppView): boolean =>
  orders?.desks.some((desk) => desk.orders.some(({ origin }) => origin === 'written')) === true;

const bothDone = ({ orders }: AppView): boolean => SIDES.every((side) => orders?.done.includes(side) === true);

const hasRolled = ({ cup }: AppView): boolean =>
  cup !== undefined && (cup.inside !== null || SIDES.some((side) => cup.coordination[side] !== null));

/** NLC 4.1: who has won a Coordinated Action says what becomes of it before the cup is filled. */
const unusedChits = ({ cup }: AppView): readonly string[] =>
  SIDES.filter((side) => cup?.coordination[side]?.won === true && cup.coordination[side].aside === null).flatMap(
    (side) => [`prepare.coordinated.${side}.set`, `prepare.coordinated.${side}.decline`],
  );

const hasDrawn = ({ cup }: AppView): boolean => cup?.drawn.some(({ how }) => how !== 'initial') === true;

const hasChecked = ({ procedure }: AppView): boolean =>
  procedure?.run?.procedure === 'nlc/morale-check' && procedure.run.given.length > 0;

/** Whether the step is done on the page in front. */
export const isHere = ({ tab, also }: GuideStep, place: string): boolean => place === tab || also.includes(place);

const BOOK_PAGES = ['BookTable', 'BookPlace'];

/** The worked game: one turn in the order of the book, every deed done with the app's own buttons. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    id: 'turn',
    title: 'The turn',
    text: 'This page says what to do now. Nobody comes on in the first turn, so go on: the button at the foot is always the next thing. Now it leads to your desk.',
    tab: 'Turn',
    also: [],
    points: ['turn.next.desk'],
    done: (moment) => isOver(moment) || moment.view.step > 0,
  },
  {
    id: 'order',
    title: 'An order',
    text: 'Second Corps waits in Reserve. Tap its letter in the list of formations: March to Marn, courier 6 MP. See when he arrives and what may come of it, then seal it.',
    tab: 'Desk',
    also: [],
    points: ['orders.for.formation-n-second', 'order.type.march', 'order.target.Marn', 'order.courier.6', 'order.seal'],
    done: (moment) => isOver(moment) || hasNewOrder(moment.view),
  },
  {
    id: 'phases',
    title: 'Done at the desks',
    text: 'Orders are secret; solo, both desks are yours. Tap Done for the North, then for the Hills, who write nothing this time.',
    tab: 'Desk',
    also: [],
    points: ['orders.done'],
    done: (moment) => isOver(moment) || reached(moment.view, 'initial') || bothDone(moment.view),
  },
  {
    id: 'prepare',
    title: 'A roll before the cup',
    text: 'Roll for a Coordinated Action: the chance stands there before, the working after it. Dice of your own? Switch to the table’s, and tap in what they show.',
    tab: 'Turn',
    also: [],
    points: ['prepare.coordinated.first.roll'],
    done: (moment) => isOver(moment) || hasRolled(moment.view),
  },
  {
    id: 'fill',
    title: 'The cup',
    text: 'If the roll won, choose two formations or leave it unused. Then fill the cup; whoever is in Reserve stays out of it by itself.',
    tab: 'Turn',
    also: [],
    points: ['turn.next.fill'],
    first: unusedChits,
    done: (moment) => isOver(moment) || moment.view.cup?.inside !== null,
  },
  {
    id: 'draw',
    title: 'A chit',
    text: 'Draw. Who comes out acts now; nobody knows who is next, the app least of all: nothing is shuffled beforehand.',
    tab: 'Turn',
    also: [],
    points: ['turn.next.done', 'turn.next.draw'],
    done: (moment) => isOver(moment) || hasDrawn(moment.view),
  },
  {
    id: 'act',
    title: 'A formation acts',
    text: 'On your map it bombards, charges, moves and assaults, in this order. A fight’s tile opens its page; tap Move once you have moved. When all is done, the foot says so.',
    tab: 'Turn',
    also: [],
    points: ['acting.stage.movement'],
    done: (moment) => isOver(moment) || (moment.view.cup?.acting?.ticked.length ?? 0) > 0,
  },
  {
    id: 'loss',
    title: 'A step lost',
    text: 'Say a battery has hit the Grey regiment of the Hills. Tap its counter, then “Step lost”: the losses of its corps follow by themselves.',
    tab: 'Army',
    also: [],
    points: ['unit.hu-1', 'unit.action.steplost'],
    done: ({ view }) => view.army.units.some(({ standing }) => standing.stepsLost > 0),
  },
  {
    id: 'undo',
    title: 'Taken back',
    text: 'The wrong counter? Undo at the head of the page takes plays back, as far as the last roll or draw: what has been seen stays seen.',
    tab: 'Army',
    also: ['Turn', 'Resolve', 'Desk', 'Books'],
    points: ['game.header.undo'],
    done: ({ hasUndone }) => hasUndone,
  },
  {
    id: 'morale',
    title: 'A morale check',
    text: 'Every procedure of your rules is here. Open “Morale check”, tap 1st Foot, and throw. What comes of it goes into the game only if you say so.',
    tab: 'Resolve',
    also: ['ResolveOne'],
    points: ['resolve.open.nlc/morale-check', 'resolve.known.members.units.nu-1', 'resolve.dice.throw'],
    done: ({ view }) => hasChecked(view),
  },
  {
    id: 'assault',
    title: 'An assault',
    text: 'Go back and open “Assault”. 1st and 2nd Foot meet the Grey regiment: tap all three, throw, decide as you are asked, and apply the result to the game.',
    tab: 'Resolve',
    also: ['ResolveOne'],
    points: [
      'resolve.open.nlc/assault',
      'combat.pick.nu-1',
      'combat.pick.nu-2',
      'combat.pick.hu-1',
      'combat.dice.throw',
      'combat.apply.yes',
    ],
    done: ({ applied }) => applied === 'nlc/assault',
  },
  {
    id: 'books',
    title: 'The books',
    text: 'Not sure why? Type “fire”, or a rule’s number, and open what is found. Every rule number in the app leads here too.',
    tab: 'Books',
    also: ['BookShelf', ...BOOK_PAGES],
    points: ['books.search.field'],
    done: ({ place }) => BOOK_PAGES.includes(place),
  },
  {
    id: 'history',
    title: 'What happened',
    text: 'Every play stands in the history, with its rule and its dice. To go back past a roll is a correction, which both sides see.',
    tab: 'Turn',
    also: ['Army', 'Resolve', 'Desk', 'Books'],
    points: ['game.header.history'],
    done: ({ place }) => place === 'History',
  },
  {
    id: 'end',
    title: 'The turn’s end',
    text: 'Draw the other chits, or skip them: open the line of the steps and tap “Turn end”. There the page says what is due; then begin the next turn.',
    tab: 'Turn',
    also: [],
    points: ['turn.sequence.toggle', 'turn.step.turnEnd', 'turn.next.turn'],
    done: isOver,
  },
];
