import type { Given, Roll } from '../engine/given';
import { readFaces } from '../engine/given';
import type { Fact } from '../engine/rule-set';
import { SCOPES } from '../engine/sides';
import type { Scope } from '../engine/sides';
import type { Step } from '../engine/step';
import type { Part } from '../journal/entry';

/**
 * Sorts what a play came to by who may know it. The command and open dice stand with the first fact: a command about a desk
 * is that desk's secret too. Secret dice stand with the umpire.
 */
export const partsOf = <Command, Event>(
  command: Command,
  step: Step<unknown>,
  given: Given,
  facts: readonly Fact<Event>[],
): readonly Part<Command, Event>[] => {
  const home = facts[0]?.scope ?? 'table';
  const { open, secret } = sortRolls(step, given);
  return SCOPES.flatMap((scope): readonly Part<Command, Event>[] => {
    const events = facts.filter((fact) => fact.scope === scope).map(({ event }) => event);
    const rolls = [...(scope === home ? open : []), ...(scope === 'umpire' ? secret : [])];
    if (scope !== home && events.length === 0 && rolls.length === 0) return [];
    return [partOf(scope, scope === home ? { command, choices: given.choices } : null, rolls, events)];
  });
};

const partOf = <Command, Event>(
  scope: Scope,
  deed: Readonly<{ command: Command; choices: Given['choices'] }> | null,
  rolls: readonly Roll[],
  events: readonly Event[],
): Part<Command, Event> => ({
  scope,
  ...(deed === null ? {} : { command: deed.command }),
  ...(rolls.length === 0 ? {} : { rolls }),
  ...(deed === null || deed.choices.length === 0 ? {} : { choices: deed.choices }),
  events,
});

/** Walks the procedure again to learn which of the dice it asked for were secret. */
const sortRolls = (
  start: Step<unknown>,
  given: Given,
): Readonly<{ open: readonly Roll[]; secret: readonly Roll[] }> => {
  const open: Roll[] = [];
  const secret: Roll[] = [];
  const rolls = given.rolls.values();
  const choices = given.choices.values();
  let step = start;
  for (;;) {
    if (step.kind === 'needsDice') {
      const roll = rolls.next();
      if (roll.done === true) break;
      (step.request.secret === true ? secret : open).push(roll.value);
      step = step.then(readFaces(step.request, roll.value.faces));
    } else if (step.kind === 'needsChoice') {
      const choice = choices.next();
      if (choice.done === true) break;
      step = step.then(choice.value.option);
    } else break;
  }
  return { open, secret };
};
