import * as v from 'valibot';
import { SIDES } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { andThen, choose, rollDice } from '../../../engine/step';
import type { RuleId, Step, Working } from '../../../engine/step';
import { happened } from '../../common/table';
import type { MoraleAfter } from '../morale/track';
import type { MoraleEvent, MoraleReason } from './model';
import type { MoraleState, Play, TrackEvent } from './state';

/** A change as a procedure of morale tells it: the amount the rule asks, and where the track stands then. */
const toldChange = v.object({
  key: v.picklist(['n20MoraleLoss', 'n20MoraleGain']),
  facts: v.object({ side: v.picklist(SIDES), halves: v.number(), now: v.number() }),
});

type ReasonOf = (rule: RuleId) => MoraleReason;

/** The changes of a procedure as events, one after the other, each with the rule it stands under. */
const changesIn = (before: BySide<number>, working: Working, reasonOf: ReasonOf): readonly MoraleEvent[] => {
  const track = { ...before };
  return working.flatMap((line): readonly MoraleEvent[] => {
    const told = v.safeParse(toldChange, line);
    if (!told.success) return [];
    const { key, facts } = told.output;
    const by = facts.now - track[facts.side];
    const asked = key === 'n20MoraleLoss' ? -facts.halves : facts.halves;
    track[facts.side] = facts.now;
    const { rule } = line;
    return [{ type: 'MoraleChanged', side: facts.side, by, asked, after: facts.now, reason: reasonOf(rule), rule }];
  });
};

/** Goes on with what a procedure came to and with the lines it wrote, which stay where they are. */
const withWorking = <A, B>(step: Step<A>, next: (outcome: A, working: Working) => Step<B>): Step<B> => {
  switch (step.kind) {
    case 'accepted':
      return andThen(step, (outcome) => next(outcome, step.working));
    case 'refused':
      return step;
    case 'needsDice':
      return rollDice(step.request, (faces) => withWorking(step.then(faces), next), step.alike);
    case 'needsChoice':
      return choose(step.request, (option) => withWorking(step.then(option), next));
  }
};

/** N20 15.0, Ruling 61: a decisive victory is announced once, when it happens. Only a correction takes it back. */
const announced = (was: Side | null, is: Side | null, correcting: boolean): readonly MoraleEvent[] => {
  const winner = was === null || correcting ? is : was;
  if (winner === was) return [];
  return [
    ...(was === null ? [] : [{ type: 'DecisiveVictoryTakenBack', winner: was } as const]),
    ...(winner === null ? [] : [{ type: 'DecisiveVictory', winner } as const]),
  ];
};

/** How a play tells what a procedure did: what comes before the changes, why morale moved, and whether dice fell. */
type Telling<Outcome> = Readonly<{
  first: (outcome: Outcome) => readonly TrackEvent[];
  reasonOf: ReasonOf;
  note?: string;
  barrier?: boolean;
  correcting?: boolean;
}>;

/** Makes a play of a procedure of morale: its facts, each change of the track, and the victory if that was one. */
export const settle = <Outcome extends MoraleAfter>(
  { morale: { decisive } }: MoraleState,
  before: BySide<number>,
  step: Step<Outcome>,
  { first, reasonOf, note = '', barrier = false, correcting = false }: Telling<Outcome>,
): Play =>
  withWorking(step, (outcome, working) => {
    const changes = changesIn(before, working, reasonOf).map((event) => (note === '' ? event : { ...event, note }));
    const ends = announced(decisive, outcome.decisive, correcting);
    return happened<TrackEvent>([...first(outcome), ...changes, ...ends], barrier);
  });
