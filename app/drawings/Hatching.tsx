import { G, Path } from './svg';
import type { Hatch } from '../theme/side-colours';
import { hatchPath } from './hatch-paths';

type HatchingProps = {
  readonly hatch: Hatch;
  readonly at: readonly [x: number, y: number];
  readonly w: number;
  readonly h: number;
  readonly colour: string;
};

/** A hatched field inside a drawing. */
export const Hatching = ({ hatch, at, w, h, colour }: HatchingProps) => {
  const dotted = hatch === 'dots';
  return (
    <G transform={`translate(${String(at[0])} ${String(at[1])})`}>
      <Path
        d={hatchPath(hatch, w, h, 4)}
        stroke={colour}
        strokeWidth={dotted ? 2.4 : 1.2}
        strokeLinecap={dotted ? 'round' : 'butt'}
        fill="none"
      />
    </G>
  );
};
