import { View } from 'react-native';
import { otherSide } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { MoraleView } from '../../../src/rules/n20/index';
import { halves } from '../../../src/wording/halves';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { Small, Strong } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { usePreview } from '../../hooks/use-preview';
import { isForeseen, useForeseen } from '../../hooks/use-foreseen';
import { SPACE } from '../../theme/metrics';
import { spanOf, spanWords } from '../army/n20/reason-words';
import { paymentOf } from './spending';
import type { Spending, Spendings } from './spending';

type SpendsProps = {
  readonly side: Side;
  readonly morale: MoraleView;
  readonly spendings: Spendings;
  readonly onChange: (spendings: Spendings) => void;
};

const FULL_POINT = 2;
const FREE = { ownBelow2: 'Free: below 2 points', enemyBelow2: 'Free: the enemy is below 2 points' } as const;

/** Ruling 71: reserves cost whole points; the Guard what the kit says just now. What both cost together stands below them. */
export const Spends = ({ side, morale, spendings, onChange }: SpendsProps) => {
  const { sides } = useView('setup').setup;
  const previewOf = usePreview();
  const spending = spendings[side];
  const seen = useForeseen(paymentOf(spendings));
  if (!morale.started) return null;
  const can = (next: Spending): boolean => {
    const then = previewOf(paymentOf({ ...spendings, [side]: next }));
    return isForeseen(then) && then.refused === null;
  };
  const guarded = { ...spending, guard: true };
  const more = { ...spending, reserves: spending.reserves + FULL_POINT };
  const change = (next: Spending): void => {
    onChange({ ...spendings, [side]: next });
  };
  return (
    <View style={{ gap: SPACE.xs }}>
      <Strong>{`${sides[side].title}, against ${sides[otherSide(side)].title}`}</Strong>
      <ToggleRow
        label="The Guard goes in"
        hint={guardHint(morale, side, spending.guard || can(guarded))}
        value={spending.guard}
        disabled={!spending.guard && !can(guarded)}
        onChange={(guard) => {
          change({ ...spending, guard });
        }}
        testID={`matrix.guard.${side}`}
      />
      <Stepper
        label="Reserves"
        hint={spending.reserves === 0 ? 'None' : undefined}
        value={spending.reserves}
        min={0}
        max={can(more) ? more.reserves : spending.reserves}
        step={FULL_POINT}
        format={halves}
        onChange={(reserves) => {
          change({ ...spending, reserves });
        }}
        testID={`matrix.spend.${side}`}
      />
      <Together span={spanOf(seen, side)} testID={`matrix.together.${side}`} />
    </View>
  );
};

const Together = ({ span, testID }: { readonly span: ReturnType<typeof spanOf>; readonly testID: string }) =>
  span === null || span.from === span.to ? null : <Small testID={testID}>{`Morale ${spanWords(span)}`}</Small>;

/** What it costs, or why it cannot go in: no switch takes another one's morale away. */
const guardHint = (morale: MoraleView, side: Side, affordable: boolean): string => {
  const guard = morale.previews[side].find(({ reason }) => reason === 'guard');
  if (guard === undefined) return '';
  if (guard.free !== null) return FREE[guard.free];
  return affordable ? `Costs ${halves(guard.from - guard.to)}` : 'Not enough morale left for it';
};
