import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../../../components/Button';
import { ChipPicker } from '../../../../components/ChoiceList';
import { TextField } from '../../../../components/TextField';
import { Small } from '../../../../components/Words';
import { useView } from '../../../../hooks/use-game';
import { SPACE } from '../../../../theme/metrics';
import { useDraft, useDropDrafts } from '../../drafts';
import type { DeskOrders, OrderType, Target } from '../order-types';
import { isHex, matching, nameOf, placesFor, targetOf } from './places';

type TargetPartProps = {
  readonly desk: DeskOrders;
  readonly type: OrderType | null;
  readonly target: Target | null;
  readonly onChoose: (target: Target) => void;
};

/** So many chips a thumb looks through; the rest comes by its letters, or all at once. */
const AT_ONCE = 14;

/** NLC 12.2: where to. The title's places, and those named before, are a tap; anything else is typed. */
export const TargetPart = ({ desk, type, target, onChoose }: TargetPartProps) => {
  const { setup } = useView('setup');
  const { draft: typed, set: setTyped } = useDraft(desk.side, 'target', () => '');
  const drop = useDropDrafts(desk.side);
  const places = placesFor(desk, setup.title.places);
  const own = typed.trim();
  const use = (): void => {
    if (own === '') return;
    drop(['target']);
    onChoose(targetOf(own));
  };
  return (
    <View style={{ gap: SPACE.m }}>
      {type === 'defend' ? (
        <Button
          label="Where it stands"
          icon="pin"
          onPress={() => {
            onChoose({ kind: 'here' });
          }}
          testID="order.target.here"
        />
      ) : null}
      <Places found={matching(places, typed)} target={target} onChoose={onChoose} />
      {places.length === 0 ? (
        <Small>Names entered with the title stand here as buttons, and whatever was named in an order before.</Small>
      ) : null}
      <TextField
        label="Another place, road or hex"
        value={typed}
        onChange={setTyped}
        maxLength={60}
        onSubmit={use}
        testID="order.target.typed"
      />
      {own === '' ? null : (
        <Button label={isHex(own) ? `Hex ${own}` : `“${own}”`} icon="pin" onPress={use} testID="order.target.use" />
      )}
    </View>
  );
};

type PlacesProps = Pick<TargetPartProps, 'target' | 'onChoose'> & { readonly found: readonly string[] };

const Places = ({ found, target, onChoose }: PlacesProps) => {
  const [all, setAll] = useState(false);
  const shown = all ? found : found.slice(0, AT_ONCE);
  if (shown.length === 0) return null;
  return (
    <>
      <ChipPicker
        options={shown.map((name) => ({ id: name, label: name }))}
        chosen={target === null || target.kind === 'here' ? [] : [nameOf(target)]}
        onChange={([name]) => {
          if (name !== undefined) onChoose(targetOf(name));
        }}
        testID="order.target"
      />
      {found.length > shown.length ? (
        <Button
          label={`All ${String(found.length)} places`}
          kind="plain"
          onPress={() => {
            setAll(true);
          }}
          testID="order.target.all"
        />
      ) : null}
    </>
  );
};
