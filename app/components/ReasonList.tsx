import { Pressable, View } from 'react-native';
import { SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { named } from './told';
import { Caption, Label, Numeral, Small, Strong } from './Words';

/** What a reason would change: from and to as printed, or words in their place ("free", "not now"). */
export type Preview =
  | { readonly kind: 'change'; readonly from: string; readonly to: string; readonly tone?: 'ink' | 'danger' | 'good' }
  | { readonly kind: 'words'; readonly words: string };

export type Reason<T extends string = string> = {
  readonly id: T;
  readonly label: string;
  readonly detail?: string | undefined;
  /** As printed, e.g. `N20 12.6`; shown, not opened: the row is the target. */
  readonly rule?: string | undefined;
  readonly preview: Preview;
  readonly disabled?: boolean | undefined;
};

export type ReasonListProps<T extends string> = {
  readonly reasons: readonly Reason<T>[];
  readonly onReason: (id: T) => void;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      row: {
        minHeight: 60,
        flexDirection: 'row',
        flexWrap: textScale > 1.4 ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: SPACE.m,
        paddingVertical: SPACE.s,
        paddingHorizontal: SPACE.m,
        borderBottomWidth: 1,
        borderColor: colour.ruleSoft,
      },
      last: { borderBottomWidth: 0 },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: textScale > 1.4 ? '100%' : 0 },
      preview: { marginLeft: 'auto', flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s - 2, maxWidth: '100%' },
      pressed: { backgroundColor: colour.tint },
      disabled: { opacity: 0.5 },
    }) as const,
);

const spokenPreview = (preview: Preview): string =>
  preview.kind === 'words' ? preview.words : `${preview.from} becomes ${preview.to}`;

const spoken = ({ label, preview, detail }: Reason): string =>
  [label, spokenPreview(preview), detail].filter((word) => word !== undefined).join(', ');

const PreviewFace = ({ preview }: { readonly preview: Preview }) => {
  const styles = useStyles();
  if (preview.kind === 'words') {
    return (
      <View style={styles.preview}>
        <Strong align="right">{preview.words}</Strong>
      </View>
    );
  }
  return (
    <View style={styles.preview}>
      <Numeral tone="inkSoft">{preview.from}</Numeral>
      <Label tone="inkSoft">→</Label>
      <Numeral tone={preview.tone ?? 'ink'}>{preview.to}</Numeral>
    </View>
  );
};

type RowProps = {
  readonly reason: Reason;
  readonly last: boolean;
  readonly onPress: () => void;
  readonly testID: string;
};

const ReasonRow = ({ reason, last, onPress, testID }: RowProps) => {
  const styles = useStyles();
  const { label, detail, rule, preview, disabled = false } = reason;
  return (
    <Pressable
      accessibilityRole="button"
      {...named(spoken(reason))}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [styles.row, last && styles.last, pressed && styles.pressed, disabled && styles.disabled]}
    >
      <View style={styles.words}>
        <Label>{label}</Label>
        {detail === undefined ? null : <Small>{detail}</Small>}
        {rule === undefined ? null : <Caption>{rule}</Caption>}
      </View>
      <PreviewFace preview={preview} />
    </Pressable>
  );
};

/** Why a number changes, and what it would be then: seen before it is paid. */
export const ReasonList = <T extends string>({ reasons, onReason, testID = 'reasons' }: ReasonListProps<T>) => (
  <View testID={testID}>
    {reasons.map((reason, i) => (
      <ReasonRow
        key={reason.id}
        reason={reason}
        last={i === reasons.length - 1}
        onPress={() => {
          onReason(reason.id);
        }}
        testID={`${testID}.${reason.id}`}
      />
    ))}
  </View>
);
