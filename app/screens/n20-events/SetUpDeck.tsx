import { View } from 'react-native';
import type { EventsView } from '../../../src/rules/n20/index';
import { EVENT_WORDS } from '../../../src/wording/en/setup-fields';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Body, Small, Strong } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { SetUpButton } from '../army/SetUpButton';

type Named = readonly Readonly<{ name: string }>[];

/** Every special card has its own name in the set-up. */
const isNamed = (specials: Readonly<{ retain: Named; reveal: Named }> | undefined): boolean =>
  [...(specials?.retain ?? []), ...(specials?.reveal ?? [])].filter(({ name }) => name !== '').length === SPECIALS;

/** Twelve to retain and four to reveal. */
const SPECIALS = 16;

type SetUpDeckProps = {
  readonly events: EventsView;
  /** That the app draws stands under the thumb, at the foot of the page. */
  readonly below: boolean;
};

/** N20 5.0: the deck is put together once, by the app or on the table. */
export const SetUpDeck = ({ events, below }: SetUpDeckProps) => {
  const dispatch = useDispatch();
  const { title } = useView('setup').setup;
  const { title: name, hint } = EVENT_WORDS[events.method];
  if (title.cards.length === 0)
    return (
      <Panel testID="events.missing">
        <Body>The cards of your game are not entered yet: their names, how many there are, a note if you like.</Body>
        <SetUpButton />
      </Panel>
    );
  return (
    <Panel testID="events.setup">
      <View style={{ gap: SPACE.xs }}>
        <Strong>{name}</Strong>
        <Small>{hint}</Small>
      </View>
      {below ? null : (
        <Button
          label="The app draws"
          kind="primary"
          wide
          hint="It shuffles the special cards in, unseen"
          onPress={() => {
            void dispatch({ type: 'SetUpEvents', deck: 'app' }, 'app');
          }}
          testID="events.setup.app"
        />
      )}
      {isNamed(title.specials) ? null : (
        <Small testID="events.numbers">
          The special cards bear no numbers. To tell the app which one came up, number your own: the Retain cards 1 to
          12, the Reveal cards 1 to 4; or enter their names in the set-up.
        </Small>
      )}
      <Button
        label="We draw from our own cards"
        wide
        hint="What comes up is told to the app"
        onPress={() => {
          void dispatch({ type: 'SetUpEvents', deck: 'real' });
        }}
        testID="events.setup.real"
      />
    </Panel>
  );
};
