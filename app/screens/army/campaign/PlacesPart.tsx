import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import { Button } from '../../../components/Button';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { Segmented } from '../../../components/Segmented';
import { Stepper } from '../../../components/Stepper';
import { TextField } from '../../../components/TextField';
import { ToggleRow } from '../../../components/ToggleRow';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import type { Campaign } from '../army-types';

type Place = Campaign['places'][number];
type Holder = Side | 'nobody';

/** NLC 18, MOP 37.13: places and supply sources, and who has each; a tap tells the app. */
export const PlacesPart = ({ campaign }: { readonly campaign: Campaign }) => (
  <View style={{ gap: SPACE.m }} testID="points.places">
    {campaign.places.map((place) => (
      <PlaceRow key={place.name} place={place} />
    ))}
    <AddPlace />
  </View>
);

const worth = ({ kind, points, owner }: Place, titles: Readonly<Record<Side, string>>): string =>
  kind === 'source' && owner !== null
    ? `supply source of ${titles[owner]}`
    : `${String(points)} ${points === 1 ? 'point' : 'points'}`;

type PlaceRowProps = { readonly place: Place };

/** Who moved into it last; opened, whose zone alone has it since, and whether he is in supply. */
const PlaceRow = ({ place }: PlaceRowProps) => {
  const { setup } = useView('setup');
  const [open, setOpen] = useState(false);
  const record = useRecord(place);
  const titles = { first: setup.sides.first.title, second: setup.sides.second.title };
  const holders = [...SIDES.map((id) => ({ id, label: titles[id] })), { id: 'nobody', label: 'Nobody' }] as const;
  const { name, lastEntered, lastInZone } = place;
  return (
    <View style={{ gap: SPACE.s }}>
      <Segmented
        label={`${name}, ${worth(place, titles)}: entered last by`}
        options={holders}
        value={lastEntered ?? 'nobody'}
        onChange={(id) => {
          record(id, 'entered', true);
        }}
        plays
        testID={`place.${name}`}
      />
      {open || lastInZone !== null ? (
        <Segmented
          label="Since then alone in the zone of"
          options={holders}
          value={lastInZone ?? 'nobody'}
          onChange={(id) => {
            record(id, 'inZone', true);
          }}
          plays
          testID={`place.${name}.zone`}
        />
      ) : null}
      {open ? <PlaceDetails place={place} /> : null}
      <Button
        label={open ? 'Less' : `More on ${name}`}
        icon={open ? 'up' : 'down'}
        kind="plain"
        onPress={() => {
          setOpen(!open);
        }}
        testID={`place.${name}.more`}
      />
    </View>
  );
};

/** Tells the app who has it, and how; all else of the place stays as it is. */
const useRecord = ({ name, kind, owner, points, asks }: Place) => {
  const dispatch = useDispatch();
  return (holder: Holder, how: 'entered' | 'inZone', inSupply: boolean): void => {
    const by = holder === 'nobody' ? null : holder;
    void dispatch({ type: 'RecordPlace', name, kind, owner, points, asks, by, how, inSupply });
  };
};

/** MOP 37.13: only a unit in supply or command range counts. A place that was entered by mistake goes off the list. */
const PlaceDetails = ({ place }: PlaceRowProps) => {
  const { campaign } = useView('campaign');
  const dispatch = useDispatch();
  const record = useRecord(place);
  const { name, lastEntered, lastInZone, inSupply } = place;
  return (
    <>
      {campaign?.adds.sources === true ? (
        <ToggleRow
          label="Out of supply and command range"
          hint="Whoever has it; then it does not count (MOP 37.13)"
          value={!inSupply}
          onChange={(out) => {
            if (lastInZone !== null) record(lastInZone, 'inZone', !out);
            else record(lastEntered ?? 'nobody', 'entered', !out);
          }}
          testID={`place.${name}.outofsupply`}
        />
      ) : null}
      <InlineConfirm
        label="Entered by mistake"
        question="Take it off the list?"
        icon="trash"
        kind="plain"
        onConfirm={() => {
          void dispatch({ type: 'RemovePlace', name });
        }}
        testID={`place.${name}.remove`}
      />
    </>
  );
};

const KINDS = [
  { id: 'place', label: 'A place' },
  { id: 'source', label: 'A supply source' },
] as const;

const AddPlace = () => {
  const { setup, campaign } = useView('setup', 'campaign');
  const dispatch = useDispatch();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'place' | 'source'>('place');
  const [points, setPoints] = useState(1);
  const [owner, setOwner] = useState<Side>('first');
  const add = async (): Promise<void> => {
    const its = kind === 'place' ? { owner: null, points } : { owner, points: 0 };
    const place = { name, kind, ...its, asks: 'controlled', by: null, how: 'entered', inSupply: true } as const;
    if (await dispatch({ type: 'RecordPlace', ...place })) setName('');
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <TextField label="A place that counts" value={name} onChange={setName} maxLength={60} testID="place.new.name" />
      {campaign?.adds.sources === true ? (
        <Segmented options={KINDS} value={kind} onChange={setKind} testID="place.new.kind" />
      ) : null}
      {kind === 'place' ? (
        <Stepper label="Its points" value={points} min={0} max={99} onChange={setPoints} testID="place.new.points" />
      ) : (
        <Segmented
          label="A source of"
          options={SIDES.map((id) => ({ id, label: setup.sides[id].title }))}
          value={owner}
          onChange={setOwner}
          testID="place.new.owner"
        />
      )}
      <Button
        label="Add the place"
        icon="plus"
        disabled={name.trim() === ''}
        onPress={() => {
          void add();
        }}
        testID="place.new.add"
      />
    </View>
  );
};
