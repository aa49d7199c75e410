import { View } from 'react-native';
import { Numeral } from '../../components/Words';
import { Icon } from '../../drawings/Icon';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';

/** A rating at the end of a row, and the sign that there is more behind the row. */
export const RowEnd = ({ rating }: { readonly rating: number | string }) => {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, paddingRight: SPACE.s }}>
      <Numeral>{String(rating)}</Numeral>
      <Icon name="forward" colour={colour.inkSoft} size={18} />
    </View>
  );
};
