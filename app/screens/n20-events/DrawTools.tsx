import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { EventsView } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { Segmented } from '../../components/Segmented';
import { Small } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';

type DrawToolsProps = {
  readonly events: EventsView;
  /** Whose turn it is; null in a step that belongs to nobody. */
  readonly who: Side | null;
  /** The button below already draws for him. */
  readonly below: boolean;
};

/** Draws, for whoever's turn it is; a second card in one step is asked for here, because an event may say so. */
export const DrawTools = ({ events, who, below }: DrawToolsProps) => {
  if (events.begun?.deck === 'real') return <EnterDrawn events={events} who={who} />;
  if (events.counts.left === 0) return <Small>No card is left: reshuffle the discards.</Small>;
  if (below) return null;
  return (who === null ? SIDES : [who]).map((side) => (
    <DrawButton key={side} side={side} again={events.drawnInStep} named={who === null} />
  ));
};

type DrawButtonProps = { readonly side: Side; readonly again: boolean; readonly named: boolean };

const DrawButton = ({ side, again, named }: DrawButtonProps) => {
  const dispatch = useDispatch();
  const { title } = useView('setup').setup.sides[side];
  const label = again ? 'Draw another event card' : 'Draw an event card';
  return (
    <Button
      label={named ? `${title}: ${label.toLowerCase()}` : label}
      kind={again ? 'plain' : 'quiet'}
      wide
      onPress={() => {
        void dispatch({ type: 'DrawEvent', side });
      }}
      testID={`events.draw.${side}`}
    />
  );
};

/** A card drawn on the table is told to the app; one that was kept is only counted. */
const EnterDrawn = ({ events, who }: Omit<DrawToolsProps, 'below'>) => {
  const dispatch = useDispatch();
  const names = useNames();
  const { sides } = useView('setup').setup;
  const [side, setSide] = useState<Side>(who ?? 'first');
  const mayKeep = events.begun?.method === 'mild' || events.begun?.method === 'medium';
  return (
    <View style={{ gap: SPACE.m }} testID="events.enter">
      <Segmented
        options={SIDES.map((id) => ({ id, label: sides[id].title }))}
        value={side}
        onChange={setSide}
        testID="events.enter.side"
      />
      {events.nameable.length === 0 ? <Small>No card is left: reshuffle the discards.</Small> : null}
      <ChipPicker
        label="Which card came up"
        options={events.nameable.map((card) => ({ id: card, label: names.eventCard(card) }))}
        chosen={[]}
        onChange={([card]) => {
          if (card !== undefined) void dispatch({ type: 'EnterEvent', side, card });
        }}
        testID="events.enter.card"
      />
      {mayKeep && events.counts.unknown > 0 ? (
        <Button
          label="It was kept, unseen"
          wide
          onPress={() => {
            void dispatch({ type: 'EnterKept', side });
          }}
          testID="events.enter.kept"
        />
      ) : null}
    </View>
  );
};
