import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { Heading } from '../../components/Words';
import { SideMark } from '../../drawings/SideMark';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { sideColour, sideMark } from '../../theme/side-of';

type SideHeadingProps = {
  readonly side: Side;
  /** Whoever comes to this page begins here. */
  readonly begins?: boolean | undefined;
};

/** A side's flag and name, above what is that side's. */
export const SideHeading = ({ side, begins }: SideHeadingProps) => {
  const { title, colour } = useView('setup').setup.sides[side];
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <SideMark side={sideColour(colour)} mark={sideMark(title)} size={28} />
      <View style={{ flex: 1 }}>
        <Heading begins={begins === true ? 'page' : undefined}>{title}</Heading>
      </View>
    </View>
  );
};
