import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Body, Heading, Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { useKnock } from '../../hooks/use-knock';
import { SPACE } from '../../theme/metrics';
import { SideHeading } from '../turn/SideHeading';
import { UnlessAtFoot } from '../turn/UnlessAtFoot';
import { CardPlate } from './CardPlate';
import { LateCards } from './LateCards';
import { SideCards } from './SideCards';
import { cardsCounted, isCardStep } from './card-words';
import type { Cards } from './card-words';

/** Ruling 48: cards are drawn and played before the command phase. Closed hands lie behind the curtain. */
export const CardsPanel = () => {
  const view = useView();
  const { cards } = view;
  if (cards === undefined || !isCardStep(view)) return null;
  return (
    <View style={{ gap: SPACE.m }} testID="cards">
      {cards.play === 'events' ? <EventRoll cards={cards} /> : null}
      {cards.isOpen || view.seat === 'solo' ? <OpenSides cards={cards} /> : <ClosedSides cards={cards} />}
      <Piles cards={cards} />
    </View>
  );
};

type CardsProps = { readonly cards: Cards };

/** With one deck the draw belongs to nobody before the die. */
const OpenSides = ({ cards }: CardsProps) => {
  const sides = cards.play === 'events' ? SIDES.filter((side) => hasHand(cards, side)) : SIDES;
  return sides.map((side) => (
    <View key={side} style={{ gap: SPACE.s }}>
      <SideHeading side={side} />
      <SideCards side={side} />
    </View>
  ));
};

const hasHand = ({ own }: Cards, side: Side): boolean => own.some((one) => one.side === side && one.hand.length > 0);

const ClosedSides = ({ cards }: CardsProps) => SIDES.map((side) => <HandOver key={side} side={side} cards={cards} />);

const HandOver = ({ side, cards }: CardsProps & { readonly side: Side }) => {
  const knock = useKnock();
  const { sides } = useView('setup').setup;
  const deck = cards.decks.find((one) => one.side === side);
  if (deck === undefined) return null;
  return (
    <Panel testID={`cards.side.${side}`}>
      <SideHeading side={side} />
      <Small>{deckWords(deck, cards.play)}</Small>
      <Button
        label={deck.mayDraw ? `${sides[side].title}: draw a card` : `${sides[side].title}: look at the cards`}
        icon="desk"
        kind={deck.mayDraw ? 'quiet' : 'plain'}
        wide
        hint="Hand the phone over: the cards lie behind the curtain"
        onPress={() => {
          void knock(side);
        }}
        testID={`cards.open.${side}`}
      />
    </Panel>
  );
};

/** Only restricted play has one card a turn. */
const deckWords = ({ left, taken, mayDraw }: Cards['decks'][number], play: Cards['play']): string => {
  if (play === 'full') return left === null ? `${cardsCounted(taken)} taken` : `${cardsCounted(left)} left`;
  const drawn = mayDraw ? 'No card drawn this turn' : 'Done drawing for this turn';
  return left === null ? `${drawn} · ${cardsCounted(taken)} taken` : `${drawn} · ${cardsCounted(left)} left`;
};

/** App. III j: three dice instead of a card. */
const EventRoll = ({ cards }: CardsProps) => {
  const dispatch = useDispatch();
  const { sides } = useView('setup').setup;
  const { rolled } = cards;
  if (rolled === null)
    return cards.mayRoll ? (
      <LateCards cards={cards} testID="cards.late">
        {(agreed) => (
          <UnlessAtFoot testID="cards.event.roll">
            <Button
              label="Roll for a random event"
              icon="dice"
              kind="primary"
              wide
              onPress={() => {
                void dispatch({ type: 'RollCardEvent', ...agreed });
              }}
              testID="cards.event.roll"
            />
          </UnlessAtFoot>
        )}
      </LateCards>
    ) : (
      <Body tone="inkSoft">No events at night.</Body>
    );
  return (
    <Panel testID="cards.event">
      <Heading>{rolled.side === null ? 'No event this turn' : `For ${sides[rolled.side].title}`}</Heading>
      {rolled.face === null ? null : <CardPlate face={rolled.face} />}
    </Panel>
  );
};

/** Laid open at the end of the scenario. */
const Piles = ({ cards }: CardsProps) => {
  const { sides } = useView('setup').setup;
  return SIDES.map((side) => {
    const pile = cards.piles[side];
    return pile === null ? null : (
      <Small key={side}>{`${sides[side].title}: ${pile.map(({ face }) => face.name).join(', ') || 'no cards'}`}</Small>
    );
  });
};
