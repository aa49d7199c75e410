import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import { AWARD_SOURCE_WORDS } from '../../../../src/wording/en/campaign';
import { Button } from '../../../components/Button';
import { ChoiceList } from '../../../components/ChoiceList';
import { Segmented } from '../../../components/Segmented';
import { Stepper } from '../../../components/Stepper';
import { TextField } from '../../../components/TextField';
import { Label } from '../../../components/Words';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';

type Source = keyof typeof AWARD_SOURCE_WORDS;
const SOURCES: readonly Source[] = ['scenario', 'card', 'canceled', 'alternate'];
const options = SOURCES.map((id) => ({ id, label: AWARD_SOURCE_WORDS[id].title, hint: AWARD_SOURCE_WORDS[id].hint }));

const MOST = 300;

type AwardFormProps = {
  /** Of a card not shown yet: it stays on the side's own desk. */
  readonly hidden: boolean;
  /** Whose it is, where that is no question. */
  readonly side: Side | null;
};

/** Points that no count finds by itself, or the strength of a formation that a card took away or brought. */
export const AwardForm = ({ hidden, side: own }: AwardFormProps) => {
  const { setup, campaign } = useView('setup', 'campaign');
  const dispatch = useDispatch();
  const [chosen, setSide] = useState<Side>('first');
  const [source, setSource] = useState<Source>(hidden ? 'card' : 'scenario');
  const [amount, setAmount] = useState(1);
  const [reason, setReason] = useState('');
  const side = own ?? chosen;
  const award = async (): Promise<void> => {
    const words = reason.trim() === '' ? AWARD_SOURCE_WORDS[source].title : reason;
    if (await dispatch({ type: 'AwardPoints', side, source, amount, reason: words, hidden })) setReason('');
  };
  return (
    <View style={{ gap: SPACE.s }} testID="points.award">
      <Label>Points given by hand</Label>
      {own === null ? (
        <Segmented
          options={SIDES.map((id) => ({ id, label: setup.sides[id].title }))}
          value={side}
          onChange={setSide}
          testID="points.award.side"
        />
      ) : null}
      {campaign?.adds.cards === true ? (
        <ChoiceList
          options={options}
          chosen={[source]}
          onChange={([one]) => {
            if (one !== undefined) setSource(one);
          }}
          testID="points.award.source"
        />
      ) : null}
      <Stepper
        label="How many"
        value={amount}
        min={-MOST}
        max={MOST}
        onChange={setAmount}
        testID="points.award.amount"
      />
      <TextField label="For what" value={reason} onChange={setReason} maxLength={60} testID="points.award.reason" />
      <Button
        label="Record the points"
        icon="plus"
        onPress={() => {
          void award();
        }}
        testID="points.award.record"
      />
    </View>
  );
};
