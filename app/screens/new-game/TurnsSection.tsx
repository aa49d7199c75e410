import { useState } from 'react';
import { View } from 'react-native';
import {
  TURN_KINDS,
  addTurn,
  changeTurn,
  clockLabel,
  layOutTurns,
  removeLastTurn,
} from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { TURN_KIND_WORDS } from '../../../src/wording/en/setup';
import { Button } from '../../components/Button';
import { SectionTitle } from '../../components/SectionTitle';
import { Segmented } from '../../components/Segmented';
import { Stepper } from '../../components/Stepper';
import { TextField } from '../../components/TextField';
import { TurnTrack } from '../../components/TurnTrack';
import { Small } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import { trackTurns } from '../turn/track-turns';
import { Fold } from './Fold';

type TurnsSectionProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

/** The day's turns: laid out by the hour, then each one as the title prints it. */
export const TurnsSection = ({ rules, setup, onChange }: TurnsSectionProps) => {
  const { turns } = setup;
  const [chosen, setChosen] = useState<number | null>(null);
  const kinds = TURN_KINDS.filter((kind) => kind !== 'nightPM' || rules === 'mop');
  const turn = chosen === null ? undefined : turns[chosen];
  const summary = `${String(turns.length)} turns, ${turns[0]?.label ?? ''} to ${turns.at(-1)?.label ?? ''}`;
  return (
    <View style={{ gap: SPACE.m }}>
      <SectionTitle>Turns</SectionTitle>
      <Fold title="Turn track" summary={summary} testID="setup.turns">
        {rules === 'n20' ? null : <HourPlan withNightPM={rules === 'mop'} setup={setup} onChange={onChange} />}
        <Small tone="inkSoft">Tap a turn to change it.</Small>
        <TurnTrack
          turns={trackTurns(setup)}
          current={chosen ?? -1}
          onPressTurn={(_, index) => {
            setChosen((now) => (now === index ? null : index));
          }}
          testID="setup.turns.track"
        />
        {turn === undefined || chosen === null ? null : (
          <View style={{ gap: SPACE.m }}>
            <TextField
              label={`Turn ${String(chosen + 1)}`}
              value={turn.label}
              maxLength={24}
              onChange={(label) => {
                onChange(changeTurn(setup, chosen, { label }));
              }}
              testID="setup.turns.label"
            />
            <Segmented
              options={kinds.map((id) => ({ id, label: TURN_KIND_WORDS[id] }))}
              value={turn.kind}
              onChange={(kind) => {
                onChange(changeTurn(setup, chosen, { kind }));
              }}
              testID="setup.turns.kind"
            />
            <Stepper
              label="Day"
              value={turn.day}
              min={1}
              max={60}
              onChange={(day) => {
                onChange(changeTurn(setup, chosen, { day }));
              }}
              testID="setup.turns.day"
            />
          </View>
        )}
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          <Button
            label="Add a turn"
            icon="plus"
            onPress={() => {
              onChange(addTurn(setup));
            }}
            testID="setup.turns.add"
          />
          <Button
            label="Drop the last"
            icon="minus"
            disabled={turns.length <= 1}
            onPress={() => {
              onChange(removeLastTurn(setup));
            }}
            testID="setup.turns.drop"
          />
        </View>
      </Fold>
    </View>
  );
};

type HourPlanProps = Omit<TurnsSectionProps, 'rules'> & { readonly withNightPM: boolean };

/** Hours for the whole track at once. Nothing is laid out anew until the player asks for it. */
const HourPlan = ({ withNightPM, setup, onChange }: HourPlanProps) => {
  const [start, setStart] = useState(6 * 60);
  const [step, setStep] = useState(60);
  const [count, setCount] = useState(setup.turns.length);
  const [nightFrom, setNightFrom] = useState(21 * 60);
  const [nightTo, setNightTo] = useState(5 * 60);
  return (
    <View style={{ gap: SPACE.s }}>
      <Stepper
        label="First turn"
        value={start}
        min={0}
        max={23 * 60}
        step={60}
        format={clockLabel}
        onChange={setStart}
        testID="setup.hours.start"
      />
      <Stepper
        label="Minutes a turn"
        value={step}
        min={20}
        max={240}
        step={20}
        onChange={setStep}
        testID="setup.hours.step"
      />
      <Stepper label="Turns" value={count} min={1} max={120} onChange={setCount} testID="setup.hours.count" />
      <Stepper
        label="Night from"
        value={nightFrom}
        min={15 * 60}
        max={23 * 60}
        step={60}
        format={clockLabel}
        onChange={setNightFrom}
        testID="setup.hours.night_from"
      />
      <Stepper
        label="Night to"
        value={nightTo}
        min={0}
        max={9 * 60}
        step={60}
        format={clockLabel}
        onChange={setNightTo}
        testID="setup.hours.night_to"
      />
      <Button
        label="Lay out these turns"
        onPress={() => {
          onChange({ ...setup, turns: layOutTurns({ start, step, count, nightFrom, nightTo, nightPM: withNightPM }) });
        }}
        testID="setup.hours.apply"
      />
    </View>
  );
};
