import type { Side } from '../../../../src/engine/sides';
import type { N20Preview, Preview } from '../../../../src/rules/n20/index';
import { halves } from '../../../../src/wording/halves';
import type { Reason } from '../../../components/ReasonList';

/** What each one-tap reason is called, in the order players look for it. The rest needs units or hexes named first. */
const REASON_LABELS = {
  routed: 'A unit routs',
  routedSmall: 'A small unit routs',
  broken: 'A unit breaks',
  brokenSmall: 'A small unit breaks',
  guard: 'Commit the Guard',
  reserve: 'Commit reserves',
  withdrawn: 'A unit withdraws from the map',
  brokenDown: 'Break a large unit down',
  combined: 'Combine units',
  objective: 'Objective lost',
  recovery: 'A point recovered at night',
} as const;

const SMALL = 'Printed strength 0 or 1';
const DETAILS: Readonly<Partial<Record<Preview['reason'], string>>> = { routedSmall: SMALL, brokenSmall: SMALL };

export type OneTap = keyof typeof REASON_LABELS;
const ORDER = ['routed', 'routedSmall', 'broken', 'brokenSmall', 'guard', 'reserve'] as const;
const REST = ['withdrawn', 'brokenDown', 'combined', 'objective', 'recovery'] as const;
const ONE_TAPS: readonly OneTap[] = [...ORDER, ...REST];

/** The sides' names, as the sheet needs them. */
type Titles = Readonly<{ first: string; second: string; enemy: string }>;

const FREE = { ownBelow2: 'Free: below 2 points', enemyBelow2: 'Free: the enemy is below 2 points' } as const;

type Span = Readonly<{ from: number; to: number }>;

/** From where to where a play would move one side; null while there is no track. */
export const spanOf = (seen: N20Preview | null, side: Side): Span | null => {
  const [from, to] = [seen?.from ?? null, seen?.to ?? null];
  return from === null || to === null ? null : { from: from[side], to: to[side] };
};

/** `3½ → 2½`, for a hint. */
export const spanWords = ({ from, to }: Span): string =>
  from === to ? `stays ${halves(from)}` : `${halves(from)} → ${halves(to)}`;

const detailOf = (preview: Preview, titles: Titles): string | undefined => {
  const { reason, enemy, free, wins } = preview;
  const parts = [
    DETAILS[reason],
    free === null ? undefined : FREE[free],
    enemy.from === enemy.to ? undefined : `${titles.enemy} ${spanWords(enemy)}`,
    wins === null ? undefined : `Decisive victory for ${titles[wins]}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
};

const previewOf = ({ free, refused, from, to }: Preview): Reason['preview'] => {
  if (refused !== null) return { kind: 'words', words: 'not enough' };
  if (free !== null) return { kind: 'words', words: 'free' };
  return {
    kind: 'change',
    from: halves(from),
    to: halves(to),
    tone: to > from ? 'good' : to < from ? 'danger' : 'ink',
  };
};

/** The reasons of one side as the list shows them, each with what it would come to. */
export const reasonsOf = (previews: readonly Preview[], titles: Titles): readonly Reason<OneTap>[] =>
  ONE_TAPS.flatMap((id): readonly Reason<OneTap>[] => {
    const preview = previews.find(({ reason }) => reason === id);
    return preview === undefined
      ? []
      : [
          {
            id,
            label: REASON_LABELS[id],
            detail: detailOf(preview, titles),
            rule: preview.rule,
            preview: previewOf(preview),
            disabled: preview.refused !== null,
          },
        ];
  });
