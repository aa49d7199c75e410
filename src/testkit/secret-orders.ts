import type { RuleSet } from '../engine/rule-set';
import { deskOf, sideOf } from '../engine/sides';
import type { Seat, Side } from '../engine/sides';
import { accept, refuse } from '../engine/step';
import { nlc } from '../rules/nlc/index';
import type { NlcCommand, NlcEvent, NlcState, NlcView } from '../rules/nlc/index';
import { openSession } from '../session/session';
import type { Ports } from '../session/ports';
import type { GameRow } from '../journal/store';
import { CAMPAIGN_REFUSALS } from '../rules/nlc/campaign/vocabulary';

/** NLC with the plainest desk there can be: a side writes lines that nobody else reads. */
type Write = Readonly<{ type: 'WriteLine'; text: string }>;
type Written = Readonly<{ type: 'LineWritten'; text: string }>;
type Lines = Readonly<{ lines?: readonly string[] }>;
export type LineView = NlcView & Readonly<{ lines: readonly string[] }>;

const linesOf = (state: NlcState, side: Side): readonly string[] => (state.desks[side] as unknown as Lines).lines ?? [];

const textOf = (json: unknown, type: string): string | null => {
  const fields = json as Readonly<{ type?: unknown; text?: unknown }>;
  return fields.type === type && typeof fields.text === 'string' ? fields.text : null;
};

export const LINES: RuleSet<NlcState, NlcCommand | Write, NlcEvent | Written, LineView | null> = {
  id: 'nlc',
  stateVersion: 'lines/1',
  start: nlc.start,
  decide: (state, command, seat) => {
    if (command.type !== 'WriteLine') return nlc.decide(state, command, seat);
    const { text } = command;
    if (seat !== 'first' && seat !== 'second') return refuse(CAMPAIGN_REFUSALS.NOT_AT_THIS_DESK);
    return accept({ facts: [{ scope: deskOf(seat), event: { type: 'LineWritten', text } }], barrier: false });
  },
  evolve: (state, scope, event) => {
    if (event.type !== 'LineWritten') return nlc.evolve(state, scope, event);
    const side = sideOf(scope) ?? 'first';
    const desk = {
      ...state.desks[side],
      lines: [...linesOf(state, side), event.text],
    } as unknown as NlcState['desks'][Side];
    return { ...state, desks: { ...state.desks, [side]: desk } };
  },
  viewFor: (state, seat) => {
    const view = nlc.viewFor(state, seat);
    const lines = seat === 'first' || seat === 'second' ? linesOf(state, seat) : [];
    return view === null ? null : { ...view, lines };
  },
  decodeCommand: (json) => {
    const text = textOf(json, 'WriteLine');
    return text === null ? nlc.decodeCommand(json) : { kind: 'ok', value: { type: 'WriteLine', text } };
  },
  decodeEvent: (json) => {
    const text = textOf(json, 'LineWritten');
    return text === null ? nlc.decodeEvent(json) : { kind: 'ok', value: { type: 'LineWritten', text } };
  },
};

export const openLines = async (ports: Ports, game: GameRow, seat?: Seat) => {
  const opening = await openSession(ports, game, LINES, seat);
  if (opening.kind !== 'open') throw new Error(JSON.stringify(opening));
  return opening.session;
};
export type LineSession = Awaited<ReturnType<typeof openLines>>;
