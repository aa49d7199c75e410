import type { Side } from '../../../src/engine/sides';
import type { AppView } from '../../../src/session/rule-sets';
import type { RuleSetId } from '../../../src/rules/list';
import type { Field } from './fields';

/** Fields that belong together; a side's own stand under its name. */
export type Part = Readonly<{ title?: string | undefined; side?: Side | undefined; fields: readonly Field[] }>;

/** One procedure's screen: what it asks, in the player's order, and what few games need folded away. */
export type Composition = Readonly<{
  /** What is on the screen before anybody has touched it: the commonest case. */
  initial: unknown;
  known: readonly Part[];
  more?: readonly Field[] | undefined;
  /** What the game around the page has settled and nobody is asked, by the way to the field. */
  settled?: Readonly<Record<string, unknown>> | undefined;
  /** What the page is opened with for whom its route names, in place of what was left there; `openedFor` tells it apart. */
  opened?: unknown;
  /** What the odds take for granted where a player will have to decide. */
  oddsNote?: string | undefined;
}>;

/** MOP is played by the procedures of NLC, and some of them must know it. `formation`: whom the page is opened for. */
export type Compose = (rules: RuleSetId, view: AppView | null, formation?: string | null) => Composition;

/** A screen that is the same under every rule set. */
export const same =
  (composition: Composition): Compose =>
  () =>
    composition;
