import { otherSide } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { AppView } from '../../../src/session/rule-sets';
import { ChipPicker } from '../../components/ChoiceList';
import { TextField } from '../../components/TextField';
import { useView } from '../../hooks/use-game';

type StackProps = {
  /** The card, by which the parts of the page are told apart. */
  readonly card: string;
  /** Who plays it. */
  readonly side: Side;
  /** A formation's id, units' ids with commas between, or the players' own words. */
  readonly subject: string | null;
  readonly onChange: (subject: string | null) => void;
};

const LONGEST = 60;

type Chip = Readonly<{ id: string; label: string }>;

const formationsOf = ({ setup }: AppView, side: Side): readonly Chip[] =>
  setup.formations
    .filter((one) => one.side === otherSide(side) && one.onMap)
    .map(({ id, name }) => ({ id, label: name }));

/** Enemy cavalry on the map, unit by unit. */
const cavalryOf = ({ army }: AppView, side: Side): readonly Chip[] =>
  army.units
    .filter((one) => one.side === otherSide(side) && one.unit.arm === 'cavalry' && one.standing.place === 'map')
    .map(({ unit: { id, name } }) => ({ id, label: name }));

/** MOP App. I, card 23: the enemy cavalry it names: a formation's, units of the list, or a stack in one's own words. */
export const EnemyStackPart = ({ card, side, subject, onChange }: StackProps) => {
  const view = useView();
  const [formations, cavalry] = [formationsOf(view, side), cavalryOf(view, side)];
  const isFormation = formations.some(({ id }) => id === subject);
  const units = (subject ?? '').split(',').filter((id) => cavalry.some((one) => one.id === id));
  const isWords = subject !== null && !isFormation && units.length === 0;
  const area = `cards.play.${card}`;
  return (
    <>
      {cavalry.length === 0 ? null : (
        <ChipPicker
          label="Which enemy cavalry"
          mode="many"
          options={cavalry}
          chosen={units}
          onChange={(ids) => {
            const next = ids.join(',');
            if (next.length <= LONGEST) onChange(next === '' ? null : next);
          }}
          testID={`${area}.unit`}
        />
      )}
      <ChipPicker
        label={cavalry.length === 0 ? 'Which enemy cavalry' : 'Or all cavalry of'}
        options={formations}
        chosen={isFormation ? [subject ?? ''] : []}
        onChange={([id]) => {
          onChange(id ?? null);
        }}
        testID={`${area}.subject`}
      />
      <TextField
        label="Or in your own words"
        value={isWords ? subject : ''}
        maxLength={LONGEST}
        onChange={(words) => {
          onChange(words === '' ? null : words);
        }}
        testID={`${area}.stack`}
      />
    </>
  );
};
