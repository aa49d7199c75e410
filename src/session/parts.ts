import { givenIn } from '../engine/drive';
import type { Asked } from '../engine/drive';
import type { Given, Roll } from '../engine/given';
import type { Fact } from '../engine/rule-set';
import { SCOPES } from '../engine/sides';
import type { Scope } from '../engine/sides';
import type { Part } from '../journal/entry';

/**
 * Sorts what a play came to by who may know it. The command and open dice stand with the first fact: a command about a desk
 * is that desk's secret too. Secret dice stand with the umpire.
 */
export const partsOf = <Command, Event>(
  command: Command,
  asked: readonly Asked[],
  facts: readonly Fact<Event>[],
): readonly Part<Command, Event>[] => {
  const home = facts[0]?.scope ?? 'table';
  const { choices } = givenIn(asked);
  const rollsOf = (secret: boolean): readonly Roll[] =>
    asked.flatMap((one) =>
      one.kind === 'dice' && (one.request.secret === true) === secret
        ? [{ rule: one.request.rule, faces: one.faces }]
        : [],
    );
  return SCOPES.flatMap((scope): readonly Part<Command, Event>[] => {
    const events = facts.filter((fact) => fact.scope === scope).map(({ event }) => event);
    const rolls = [...(scope === home ? rollsOf(false) : []), ...(scope === 'umpire' ? rollsOf(true) : [])];
    if (scope !== home && events.length === 0 && rolls.length === 0) return [];
    return [partOf(scope, scope === home ? { command, choices } : null, rolls, events)];
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
