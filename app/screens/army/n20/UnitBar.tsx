import { useState } from 'react';
import { ScrollView, View, useWindowDimensions } from 'react-native';
import type { UnitView } from '../../../../src/rules/common/index';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { ActionGrid } from '../../../components/ActionGrid';
import { IconButton } from '../../../components/IconButton';
import { Heading, Small } from '../../../components/Words';
import { MarkerSign } from '../../../drawings/MarkerSign';
import { useDispatch } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { PursueSheet } from './PursueSheet';
import { RallySheet } from './RallySheet';
import { placeWord, unitActions } from './unit-actions';
import type { UnitAction } from './unit-actions';

/** How much of the window the bar may take before it scrolls. */
const SHARE = 0.46;

type UnitBarProps = { readonly one: UnitView; readonly morale: MoraleView; readonly onClose: () => void };

const figures = (strength: number, movement: number | null): string =>
  movement === null ? String(strength) : `${String(strength)}-${String(movement)}`;

/** N20 9.6.9, Ruling 60: disorder is reckoned before rout. */
const worthWords = ({ unit, standing, worth }: UnitView): string => {
  const printed = figures(unit.front, unit.movement);
  if (standing.place !== 'map') return `${printed} printed · ${placeWord(standing.place)}`;
  if (standing.marks.length === 0) return `${printed}, no markers`;
  return `${printed} printed, ${figures(worth.strength, worth.movement)} as it stands`;
};

/** What may be done to the unit that is lifted, under the thumb. */
export const UnitBar = ({ one, morale, onClose }: UnitBarProps) => {
  const dispatch = useDispatch();
  const { height } = useWindowDimensions();
  const [asking, setAsking] = useState<'rally' | 'pursue' | null>(null);
  const actions = unitActions(one, morale);
  const close = (): void => {
    setAsking(null);
  };
  return (
    <ScrollView style={{ maxHeight: height * SHARE }} keyboardShouldPersistTaps="handled" testID="unit.bar">
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flex: 1 }}>
          <Heading live>{one.unit.name}</Heading>
          <Small testID="unit.worth">{worthWords(one)}</Small>
        </View>
        <IconButton icon="close" label="Lay it down" onPress={onClose} testID="unit.close" />
      </View>
      <ActionGrid
        label={one.unit.name}
        actions={actions.map(pictured)}
        onAction={(id) => {
          const deed = actions.find((action) => action.id === id)?.deed;
          if (deed === undefined) return;
          if (deed.kind === 'play') void dispatch(deed.command);
          else setAsking(deed.kind);
        }}
        testID="unit.action"
      />
      {asking === 'rally' ? <RallySheet side={one.side} first={one.unit.id} onClose={close} /> : null}
      {asking === 'pursue' ? <PursueSheet one={one} morale={morale} onClose={close} /> : null}
    </ScrollView>
  );
};

/** With its marker drawn; where it lies there already the tick has the room. */
const pictured = ({ mark, deed: _, ...action }: UnitAction) => ({
  ...action,
  picture: mark === undefined || action.on === true ? undefined : <MarkerSign mark={mark} />,
});
