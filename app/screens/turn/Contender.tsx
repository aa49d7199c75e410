import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { CupView } from '../../../src/rules/nlc/index';
import { SPACE } from '../../theme/metrics';
import { CommanderPicker } from './CommanderPicker';
import { SideHeading } from './SideHeading';
import { useTurnDraft } from './turn-draft';

type ContenderProps = {
  readonly side: Side;
  readonly cup: CupView;
  /** Who rolls for it, if anybody can. */
  readonly chosen: string | null;
  /** What else counts for this side. */
  readonly children: ReactNode;
  readonly testID: string;
};

/** One side of a roll that both make: its flag, who rolls, and what counts for it. */
export const Contender = ({ side, cup, chosen, children, testID }: ContenderProps) => {
  const { draft, change } = useTurnDraft();
  return (
    <View style={{ gap: SPACE.s }}>
      <SideHeading side={side} />
      <CommanderPicker
        commanders={cup.commanders[side]}
        chosen={chosen}
        onChange={(id) => {
          change({ contender: { ...draft.contender, [side]: id } });
        }}
        testID={testID}
      />
      {children}
    </View>
  );
};
