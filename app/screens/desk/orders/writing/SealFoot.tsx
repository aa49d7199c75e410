import { View } from 'react-native';
import { Button } from '../../../../components/Button';
import { useGameState, useView } from '../../../../hooks/use-game';
import { SPACE } from '../../../../theme/metrics';
import { PlayNotices } from '../../../game/PlayNotices';
import { HouseRuleReason } from '../HouseRuling';
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
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSeal: (houseRule: { readonly reason: string } | null) => void;
};

/** The seal under the thumb; above it in a line what would come of the order, or what stands against it. */
export const SealFoot = ({ draft, ready, preview, onChange, onSeal }: SealFootProps) => {
  const ruled = (preview?.faults.length ?? 0) > 0;
  const refused = useGameState((state) => state.refusal !== null);
  return (
    <View style={{ gap: SPACE.s }}>
      <PlayNotices />
      <PreviewLine preview={preview} />
      <Remedies draft={draft} preview={preview} onChange={onChange} />
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
      {ready && (ruled || refused) ? (
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

type RemediesProps = Pick<SealFootProps, 'draft' | 'onChange' | 'preview'>;

const Remedies = ({ draft: { said }, preview, onChange }: RemediesProps) => {
  // Ruling 49: where the app plays the cards nobody can say that one was played.
  const byCard = useView().cards !== undefined;
  return (preview?.faults ?? []).map(({ code }) => {
    const remedy = REMEDIES[code];
    if (remedy === undefined || said.includes(remedy.said)) return null;
    if (byCard && remedy.said === 'retreatAllowed') return null;
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
};
