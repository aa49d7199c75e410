import { memo } from 'react';
import { Svg, Path } from './svg';
import { ICONS } from './icon-paths';
import type { IconName } from './icon-paths';

type IconProps = {
  readonly name: IconName;
  readonly colour: string;
  readonly size?: number | undefined;
};

const pathsOf = (name: IconName): { readonly line?: string; readonly ink?: string } => ICONS[name];

/** One engraved sign. It says nothing to a screen reader: whatever holds it has the words. */
export const Icon = memo(function Icon({ name, colour, size = 24 }: IconProps) {
  const { line, ink } = pathsOf(name);
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      {line === undefined ? null : (
        <Path d={line} stroke={colour} strokeWidth={1.45} strokeLinecap="round" strokeLinejoin="round" />
      )}
      {ink === undefined ? null : <Path d={ink} fill={colour} />}
    </Svg>
  );
});
