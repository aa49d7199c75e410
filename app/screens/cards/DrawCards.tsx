import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { cardForSide } from '../../../src/rules/mop/index';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { UnlessAtFoot } from '../turn/UnlessAtFoot';
import { LateCards } from './LateCards';
import { faceTitle } from './card-words';
import type { Cards } from './card-words';

type From = 'deck' | 'bonus' | 'mode';
type DrawProps = { readonly side: Side; readonly cards: Cards };

const LABELS: Readonly<Record<From, string>> = {
  deck: 'Draw this turn’s card',
  bonus: 'Draw a bonus card',
  mode: 'Draw a mode card',
};

/** Full play draws by its own rules, and not one a turn. */
const labelOf = (from: From, { play }: Cards): string =>
  play === 'full' && from === 'deck' ? 'Draw a card' : LABELS[from];

/** The card of the turn and, before the first one, mode and bonus cards; from the app's deck or from a real one. */
export const DrawCards = ({ side, cards }: DrawProps) => {
  const [entering, setEntering] = useState<From | null>(null);
  const deck = cards.decks.find((one) => one.side === side);
  if (deck === undefined) return null;
  const own = cards.own.find((one) => one.side === side);
  // Ruling 51: a full hand draws nothing.
  const isFull = own !== undefined && own.handSize !== null && own.hand.length >= own.handSize;
  const ways: readonly From[] = [
    ...(deck.mayDraw && !isFull ? (['deck'] as const) : []),
    ...(deck.mayDrawBefore && cards.play !== 'oneDeck' ? (['bonus'] as const) : []),
    ...(deck.mayDrawBefore ? (['mode'] as const) : []),
  ];
  if (ways.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }} testID={`cards.draw.${side}`}>
      <LateCards cards={cards} testID={`cards.late.${side}`}>
        {(agreed) =>
          ways.map((from) => (
            <Way
              key={from}
              side={side}
              from={from}
              cards={cards}
              agreed={agreed}
              entering={entering === from}
              onEnter={(open) => {
                setEntering(open ? from : null);
              }}
            />
          ))
        }
      </LateCards>
    </View>
  );
};

type Agreed = { readonly agreed: Readonly<{ agreed?: true }> };

type WayProps = DrawProps &
  Agreed & {
    readonly from: From;
    readonly entering: boolean;
    readonly onEnter: (open: boolean) => void;
  };

const leftFor = (cards: Cards, side: Side, from: From): number | null => {
  const deck = cards.decks.find((one) => one.side === side);
  return (from === 'mode' ? deck?.modes : deck?.left) ?? null;
};

const Way = (props: WayProps) => {
  const { side, from, cards, agreed, entering, onEnter } = props;
  const left = leftFor(cards, side, from);
  // A pile that the title does not have is not asked about, unless nobody has counted anything.
  if (left === 0 && from === 'mode') return null;
  const isOnly = left === null && from === 'deck';
  return (
    <>
      {left === null ? null : (
        <UnlessAtFoot testID={`cards.draw.${side}.${from}`}>
          <DrawButton side={side} from={from} cards={cards} agreed={agreed} left={left} />
        </UnlessAtFoot>
      )}
      <Button
        label={entering ? 'Close' : `${labelOf(from, cards)} from a real deck`}
        icon={entering ? 'close' : 'plus'}
        kind={isOnly && !entering ? 'primary' : 'plain'}
        wide={left === null}
        onPress={() => {
          onEnter(!entering);
        }}
        testID={`cards.enter.${side}.${from}`}
      />
      {entering ? (
        <EnterCard
          side={side}
          from={from}
          cards={cards}
          agreed={agreed}
          onDone={() => {
            onEnter(false);
          }}
        />
      ) : null}
    </>
  );
};

type DrawButtonProps = DrawProps & Agreed & { readonly from: From; readonly left: number };

const DrawButton = ({ side, from, cards, agreed, left }: DrawButtonProps) => {
  const dispatch = useDispatch();
  return (
    <Button
      label={labelOf(from, cards)}
      icon="copy"
      kind={from === 'deck' ? 'primary' : 'quiet'}
      wide
      disabled={left === 0}
      hint={`${String(left)} left`}
      onPress={() => {
        void dispatch({ type: 'DrawCard', side, from, ...agreed });
      }}
      testID={`cards.draw.${side}.${from}`}
    />
  );
};

type EnterProps = DrawProps & Agreed & { readonly from: From; readonly onDone: () => void };

/** The card that came up on the table, by its name. */
const EnterCard = ({ side, from, cards, agreed, onDone }: EnterProps) => {
  const dispatch = useDispatch();
  const { setup, seat } = useView('setup', 'seat');
  const secret = cards.isOpen || seat === 'solo' ? [] : [`Only ${setup.sides[side].title} may look.`];
  const rolled = cards.play === 'full' || from === 'mode' ? [] : ['The die is rolled after the card is entered.'];
  const notes = [...secret, ...rolled];
  const faces = cards.faces.filter(
    ({ kind, card }) =>
      (kind === 'Mode') === (from === 'mode') && (cards.play === 'oneDeck' || cardForSide(card, side) === card),
  );
  return (
    <View style={{ gap: SPACE.s }}>
      {notes.length === 0 ? null : <Small>{notes.join(' ')}</Small>}
      <ChipPicker
        label="Which card came up"
        options={faces.map((face) => ({ id: face.card, label: faceTitle(face) }))}
        chosen={[]}
        onChange={([card]) => {
          if (card === undefined) return;
          onDone();
          void dispatch({ type: 'DrawCard', side, from, card, ...agreed });
        }}
        testID={`cards.enter.${side}.card`}
      />
    </View>
  );
};
