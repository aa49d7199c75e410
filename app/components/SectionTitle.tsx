import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { RuleRef } from './RuleRef';
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
  /** Something small at the right end: a count, a tool, the number of a rule. */
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
      <Aside>{aside}</Aside>
    </View>
  );
};

const RULE = /^(NLC|MOP|N20|Ruling) \d[\d.]*$/;

/** A rule's number opens its place, also at the end of a title. */
const Aside = ({ children }: { readonly children: ReactNode }) => {
  if (typeof children === 'string' && RULE.test(children)) return <RuleRef rule={children} />;
  return typeof children === 'string' || typeof children === 'number' ? <Caption>{children}</Caption> : children;
};

/** A thick and a thin line, as under a title page's last line. */
export const DoubleRule = () => <View style={useStyles().whole} aria-hidden />;
