import { useState } from 'react';
import { View } from 'react-native';
import { recipientChip } from '../../../../../src/wording/en/orders-words';
import { Button } from '../../../../components/Button';
import { ChipPicker } from '../../../../components/ChoiceList';
import { TextField } from '../../../../components/TextField';
import { useNames, useView } from '../../../../hooks/use-game';
import { SPACE } from '../../../../theme/metrics';
import { useDeskPlays } from '../DeskPlays';
import type { Recipient } from '../order-types';
import { recipientKey } from '../order-types';
import type { Draft } from './draft';
import { commanderLabel, divisionsToChoose, recipientsFor, withDivisions } from './recipients';

type RecipientPartProps = { readonly draft: Draft; readonly onChoose: (of: Recipient) => void };

/** Whom the order is for: a formation as a rule; behind it divisions, wing commanders, HQs and trains. */
export const RecipientPart = ({ draft, onChoose }: RecipientPartProps) => {
  const view = useView();
  const { side } = useDeskPlays();
  const { formations, commanders } = recipientsFor(view, side, draft.mode);
  const { of } = draft;
  return (
    <View style={{ gap: SPACE.m }}>
      <Chips of={formations} chosen={of} onChoose={onChoose} />
      {commanders.length === 0 ? null : (
        <Chips label={commanderLabel(commanders)} of={commanders} chosen={of} onChoose={onChoose} />
      )}
      <DivisionPart draft={draft} formations={withDivisions(view.setup, formations)} onChoose={onChoose} />
    </View>
  );
};

type ChipsProps = {
  readonly label?: string;
  readonly of: readonly Recipient[];
  readonly chosen: Recipient | null;
  readonly onChoose: (of: Recipient) => void;
};

const Chips = ({ label, of, chosen, onChoose }: ChipsProps) => {
  const names = useNames();
  return (
    <ChipPicker
      label={label}
      options={of.map((one) => ({ id: recipientKey(one), label: recipientChip(one, names) }))}
      chosen={chosen === null ? [] : [recipientKey(chosen)]}
      onChange={([key]) => {
        const found = of.find((one) => recipientKey(one) === key);
        if (found !== undefined) onChoose(found);
      }}
      testID="order.of"
    />
  );
};

type DivisionPartProps = RecipientPartProps & { readonly formations: readonly Recipient[] };

/** NLC 12.13: a division by itself: first its formation, then which. */
const DivisionPart = ({ draft: { of }, formations, onChoose }: DivisionPartProps) => {
  const names = useNames();
  const [open, setOpen] = useState(of?.kind === 'division');
  const [corps, setCorps] = useState(of?.id ?? null);
  if (formations.length === 0) return null;
  if (!open)
    return (
      <Button
        label="One of its divisions…"
        kind="plain"
        onPress={() => {
          setOpen(true);
        }}
        testID="order.division"
      />
    );
  return (
    <View style={{ gap: SPACE.m }}>
      <ChipPicker
        label="Of which formation"
        options={formations.map(({ id }) => ({ id, label: names.formation(id) }))}
        chosen={corps === null ? [] : [corps]}
        onChange={([id]) => {
          setCorps(id ?? null);
        }}
        testID="order.division.corps"
      />
      {corps === null ? null : <WhichDivision key={corps} corps={corps} of={of} onChoose={onChoose} />}
    </View>
  );
};

type WhichDivisionProps = Pick<RecipientPartProps, 'onChoose'> & {
  readonly corps: string;
  readonly of: Recipient | null;
};

/** By the list of units; where none is kept, by what it is called. */
const WhichDivision = ({ corps, of, onChoose }: WhichDivisionProps) => {
  const { setup } = useView('setup');
  const [name, setName] = useState('');
  const divisions = divisionsToChoose(setup, corps);
  const choose = (division: string): void => {
    onChoose({ kind: 'division', id: corps, division });
  };
  if (divisions !== null)
    return (
      <ChipPicker
        label="The division"
        options={divisions.map((one) => ({ id: one, label: one }))}
        chosen={of?.kind === 'division' ? [of.division] : []}
        onChange={([one]) => {
          if (one !== undefined) choose(one);
        }}
        testID="order.division.of"
      />
    );
  return (
    <>
      <TextField label="The division" value={name} onChange={setName} maxLength={60} testID="order.division.name" />
      <Button
        label="This division"
        disabled={name.trim() === ''}
        onPress={() => {
          choose(name.trim());
        }}
        testID="order.division.choose"
      />
    </>
  );
};
