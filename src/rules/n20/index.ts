import { withBooks } from '../common/game-rules';
import { n20RuleSet } from './game';
import { n20Procedures, n20Tables } from './procedures';
import { N20_SETUP } from './setup-rules';

/** The one door to N20. */
export const n20 = withBooks(n20RuleSet, { setup: N20_SETUP, procedures: n20Procedures, tables: n20Tables, plays: [] });

export type { N20Switch } from './switches';
export type { N20Command, N20Preview, N20View } from './game';
export type { N20Event, N20State } from './selectors';
export type { MatrixBattleView, MatrixView, Outlook, OwnChit } from './matrix-choice/matrix-view';
export { CHITS_OF } from './matrix-choice/matrix-choice';
export type { AnyManeuver, MatrixStage, RevealedManeuvers, Role } from './matrix-choice/matrix-choice';
export { MATRIX_CELLS } from './matrix-choice/outcomes';
export type { MatrixCell } from './matrix-choice/outcomes';
export { SOLO_DIE, SOLO_TABLE } from './matrix-choice/solo-weights';
export type { DeckCounts } from './event-deck/contents';
export type { EventCard, EventDeckCommand, EventDeckEvent } from './event-deck/event-deck';
export type { RetainCard } from './events/cards';
export { eventFace } from './event-deck/event-deck-view';
export type { EventFace, EventsView, OwnEvents, ShownEvent } from './event-deck/event-deck-view';
export { moraleEvents } from './morale-track/model';
export type { MoraleEvent } from './morale-track/model';
export type { MoraleView } from './morale-track/morale-view';
export type { GameResult, HeldHexes, MoraleReason, Pursuer } from './morale-track/model';
export type { Preview } from './morale-track/previews';
export { N20_STEPS } from './sequence/steps';
export { titleTable } from './combat/title-table';
export type { N20UnitInput } from './combat/unit-input';
export type { MatrixFight } from './matrix-choice/fight';
export type { N20ProcedureView } from './procedure/n20-procedure';
