import type { Refusal } from '../../../engine/step';
import type { Setup } from './setup';

/** What a set-up must also be, beyond the shape of its fields. Null when it is good. */
export const faultInSetup = (setup: Setup): Refusal | null => {
  const { leaders, formations } = setup;
  const twice = firstTwice([...leaders, ...formations].map(({ id }) => id));
  if (twice !== undefined) return fault('ID_TWICE', { id: twice });
  const sameName = firstTwice(formations.map(({ side, name }) => `${side} ${name.toLowerCase()}`));
  const named = formations.find(({ side, name }) => `${side} ${name.toLowerCase()}` === sameName);
  if (named !== undefined) return fault('NAME_TWICE', { name: named.name });
  const homeless = formations.find(({ under, side }) => under !== null && !leads(setup, under, side));
  if (homeless !== undefined) return fault('NO_SUCH_COMMANDER', { name: homeless.name });
  if (setup.sides.first.title === setup.sides.second.title)
    return fault('SAME_TITLE', { name: setup.sides.first.title });
  return null;
};

const leads = (setup: Setup, id: string, side: string): boolean =>
  setup.leaders.some((leader) => leader.id === id && leader.side === side);

const firstTwice = (names: readonly string[]): string | undefined => names.find((name, i) => names.indexOf(name) !== i);

const fault = (code: string, facts: Refusal['facts']): Refusal => ({ code, rule: 'NLC 2.1', ...(facts && { facts }) });
