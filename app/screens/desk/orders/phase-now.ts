import type { Looks } from './looks';
import type { DeskOrders, Due, PhaseStep } from './order-types';

/** NLC 12.3. */
export const STEPS: readonly PhaseStep[] = ['decisions', 'checks', 'orders', 'receiving'];

export const duesIn = ({ dues }: DeskOrders, step: PhaseStep): readonly Due[] =>
  dues.filter((due) => due.step === step);

export const isPast = ({ phase }: DeskOrders, step: PhaseStep): boolean => STEPS.indexOf(step) < STEPS.indexOf(phase);

/** NLC 12.8, 12.10: what nobody has answered yet. An order that was looked at with the others is not asked about again. */
export const openChecks = (desk: DeskOrders, looks: Looks): readonly Due[] =>
  duesIn(desk, 'checks').filter(
    ({ kind, order }) => kind === 'confidence' || order === null || looks[order] !== 'notYet',
  );

/**
 * The step that waits for its player: checks as long as there are any, else new orders; receiving once it has been opened.
 * Local decisions stand open by themselves until something later is done.
 */
export const stepNow = (desk: DeskOrders, looks: Looks): PhaseStep => {
  if (desk.phase === 'receiving') return 'receiving';
  if (desk.phase !== 'orders' && openChecks(desk, looks).length > 0) return 'checks';
  return 'orders';
};

/** What must be answered before the side can be done. */
export const mustsOf = ({ dues }: DeskOrders): readonly Due[] => dues.filter(({ must }) => must);
