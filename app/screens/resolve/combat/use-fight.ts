import { useContext, useEffect, useState } from 'react';
import type { Faces } from '../../../../src/engine/step';
import type { RunOdd } from '../../../../src/rules/common/procedure/run';
import { fightSoFar } from '../../../../src/rules/nlc/index';
import type { FightSoFar } from '../../../../src/rules/nlc/index';
import type { AppView } from '../../../../src/session/rule-sets';
import type { Refusal, Working } from '../../../../src/engine/step';
import { useSetting } from '../../../hooks/use-app';
import { GameContext } from '../../../hooks/use-game';
import { useProcedure } from '../../../hooks/use-procedure';
import type { Procedure } from '../../../hooks/use-procedure';
import type { Throw } from '../parts/Thrown';
import { throwsOf } from '../throws-of';
import { useAnyNames, useViewIfAny } from '../use-any-names';
import { refusedByCard, withCardsInForce } from './by-cards';
import { combatOdds } from './combat-odds';
import type { CombatOdds } from './combat-odds';
import { readDraft } from './decode-draft';
import type { CombatProcedure, Draft, Terms } from './draft';
import type { Seed } from './leads';
import { termsFromGame, withUnitsOfNow } from './in-game';
import { firstDraft } from './opening';
import { toInput } from './to-input';
import { useTerms } from './use-terms';

/** A fight on the page: how it is laid out, how far it has come, and what may be done next. */
export type Fight = Readonly<{
  procedure: CombatProcedure;
  /** The formation the page is opened for: its counters lie first. */
  opened: string | null;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  setTerms: (terms: Terms) => void;
  view: AppView | null;
  now: Procedure['now'];
  begun: boolean;
  nth: number;
  odds: CombatOdds | null;
  working: Working;
  /** Hits and steps, as far as they are known before it is over. */
  soFar: FightSoFar;
  throws: readonly Throw[];
  throwDice: () => void;
  giveFaces: (faces: Faces) => void;
  choose: (option: string) => void;
  /** Both sides choose the same, where the other one is asked next. */
  chooseForBoth: (option: string) => void;
  /** Whether the other side would be asked the same if this one stays. */
  otherIsNext: boolean;
  /** What follows by itself from the last tap is on its way: what is asked now is being answered. */
  goesOn: boolean;
  again: () => void;
  clear: () => void;
  apply: (() => Promise<boolean>) | null;
  /** What was left here last time is there; before that nothing is on the page. */
  loaded: boolean;
  unsaved: boolean;
}>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The draft as it should stand: units as the game has them, the hour and the rules as they are said for all fights. */
const current = (procedure: CombatProcedure, draft: Draft, view: AppView | null, terms: Terms): Draft =>
  view === null
    ? { ...draft, terms }
    : withUnitsOfNow(view, withCardsInForce(view, procedure, { ...draft, terms: termsFromGame(view, terms) }));

const oddsOf = (procedure: CombatProcedure, draft: Draft, odds: readonly RunOdd[] | null): CombatOdds | null =>
  odds === null ? null : combatOdds(procedure, draft, odds);

/** What has begun is gone on with or dropped; the game says why it is refused. */
const refusedBefore = ({ begun, input }: Procedure, view: AppView | null, id: CombatProcedure): Refusal | null =>
  begun ? null : refusedByCard(view, id, input);

/** Where a card forbids it nothing is asked for, and there are no odds. */
const seenBy = (
  refusal: Refusal | null,
  now: Procedure['now'],
  odds: () => CombatOdds | null,
): Pick<Fight, 'now' | 'odds'> =>
  refusal === null ? { now, odds: odds() } : { now: { kind: 'refused', refusal }, odds: null };

/** What is known of a fight where it stands. */
const knownIn = (now: Procedure['now']): Pick<Fight, 'working' | 'soFar'> => ({
  working: 'working' in now ? now.working : [],
  soFar: fightSoFar('soFar' in now ? now.soFar : []),
});

/** NLC 7.4: whether the other side is asked about going back too, once this one stays. */
const otherIsNext = (now: Procedure['now'], { firstOfTwo }: FightSoFar): boolean =>
  now.kind === 'asksChoice' && now.request.purpose === 'voluntaryRetreat' && now.request.by === firstOfTwo;

const seedIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'seed' in input ? input.seed : null;

/** What a page of a fight is opened with. */
export type Opening = Readonly<{
  procedure: CombatProcedure;
  game: Terms['game'];
  seed: Seed | null;
  /** The formation it is opened for. */
  formation: string | null;
}>;

