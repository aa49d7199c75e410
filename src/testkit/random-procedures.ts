import { runNow } from '../rules/common/procedure/run';
import type { Run } from '../rules/common/procedure/run';
import { PROCEDURES } from '../session/procedures';
import type { AppView } from '../session/rule-sets';
import type { Tap } from './taps/tap';
import type { Seeded } from './seeded';

type Command = Tap['command'];

const some = <T>(chance: Seeded, all: readonly T[], most: number): readonly T[] => {
  const left = [...all];
  const many = Math.min(left.length, chance.roll(most));
  return Array.from({ length: many }, () => left.splice(chance.roll(left.length) - 1, 1)).flat();
};

const unitsOf = (view: AppView, side: 'first' | 'second', arms: readonly string[] | null = null): readonly unknown[] =>
  view.army.units
    .filter((one) => one.side === side && (arms === null || arms.includes(one.unit.arm)))
    .flatMap(({ unit: { id } }) => view.procedure?.unitInputs[id] ?? []);

type Begin = readonly [procedure: string, input: unknown];

type Fight = (view: AppView, chance: Seeded) => Begin;

/** Fights of units the game knows, as a player would lay them out; not all of them are allowed. */
const FIGHTS: readonly [Fight, ...(readonly Fight[])] = [
  (view, chance) => [
    'nlc/assault',
    {
      attackers: [{ units: some(chance, unitsOf(view, 'first'), 3), retreat: 'free' }],
      defender: { units: some(chance, unitsOf(view, 'second'), 2), hex: chance.once(2) ? ['town'] : [] },
      options: { rout: chance.once(2) },
    },
  ],
  (view, chance) => [
    'nlc/charge',
    {
      charges: [
        {
          stacks: [{ units: some(chance, unitsOf(view, 'second', ['cavalry']), 2) }],
          target: { units: some(chance, unitsOf(view, 'first'), 2), retreat: 'free' },
        },
      ],
    },
  ],
  (view, chance) => [
    'nlc/bombardment',
    {
      battery: some(chance, unitsOf(view, 'first', ['footArtillery']), 2),
      target: some(chance, unitsOf(view, 'second'), 2),
    },
  ],
  (view, chance) => [
    'n20/matrix',
    {
      attack: chance.pick(['Charge', 'Advance']),
      defense: chance.pick(['Hold', 'Counterattack']),
      attackers: some(chance, unitsOf(view, 'first'), 2),
      defenders: some(chance, unitsOf(view, 'second'), 2),
    },
  ],
  (view, chance) => [
    'nlc/morale-check',
    {
      members: some(chance, unitsOf(view, chance.pick(['first', 'second'])), 3).map((unit) => ({ unit })),
      about: { failed: chance.pick(['nothing', 'disrupted']) },
    },
  ],
];

/** What the books themselves give as an example, of any procedure that this game has or has not. */
const example = (chance: Seeded): Begin => {
  const all = [...PROCEDURES.values()];
  const one = all[chance.roll(all.length) - 1];
  return one === undefined ? ['', {}] : [one.id, one.example.input];
};

const begin = (view: AppView, chance: Seeded): Command => {
  const [procedure, input] = chance.once(3) ? example(chance) : chance.pick(FIGHTS)(view, chance);
  if (chance.once(4)) return { type: 'ApplyProcedure', procedure, input };
  const now = runNow(PROCEDURES, { procedure, input, given: [] });
  const option = now.kind === 'asksChoice' ? { option: now.request.options[0] } : {};
  return { type: 'GiveToProcedure', procedure, input, after: 0, ...option };
};

const goOn = (run: Run, chance: Seeded): Command => {
  const { procedure, given } = run;
  if (chance.once(40)) return { type: 'DropProcedure' };
  const now = runNow(PROCEDURES, run);
  if (now.kind === 'done') return chance.once(4) ? { type: 'DropProcedure' } : { type: 'ApplyProcedure', procedure };
  const after = given.length - (chance.once(20) ? 1 : 0);
  if (now.kind !== 'asksChoice') return { type: 'GiveToProcedure', procedure, after };
  const { options } = now.request;
  return { type: 'GiveToProcedure', procedure, after, option: options[chance.roll(options.length) - 1] };
};

/** What somebody might tap next who resolves things in the game. */
export const procedureTap = (view: AppView, chance: Seeded): Tap => {
  const run = view.procedure?.run ?? null;
  return { seat: 'table', command: run === null || chance.once(30) ? begin(view, chance) : goOn(run, chance) };
};
