import type { Side } from '../../../src/engine/sides';
import { COORDINATED } from '../../../src/rules/nlc/index';
import { Chit } from '../../drawings/Chit';
import type { ChitState } from '../../drawings/Chit';
import { useNames, useView } from '../../hooks/use-game';
import { sideColour, sideMark } from '../../theme/side-of';

type FormationChitProps = {
  readonly side: Side;
  readonly chit: string;
  readonly state?: ChitState | undefined;
  readonly size?: number | undefined;
};

/** A formation's chit, in its side's colours and with its leader's rating. */
export const FormationChit = ({ side, chit, state, size }: FormationChitProps) => {
  const { setup } = useView();
  const names = useNames();
  const { title, colour } = setup.sides[side];
  const printed = setup.formations.find(({ id }) => id === chit);
  return (
    <Chit
      // On the chit the side's colours say whose it is.
      name={printed?.name ?? names.formation(chit)}
      side={sideColour(colour)}
      sideMark={sideMark(title)}
      rating={printed?.rating}
      state={state ?? (chit === COORDINATED ? 'coordinated' : 'in-hand')}
      size={size}
      testID={`chit.${chit}`}
    />
  );
};
