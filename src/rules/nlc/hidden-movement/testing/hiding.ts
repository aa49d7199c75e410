import type { Seat } from '../../../../engine/sides';
import { battle } from '../../../../testkit/battle';
import { mopTable } from '../../../../testkit/playing';
import { mop } from '../../../mop/index';
import type { Setup } from '../../../common/index';
import type { Switch } from '../../../list';

/** Tables at which somebody hides. Commands are read as they come from a screen. */
export const corps = (id: string) => ({ kind: 'formation', id }) as const;
export const WAY = ['Wavre', 'the Limal road', 'Ligny'];

export type Tap = Readonly<{ type: string } & Record<string, unknown>>;

export const hiding = (switches: readonly Switch[] = [], more: Partial<Setup> = {}) => {
  const setup = battle(more, ['hiddenMovement', ...switches]);
  const table = mopTable(setup);
  const when = (json: Tap, seat: Seat = 'first') => {
    const command = mop.decodeCommand(json);
    if (command.kind !== 'ok') throw new Error(`not a command: ${JSON.stringify([json, command])}`);
    return table.when(command.value, seat);
  };
  const hidden = (seat: Seat = 'first') => {
    const found = table.view(seat)?.hidden;
    if (found === undefined) throw new Error('nothing hidden is played');
    return found;
  };
  return {
    ...table,
    when,
    hidden,
    march: (at = 0) => {
      const found = hidden().desks[0]?.marches[at];
      if (found === undefined) throw new Error('no march');
      return found;
    },
    begins: (id = 'f1', more_: Readonly<Record<string, unknown>> = {}) =>
      when({ type: 'BeginHiddenMarch', of: corps(id), route: WAY, ...more_ }),
    /** Its chit is drawn on the table. */
    acts: (chit = 'f1') => {
      when({ type: 'FillCup' }, 'table');
      when({ type: 'EnterDrawn', side: chit.startsWith('s') ? 'second' : 'first', chit }, 'table').thenFacts();
    },
    nextTurn: () => when({ type: 'NextTurn' }, 'table').thenFacts(),
  };
};
export type Hiding = ReturnType<typeof hiding>;
