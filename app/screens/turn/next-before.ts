import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { SequenceStep } from '../../../src/rules/common/index';
import type { AppView } from '../../../src/session/rule-sets';
import { FOOT, footWords } from '../../../src/wording/en/foot';
import { goesOn, skipTo } from './next-on';
import type { Now } from './next-on';
import { played } from './next-types';
import type { Main, Next } from './next-types';

/** What comes before anybody commands is the weather, then the cards of the turn. The players' own sequence may ask for it in any step. */
const isBefore = (step: SequenceStep | undefined): boolean =>
  step !== undefined && (step.own === true || step.title === 'reinforcements' || step.title === 'cards');

/** MOP 37.4: rolled on the title's own table, or waiting for what the players' copy says. */
export const weatherNext = (now: Now, step: SequenceStep | undefined): Next | null => {
  const { weather } = now.view;
  if (weather?.due !== true || !isBefore(step)) return null;
  const { table } = weather;
  const main: Main =
    table === null
      ? { label: FOOT.pickWeather, icon: 'check', deed: null, testID: 'turn.next.weather' }
      : {
          label: table.dice === 1 ? FOOT.rollWeather : FOOT.rollWeatherTwo,
          icon: 'dice',
          deed: played({ type: 'RollWeather', line: now.draft.skyLine ?? table.line }),
          testID: 'weather.due.roll',
        };
  return { main, pass: skipTo(now), note: null };
};

type Cards = NonNullable<AppView['cards']>;

/** App. III e, g: who has still to draw the card of this turn; full play draws by its own rules, and not one a turn. */
const stillToDraw = ({ play, decks }: Cards): readonly Side[] =>
  play === 'full'
    ? []
    : SIDES.filter((side) => decks.some((deck) => deck.side === side && deck.mayDraw && deck.left !== 0));

/** MOP 37.12, Ruling 48: whoever has still to draw; behind his curtain, unless the cards lie open. */
export const cardsNext = (now: Now, step: SequenceStep | undefined): Next | null => {
  const { cards } = now.view;
  if (cards === undefined || step?.id !== 'cards') return null;
  if (cards.play === 'full') return { ...goesOn(now), note: FOOT.cardsNow };
  const [side] = stillToDraw(cards);
  const main = cards.mayRoll ? ROLL_EVENT : side === undefined ? null : drawMain(now, cards, side);
  return main === null ? null : { main, pass: skipTo(now), note: null };
};

const ROLL_EVENT: Main = {
  label: FOOT.rollEvent,
  icon: 'dice',
  deed: played({ type: 'RollCardEvent' }),
  testID: 'cards.event.roll',
};

const drawMain = ({ view, names }: Now, cards: Cards, side: Side): Main => {
  if (!cards.isOpen && view.setup.playMode !== 'solo')
    return {
      label: footWords.phone(side, names),
      icon: 'desk',
      deed: { kind: 'desk', side },
      testID: 'turn.next.cards',
    };
  const counted = cards.decks.some((deck) => deck.side === side && deck.left !== null);
  return counted
    ? {
        label: footWords.drawCard(side, names),
        icon: 'copy',
        deed: played({ type: 'DrawCard', side, from: 'deck' }),
        testID: `cards.draw.${side}.deck`,
      }
    : { label: footWords.nameCard(side, names), icon: 'copy', deed: null, testID: 'turn.next.cards' };
};

/** Where nobody has counted or drawn any, cards are not played, or not with the app. */
const areKept = ({ decks, mayRoll }: Cards): boolean =>
  mayRoll || decks.some(({ left, taken }) => left !== null || taken > 0);

/** Ruling 48: once a chit is drawn a card takes the word of both; at the cup it is said before that. */
export const withCardsFirst = ({ view: { cards }, names }: Now, next: Next): Next => {
  if (cards === undefined || cards.late || next.note !== null || !areKept(cards)) return next;
  const sides = stillToDraw(cards);
  if (sides.length === 0 && !cards.mayRoll) return next;
  return { ...next, note: sides.length === 0 ? FOOT.eventFirst : footWords.cardsFirst(sides, names) };
};
