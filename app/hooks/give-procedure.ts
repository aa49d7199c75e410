import type { Faces } from '../../src/engine/step';
import { fits, runNow } from '../../src/rules/common/procedure/run';
import type { Answer, Run } from '../../src/rules/common/procedure/run';
import { PROCEDURES } from '../../src/session/procedures';
import type { GameSession } from '../../src/session/rule-sets';
import type { DiceSource } from '../../src/session/state';
import type { Draft } from './procedure-draft';

/** How dice and choices come to where they are kept. Each is true when something has happened. */
export type Giving = Readonly<{
  dice: () => Promise<boolean>;
  faces: (faces: Faces) => Promise<boolean>;
  option: (option: string) => Promise<boolean>;
  again: () => Promise<boolean>;
  apply: () => Promise<boolean>;
}>;

/** Without a game: kept on this device, each answer before it is shown. */
export const givingLoose = (draft: Draft, procedure: string, roll: (sides: number) => number): Giving => {
  const nowOf = () => {
    const { input, given } = draft.store.getState();
    return runNow(PROCEDURES, { procedure, input, given });
  };
  const give = async (answer: Answer): Promise<boolean> => {
    if (!fits(nowOf(), answer)) return false;
    const { input, given } = draft.store.getState();
    return draft.keep({ input, given: [...given, answer] });
  };
  return {
    dice: async () => {
      const now = nowOf();
      if (now.kind !== 'asksDice') return false;
      const { count, sides } = now.request;
      return give({ faces: Array.from({ length: count }, () => roll(sides)) });
    },
    faces: (faces) => give({ faces }),
    option: (option) => give({ option }),
    again: () => draft.keep({ input: draft.store.getState().input, given: [] }),
    apply: () => Promise.resolve(false),
  };
};

/** In a game: each answer is a play of its own, in the journal before it is shown. */
export const givingInGame = (draft: Draft, procedure: string, game: GameSession): Giving => {
  const underWay = (): Run => {
    const run = game.getState().view.procedure?.run;
    const { input } = draft.store.getState();
    return run?.procedure === procedure ? run : { procedure, input, given: [] };
  };
  const give = (dice: DiceSource, option?: string): Promise<boolean> => {
    const { input, given } = underWay();
    const begin = { type: 'GiveToProcedure', procedure, after: given.length } as const;
    // What it began with lies on the table; it is not written down again with every die.
    const command = given.length === 0 ? { ...begin, input } : begin;
    return game.dispatch(option === undefined ? command : { ...command, option }, dice);
  };
  return {
    dice: () => give('app'),
    faces: async (faces) => {
      if (!fits(runNow(PROCEDURES, underWay()), { faces })) return false;
      if (await give('table')) return true;
      return game.getState().asks !== null && game.giveFaces(faces);
    },
    option: (option) => give('app', option),
    again: async () => {
      const { input, given } = underWay();
      draft.enter(input);
      return given.length === 0 || game.dispatch({ type: 'DropProcedure' });
    },
    apply: async () => {
      const { input, given } = underWay();
      const command = { type: 'ApplyProcedure', procedure } as const;
      const isDone = await game.dispatch(given.length === 0 ? { ...command, input } : command);
      // What stood in the draft is no longer how the units stand.
      if (isDone) draft.clear();
      return isDone;
    },
  };
};
