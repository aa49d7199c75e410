import { randomIn, spoilt } from '../../testkit/random-input';
import { seeded } from '../../testkit/seeded';
import type { Seeded } from '../../testkit/seeded';
import { digestOf } from './digest';
import { inputRecord } from './input-record';
import type { InputRecord } from './input-record';
import type { Adapter, ProcedureSide } from './language';
import { mutated } from './mutated';
import type { InputLine, InputScript } from './script';

export type Tally = {
  inputs: number;
  unread: number;
  refused: number;
  accepted: number;
  odds: number;
  deepest: number;
};
type Led = Readonly<{ script: InputScript; digests: Uint32Array; tally: Tally }>;

/** So many inputs that were accepted are remembered, and changed further. */
const MOST_KEPT = 300;
/** Large ones only cost time: two or three of each kind of thing are met in smaller ones as well. */
const LONGEST_KEPT = 6_000;

/** Of ten that are begun about six shall be accepted: fewer prove little, more never meet the refusals at the edge. */
const GOAL = 0.62;

const ODDS_ONCE_IN = 50;
/** Counting odds may take a quarter of the time, and no more. */
const ODDS_SHARE = 0.25;

const outcomeOf = (record: InputRecord): 'unread' | 'refused' | 'accepted' => {
  if ('threw' in record) return 'refused';
  if (record.kind === 'unread') return 'unread';
  return record.walked.end.kind === 'done' ? 'accepted' : 'refused';
};

const nothingYet = (): Tally => ({ inputs: 0, unread: 0, refused: 0, accepted: 0, odds: 0, deepest: 0 });

/** The inputs that were accepted so far, to be changed further, and how many of all that was sent they are. */
type Pool = Readonly<{ chance: Seeded; procedure: ProcedureSide; kept: unknown[]; all: Tally }>;

const parentIn = ({ chance, procedure: { example }, kept }: Pool): unknown =>
  chance.once(8) ? example : (kept[chance.roll(Math.max(1, kept.length)) - 1] ?? example);

const acceptedShare = ({ all }: Pool): number => all.accepted / Math.max(1, all.inputs);

const madeFrom = (pool: Pool): unknown => {
  const { chance, procedure, all } = pool;
  const isScarce = all.inputs > 100 && acceptedShare(pool) < GOAL;
  // Where too few come through, some are sent as they were accepted, with other dice.
  if (isScarce && chance.once(4)) return parentIn(pool);
  if (chance.once(isScarce ? 200 : 30)) return randomIn(chance, procedure.schema);
  // The more are accepted, the more is changed at once.
  const times = isScarce ? chance.pick([1, 1, 1, 2]) : chance.pick([1, 2, 3, 4, 8]);
  const other = chance.once(2) ? parentIn(pool) : null;
  const input = mutated(chance, procedure.schema, parentIn(pool), times, other);
  return chance.once(100) ? spoilt(chance, input) : input;
};

const keep = ({ chance, procedure, kept }: Pool, text: string): void => {
  if (text.length > Math.max(LONGEST_KEPT, 2 * JSON.stringify(procedure.example).length)) return;
  if (kept.length < MOST_KEPT) kept.push(JSON.parse(text));
  else kept[chance.roll(MOST_KEPT) - 1] = JSON.parse(text);
};

/** Makes up inputs of one procedure out of its own fields: from its example, and then from whatever was accepted. */
export const inputsOf = (adapter: Adapter, procedure: ProcedureSide, seed: number, linesAt: boolean) => {
  const pool: Pool = { chance: seeded(seed), procedure, kept: [], all: nothingYet() };
  const { chance, all } = pool;
  // Chance of their own: how long odds take must not change what is made up.
  const forOdds = seeded(seed + 1);
  const spent = { odds: 0, all: 0 };
  const oddsAt = (): number =>
    all.inputs % ODDS_ONCE_IN === 1 && spent.odds <= ODDS_SHARE * spent.all ? forOdds.pick([0, 0, 0, 1, 2]) : -1;
  const led = (line: InputLine): InputRecord => {
    const from = performance.now();
    const record = inputRecord({ adapter, procedure, linesAt }, line);
    const took = performance.now() - from;
    spent.all += took;
    if (line[1] >= 0) spent.odds += took;
    return record;
  };
  return (many: number): Led => {
    const tally = nothingYet();
    const inputs: InputLine[] = [];
    const digests = new Uint32Array(many);
    for (let i = 0; i < many; i += 1) {
      const line: InputLine = [lineSeed(chance), oddsAt(), textOf(madeFrom(pool))];
      const record = led(line);
      for (const one of [tally, all]) count(one, record);
      if (outcomeOf(record) === 'accepted') keep(pool, line[2]);
      inputs.push(line);
      digests[i] = digestOf(record);
    }
    return { script: { kind: 'inputs', id: procedure.id, linesAt, inputs }, digests, tally };
  };
};

const textOf = (input: unknown): string => (input === undefined ? 'null' : JSON.stringify(input));

const lineSeed = ({ roll }: Seeded): number => roll(2 ** 32) - 1;

const count = (tally: Tally, record: InputRecord): void => {
  tally.inputs += 1;
  tally[outcomeOf(record)] += 1;
  if (!('walked' in record)) return;
  const { asked, odds } = record.walked;
  if (odds !== null) tally.odds += 1;
  tally.deepest = Math.max(tally.deepest, asked.length);
};
