import type { Side } from '../../../src/engine/sides';
import type { AppView } from '../../../src/session/rule-sets';
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

/** NLC 11.2: the rating that counts this turn; the Coordinated Action's chit has none. */
const ratingNow = (chit: string, printed: number | undefined, corps: AppView['corps']): number | undefined =>
  corps?.leaders.find(({ id }) => id === chit)?.rating ?? printed;

/** A formation's chit, in its side's colours and with its leader's rating. */
export const FormationChit = ({ side, chit, state, size }: FormationChitProps) => {
  const { setup, corps } = useView('setup', 'corps');
  const names = useNames();
  const { title, colour } = setup.sides[side];
  return (
    <Chit
      // The chit bears its side's colours and letter: its name need not.
      name={setup.formations.find(({ id }) => id === chit)?.name ?? names.formation(chit)}
      side={sideColour(colour)}
      sideMark={sideMark(title)}
      rating={ratingNow(chit, setup.formations.find(({ id }) => id === chit)?.rating, corps)}
      state={state ?? (chit === COORDINATED ? 'coordinated' : 'in-hand')}
      size={size}
      testID={`chit.${chit}`}
    />
  );
};
