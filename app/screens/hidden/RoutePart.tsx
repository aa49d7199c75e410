import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { TextField } from '../../components/TextField';
import { pictured } from '../../components/told';
import { Body, Label, Small } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { matching } from '../desk/orders/writing/places';

type RoutePartProps = { readonly route: readonly string[]; readonly onChange: (route: readonly string[]) => void };

/** So many chips a thumb looks through; the rest comes by its letters. */
const AT_ONCE = 14;
const MOST = 40;

/** A route, tapped together from the title's places; roads and whatever else is typed. */
export const RoutePart = ({ route, onChange }: RoutePartProps) => {
  const { setup } = useView('setup');
  const [typed, setTyped] = useState('');
  const places = matching(setup.title.places, typed).slice(0, AT_ONCE);
  const own = typed.trim();
  const full = route.length >= MOST;
  const add = (place: string): void => {
    if (full) return;
    onChange([...route, place]);
    setTyped('');
  };
  return (
    <View style={{ gap: SPACE.m }}>
      <RouteSoFar route={route} onChange={onChange} />
      {places.length === 0 ? null : (
        <ChipPicker
          label="Next on its way"
          options={places.map((id) => ({ id, label: id, disabled: full || route.at(-1) === id }))}
          chosen={[]}
          onChange={([place]) => {
            if (place !== undefined) add(place);
          }}
          testID="hidden.plot.place"
        />
      )}
      <TextField
        label="A road, or another place"
        value={typed}
        onChange={setTyped}
        maxLength={60}
        onSubmit={() => {
          if (own !== '') add(own);
        }}
        testID="hidden.plot.typed"
      />
      {own === '' ? null : (
        <Button
          label={`Add “${own}”`}
          icon="plus"
          disabled={full}
          onPress={() => {
            add(own);
          }}
          testID="hidden.plot.add"
        />
      )}
    </View>
  );
};

const RouteSoFar = ({ route, onChange }: RoutePartProps) => (
  <View style={{ gap: SPACE.xs }}>
    <Label>Route of the leader</Label>
    {route.length === 0 ? (
      <Small tone="inkSoft">Exactly as he goes: each town he passes through, each road he follows.</Small>
    ) : (
      <View {...pictured(`Route: ${route.join(', then ')}`)} testID="hidden.plot.route">
        <Body>{route.join(' → ')}</Body>
      </View>
    )}
    {route.length === 0 ? null : (
      <Button
        label={`Take back “${route.at(-1) ?? ''}”`}
        icon="undo"
        kind="plain"
        onPress={() => {
          onChange(route.slice(0, -1));
        }}
        testID="hidden.plot.back"
      />
    )}
  </View>
);
