import { View } from 'react-native';
import type { EventsView, ShownEvent } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { waysOf } from './event-step';

type OpenEventProps = { readonly shown: ShownEvent; readonly events: EventsView };

/** What else may become of the event that lies open; what is usual is done below, under the thumb. */
export const OpenEvent = ({ shown, events }: OpenEventProps) => {
  const dispatch = useDispatch();
  const { sides } = useView('setup').setup;
  return (
    <View style={{ gap: SPACE.s }} testID="events.open">
      <Small align="center">{`Drawn by: ${sides[shown.side].title}`}</Small>
      {shown.smoke && events.special !== null && events.special.discards.length > 0 ? <Smoke /> : null}
      {waysOf(shown)
        .slice(1)
        .map((way, i) => (
          <Button
            key={way.id}
            label={way.label}
            kind={i === 0 ? 'quiet' : 'plain'}
            wide
            onPress={() => {
              void dispatch(way.command);
            }}
            testID={`events.resolve.${way.id}`}
          />
        ))}
      {events.special === null ? null : (
        <Small>When a card has the deck reshuffled, whoever drew it draws a special card and keeps it.</Small>
      )}
    </View>
  );
};

/** N20 5.0, spicy: the one special card that the kit calls by its name. */
const Smoke = () => {
  const dispatch = useDispatch();
  return (
    <Button
      label="Reshuffle the special discards"
      wide
      onPress={() => {
        void dispatch({ type: 'ReshuffleSpecials' });
      }}
      testID="events.smoke"
    />
  );
};
