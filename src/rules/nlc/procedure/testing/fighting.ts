import { battle, unit } from '../../../../testkit/battle';
import { mopTable, nlcTable } from '../../../../testkit/playing';
import type { Answer } from '../../../common/procedure/run';
import type { Setup } from '../../../common/setup/setup';
import type { Switch } from '../../../list';
import type { UnitInput } from '../fill';

/** A made-up fight: two French brigades and their horse against a Prussian one with its guns. */
export const fight = (more: Partial<Setup> = {}, switches: readonly Switch[] = []): Setup =>
  battle(
    {
      units: [
        unit('a', 'f1', { nation: 'french', front: 6, reverse: 3, initiative: 4 }),
        unit('b', 'f1', { nation: 'french', front: 5, reverse: 2, initiative: 4 }),
        unit('h', 'f2', { arm: 'cavalry', nation: 'french', front: 4, reverse: 2, initiative: 4 }),
        unit('g', 'f2', { arm: 'footArtillery', nation: 'french', front: 6, reverse: 3, initiative: 4 }),
        unit('p', 's1', { nation: 'prussian', front: 5, reverse: 2, initiative: 3 }),
        unit('q', 's1', { nation: 'prussian', front: 4, reverse: null, initiative: 3 }),
        unit('c', 's2', { arm: 'cavalry', nation: 'prussian', front: 3, reverse: 1, initiative: 3 }),
      ],
      ...more,
    },
    switches,
  );

/** A game in which procedures are resolved, with the dice and choices as they are given. */
export const fighting = (setup: Setup = fight(), rules: 'nlc' | 'mop' = 'nlc') => {
  const table = rules === 'mop' ? mopTable(setup) : nlcTable(setup);
  const view = () => {
    const seen = table.view();
    if (seen === null) throw new Error('no game');
    return seen;
  };
  const unitIn = (id: string): UnitInput => {
    const found = view().procedure.unitInputs[id];
    if (found === undefined) throw new Error(`no unit ${id} on the map`);
    return found;
  };
  const giveOne = (procedure: string, input: unknown, after: number, answer: Answer) => {
    const command = { type: 'GiveToProcedure', procedure, input, after } as const;
    if ('option' in answer) return table.when({ ...command, option: answer.option });
    const asked = table.when(command);
    if (asked.step.kind !== 'needsDice') throw new Error(`no dice asked: ${JSON.stringify(asked.settled)}`);
    return asked.rolling([asked.step.request.rule, ...answer.faces]);
  };
  const give = (procedure: string, input: unknown, ...answers: readonly Answer[]): void =>
    answers.forEach((answer, i) => {
      giveOne(procedure, input, i, answer).thenFacts();
    });
  const apply = (procedure: string, input: unknown) => table.when({ type: 'ApplyProcedure', procedure, input });
  return {
    ...table,
    view,
    unitIn,
    units: (...ids: readonly string[]) => ids.map(unitIn),
    giveOne,
    give,
    apply,
    /** Gives it all and writes what comes of it into the game. */
    resolve: (procedure: string, input: unknown, ...answers: readonly Answer[]) => {
      give(procedure, input, ...answers);
      return apply(procedure, input);
    },
    standing: (id: string) => view().army.units.find((one) => one.unit.id === id)?.standing,
  };
};

export const dice = (...faces: readonly number[]): Answer => ({ faces });
export const option = (chosen: string): Answer => ({ option: chosen });
