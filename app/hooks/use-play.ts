import type { AboutOf, Foretold, OutcomeOf, PlayPreview, PlayWaiting, SayOf } from '../../src/rules/common/index';
import type { AppCommand, AppPlay, AppPreview } from '../../src/session/rule-sets';
import { usePreview } from './use-preview';

/** A play by its id. */
export type PlayCalled<Id extends AppPlay['id']> = Extract<AppPlay, Readonly<{ id: Id }>>;

/** A play as a screen asks for it: for whom, and what players say. What the game knows does not compile here. */
export const playOf = <Id extends AppPlay['id']>(
  play: Id,
  about: AboutOf<PlayCalled<Id>>,
  say: SayOf<PlayCalled<Id>>,
): AppCommand => ({ type: 'Play', play, about, say, houseRule: null });

const isOfPlay = (seen: AppPreview | null): seen is PlayPreview => seen?.kind === 'play';

/** How a play stands before the dice: what the game answers, what is left to say, and the odds. */
export const usePlayPreview = (): ((command: AppCommand) => PlayPreview | null) => {
  const previewOf = usePreview();
  return (command) => {
    const seen = previewOf(command);
    return isOfPlay(seen) ? seen : null;
  };
};

/** Whom a play may be for just now, as this seat knows it. */
export const useOffers = (play: AppPlay['id']): readonly unknown[] => {
  const seen = usePreview()({ type: 'Play', play, about: null, say: null, houseRule: null });
  return seen?.kind === 'offers' ? seen.offers : [];
};

/** Where a play waits, as somebody would go on with it; null where there is nothing left to choose. */
export const useWhereItWaits = (): ((command: AppCommand) => PlayWaiting | null) => {
  const previewOf = usePreview();
  return (command) => {
    const seen = previewOf(command);
    return seen?.kind === 'waits' ? seen : null;
  };
};

/** The odds of a play by what a player looks for in its outcome. Null where there are too many ways to count. */
export const foretoldOf = <Id extends AppPlay['id'], T>(
  preview: PlayPreview | null,
  _play: Id,
  looksFor: (outcome: OutcomeOf<PlayCalled<Id>>) => T,
): Foretold<T> | null => {
  if (preview === null) return null;
  // What the players may let through has its odds beside what stands against it.
  if (preview.odds === null) return preview.refusal === null ? null : { kind: 'refused', refusal: preview.refusal };
  const odds = new Map<T, Readonly<{ outcome: T; n: number; d: number }>>();
  for (const { outcome, n, d } of preview.odds) {
    // eslint-disable-next-line no-restricted-syntax -- the odds of a play are those of its own procedure
    const is = looksFor(outcome as OutcomeOf<PlayCalled<Id>>);
    odds.set(is, { outcome: is, n: n + (odds.get(is)?.n ?? 0), d });
  }
  return { kind: 'odds', odds: [...odds.values()] };
};
