import { useState } from 'react';
import { View } from 'react-native';
import type { OwnEvents, RetainCard } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { ChoiceList } from '../../components/ChoiceList';
import { SectionTitle } from '../../components/SectionTitle';
import { Body, Small } from '../../components/Words';
import { useDispatch } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { EventCardFace } from './EventCardFace';
import { KIND_HINTS, nameOfFace } from './event-words';

type OwnProps = {
  readonly own: OwnEvents;
  /** Something was put, shown, kept or played: the desk is left. */
  readonly onDone: () => void;
};

/** What a side alone may see and do: its four cards, the one it has drawn, the ones it keeps. */
export const OwnCards = ({ own, onDone }: OwnProps) => (
  <View style={{ gap: SPACE.m }} testID={`events.own.${own.side}`}>
    {own.dealt.length === 0 ? null : <PutOne own={own} onDone={onDone} />}
    {own.drawn === null ? null : <DrawnCard own={own} onDone={onDone} />}
    {own.hand.length === 0 ? null : <Hand own={own} onDone={onDone} />}
    {own.chosen === null ? null : <Small>{`You put into the deck: ${nameOfFace(own.chosen)}`}</Small>}
    {own.hand.length > 0 || own.dealt.length > 0 || own.drawn !== null ? null : (
      <Body tone="inkSoft">You keep no card.</Body>
    )}
  </View>
);

const options = (faces: OwnEvents['hand']) =>
  faces.map((face) => ({
    id: face.card,
    label: nameOfFace(face),
    ...(face.note === '' ? {} : { hint: face.note }),
  }));

/** N20 5.0, medium: one of the four goes into the deck, and nobody learns which. */
const PutOne = ({ own, onDone }: OwnProps) => {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<RetainCard | null>(null);
  const card = own.dealt.find((face) => face.card === chosen);
  return (
    <>
      <SectionTitle>One for the deck</SectionTitle>
      <ChoiceList
        options={options(own.dealt)}
        chosen={chosen === null ? [] : [chosen]}
        mode="one"
        onChange={([next]) => {
          setChosen(next ?? null);
        }}
        testID="events.deal"
      />
      <Button
        label={card === undefined ? 'Into the deck' : `“${nameOfFace(card)}” into the deck`}
        icon="lock"
        kind="primary"
        wide
        disabled={card === undefined}
        hint="It cannot be changed after that; the other three are not used"
        onPress={() => {
          if (card === undefined) return;
          void dispatch({ type: 'PutEventCard', side: own.side, card: card.card }).then(leaving(onDone));
        }}
        testID="events.put"
      />
    </>
  );
};

/** Ruling 70: the drawer alone looks. What is not kept is shown to all. */
const DrawnCard = ({ own, onDone }: OwnProps) => {
  const dispatch = useDispatch();
  const { drawn, mayKeep, side } = own;
  if (drawn === null) return null;
  const show = (
    <Button
      key="show"
      label={mayKeep ? 'Show and play it now' : 'Show it'}
      kind={mayKeep ? 'quiet' : 'primary'}
      wide
      hint="Everybody sees it"
      onPress={() => {
        void dispatch({ type: 'ShowEvent', side }).then(leaving(onDone));
      }}
      testID="events.show"
    />
  );
  return (
    <>
      <View style={{ alignItems: 'center', gap: SPACE.s }}>
        <EventCardFace face={drawn} testID="events.drawn" />
        <Small align="center">{KIND_HINTS[drawn.kind]}</Small>
      </View>
      {mayKeep ? (
        <Button
          label="Keep it"
          icon="lock"
          kind="primary"
          wide
          hint="Everybody learns that a card was kept, nobody which"
          onPress={() => {
            void dispatch({ type: 'KeepEvent', side }).then(leaving(onDone));
          }}
          testID="events.keep"
        />
      ) : null}
      {show}
    </>
  );
};

/** N20 2.0: kept cards, each to be played whenever it fits. Playing shows it to all. */
const Hand = ({ own, onDone }: OwnProps) => {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<RetainCard | null>(null);
  const card = own.hand.find((face) => face.card === chosen);
  return (
    <>
      <SectionTitle>Your cards</SectionTitle>
      <ChoiceList
        options={options(own.hand)}
        chosen={chosen === null ? [] : [chosen]}
        mode="one"
        onChange={([next]) => {
          setChosen(next ?? null);
        }}
        testID="events.hand"
      />
      <Button
        label={card === undefined ? 'Play a card' : `Play “${nameOfFace(card)}”`}
        wide
        disabled={card === undefined}
        hint="Everybody sees it"
        onPress={() => {
          if (card === undefined) return;
          void dispatch({ type: 'PlayKept', side: own.side, card: card.card }).then(leaving(onDone));
        }}
        testID="events.play"
      />
    </>
  );
};

const leaving =
  (onDone: () => void) =>
  (done: boolean): void => {
    if (done) onDone();
  };
