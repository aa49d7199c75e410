import { useState } from 'react';
import { View } from 'react-native';
import { addStep, moved } from '../../../src/rules/common/index';
import type { OwnStep, Setup } from '../../../src/rules/common/index';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Segmented } from '../../components/Segmented';
import { TextField } from '../../components/TextField';
import { ToggleRow } from '../../components/ToggleRow';
import { Panel } from '../../components/Panel';
import { SPACE } from '../../theme/metrics';
import { bookSteps } from './book-steps';
import { Fold } from './Fold';

type SequenceSectionProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

/** The sequence of play: the book's, or one the players write themselves (Ruling 71). */
export const SequenceSection = ({ rules, setup, onChange }: SequenceSectionProps) => {
  const { steps } = setup;
  const own = steps ?? [];
  const change = (next: readonly OwnStep[]): void => {
    onChange({ ...setup, steps: next });
  };
  return (
    <Fold
      title="Sequence of play"
      summary={steps === null ? 'By the book' : `Your own, ${String(own.length)} steps`}
      testID="setup.sequence"
    >
      <ToggleRow
        label="Write your own"
        hint={
          setup.cup === 'none'
            ? 'For titles whose sequence differs.'
            : 'For titles whose sequence differs. The cup then stands beside it, not in it.'
        }
        value={steps !== null}
        onChange={(on) => {
          onChange({ ...setup, steps: on ? bookSteps(rules) : null });
        }}
        testID="setup.sequence.own"
      />
      {own.map((step, i) => (
        <StepCard
          key={step.id}
          step={step}
          setup={setup}
          onMove={(by) => {
            change(moved(own, i, by));
          }}
          onStep={(next) => {
            change(own.map((other) => (other.id === next.id ? next : other)));
          }}
          onRemove={() => {
            change(own.filter(({ id }) => id !== step.id));
          }}
        />
      ))}
      {steps === null ? null : (
        <NewStep
          onAdd={(title) => {
            change(addStep(own, title));
          }}
        />
      )}
    </Fold>
  );
};

type StepCardProps = {
  readonly step: OwnStep;
  readonly setup: Setup;
  readonly onMove: (by: -1 | 1) => void;
  readonly onStep: (step: OwnStep) => void;
  readonly onRemove: () => void;
};

const WHEN = [
  { id: 'always', label: 'Always' },
  { id: 'day', label: 'By day' },
  { id: 'night', label: 'At night' },
] as const;

const StepCard = ({ step, setup, onMove, onStep, onRemove }: StepCardProps) => (
  <Panel>
    <TextField
      label="Step"
      value={step.title}
      maxLength={60}
      onChange={(title) => {
        onStep({ ...step, title });
      }}
      testID="setup.step.title"
    />
    <Segmented
      options={[
        { id: 'first', label: setup.sides.first.title },
        { id: 'second', label: setup.sides.second.title },
        { id: 'both', label: 'Both' },
      ]}
      value={step.who ?? 'both'}
      onChange={(who) => {
        onStep({ ...step, who: who === 'both' ? null : who });
      }}
      testID="setup.step.who"
    />
    <Segmented
      options={WHEN}
      value={step.when}
      onChange={(when) => {
        onStep({ ...step, when });
      }}
      testID="setup.step.when"
    />
    <View style={{ flexDirection: 'row', gap: SPACE.s }}>
      <IconButton
        icon="up"
        label="Earlier"
        framed
        onPress={() => {
          onMove(-1);
        }}
        testID="setup.step.up"
      />
      <IconButton
        icon="down"
        label="Later"
        framed
        onPress={() => {
          onMove(1);
        }}
        testID="setup.step.down"
      />
      <IconButton icon="trash" label={`Remove ${step.title}`} framed onPress={onRemove} testID="setup.step.remove" />
    </View>
  </Panel>
);

const NewStep = ({ onAdd }: { readonly onAdd: (title: string) => void }) => {
  const [title, setTitle] = useState('');
  const add = (): void => {
    if (title.trim() === '') return;
    onAdd(title.trim());
    setTitle('');
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <TextField
        label="New step"
        value={title}
        maxLength={60}
        onChange={setTitle}
        onSubmit={add}
        testID="setup.step.new"
      />
      <Button label="Add step" icon="plus" disabled={title.trim() === ''} onPress={add} testID="setup.step.add" />
    </View>
  );
};
