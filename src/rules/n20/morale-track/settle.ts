import type { Side } from '../../../engine/sides';
import { andThen } from '../../../engine/step';
import type { RuleId, Step } from '../../../engine/step';
import { happened } from '../../common/table';
import type { MoraleMoved } from '../morale/track';
import type { MoraleEvent, MoraleReason } from './model';
import type { MoraleState, Play, TrackEvent } from './state';

type ReasonOf = (rule: RuleId) => MoraleReason;

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
export const settle = <Outcome extends MoraleMoved>(
  { morale: { decisive } }: MoraleState,
  step: Step<Outcome>,
  { first, reasonOf, note = '', barrier = false, correcting = false }: Telling<Outcome>,
): Play =>
  andThen(step, (outcome) => {
    const changes = outcome.moves.map(({ side, by, asked, after, rule }): MoraleEvent => {
      const event = { type: 'MoraleChanged', side, by, asked, after, reason: reasonOf(rule), rule } as const;
      return note === '' ? event : { ...event, note };
    });
    const ends = announced(decisive, outcome.decisive, correcting);
    return happened<TrackEvent>([...first(outcome), ...changes, ...ends], barrier);
  });
