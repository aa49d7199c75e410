import type { ReactNode } from 'react';
import { View } from 'react-native';
import { RADIUS, SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';

export type PanelProps = {
  readonly children: ReactNode;
  /** Without inner margin, for lists whose rows bring their own. */
  readonly flush?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      frame: {
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.s,
        padding: 2,
        backgroundColor: colour.card,
      },
      fillet: { borderWidth: 1, borderColor: colour.ruleSoft, borderRadius: 1 },
      margin: { padding: SPACE.l, gap: SPACE.m },
    }) as const,
);

/** A card with an engraver's double frame. */
export const Panel = ({ children, flush = false, testID }: PanelProps) => {
  const styles = useStyles();
  return (
    <View style={styles.frame} testID={testID}>
      <View style={[styles.fillet, flush ? null : styles.margin]}>{children}</View>
    </View>
  );
};
