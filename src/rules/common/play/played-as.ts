import type { Typed } from '../model';

const OF_PLAYS: readonly string[] = ['Play', 'GoOnWithPlay'];

/** What was played: the play itself, where the command only says that there is one. */
export const playedAs = (command: Typed & Readonly<{ play?: unknown }>): string =>
  OF_PLAYS.includes(command.type) && typeof command.play === 'string' ? command.play : command.type;
