import { useState } from 'react';
import { View } from 'react-native';
import { PIN_LENGTH, PinPad } from '../../../components/PinPad';
import { Body, Heading } from '../../../components/Words';
import { useLyingPhone } from '../../../hooks/use-lying-phone';
import { SPACE } from '../../../theme/metrics';

type ChoosePinProps = {
  readonly busy: boolean;
  /** The PIN may stay what it is: it is the code that is wanted. */
  readonly anew: boolean;
  readonly onPin: (pin: string) => void;
};

const HALF = { flex: 1 } as const;
const BELOW = { gap: SPACE.m } as const;
const BESIDE = { ...BELOW, flexDirection: 'row', alignItems: 'center' } as const;
const SAID = {
  first: `${String(PIN_LENGTH.least)} to ${String(PIN_LENGTH.most)} digits. More are harder to guess.`,
  anew: 'A new code comes with a new key, and the PIN is set with it: the same digits or others.',
  again: 'The same digits again.',
  differed: 'The two were not the same. Choose again.',
} as const;

/** A PIN, typed twice: nobody can see what he mistyped. */
export const ChoosePin = ({ busy, anew, onPin }: ChoosePinProps) => {
  const [first, setFirst] = useState<string | null>(null);
  const [differed, setDiffered] = useState(false);
  const take = (pin: string): void => {
    setDiffered(first !== null && first !== pin);
    setFirst(first === null ? pin : null);
    if (first === pin) onPin(pin);
  };
  const isAgain = first !== null;
  const stage = isAgain ? 'again' : differed ? 'differed' : anew ? 'anew' : 'first';
  const lying = useLyingPhone();
  return (
    <View style={lying ? BESIDE : BELOW}>
      <View style={lying ? HALF : null}>
        <Asked stage={stage} busy={busy} />
      </View>
      <View style={lying ? HALF : null}>
        <PinPad
          key={isAgain ? 'again' : 'first'}
          onPin={take}
          enterLabel={isAgain ? 'Lock the desk with it' : 'On'}
          disabled={busy}
          testID="lock.pin"
        />
      </View>
    </View>
  );
};

type AskedProps = { readonly stage: keyof typeof SAID; readonly busy: boolean };

const Asked = ({ stage, busy }: AskedProps) => (
  <View style={{ gap: SPACE.xs, alignItems: 'center' }}>
    <Heading testID="lock.pin.head">
      {stage === 'again' ? 'Once more' : stage === 'anew' ? 'Your PIN' : 'Choose a PIN'}
    </Heading>
    <Body tone={stage === 'differed' ? 'danger' : 'inkSoft'} align="center" live testID="lock.pin.says">
      {busy ? 'One moment…' : SAID[stage]}
    </Body>
  </View>
);
