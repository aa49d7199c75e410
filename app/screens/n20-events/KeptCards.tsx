import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { EventsView } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { useKnock } from '../../hooks/use-knock';
import { SPACE } from '../../theme/metrics';
import { cardsCounted } from './event-words';

/** Who keeps how many, which everybody knows, and the way to play one. Behind the curtain where the app holds them. */
export const KeptCards = ({ events }: { readonly events: EventsView }) => {
  const keepers = SIDES.filter((side) => events.kept[side] > 0);
  if (keepers.length === 0 || events.awaits !== null) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="events.kept">
      {keepers.map((side) =>
        events.begun?.deck === 'real' ? (
          <PlayReal key={side} side={side} events={events} />
        ) : (
          <HandOver key={side} side={side} count={events.kept[side]} />
        ),
      )}
    </View>
  );
};

const HandOver = ({ side, count }: { readonly side: Side; readonly count: number }) => {
  const knock = useKnock();
  const { playMode, sides } = useView('setup').setup;
  // A solo player has both hands before him.
  if (playMode === 'solo') return null;
  return (
    <Button
      label={`${sides[side].title}: ${cardsCounted(count)} kept`}
      icon="desk"
      wide
      hint="Hand the phone over: they lie behind the curtain"
      onPress={() => {
        void knock(side);
      }}
      testID={`events.kept.${side}`}
    />
  );
};

/** A real card is named as it comes down. */
const PlayReal = ({ side, events }: { readonly side: Side; readonly events: EventsView }) => {
  const dispatch = useDispatch();
  const names = useNames();
  const [open, setOpen] = useState(false);
  const { title } = useView('setup').setup.sides[side];
  return (
    <>
      <Button
        label={`${title}: ${cardsCounted(events.kept[side])} kept, play one`}
        wide
        onPress={() => {
          setOpen((was) => !was);
        }}
        testID={`events.kept.${side}`}
      />
      {open ? (
        <ChipPicker
          label="Which one"
          options={events.playable.map((card) => ({ id: card, label: names.eventCard(card) }))}
          chosen={[]}
          onChange={([card]) => {
            if (card === undefined) return;
            setOpen(false);
            void dispatch({ type: 'PlayKept', side, card });
          }}
          testID={`events.kept.${side}.card`}
        />
      ) : null}
    </>
  );
};
