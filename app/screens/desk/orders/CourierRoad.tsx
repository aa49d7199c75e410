import { View } from 'react-native';
import { SPACE } from '../../../theme/metrics';
import { themedStyles } from '../../../theme/use-styles';

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      row: { flexDirection: 'row', alignItems: 'center', height: 24, paddingHorizontal: SPACE.s },
      road: { flexGrow: 1, height: 2, backgroundColor: colour.rule },
      ridden: { position: 'absolute', left: 0, top: 0, height: 2, backgroundColor: colour.wax },
      post: { width: 8, height: 8, borderWidth: 2, borderColor: colour.ink, backgroundColor: colour.card },
      dot: {
        position: 'absolute',
        top: -7,
        width: 16,
        height: 16,
        marginLeft: -8,
        borderRadius: 8,
        backgroundColor: colour.wax,
        borderWidth: 2,
        borderColor: colour.card,
      },
    }) as const,
);

/** A courier on his road: as far along as turns have passed. Said in words beside it, so it is not read out. */
export const CourierRoad = ({ share }: { readonly share: number }) => {
  const styles = useStyles();
  const at = `${Math.round(100 * Math.min(1, Math.max(0, share)))}%` as const;
  return (
    <View style={styles.row} aria-hidden>
      <View style={styles.road}>
        <View style={[styles.ridden, { width: at }]} />
        <View style={[styles.dot, { left: at }]} />
      </View>
      <View style={styles.post} />
    </View>
  );
};