export const useFight = ({ procedure, game: played, seed, formation }: Opening): Fight => {
  const view = useViewIfAny();
  const names = useAnyNames();
  const game = useContext(GameContext);
  const empty = firstDraft(view, procedure, formation);
  const initial = toInput(procedure, empty);
  const run = useProcedure(procedure, initial);
  const { terms: said, setTerms, ...disk } = useTerms(game?.game.key ?? null);
  const loaded = run.loaded && disk.isLoaded;
  const terms = { ...said, game: played };
  const { input, given, begun } = run;
  const kept = readDraft(input);
  const isSeeded = seed === null || seedIn(input) === seed.key;
  const draft = begun ? kept : current(procedure, isSeeded ? kept : seed.draft, view, loaded ? terms : kept.terms);
  const enter = (next: Draft): void => {
    const key = seed?.key ?? seedIn(input);
    run.setInput(key === null ? toInput(procedure, next) : { ...toInput(procedure, next), seed: key });
  };
  useEffect(() => {
    if (!loaded) return;
    if (begun && !isSeeded) run.again();
    else if (!begun && (!isSeeded || !isSame(draft, kept))) enter(draft);
  });
  const refusal = refusedBefore(run, view, procedure);
  const flow = useFlow(run, mayBeThrownAgain(view, procedure, given.length - 1));
  const known = knownIn(run.now);
  return {
    procedure,
    opened: formation,
    draft,
    setDraft: enter,
    setTerms,
    view,
    ...seenBy(refusal, run.now, () => oddsOf(procedure, draft, run.odds)),
    begun: begun && isSeeded,
    nth: given.length,
    ...known,
    throws: throwsOf({ procedure, input, given }, names),
    otherIsNext: otherIsNext(run.now, known.soFar),
    ...flow,
    again: run.again,
    clear: () => {
      const cleared = toInput(procedure, { ...empty, terms: draft.terms });
      run.setInput(seed === null ? cleared : { ...cleared, seed: seed.key });
    },
    apply: run.apply,
    loaded,
    unsaved: run.unsaved || disk.isUnsaved,
  };
};

/** MOP 37.12: whether a card that lies open lets the last throw be made again: then the next one waits for a tap. */
const mayBeThrownAgain = (view: AppView | null, id: CombatProcedure, last: number): boolean => {
  const table = view?.procedure;
  return (
    table !== undefined && 'again' in table && table.run?.procedure === id && table.again.some(({ at }) => at === last)
  );
};

type Flow = Pick<Fight, 'throwDice' | 'giveFaces' | 'choose' | 'chooseForBoth' | 'goesOn'>;

/** MOP 37.12: decisions of a card's owner. */
const OF_CARDS: readonly string[] = ['combatDie', 'sparedZones', 'coverFire'];

/** What follows by itself from the last tap: the dice nobody decides about, and what both sides have agreed on. */
type Going = Readonly<{ from: number; option: string | null }>;

/**
 * Dice that nobody has anything to decide about fall by themselves once somebody has thrown or decided: both fires together,
 * and the checks after a decision. Never at the opening of the page, and never where dice are thrown on the table.
 */
const useFlow = ({ now, given, throwDice, giveFaces, choose }: Procedure, waits: boolean): Flow => {
  const source = useSetting('dice');
  const [going, setGoing] = useState<Going | null>(null);
  const { length } = given;
  const isOn = going !== null && length > going.from;
  const falls = isOn && !waits && source === 'app' && now.kind === 'asksDice';
  const agreed = isOn && now.kind === 'asksChoice' && length === going.from + 1 ? going.option : null;
  useEffect(() => {
    if (!falls && agreed === null) return;
    // After the answer before it has been put away: one thing at a time is given.
    const soon = setTimeout(() => {
      if (falls) throwDice();
      else if (agreed !== null) choose(agreed);
    }, 0);
    return () => {
      clearTimeout(soon);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer, whatever else is drawn anew
  }, [falls, agreed, length]);
  return {
    goesOn: falls || agreed !== null,
    throwDice: () => {
      setGoing({ from: length, option: null });
      throwDice();
    },
    giveFaces,
    choose: (option) => {
      // A card is decided about before the dice are taken up, by whoever holds them.
      const isCard = now.kind === 'asksChoice' && OF_CARDS.includes(now.request.purpose);
      setGoing(isCard ? null : { from: length, option: null });
      choose(option);
    },
    chooseForBoth: (option) => {
      setGoing({ from: length, option });
      choose(option);
    },
  };
};
