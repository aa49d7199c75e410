import type { Refusal } from '../engine/step';
import type { ChoiceRequest, DiceRequest } from '../engine/step';
import { refusalSentence } from '../wording/en/refusals';

/** One answer, before it becomes a line. */
export type Answer = Readonly<Record<string, unknown>> & Readonly<{ ok: boolean }>;

export type FaultCode = 'BAD_JSON' | 'BAD_REQUEST' | 'UNKNOWN_RESOLVER' | 'UNKNOWN_TABLE' | 'TOO_LONG' | 'INTERNAL';

/** What was wrong with a request; `path` is the field that is to blame, counted from the request itself. */
export const fault = (code: FaultCode, message: string, path = ''): Answer => ({
  ok: false,
  error: { code, message, path },
});

/** The rules say no. */
export const refused = (refusal: Refusal): Answer => ({
  ok: false,
  refused: { code: refusal.code, rule: refusal.rule, message: refusalSentence(refusal, null) },
});

/** What is asked for stands in `needsDice` or `needsChoice`; what for and whose it is, beside it. */
export const asksDice = ({ rule, count, sides, purpose, by }: DiceRequest): Answer => ({
  ok: false,
  needsDice: { rule, count, sides },
  for: by === undefined ? { purpose } : { purpose, by },
});

export const asksChoice = ({ rule, by, options, purpose }: ChoiceRequest): Answer => ({
  ok: false,
  needsChoice: { rule, by, options },
  for: { purpose },
});
