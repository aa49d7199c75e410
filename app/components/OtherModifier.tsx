import { Stepper } from './Stepper';

export type Modifier = Readonly<{ amount: number; reason: string }>;

const REASON = 'Agreed at the table';

export const signed = (value: number): string => (value > 0 ? `+${String(value)}` : String(value).replace('-', '−'));

type OtherModifierProps = {
  readonly label?: string | undefined;
  readonly amount: number;
  /** Nothing is said of none. */
  readonly onChange: (other: Modifier | undefined) => void;
  readonly testID: string;
};

/** A change by a special rule of the game at hand (Ruling 7), which the app does not know. */
export const OtherModifier = ({
  label = 'Another modifier of the die',
  amount: now,
  onChange,
  testID,
}: OtherModifierProps) => (
  <Stepper
    label={label}
    hint="A special rule of your game (Ruling 7)"
    value={now}
    min={-20}
    max={20}
    format={signed}
    onChange={(amount) => {
      onChange(amount === 0 ? undefined : { amount, reason: REASON });
    }}
    testID={testID}
  />
);
