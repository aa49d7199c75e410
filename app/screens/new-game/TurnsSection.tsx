import { useState } from 'react';
import { View } from 'react-native';
import { TURN_KINDS, addTurn, changeTurn, removeLastTurn } from '../../../src/rules/common/index';
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
import { HourPlan } from './HourPlan';

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
