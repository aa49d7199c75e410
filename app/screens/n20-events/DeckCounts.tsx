import { View } from 'react-native';
import type { DeckCounts as Counts, EventsView } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { pictured } from '../../components/told';
import { Label, Small } from '../../components/Words';
import { useDispatch, useNames } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import { cardsCounted, unknownWords } from './event-words';

/** What is left, as counts by card and never as an order; below it what lies discarded. */
export const DeckCounts = ({ events }: { readonly events: EventsView }) => {
  const { counts, discards, removed, special } = events;
  const out = discards.reduce((sum, { count }) => sum + count, 0);
  return (
    <Fold
      title={`${cardsCounted(counts.left)} left in the deck`}
      summary={[
        ...(counts.unknown === 0 ? [] : [unknownWords(counts.unknown)]),
        out === 0 ? 'none discarded' : `${cardsCounted(out)} discarded`,
      ].join(', ')}
      testID="events.counts"
    >
      <Left counts={counts} />
      <Pile title="Discarded" pile={discards} testID="events.discards" />
      {discards.length === 0 ? null : <Reshuffle special={false} />}
      <Pile title="Out of the game" pile={removed} testID="events.removed" />
      {special === null ? null : (
        <>
          <Label>{`Special pile: ${cardsCounted(special.left)}`}</Label>
          <Pile
            title="Special discards"
            pile={special.discards.map((card) => ({ card, count: 1 }))}
            testID="events.special"
          />
          {special.discards.length === 0 ? null : <Reshuffle special />}
        </>
      )}
    </Fold>
  );
};

/** The rows of what may still come. */
export const Left = ({ counts }: { readonly counts: Counts }) => {
  const names = useNames();
  const { rows, unknown, aside } = counts;
  return (
    <View style={{ gap: SPACE.hair }} testID="events.left">
      {rows.map(({ card, count }) => (
        <Row key={card} name={names.eventCard(card)} count={count} />
      ))}
      {unknown === 0 ? null : <Row name="Unknown card" count={unknown} />}
      {aside === 0 ? null : (
        <Small>{`Of all these ${aside === 1 ? 'one is' : `${String(aside)} are`} in a hand, unseen.`}</Small>
      )}
    </View>
  );
};

const Row = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <View
    style={{ flexDirection: 'row', justifyContent: 'space-between', gap: SPACE.m }}
    {...pictured(`${name}: ${String(count)}`)}
  >
    <View style={{ flexShrink: 1 }}>
      <Label>{name}</Label>
    </View>
    <View style={{ flexShrink: 0 }}>
      <Label>{`×\u00a0${String(count)}`}</Label>
    </View>
  </View>
);

type PileProps = {
  readonly title: string;
  readonly pile: EventsView['discards'];
  readonly testID: string;
};

const Pile = ({ title, pile, testID }: PileProps) => {
  const names = useNames();
  if (pile.length === 0) return null;
  return (
    <View style={{ gap: SPACE.hair }} testID={testID}>
      <Small>{title}</Small>
      {pile.map(({ card, count }) => (
        <Row key={card} name={names.eventCard(card)} count={count} />
      ))}
    </View>
  );
};

/** Base games reshuffle at other times too, and the Smoke card the special discards: the players say when. */
const Reshuffle = ({ special }: { readonly special: boolean }) => {
  const dispatch = useDispatch();
  return (
    <Button
      label={special ? 'Reshuffle the special discards' : 'Reshuffle the discards'}
      wide
      onPress={() => {
        void dispatch({ type: special ? 'ReshuffleSpecials' : 'ReshuffleEvents' });
      }}
      testID={special ? 'events.reshuffle.special' : 'events.reshuffle'}
    />
  );
};
