import type { Hatch } from '../theme/side-colours';

type Box = { readonly w: number; readonly h: number };

const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, i) => from + i * by);

const n = (x: number): string => String(Math.round(x * 100) / 100);

const across = ({ w, h }: Box, gap: number): string =>
  steps(gap / 2, h, gap)
    .map((y) => `M0 ${n(y)}H${n(w)}`)
    .join('');

const down = ({ w, h }: Box, gap: number): string =>
  steps(gap / 2, w, gap)
    .map((x) => `M${n(x)} 0V${n(h)}`)
    .join('');

/** A slanting line through the box, cut at its edges so that no clip is needed. */
const slant = ({ w, h }: Box, c: number, falling: boolean): string => {
  const x0 = Math.max(0, c - h);
  const x1 = Math.min(w, c);
  if (x1 <= x0) return '';
  const flip = (y: number) => (falling ? h - y : y);
  return `M${n(x0)} ${n(flip(c - x0))}L${n(x1)} ${n(flip(c - x1))}`;
};

const slants = (box: Box, gap: number, falling: boolean): string =>
  steps(gap / 2, box.w + box.h, gap)
    .map((c) => slant(box, c, falling))
    .join('');

const dots = ({ w, h }: Box, gap: number): string =>
  steps(gap / 2, h, gap)
    .flatMap((y, row) => steps(row % 2 === 0 ? gap / 2 : gap, w, gap).map((x) => `M${n(x)} ${n(y)}h.01`))
    .join('');

const chevrons = ({ w, h }: Box, gap: number): string =>
  steps(gap, h, gap * 1.2)
    .map(
      (y) =>
        `M0 ${n(y)}` +
        steps(0, w - 0.01, gap * 2)
          .map((x) => `L${n(Math.min(w, x + gap))} ${n(y - gap * 0.8)}L${n(Math.min(w, x + gap * 2))} ${n(y)}`)
          .join(''),
    )
    .join('');

const bricks = (box: Box, gap: number): string =>
  across(box, gap) +
  steps(gap / 2, box.h - gap, gap)
    .flatMap((y, row) => steps(row % 2 === 0 ? gap : gap * 2, box.w, gap * 2).map((x) => `M${n(x)} ${n(y)}v${n(gap)}`))
    .join('');

const DRAWERS: Readonly<Record<Hatch, (box: Box, gap: number) => string>> = {
  horizontal: across,
  vertical: down,
  diagonal: (box, gap) => slants(box, gap * 1.4, true),
  'counter-diagonal': (box, gap) => slants(box, gap * 1.4, false),
  grid: (box, gap) => across(box, gap * 1.3) + down(box, gap * 1.3),
  lozenge: (box, gap) => slants(box, gap * 2, true) + slants(box, gap * 2, false),
  dots: (box, gap) => dots(box, gap * 1.5),
  chevron: (box, gap) => chevrons(box, gap * 1.2),
  brick: (box, gap) => bricks(box, gap * 1.5),
  plain: () => '',
};

const known = new Map<string, string>();

/** One path for a whole hatched field: a single stroke for the renderer, worked out once. */
export const hatchPath = (hatch: Hatch, w: number, h: number, gap: number): string => {
  const key = `${hatch} ${n(w)} ${n(h)} ${n(gap)}`;
  const path = known.get(key) ?? DRAWERS[hatch]({ w, h }, gap);
  known.set(key, path);
  return path;
};
