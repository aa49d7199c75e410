import type { Answer, Procedures, Run, RunNow } from '../../../../src/rules/common/procedure/run';
import { againLines, runNow } from '../../../../src/rules/common/procedure/run';
import type { Working, WorkingLine } from '../../../../src/engine/step';

/** No fight asks for more. */
const LONGEST = 80;

const answersTo = (now: RunNow): readonly Answer[] => {
  if (now.kind === 'asksDice') {
    const { count, sides } = now.request;
    const all = (face: number): Answer => ({ faces: Array.from({ length: count }, () => face) });
    return [all(1), all(sides)];
  }
  if (now.kind !== 'asksChoice') return [];
  return now.request.options.map((option) => ({ option }));
};

/** Goes on to an end, whichever, and tells how it came there. */
const toAnEnd = (procedures: Procedures, run: Run): Working => {
  let at = run;
  for (let i = 0; i < LONGEST; i += 1) {
    const now = runNow(procedures, at);
    if (now.kind === 'done') return now.working;
    const [answer] = answersTo(now);
    if (answer === undefined) return [];
    at = { ...at, given: [...at.given, answer] };
  }
  return [];
};

const same = (a: WorkingLine | undefined, b: WorkingLine | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const common = (one: Working, other: Working): Working => {
  const parts = one.findIndex((line, i) => !same(line, other[i]));
  return parts === -1 ? one : one.slice(0, parts);
};

/**
 * The working of a run that has not ended yet. A procedure hands it out at its end alone; what two ends that differ in the
 * very next answer have in common is what stands already.
 */
export const workingSoFar = (procedures: Procedures, run: Run): Working => {
  const now = runNow(procedures, run);
  if (now.kind === 'done') return now.working;
  const answers = answersTo(now);
  const [first, last] = [answers[0], answers.at(-1)];
  if (first === undefined || last === undefined || first === last) return againLines(run);
  const end = (answer: Answer): Working => toAnEnd(procedures, { ...run, given: [...run.given, answer] });
  return common(end(first), end(last));
};

/** Steps every unit has lost by now, as the working tells it. */
export const stepsLostSoFar = (working: Working): ReadonlyMap<string, number> =>
  new Map(
    working.flatMap(({ key, facts }) =>
      key === 'stepLost' ? [[String(facts['unit']), Number(facts['lost'])] as const] : [],
    ),
  );

type Hits = Readonly<{ attacker: number | null; defender: number | null }>;

const FIRES: readonly string[] = ['fire', 'sixes', 'noFire'];

/** The hits each side has to suffer once it has been fired at; support may have halved them (NLC 20.3). */
export const hitsSuffered = (working: Working): Hits =>
  working.reduce<Hits>(
    (hits, { key, facts }) => {
      const by = facts['by'] === 'attacker' ? 'attacker' : 'defender';
      if (FIRES.includes(key))
        return { ...hits, [by === 'attacker' ? 'defender' : 'attacker']: Number(facts['hits'] ?? 0) };
      return key === 'artillerySupport' ? { ...hits, [by]: Number(facts['due'] ?? 0) } : hits;
    },
    { attacker: null, defender: null },
  );

/** The strength each side fires with, as far as it is known before a die falls. */
export const strengths = (working: Working): Readonly<{ attacker: number | null; defender: number | null }> =>
  working.reduce<Hits>(
    (known, { key, facts }) =>
      key === 'strengthTotal'
        ? { ...known, [facts['by'] === 'attacker' ? 'attacker' : 'defender']: Number(facts['strength']) }
        : known,
    { attacker: null, defender: null },
  );
