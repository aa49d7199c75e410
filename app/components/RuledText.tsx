import { View } from 'react-native';
import { refsIn, withoutRefs } from '../../src/wording/en/books/refs';
import { SPACE } from '../theme/metrics';
import { RuleRef } from './RuleRef';
import { Body } from './Words';

/** The rules that are cited, each to be opened. */
export const RuleRefs = ({
  rules,
  testID,
}: {
  readonly rules: readonly string[];
  readonly testID?: string | undefined;
}) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s }}>
    {rules.map((rule) => (
      <RuleRef key={rule} rule={rule} testID={testID} />
    ))}
  </View>
);

/** A sentence that cites rules: they stand behind it, where a thumb can open them. */
export const RuledText = ({ text }: { readonly text: string }) => {
  const rules = refsIn(text);
  if (rules.length === 0) return <Body>{text}</Body>;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s }}>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 200 }}>
        <Body>{withoutRefs(text)}</Body>
      </View>
      <RuleRefs rules={rules} />
    </View>
  );
};
