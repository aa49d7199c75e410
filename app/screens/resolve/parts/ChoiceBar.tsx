import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { RuleRef } from '../../../components/RuleRef';
import { Caption, Label } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';

export type ChoiceOption = Readonly<{ id: string; label: string; hint?: string | undefined }>;

export type ChoiceBarProps = {
  /** Whose decision it is, in the players' words. */
  readonly who?: string | undefined;
  readonly question: string;
  readonly rule: string;
  readonly options: readonly ChoiceOption[];
  readonly onChoose: (option: string) => void;
  readonly testID?: string | undefined;
};

/** Printed codes stand close together, answers in words need room. */
const basisOf = (options: readonly ChoiceOption[], textScale: number): number => {
  if (options.every(({ label }) => label.length <= 4)) return 76 * textScale;
  return (options.length > 3 ? 96 : 140) * textScale;
};

/** A decision the rules leave to a player, at the moment it comes. One tap decides. */
export const ChoiceBar = ({ who, question, rule, options, onChoose, testID = 'resolve.choice' }: ChoiceBarProps) => {
  const { textScale } = useTheme();
  const basis = basisOf(options, textScale);
  return (
    <View style={{ gap: SPACE.s }} testID={testID}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View style={{ flex: 1 }}>
          {who === undefined ? null : <Caption>{who}</Caption>}
          <Label live>{question}</Label>
        </View>
        <RuleRef rule={rule} />
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {options.map(({ id, label, hint }) => (
          <View key={id} style={{ flexGrow: 1, flexShrink: 1, flexBasis: basis }}>
            <Button
              label={label}
              hint={hint}
              wide
              onPress={() => {
                onChoose(id);
              }}
              testID={`${testID}.${id}`}
            />
          </View>
        ))}
      </View>
    </View>
  );
};
