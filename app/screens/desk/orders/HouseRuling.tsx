import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { TextField } from '../../../components/TextField';
import { SPACE } from '../../../theme/metrics';
import { useDeskPlays } from './DeskPlays';

const USUAL = ['We agreed on it', 'The scenario says so', 'To set right a mistake'] as const;

type ReasonProps = {
  readonly label: string;
  /** What it says before it is opened. */
  readonly opens?: string;
  /** Goes through with this reason. */
  readonly onReason: (reason: string) => void;
  readonly testID: string;
};

/** The players are always right: what the rules forbid goes through with a reason, which stays on the same desk. */
export const HouseRuleReason = ({ label, opens = 'By a house ruling…', onReason, testID }: ReasonProps) => {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!open)
    return (
      <Button
        label={opens}
        kind="plain"
        onPress={() => {
          setOpen(true);
        }}
        testID={testID}
      />
    );
  return (
    <View style={{ gap: SPACE.s, alignSelf: 'stretch' }}>
      <ChipPicker
        label="Why it is done all the same"
        options={USUAL.map((text) => ({ id: text, label: text }))}
        chosen={USUAL.filter((text) => text === reason)}
        onChange={([text]) => {
          setReason(text ?? '');
        }}
        testID={`${testID}.usual`}
      />
      <TextField label="Reason" value={reason} onChange={setReason} maxLength={120} testID={`${testID}.reason`} />
      <Button
        label={label}
        icon="pencil"
        disabled={reason.trim() === ''}
        onPress={() => {
          setOpen(false);
          onReason(reason.trim());
        }}
        testID={`${testID}.record`}
      />
    </View>
  );
};

/** Below a refusal: the same play once more, with a reason. */
export const HouseRuling = () => {
  const { stopped, play } = useDeskPlays();
  if (stopped === null) return null;
  return (
    <HouseRuleReason
      key={stopped.type}
      label="Do it, and note the reason"
      onReason={(reason) => {
        void play({ ...stopped, houseRule: { reason } });
      }}
      testID="orders.ruling"
    />
  );
};
