import { decided, drive, either, thrown } from '../../engine/drive';
import { oddsOf } from '../../engine/odds';
import type { AnyProcedure } from '../../engine/procedure';
import type { Step } from '../../engine/step';
import { PROCEDURES } from '../../headless/registry';
import { seeded } from '../../testkit/seeded';
import { lineOf } from './report';
import type { Line } from './report';
import { median } from './timing';

const ON = 'Node, odds of the examples';

/** A chance of a half is known to a tenth of a percent after so many throws: 0.5 × 0.5 / 0.001². */
const THROWS = 250_000;

const MOST_MS = 3;
const MOST_MS_ONE_ROLL = 0.1;

/** A hundred times faster than throwing. */
const MOST_OF_MONTE_CARLO = 0.01;

const begun = (resolver: AnyProcedure): Step<unknown> => {
  const start = resolver.start(resolver.example.input);
  if (start.kind !== 'step') throw new Error(`bench: the example of ${resolver.id} cannot be read`);
  return start.step;
};

const policyOf = ({ policy }: AnyProcedure) => policy?.choose ?? (({ options }) => options[0] ?? '');

/** Milliseconds of one exact calculation, from the input on: the median of rounds long enough for the clock. */
const exactly = (resolver: AnyProcedure, rounds: number): number => {
  const once = () => oddsOf(begun(resolver), policyOf(resolver));
  const start = performance.now();
  for (let runs = 0; runs < 400 || performance.now() - start < 200; runs += 1) once();
  const warm = performance.now();
  let each = 0;
  for (; performance.now() - warm < 30; each += 1) once();
  const takes = Array.from({ length: rounds }, () => {
    const from = performance.now();
    for (let i = 0; i < each; i += 1) once();
    return (performance.now() - from) / each;
  });
  return median(takes);
};

/** Milliseconds it takes to learn the same by throwing, by the same resolver. */
const byThrowing = (resolver: AnyProcedure): number => {
  const { roll } = seeded(1813);
  const policy = policyOf(resolver);
  const first = begun(resolver);
  const found = new Map<string, number>();
  const from = performance.now();
  for (let run = 0; run < THROWS; run += 1) {
    const { at } = drive(first, either(thrown(roll), decided(policy)));
    const key = at.kind === 'accepted' ? JSON.stringify(at.outcome) : 'refused';
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return performance.now() - from;
};

const named = (id: string): AnyProcedure => {
  const found = PROCEDURES.get(id);
  if (found === undefined) throw new Error(`bench: there is no ${id}`);
  return found;
};

const wholeCombat = (id: string, rounds: number): readonly Line[] => {
  const resolver = named(id);
  const exact = exactly(resolver, rounds);
  const shared = { on: ON, median: exact, runs: rounds };
  return [
    lineOf({ ...shared, name: `${id}, exact`, limit: { of: 'median', most: MOST_MS } }),
    lineOf({
      ...shared,
      name: `${id}, exact : ${THROWS.toLocaleString('en')} throws`,
      floor: byThrowing(resolver),
      limit: { of: 'ratio', most: MOST_OF_MONTE_CARLO },
    }),
  ];
};

/** Exact odds: of whole combats, and of everything that asks for one throw. */
export const benchOdds = (rounds: number): Promise<readonly Line[]> => {
  const single = [...PROCEDURES.values()].filter(({ example }) => example.dice?.length === 1);
  const lines = single.map((resolver) =>
    lineOf({
      name: `${resolver.id}, one throw`,
      on: ON,
      median: exactly(resolver, rounds),
      limit: { of: 'median', most: MOST_MS_ONE_ROLL },
      runs: rounds,
    }),
  );
  return Promise.resolve([...wholeCombat('nlc/assault', rounds), ...wholeCombat('nlc/charge', rounds), ...lines]);
};
