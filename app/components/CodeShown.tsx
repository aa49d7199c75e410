import { View } from 'react-native';
import { RADIUS, SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { pictured } from './told';
import { Numeral } from './Words';

type CodeShownProps = {
  /** Groups with dashes between them. */
  readonly code: string;
  readonly testID?: string | undefined;
};

/** A code to be written down: large, in its groups, and spelt out for whoever listens. */
export const CodeShown = ({ code, testID = 'code' }: CodeShownProps) => {
  const { colour } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: SPACE.s,
        padding: SPACE.m,
        backgroundColor: colour.card,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.s,
      }}
      {...pictured(code.split('').join(' ').replaceAll(' - ', ', '))}
      testID={testID}
    >
      {code.split('-').map((group, i) => (
        <View key={i} style={{ paddingHorizontal: SPACE.s }}>
          <Numeral>{group}</Numeral>
        </View>
      ))}
    </View>
  );
};
