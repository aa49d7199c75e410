import type { Side } from '../../../src/engine/sides';
import type { AppView } from '../../../src/session/rule-sets';

/** A leader as the players call him; `of`: what he leads, `side`: whose he is. */
export type LeaderNamed = Readonly<{ id: string; name: string; of: string | null; side: Side }>;

/** NLC 11.2: whoever has taken the place of one who was lost has no name. */
const isSuccessor = ({ corps }: AppView, id: string): boolean => {
  const status = corps?.leaders.find((one) => one.id === id);
  return status !== undefined && !status.leaderless && status.rating < status.printed;
};

/** A commander by his own id, a formation's leader by its formation's; null where the game knows neither. */
export const leaderNamed = (view: AppView, id: string): LeaderNamed | null => {
  const commander = view.setup.leaders.find((one) => one.id === id);
  if (commander !== undefined) return { id, name: commander.name, of: null, side: commander.side };
  const formation = view.setup.formations.find((one) => one.id === id);
  if (formation === undefined) return null;
  const isNamed = formation.leader !== '' && !isSuccessor(view, id);
  return {
    id,
    name: isNamed ? formation.leader : `the leader of ${formation.name}`,
    of: isNamed ? formation.name : null,
    side: formation.side,
  };
};

/** With what he leads and whose he is: both sides may have a I Corps. */
export const fullLeaderName = (view: AppView, { name, of, side }: LeaderNamed): string => {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `${capital}${of === null ? '' : `, ${of}`} (${view.setup.sides[side].title})`;
};
