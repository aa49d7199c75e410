import { oddsOf } from '../../../engine/odds';
import type { Chance } from '../../../engine/odds';
import type { Seat } from '../../../engine/sides';
import type { Refusal, Step, Working } from '../../../engine/step';
import { placeOf } from '../../common/clock/turn-track';
import { complianceColumnFor } from '../command/compliance';
import type { ComplianceOutcome } from '../command/compliance';
import { checkOf, checkable, complianceInputOf } from './compliance-input';
import type { Recipient, Sheet } from './order';
import type { Command } from './progress';
import { arrivalOf, senderFor, sheetsOf, writeFaults } from './write-order';
import type { OrdersState } from './state';

export type ResultChance = Readonly<{ result: ComplianceOutcome; chance: Chance }>;

/** One recipient's order before it is sealed, as things stand now. */
export type SheetPreview = Readonly<{
  of: Recipient;
  /** When it is received, and how. */
  kind: 'faceToFace' | 'atOnce' | 'later';
  turns: number;
  arrives: number;
  /** NLC 16: it comes at night, to be complied with at dawn; the chances are those of a check by day. */
  atNight: boolean;
  /** Null where nothing is rolled: an Assign, an HQ. */
  column: string | null;
  chances: readonly ResultChance[];
  working: Working;
}>;

/** What would be written, and everything that speaks against it. */
export type OrderPreview = Readonly<{ sheets: readonly SheetPreview[]; faults: readonly Refusal[] }>;

const chancesOf = (step: Step<ComplianceOutcome>): readonly ResultChance[] => {
  const walk = oddsOf(step);
  return walk.kind === 'odds' ? walk.odds.map(({ outcome, n, d }) => ({ result: outcome, chance: { n, d } })) : [];
};

const previewOf = (state: OrdersState, side: 'first' | 'second', sheet: Sheet): SheetPreview => {
  // By day: what comes at night is held to dawn and complied with there, and that is no matter of chance.
  const input = checkable({ ...complianceInputOf(state, side, sheet), moment: 'byDay' });
  const step = checkOf(input);
  const { kind, turns, arrives } =
    sheet.courier === null
      ? ({ kind: 'atOnce', turns: 0, arrives: state.turn } as const)
      : arrivalOf(state.turn, sheet.courier);
  return {
    of: sheet.of,
    kind,
    turns,
    arrives,
    atNight: arrives < state.setup.turns.length && placeOf(state.setup, arrives).turn.kind === 'night',
    column: complianceColumnFor(input),
    chances: chancesOf(step),
    working: step.kind === 'refused' ? [] : step.working,
  };
};

/** NLC 12.4: the sheet before it is sealed. Null for whoever may not write it. */
export const previewOrder = (state: OrdersState, command: Command<'WriteOrder'>, seat: Seat): OrderPreview | null => {
  const leader = senderFor(state, command, seat);
  if (leader === undefined) return null;
  return {
    sheets: sheetsOf(state, leader, command).map((sheet) => previewOf(state, leader.side, sheet)),
    faults: writeFaults(state, leader, command),
  };
};
