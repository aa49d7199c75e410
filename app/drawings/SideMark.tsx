import { memo } from 'react';
import { Svg } from './svg';
import { useTheme } from '../theme/ThemeProvider';
import { SIDES, sideInk } from '../theme/side-colours';
import type { SideColourId } from '../theme/side-colours';
import { Hatching } from './Hatching';
import { Lettering, Plate } from './Lettering';

type SideMarkProps = {
  readonly side: SideColourId;
  /** The side's initial. */
  readonly mark?: string | undefined;
  readonly size?: number | undefined;
};

/** A side's colours in small: for lists, pickers and headings, always beside the side's name. */
export const SideMark = memo(function SideMark({ side, mark, size = 32 }: SideMarkProps) {
  const ink = sideInk(side, useTheme().name);
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <Plate at={[1, 1]} w={30} h={30} r={4} fill={ink.fill} />
      <Hatching hatch={SIDES[side].hatch} at={[3, 3]} w={26} h={26} colour={ink.hatch} />
      {mark === undefined ? null : (
        <>
          <Plate at={[8, 7]} w={16} h={18} r={2} fill={ink.fill} />
          <Lettering x={16} y={22} size={17} colour={ink.ink}>
            {mark.slice(0, 1)}
          </Lettering>
        </>
      )}
      <Plate at={[1, 1]} w={30} h={30} r={4} line={ink.hatch} pen={1} />
    </Svg>
  );
});
