import type { Adapter, ProcedureSide } from './language';
import { orThrew } from './script';
import type { InputLine, InputScript, Told } from './script';
import { broughtBy, walkedTo } from './walk';
import type { Walked } from './walk';

/** What came of one input. `said`: the headless engine's answer to the same, with all its words, now and then. */
export type InputRecord = Readonly<
  { kind: 'unread'; why: unknown } | { kind: 'walked'; walked: Walked; said: unknown } | { threw: string }
>;

/** Words are made for one input in so many. */
const SAID_ONCE_IN = 8;

type By = Readonly<{ adapter: Adapter; procedure: ProcedureSide; linesAt: boolean }>;

export const inputRecord = ({ adapter, procedure, linesAt }: By, [seed, oddsAt, text]: InputLine): InputRecord =>
  orThrew((): InputRecord => {
    const begun = procedure.begin(JSON.parse(text));
    if (begun.kind === 'unread') return begun;
    const walked = walkedTo(begun.walk, { seed, oddsAt, linesAt });
    const isSaid = seed % SAID_ONCE_IN === 0;
    const request = { resolve: procedure.id, input: JSON.parse(text) as unknown, ...broughtBy(walked) };
    return { kind: 'walked', walked, said: isSaid ? adapter.headless(request) : null };
  });

export const replayInputs = (adapter: Adapter, { id, linesAt, inputs }: InputScript, told: Told): void => {
  const procedure = adapter.procedures.get(id);
  if (procedure === undefined) throw new Error(`same: no procedure ${id}`);
  inputs.forEach((line, item) => {
    told(inputRecord({ adapter, procedure, linesAt }, line), { item, at: 0, what: line[2] });
  });
};
