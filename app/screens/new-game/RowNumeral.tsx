import { View } from 'react-native';
import { Numeral } from '../../components/Words';
import { SPACE } from '../../theme/metrics';

/** A number at the end of a row that is tapped for more, clear of the frame. */
export const RowNumeral = ({ value }: { readonly value: number }) => (
  <View style={{ paddingRight: SPACE.s }}>
    <Numeral size="m">{String(value)}</Numeral>
  </View>
);
