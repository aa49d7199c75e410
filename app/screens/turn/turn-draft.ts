import { createContext, useContext } from 'react';
import { bothSides } from '../../../src/engine/sides';
import type { BySide, Side } from '../../../src/engine/sides';
import type { DisruptionFacts } from '../army/disruption-facts';
import { NOTHING_SAID } from '../army/n20/night-take';
import type { NightSaid } from '../army/n20/night-take';
import type { Retreats } from '../../../src/rules/nlc/index';

/** What has been chosen on the Turn page and not been played yet: the parts of the page choose it, the foot plays it. */
export type TurnDraft = Readonly<{
  /** Ruling 28: who rolls, for either roll. Null: the first who may. */
  coordinator: BySide<string | null>;
  contender: BySide<string | null>;
  /** NLC 20.11: as the players say; null: as they were counted. */
  retreats: BySide<Retreats> | null;
  /** Ruling 99: combats won, as the players say; null: as they were counted. */
  won: BySide<number> | null;
  /** NLC 4.1: the formations that are to act together. */
  pair: BySide<readonly string[]>;
  /** NLC 4.2. */
  first: string | null;
  /** Markers that an enemy holds. */
  held: readonly string[];
  /** NLC 19.2: what was said of units that roll to lose their markers. */
  facts: DisruptionFacts;
  /** N20 12.7.3: what was said of the lines of communication. */
  night: BySide<NightSaid>;
  /** N20 12.7.2: who is rallying. */
  rally: Side | null;
  /** MOP 37.4: which part of the weather table is read; null: the one that goes on from the weather before. */
  skyLine: number | null;
  /** A chit from the cup on the table is being told. */
  realCup: boolean;
}>;

export const EMPTY_DRAFT: TurnDraft = {
  coordinator: bothSides(() => null),
  contender: bothSides(() => null),
  retreats: null,
  won: null,
  pair: bothSides(() => []),
  first: null,
  held: [],
  facts: {},
  night: bothSides(() => NOTHING_SAID),
  rally: null,
  skyLine: null,
  realCup: false,
};

export type Drafting = Readonly<{ draft: TurnDraft; change: (part: Partial<TurnDraft>) => void }>;

export const TurnDraftContext = createContext<Drafting | null>(null);

export const useTurnDraft = (): Drafting => {
  const drafting = useContext(TurnDraftContext);
  if (drafting === null) throw new Error('useTurnDraft: no Turn page is around this part');
  return drafting;
};
