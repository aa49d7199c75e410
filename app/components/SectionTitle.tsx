import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { Caption, Words } from './Words';

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, marginTop: SPACE.xs },
      rule: {
        flexGrow: 1,
        flexBasis: 16,
        height: 4,
        borderTopWidth: 1,
        borderBottomWidth: 1,
        borderColor: colour.ruleSoft,
      },
      whole: { height: 4, borderTopWidth: 1, borderBottomWidth: 1, borderColor: colour.ruleSoft },
      short: { flexGrow: 0, flexBasis: 16 },
      words: { flexShrink: 1 },
    }) as const,
);

type SectionTitleProps = {
  readonly children: string;
  /** Something small at the right end: a count, a tool. */
  readonly aside?: ReactNode;
  readonly testID?: string | undefined;
};

/** Small capitals between double rules. */
export const SectionTitle = ({ children, aside, testID }: SectionTitleProps) => {
  const styles = useStyles();
  return (
    <View style={styles.row}>
      <View style={[styles.rule, aside === undefined ? null : styles.short]} />
      <View style={styles.words}>
        <Words cut="section" align="center" testID={testID}>
          {children}
        </Words>
      </View>
      <View style={styles.rule} />
      {typeof aside === 'string' || typeof aside === 'number' ? <Caption>{aside}</Caption> : aside}
    </View>
  );
};

/** A thick and a thin line, as under a title page's last line. */
export const DoubleRule = () => <View style={useStyles().whole} aria-hidden />;
