import { Stepper } from '../../../components/Stepper';

type OptionalStepperProps = {
  readonly label: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** Where the first tap goes, so that nobody counts up from nothing. */
  readonly start: number;
  /** What stands there while there is no number. */
  readonly none: string;
  readonly onChange: (value: number | null) => void;
  readonly format?: ((value: number) => string) | undefined;
  /** Each step is half of what is printed; what is typed is read as it is printed. */
  readonly inHalves?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly testID: string;
};

/** A number that may also be missing: one step below its least. */
export const OptionalStepper = (props: OptionalStepperProps) => {
  const { label, value, min, max, start, none, onChange, format, inHalves = false, hint, testID } = props;
  return (
    <Stepper
      label={label}
      value={value ?? min - 1}
      min={min - 1}
      max={max}
      typed={inHalves ? { min: min / 2, max: max / 2, halves: true } : format === undefined ? { min, max } : undefined}
      format={(shown) => (shown < min ? none : (format ?? String)(shown))}
      onChange={(next) => {
        if (next < min) onChange(null);
        else onChange(value === null ? start : next);
      }}
      onTyped={(number) => {
        onChange(inHalves ? number * 2 : number);
      }}
      hint={hint}
      testID={testID}
    />
  );
};
