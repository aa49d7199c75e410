import { useState } from 'react';
import type { PastedFormation } from '../../../src/rules/common/index';
import { Button } from '../../components/Button';
import { Stepper } from '../../components/Stepper';
import { TextField } from '../../components/TextField';

type AddFormationProps = {
  readonly side: string;
  /** N20's formations have no leader to be rated. */
  readonly withRating: boolean;
  readonly onAdd: (formation: PastedFormation) => void;
};

/** One formation: its name, its leader's rating. */
export const AddFormation = ({ side, withRating, onAdd }: AddFormationProps) => {
  const [name, setName] = useState('');
  const [rating, setRating] = useState(3);
  const add = (): void => {
    if (name.trim() === '') return;
    onAdd({ name: name.trim(), leader: '', rating: withRating ? rating : 0 });
    setName('');
  };
  return (
    <>
      <TextField
        label={withRating ? 'Formation' : 'Corps'}
        value={name}
        maxLength={60}
        onChange={setName}
        onSubmit={add}
        placeholder="II Corps"
        testID={`setup.${side}.new_formation.name`}
      />
      {withRating ? (
        <Stepper
          label="Leader rating"
          value={rating}
          min={0}
          max={9}
          onChange={setRating}
          testID={`setup.${side}.new_formation.rating`}
        />
      ) : null}
      <Button
        label={withRating ? 'Add formation' : 'Add corps'}
        icon="plus"
        disabled={name.trim() === ''}
        onPress={add}
        testID={`setup.${side}.new_formation.add`}
      />
    </>
  );
};
