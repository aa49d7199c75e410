import { ARMS, GUARDS, NATIONS } from '../../../../src/rules/common/index';
import type { Arm } from '../../../../src/rules/common/index';
import type { UnitFacts } from '../../../../src/rules/common/setup/edit-units';
import { ChipPicker } from '../../../components/ChoiceList';
import { Stepper } from '../../../components/Stepper';
import { TextField } from '../../../components/TextField';
import { Fold } from '../Fold';
import { withFront } from './draft-unit';
import { OptionalStepper } from './OptionalStepper';
import { ARM_WORDS, GUARD_WORDS, NATION_WORDS } from '../../../../src/wording/en/setup-fields';

export type UnitFieldsProps = {
  readonly rules: string;
  readonly unit: UnitFacts;
  readonly onChange: (change: Partial<UnitFacts>) => void;
  /** What is wrong with the name. */
  readonly nameFault?: string | undefined;
};

/** N20 knows one kind of artillery and calls it so. */
const armOptions = (rules: string): readonly { readonly id: Arm; readonly label: string }[] =>
  rules === 'n20'
    ? [
        { id: 'infantry', label: ARM_WORDS.infantry },
        { id: 'cavalry', label: ARM_WORDS.cavalry },
        { id: 'footArtillery', label: 'Artillery' },
      ]
    : ARMS.map((id) => ({ id, label: ARM_WORDS[id] }));

/** What is printed on one counter. The numbers everybody needs come first, what few units have is folded away. */
export const UnitFields = ({ rules, unit, onChange, nameFault }: UnitFieldsProps) => (
  <>
    <TextField
      label="Name"
      value={unit.name}
      maxLength={60}
      error={nameFault}
      placeholder="5th Division"
      onChange={(name) => {
        onChange({ name });
      }}
      testID="setup.unit.name"
    />
    <ChipPicker
      label="Arm"
      options={armOptions(rules)}
      chosen={[unit.arm]}
      onChange={([arm = unit.arm]) => {
        onChange({ arm });
      }}
      testID="setup.unit.arm"
    />
    <Stepper
      label={rules === 'n20' ? 'Strength' : 'Strength, front'}
      value={unit.front}
      min={0}
      max={30}
      onChange={(front) => {
        onChange(withFront(front, unit.reverse));
      }}
      testID="setup.unit.front"
    />
    {rules === 'n20' ? <Movement unit={unit} onChange={onChange} /> : <Reverse unit={unit} onChange={onChange} />}
    <MoreFields rules={rules} unit={unit} onChange={onChange} />
  </>
);

type PartProps = Pick<UnitFieldsProps, 'unit' | 'onChange'>;

const Reverse = ({ unit, onChange }: PartProps) => (
  <OptionalStepper
    label="Strength, reverse"
    hint={unit.reverse === null ? 'One step: nothing is printed on its back' : undefined}
    value={unit.reverse}
    min={0}
    max={unit.front}
    start={Math.floor(unit.front / 2)}
    none="none"
    onChange={(reverse) => {
      onChange({ reverse });
    }}
    testID="setup.unit.reverse"
  />
);

const Movement = ({ unit, onChange }: PartProps) => (
  <OptionalStepper
    label="Movement"
    value={unit.movement}
    min={1}
    max={20}
    start={unit.arm === 'cavalry' ? 4 : 3}
    none="none"
    onChange={(movement) => {
      onChange({ movement });
    }}
    testID="setup.unit.movement"
  />
);

const MoreFields = ({ rules, unit, onChange }: UnitFieldsProps) => (
  <Fold title="More on the counter" summary={moreSummary(unit)} testID="setup.unit.more">
    <ChipPicker
      label="Guard"
      options={GUARDS.map((id) => ({ id, label: GUARD_WORDS[id] }))}
      chosen={[unit.guard]}
      onChange={([guard = unit.guard]) => {
        onChange({ guard });
      }}
      testID="setup.unit.guard"
    />
    <ChipPicker
      label="Nation"
      options={NATIONS.map((id) => ({ id, label: NATION_WORDS[id] }))}
      chosen={[unit.nation]}
      onChange={([nation = unit.nation]) => {
        onChange({ nation });
      }}
      testID="setup.unit.nation"
    />
    {rules === 'n20' ? null : <Ratings unit={unit} onChange={onChange} />}
    <TextField
      label="Division"
      value={unit.division ?? ''}
      maxLength={60}
      hint="Units of one formation that name the same division belong together"
      onChange={(text) => {
        onChange({ division: text.trim() === '' ? null : text });
      }}
      testID="setup.unit.division"
    />
  </Fold>
);

const RATINGS = [
  { field: 'initiative', label: 'Initiative', min: 0, max: 6, start: 3, hint: undefined },
  { field: 'morale', label: 'Morale', min: 1, max: 6, start: 4, hint: 'Only where a special rule gives one (NLC 2.2)' },
  { field: 'pursuit', label: 'Pursuit', min: 1, max: 6, start: 3, hint: undefined },
] as const;

const Ratings = ({ unit, onChange }: PartProps) => (
  <>
    <Movement unit={unit} onChange={onChange} />
    {RATINGS.map(({ field, ...range }) => (
      <OptionalStepper
        key={field}
        {...range}
        value={unit[field]}
        none="none"
        onChange={(value) => {
          onChange({ [field]: value });
        }}
        testID={`setup.unit.${field}`}
      />
    ))}
  </>
);

const moreSummary = ({ guard, nation, division, movement }: UnitFacts): string =>
  [
    guard === 'none' ? '' : GUARD_WORDS[guard],
    nation === 'other' ? '' : NATION_WORDS[nation],
    movement === null ? '' : `moves ${String(movement)}`,
    division ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ') || 'Guard, nation, ratings, division';
