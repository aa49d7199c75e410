import { memo } from 'react';
import { Svg, G, Path } from './svg';
import { useTheme } from '../theme/ThemeProvider';
import { laurelBranch } from './laurel';

const WREATH = { centre: { x: 90, y: 34 }, radius: 46, leaves: 6, length: 15 };
const LEFT = laurelBranch({ ...WREATH, from: 100, to: 196 });
const RIGHT = laurelBranch({ ...WREATH, from: 80, to: -16 });

type HalfProps = { readonly half: 'left' | 'right' };

const CRACK = {
  left: 'M0 5H142l6-5 5 14M0 9H140l8 6',
  right: 'M153 14l6-10 5 6 4-5H310M170 9H310',
} as const;

/** One half of the rule that cracks over what breaks; the other stands beside it. */
export const CrackedHalf = memo(function CrackedHalf({ half }: HalfProps) {
  const { colour } = useTheme();
  return (
    <Svg width="100%" height={16} viewBox="0 0 310 16" preserveAspectRatio="xMidYMid meet" aria-hidden>
      <Path d={CRACK[half]} stroke={colour.wax} strokeWidth={1.3} fill="none" />
    </Svg>
  );
});

/** A sabre laid down for whoever falls: blade, groove, guard and grip. The blade is ink, and only a small cross is wax. */
export const LaidSabre = memo(function LaidSabre() {
  const { colour } = useTheme();
  const pen = { stroke: colour.ink, strokeWidth: 1.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <Svg width={180} height={26} viewBox="0 0 180 26" aria-hidden>
      <Path d="M174 8C130 20 84 22 40 16l0-4c44 5 90 4 134-4z" fill={colour.card} {...pen} />
      <Path d="M48 14c40 4 76 3 112-4" fill="none" stroke={colour.ink} strokeWidth={0.6} />
      <Path d="M41 6c-2 5-2 12 1 17M40 8C30 2 16 4 12 13" fill="none" {...pen} strokeWidth={1.8} />
      <Path d="M38 13 14 15" fill="none" {...pen} strokeWidth={4.2} />
      <Path d="M90 1v6M87 3.500h6" stroke={colour.wax} strokeWidth={1.4} />
    </Svg>
  );
});

/** Laurels, for a victory and for nothing else. */
export const VictoryLaurels = memo(function VictoryLaurels() {
  const { colour } = useTheme();
  return (
    <Svg width={180} height={86} viewBox="0 0 180 86" aria-hidden>
      <G stroke={colour.ink} fill={colour.card} strokeWidth={1} strokeLinejoin="round">
        <Path d={LEFT.stem} fill="none" />
        <Path d={RIGHT.stem} fill="none" />
        <Path d={LEFT.leaves} />
        <Path d={RIGHT.leaves} />
      </G>
    </Svg>
  );
});

/** A plain double rule with its lozenge, for what neither breaks nor falls. */
export const LozengeRule = memo(function LozengeRule() {
  const { colour } = useTheme();
  return (
    <Svg width="100%" height={12} viewBox="0 0 310 12" preserveAspectRatio="xMidYMid meet" aria-hidden>
      <Path d="M0 4.500H146M0 7.500H146M164 4.500H310M164 7.500H310" stroke={colour.wax} strokeWidth={1.1} />
      <Path d="M155 0l6 6-6 6-6-6z" fill={colour.wax} />
    </Svg>
  );
});

/** The mark of a great moment in a line of the history. */
export const Lozenge = memo(function Lozenge({ size = 14 }: { readonly size?: number }) {
  const { colour } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 14 14" aria-hidden>
      <Path d="M7 0l7 7-7 7-7-7z" fill={colour.wax} />
    </Svg>
  );
});
