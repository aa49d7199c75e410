import { CardsHere } from '../../cards/CardsHere';
import type { Fight } from './use-fight';

type Props = { readonly fight: Pick<Fight, 'procedure' | 'draft' | 'view'> };

/** MOP 37.12: what cards in force do to a fight beside what the page does by itself. */
export const CardsAtFight = ({ fight: { procedure, draft, view } }: Props) => {
  const riders = draft.attackers.flatMap(({ units }) => units.map(({ id }) => id));
  const roster = view?.army.units ?? [];
  const formations = roster.filter(({ unit }) => riders.includes(unit.id)).map(({ unit }) => unit.formation);
  return <CardsHere at={procedure} side={draft.side} formations={formations} />;
};
