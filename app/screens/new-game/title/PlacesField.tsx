import { useState } from 'react';
import { TextField } from '../../../components/TextField';
import { Fold } from '../Fold';
import { useRest } from '../rests';
import { counted } from '../units/unit-line';
import { readPlaces } from './read-places';

type PlacesFieldProps = { readonly places: readonly string[]; readonly onChange: (places: readonly string[]) => void };

/** Names on the map. Kept as they are typed; what cannot be kept is said at once. */
export const PlacesField = ({ places, onChange }: PlacesFieldProps) => {
  const summary = places.length === 0 ? 'None' : `${counted(places.length, 'place')}: ${places.slice(0, 4).join(', ')}`;
  return (
    <Fold title="Places on the map" summary={summary} testID="setup.title.places">
      <PlacesText places={places} onChange={onChange} />
    </Fold>
  );
};

const PlacesText = ({ places, onChange }: PlacesFieldProps) => {
  const [rest, setRest] = useRest('places', 'the places on the map', places.join('\n'));
  const [text, setText] = useState(rest);
  const { fault } = readPlaces(text);
  return (
    <TextField
      label="A place in each line"
      value={text}
      lines={8}
      maxLength={26_000}
      placeholder={'Ligny\nQuatre Bras\nMont St. Jean'}
      hint="Offered wherever the game asks for a place."
      error={fault ?? undefined}
      onChange={(typed) => {
        const read = readPlaces(typed);
        setText(typed);
        setRest(typed, read.fault === null ? typed : '');
        onChange(read.places);
      }}
      testID="setup.title.places.text"
    />
  );
};
