import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { EffectView, HeldCard } from '../../../src/rules/mop/index';
import { Button } from '../../components/Button';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Panel } from '../../components/Panel';
import { RuleRef } from '../../components/RuleRef';
import { SectionTitle } from '../../components/SectionTitle';
import { Body, Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import { CardPlate } from './CardPlate';
import { DrawCards } from './DrawCards';
import { LateCards } from './LateCards';
import { PlayCard } from './PlayCard';
import { SpiesReports } from './SpiesReports';
import { cardsCounted, faceTitle, fateWords } from './card-words';
import type { Cards, Own } from './card-words';

type SideProps = { readonly side: Side };

/** A side's own cards: behind its curtain, or before a solo player. */
export const SideCards = ({ side }: SideProps) => {
  const { cards } = useView('cards');
  const own = cards?.own.find((one) => one.side === side);
  if (cards === undefined || own === undefined) return null;
  return (
    <View style={{ gap: SPACE.m }} testID={`cards.own.${side}`}>
      <SectionTitle aside={<RuleRef rule="MOP 37.12" />}>Cards</SectionTitle>
      {own.last === null || own.last.out.now === 'hand' ? null : <LastCard last={own.last} />}
      {own.hand.map((held, i) => (
        <InHand
          key={`${held.face.card}${String(i)}`}
          held={held}
          side={side}
          only={own.hand.length === 1}
          cards={cards}
        />
      ))}
      {own.handSize === null ? null : <Small testID="cards.handsize">{handWords(own.hand.length, own.handSize)}</Small>}
      <DrawCards side={side} cards={cards} />
      <Covered own={own} />
      <SpiesReports side={side} reports={own.reports} />
      <Pile own={own} cards={cards} />
    </View>
  );
};

const handWords = (held: number, most: number): string =>
  `In hand: ${String(held)} of ${String(most)}${held < most ? '' : '. Play one or lay one aside before drawing.'}`;

const LastCard = ({ last }: { readonly last: HeldCard }) => (
  <Panel testID="cards.last">
    <CardPlate face={last.face} />
    <Body>{fateWords(last)}</Body>
  </Panel>
);

type InHandProps = SideProps & {
  readonly held: HeldCard;
  readonly only: boolean;
  readonly cards: Cards;
};

/** One card of the hand; with several of them each opens by a tap. */
const InHand = ({ held, side, only, cards }: InHandProps) => {
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const { face, out } = held;
  return (
    <Panel testID={`cards.hand.${face.card}`}>
      <CardPlate face={face} />
      {out.die === null ? null : <Body>{fateWords(held)}</Body>}
      {out.from === 'passed' ? <Small>From the other side: it is played on your own forces.</Small> : null}
      {only || open ? (
        <LateCards cards={cards} testID={`cards.late.${face.card}`}>
          {(agreed) => <PlayCard face={face} side={side} agreed={agreed} />}
        </LateCards>
      ) : (
        <Button
          label={`Play ${faceTitle(face)} …`}
          wide
          onPress={() => {
            setOpen(true);
          }}
          testID={`cards.hand.${face.card}.open`}
        />
      )}
      {cards.play === 'full' ? (
        <Button
          label="Lay it aside unused"
          kind="plain"
          onPress={() => {
            void dispatch({ type: 'DropCard', side, card: face.card });
          }}
          testID={`cards.hand.${face.card}.drop`}
        />
      ) : (
        <Small tone="inkSoft">Held, it goes by itself when the turn ends.</Small>
      )}
    </Panel>
  );
};

const isReroll = ({ effect, covered }: EffectView): boolean => covered && effect.kind === 'rerolls';
const isSpies = ({ effect, covered }: EffectView): boolean => covered && effect.kind === 'spies';

/** MOP 37.12.1: played, and nobody else knows it yet. */
const Covered = ({ own }: { readonly own: Own }) => {
  const dispatch = useDispatch();
  const { orders, cards } = useView('orders', 'cards');
  // With order sheets spies are shown where they are used.
  const spies = orders === undefined ? [] : (cards?.effects ?? []).filter(isSpies);
  const covered = own.covered.filter(({ face }) => !spies.some(({ effect }) => effect.card === face.card));
  if (covered.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="cards.covered">
      <Small>Played and hidden. Show a card when its effect shows on the map.</Small>
      {cards?.effects.some(isReroll) === true ? (
        <Small>Dice of the table: show the card right after the throw, and throw again there.</Small>
      ) : null}
      {covered.map(({ face }, i) => (
        <Button
          key={`${face.card}${String(i)}`}
          label={`Show ${faceTitle(face)}`}
          icon="lamp"
          kind="plain"
          wide
          hint="Everybody sees it"
          onPress={() => {
            void dispatch({ type: 'ShowCard', side: own.side, card: face.card });
          }}
          testID={`cards.show.${face.card}`}
        />
      ))}
    </View>
  );
};

type PileProps = { readonly own: Own; readonly cards: Cards };

/** What is left and what is gone, as counts and never as an order. */
const Pile = ({ own, cards }: PileProps) => {
  const { isLastTurn } = useView('isLastTurn');
  const dispatch = useDispatch();
  const deck = cards.decks.find(({ side }) => side === own.side);
  const name = (card: string): string => {
    const face = cards.faces.find((one) => one.card === card);
    return face === undefined ? card : faceTitle(face);
  };
  const lines = (counts: Own['left']): string =>
    counts.map(({ card, count }) => (count === 1 ? name(card) : `${String(count)} × ${name(card)}`)).join(', ');
  if (deck === undefined || cards.play === 'events') return null;
  const left = deck.left === null ? 'A real deck' : `${cardsCounted(deck.left)} left`;
  return (
    <Fold title="Deck and discards" summary={left} testID={`cards.pile.${own.side}`}>
      {own.left.length === 0 ? null : <Small>{`Left, in no order: ${lines(own.left)}`}</Small>}
      <Small>{own.discards.length === 0 ? 'Nothing discarded.' : `Discarded: ${lines(own.discards)}`}</Small>
      <InlineConfirm
        label="Reshuffle the discards"
        icon="swap"
        kind="plain"
        question="All played and discarded cards go back into the deck?"
        onConfirm={() => {
          void dispatch({ type: 'ReshuffleCards', side: own.side });
        }}
        testID={`cards.reshuffle.${own.side}`}
      />
      {isLastTurn && !cards.isOpen ? (
        <Button
          label="Lay the whole pile open"
          kind="quiet"
          wide
          onPress={() => {
            void dispatch({ type: 'ShowAllCards', side: own.side });
          }}
          testID={`cards.pile.${own.side}.show`}
        />
      ) : null}
    </Fold>
  );
};
