import { View } from 'react-native';
import { pictured } from '../../components/told';
import { Numeral, Small } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';

type MpDotsProps = {
  readonly mp: number;
  readonly perTurn: number;
  readonly testID: string;
};

/** More than this nobody counts by eye. */
const MOST_DOTS = 36;
const DOT = 12;

/** Movement that was collected: a dot each, the dots of a turn together (NLC 20.1.1). */
export const MpDots = ({ mp, perTurn, testID }: MpDotsProps) => {
  const groups = Array.from({ length: Math.ceil(Math.min(mp, MOST_DOTS) / perTurn) }, (_, i) =>
    Math.min(perTurn, mp - i * perTurn),
  );
  return (
    <View
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}
      {...pictured(`${String(mp)} MP collected`)}
      testID={testID}
    >
      <Numeral>{`${String(mp)} MP`}</Numeral>
      {groups.map((count, i) => (
        <Group key={String(i)} count={count} />
      ))}
      {mp > MOST_DOTS ? <Small>and more</Small> : null}
    </View>
  );
};

const Group = ({ count }: { readonly count: number }) => {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', gap: 4 }} aria-hidden>
      {Array.from({ length: count }, (_, i) => (
        <View key={String(i)} style={{ width: DOT, height: DOT, borderRadius: DOT / 2, backgroundColor: colour.ink }} />
      ))}
    </View>
  );
};
