import type { Side } from '../../../src/engine/sides';
import type { NextPlay } from '../../../src/rules/common/index';
import type { AppCommand } from '../../../src/session/rule-sets';
import type { IconName } from '../../drawings/icon-paths';

/** What a tap at the foot does: plays, a desk, a page, a part of this page. */
export type Deed =
  | Readonly<{ kind: 'plays'; plays: readonly AppCommand[]; dice?: 'app' }>
  /** `before`: the step to which the table goes on first. */
  | Readonly<{ kind: 'desk'; side: Side; before?: AppCommand }>
  | Readonly<{ kind: 'fight'; procedure: string }>
  /** A play that the rules themselves say is next. */
  | Readonly<{ kind: 'next'; next: Extract<NextPlay, { kind: 'command' }> }>
  | Readonly<{ kind: 'end' }>
  | Readonly<{ kind: 'rally'; side: Side }>
  | Readonly<{ kind: 'realCup' }>;

export type Way = Readonly<{ label: string; testID: string; deed: Deed; icon?: IconName }>;

/** The one thing that is next; without a deed it waits for a choice above. */
export type Main = Readonly<Omit<Way, 'deed'> & { deed: Deed | null }>;

/** What the foot says: the next thing, what may be passed instead, and a word to both. */
export type Next = Readonly<{ main: Main | null; pass: Way | null; note: string | null }>;

export const played = (...plays: readonly AppCommand[]): Deed => ({ kind: 'plays', plays });

export const only = (main: Main, note: string | null = null): Next => ({ main, pass: null, note });
