import type { Typed } from '../model';

/** What was played: the play itself, where the command only says that there is one. */
export const playedAs = (command: Typed & Readonly<{ play?: unknown }>): string =>
  command.type === 'Play' && typeof command.play === 'string' ? command.play : command.type;
