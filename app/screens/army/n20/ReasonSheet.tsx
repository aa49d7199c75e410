import { useState } from 'react';
import { View } from 'react-native';
import { otherSide } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { halves, halvesChange } from '../../../../src/wording/halves';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Panel } from '../../../components/Panel';
import { ReasonList } from '../../../components/ReasonList';
import { SectionTitle } from '../../../components/SectionTitle';
import { Sheet } from '../../../components/Sheet';
import { Stepper } from '../../../components/Stepper';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { reasonsOf } from './reason-words';
import type { OneTap } from './reason-words';

type ReasonSheetProps = {
  readonly side: Side;
  readonly morale: MoraleView;
  readonly onClose: () => void;
};

/** N20 12.7: why a side's morale moves, each reason with what it would come to before it is tapped. */
export const ReasonSheet = ({ side, morale, onClose }: ReasonSheetProps) => {
  const { sides } = useView('setup').setup;
  const dispatch = useDispatch();
  const previews = morale.previews[side];
  const titles = {
    first: sides.first.title,
    second: sides.second.title,
    enemy: sides[otherSide(side)].title,
  };
  const take = (id: OneTap): void => {
    const command = previews.find(({ reason }) => reason === id)?.command ?? null;
    onClose();
    if (command !== null) void dispatch(command);
  };
  return (
    <Sheet
      open
      title={`${sides[side].title} · ${halves(morale.morale?.[side] ?? 0)}`}
      onClose={onClose}
      testID="morale.sheet"
    >
      <Panel flush>
        <ReasonList reasons={reasonsOf(previews, titles)} onReason={take} testID="morale.reason" />
      </Panel>
      <SectionTitle>Correction</SectionTitle>
      <Correction side={side} now={morale.morale?.[side] ?? 0} />
      <SectionTitle>Another amount</SectionTitle>
      <Amount side={side} onDone={onClose} />
    </Sheet>
  );
};

/** Ruling 61: 10½ points. */
const MOST = 21;

/** Ruling 61: half a point at a time, and it stays open for the next. */
const Correction = ({ side, now }: { readonly side: Side; readonly now: number }) => {
  const dispatch = useDispatch();
  const correct = (by: number) => () => {
    void dispatch({ type: 'ChangeMorale', side, halves: by, reason: 'correction', note: '' });
  };
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.s }}>
      <View style={{ flex: 1 }}>
        <Button
          label="− ½"
          wide
          disabled={now <= 0}
          hint="Half a point less"
          onPress={correct(-1)}
          testID="morale.correct.less"
        />
      </View>
      <View style={{ flex: 1 }}>
        <Button
          label="+ ½"
          wide
          disabled={now >= MOST}
          hint="Half a point more"
          onPress={correct(1)}
          testID="morale.correct.more"
        />
      </View>
    </View>
  );
};

const BY_AMOUNT = [
  { id: 'event', label: 'Event card' },
  { id: 'objective', label: 'Objectives' },
  { id: 'withdrawal', label: 'Withdrawal' },
  { id: 'recovery', label: 'Recovery' },
] as const;
type ByAmount = (typeof BY_AMOUNT)[number]['id'];

/** The title's own occasions, whose amount only the players know. */
const Amount = ({ side, onDone }: { readonly side: Side; readonly onDone: () => void }) => {
  const dispatch = useDispatch();
  const [reason, setReason] = useState<ByAmount>('event');
  const [by, setBy] = useState(-2);
  return (
    <View style={{ gap: SPACE.m }}>
      <ChipPicker
        options={BY_AMOUNT}
        chosen={[reason]}
        onChange={([id = 'event']) => {
          setReason(id);
        }}
        mode="one"
        testID="morale.amount.reason"
      />
      <Stepper
        label="Change"
        value={by}
        min={-MOST}
        max={MOST}
        format={halvesChange}
        onChange={setBy}
        testID="morale.amount.by"
      />
      <Button
        label={`Record ${halvesChange(by)}`}
        wide
        disabled={by === 0}
        onPress={() => {
          onDone();
          void dispatch({ type: 'ChangeMorale', side, halves: by, reason, note: '' });
        }}
        testID="morale.amount.record"
      />
    </View>
  );
};
