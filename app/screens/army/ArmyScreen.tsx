import { useView } from '../../hooks/use-game';
import { N20Army } from './n20/N20Army';
import { NlcArmy } from './NlcArmy';

/** Both armies as everybody may see them. What a side keeps to itself stands on its desk. */
export const ArmyScreen = () => (useView('morale').morale === undefined ? <NlcArmy /> : <N20Army />);
