import { View } from 'react-native';
import { changeFormation, removeFormation } from '../../../src/rules/common/index';
import type { Formation, Setup } from '../../../src/rules/common/index';
import { ChipPicker } from '../../components/ChoiceList';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Stepper } from '../../components/Stepper';
import { TextField } from '../../components/TextField';
import { ToggleRow } from '../../components/ToggleRow';
import { SPACE } from '../../theme/metrics';

type FormationEditorProps = {
  readonly formation: Formation;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

const ANY = 'any';

/** All that is known of one formation: its leader, whom he answers to, when it arrives. */
export const FormationEditor = ({ formation, setup, onChange }: FormationEditorProps) => {
  const { id, name, leader, rating, under, arrives, onMap } = formation;
  const change = (part: Partial<Omit<Formation, 'id' | 'side'>>): void => {
    onChange(changeFormation(setup, id, part));
  };
  const commanders = setup.leaders.filter((one) => one.side === formation.side);
  return (
    <View style={{ padding: SPACE.m, gap: SPACE.m }}>
      <TextField
        label="Name"
        value={name}
        maxLength={60}
        onChange={(text) => {
          change({ name: text });
        }}
        testID="setup.formation.name"
      />
      <TextField
        label="Leader"
        value={leader}
        maxLength={60}
        onChange={(text) => {
          change({ leader: text });
        }}
        testID="setup.formation.leader"
      />
      <Stepper
        label="Leader rating"
        value={rating}
        min={0}
        max={9}
        onChange={(value) => {
          change({ rating: value });
        }}
        testID="setup.formation.rating"
      />
      {commanders.length < 2 ? null : (
        <ChipPicker
          label="Answers to"
          options={[{ id: ANY, label: 'Any' }, ...commanders.map((one) => ({ id: one.id, label: one.name }))]}
          chosen={[under ?? ANY]}
          onChange={([chosen]) => {
            change({ under: chosen === undefined || chosen === ANY ? null : chosen });
          }}
          testID="setup.formation.under"
        />
      )}
      <Stepper
        label="Arrives on turn"
        value={arrives === null ? 0 : arrives + 1}
        min={0}
        max={setup.turns.length}
        format={(turn) => (turn === 0 ? 'At start' : (setup.turns[turn - 1]?.label ?? String(turn)))}
        onChange={(turn) => {
          change({ arrives: turn === 0 ? null : turn - 1 });
        }}
        testID="setup.formation.arrives"
      />
      <ToggleRow
        label="On the map"
        hint="Off: withdrawn or destroyed, its chit stays out"
        value={onMap}
        onChange={(value) => {
          change({ onMap: value });
        }}
        testID="setup.formation.on_map"
      />
      <InlineConfirm
        label="Remove"
        icon="trash"
        kind="plain"
        question={`Remove ${name}?`}
        onConfirm={() => {
          onChange(removeFormation(setup, id));
        }}
        testID="setup.formation.remove"
      />
    </View>
  );
};
