import { View } from 'react-native';
import { Button } from '../../../../components/Button';
import { SPACE } from '../../../../theme/metrics';
import { PlayNotices } from '../../../game/PlayNotices';
import { useDeskPlays } from '../DeskPlays';
import { HouseRuleReason } from '../HouseRuling';
import type { RetreatLeave } from '../order-types';
import type { Draft, Mode, SaidId } from './draft';
import { PreviewLine } from './PreviewPart';
import type { PaperPreview } from './PreviewPart';

const SEALS: Readonly<Record<Mode, string>> = {
  write: 'Seal',
  decide: 'Write it down',
  start: 'It is in force',
  choose: 'It goes by this',
};

type SealFootProps = {
  readonly draft: Draft;
  readonly ready: boolean;
  readonly preview: PaperPreview | null;
  /** What would allow a General Retreat by this sender. */
  readonly leave: RetreatLeave | null;
  /** What the sheet would come to with something else on it. */
  readonly foresee: (change: Partial<Draft>) => PaperPreview | null;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSeal: (houseRule: { readonly reason: string } | null) => void;
};

/** The seal under the thumb; above it in a line what would come of the order, or what stands against it. */
export const SealFoot = ({ draft, ready, preview, leave, foresee, onChange, onSeal }: SealFootProps) => {
  const ruled = (preview?.faults.length ?? 0) > 0;
  const { stopped } = useDeskPlays();
  return (
    <View style={{ gap: SPACE.s }}>
      <PlayNotices />
      <PreviewLine preview={preview} />
      <Remedies draft={draft} preview={preview} leave={leave} foresee={foresee} onChange={onChange} />
      <Button
        label={SEALS[draft.mode]}
        icon="letter"
        kind="primary"
        wide
        disabled={!ready || ruled}
        onPress={() => {
          onSeal(null);
        }}
        testID="order.seal"
      />
      {ready && (ruled || stopped !== null) ? (
        <HouseRuleReason
          label={`${SEALS[draft.mode]}, by a house ruling`}
          onReason={(reason) => {
            onSeal({ reason });
          }}
          testID="order.ruling"
        />
      ) : null}
    </View>
  );
};

type Remedy = Readonly<{ said: SaidId; label: string }>;

/** What a player may be able to say against a refusal, since he sees the map. */
const REMEDIES: Readonly<Partial<Record<string, Remedy>>> = {
  SAME_ORDER_AGAIN: { said: 'farApart', label: 'Its target is 10 hexes or more away' },
  NO_GENERAL_RETREAT_YET: { said: 'retreatAllowed', label: 'The losses, or a card, allow it' },
  TARGET_OUT_OF_SIGHT: { said: 'targetInSight', label: 'He sees it, or its road begins here' },
  NOT_CONSISTENT: { said: 'towardsTarget', label: 'It marches towards his own target' },
};

type RemediesProps = Pick<SealFootProps, 'draft' | 'onChange' | 'preview' | 'leave' | 'foresee'>;

/** Offered where it helps: said, the fault it stands for is gone. */
const Remedies = ({ draft: { said }, preview, leave, foresee, onChange }: RemediesProps) =>
  (preview?.faults ?? []).map(({ code }) => {
    const remedy = REMEDIES[code];
    if (remedy === undefined || said.includes(remedy.said)) return null;
    // Rulings 49, 90: what the app plays or counts itself is not asked.
    if (remedy.said === 'retreatAllowed' && leave?.kind !== 'told') return null;
    const faults = foresee({ said: [...said, remedy.said] })?.faults ?? [];
    if (faults.some((fault) => fault.code === code)) return null;
    return (
      <Button
        key={code}
        label={remedy.label}
        icon="check"
        wide
        onPress={() => {
          onChange({ said: [...said, remedy.said] });
        }}
        testID={`order.remedy.${remedy.said}`}
      />
    );
  });
