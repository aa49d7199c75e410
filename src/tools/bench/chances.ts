import { cupChances, initialOdds } from '../../rules/nlc/index';
import { lineOf } from './report';
import type { Line } from './report';
import { interleaved } from './timing';
import type { Take } from './timing';

const CALLS = 500;

/** Milliseconds per call; the inputs change from call to call, so that nothing can be kept from the last one. */
const perCall =
  (work: (call: number) => unknown): Take =>
  () => {
    let sink: unknown = null;
    const start = performance.now();
    for (let call = 0; call < CALLS; call += 1) sink = work(call);
    const took = performance.now() - start;
    return sink === undefined ? Promise.reject(new Error('bench: no odds')) : Promise.resolve(took / CALLS);
  };

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The contest of NLC 4.2 counted out by hand, as one would write it for that alone: the floor for the walk. */
const countedByHand = (first: number, second: number): readonly number[] => {
  let [won, lost] = [0, 0];
  for (const a of FACES) {
    for (const b of FACES) {
      const lead = a + first - b - second;
      if (lead >= 3) won += 1;
      if (lead <= -3) lost += 1;
    }
  }
  return [won, lost];
};

/** Exact odds by walking the very procedure that is played. */
export const benchChances = async (rounds: number): Promise<readonly Line[]> => {
  const stake = (rating: number) => ({ rating: rating % 6, bonus: rating % 3 });
  const found = await interleaved(
    {
      one: perCall((call) => cupChances('one', { first: 10 + (call % 5), second: 10 })),
      two: perCall((call) => cupChances('two', { first: 10 + (call % 5), second: 10 })),
      initial: perCall((call) => initialOdds({ first: stake(call), second: stake(call + 1) })),
      hand: perCall((call) => countedByHand(call % 9, (call + 1) % 9)),
    },
    rounds,
  );
  const shared = { on: 'exact odds, Node', runs: rounds };
  return [
    lineOf({ ...shared, name: 'next chit of 20–24, one cup', median: found.one }),
    lineOf({ ...shared, name: 'next chit, two cups and the die', median: found.two }),
    lineOf({
      ...shared,
      name: 'Initial Action, both sides : counted by hand',
      median: found.initial,
      floor: found.hand,
    }),
  ];
};
