import type { Names } from '../../names';
import type { OwnWords } from '../../rule-set-words';
import { WORDS } from './sets';

const ALL: readonly OwnWords[] = Object.values(WORDS).flatMap(({ own }: Readonly<{ own?: OwnWords }>) => own ?? []);

const inOne = <Word>(
  part: (own: OwnWords) => Readonly<Record<string, Word>> | undefined,
): Readonly<Record<string, Word>> => Object.fromEntries(ALL.flatMap((own) => Object.entries<Word>(part(own) ?? {})));

/** What the rule sets say in words of their own, all together. */
export const OWN = {
  lines: inOne(({ lines }) => lines),
  refusals: inOne(({ refusals }) => refusals),
  steps: inOne(({ steps }) => steps),
  dues: inOne(({ dues }) => dues),
  dice: inOne(({ dice }) => dice),
  choices: inOne(({ choices }) => choices),
  procedures: inOne(({ procedures }) => procedures),
  next: inOne(({ next }) => next),
  ending: inOne(({ ending }) => ending),
} as const;

/** An event of a rule set that tells its own; null of one that the tables by topic tell. */
export const ownEvent = (event: Readonly<{ type: string }>, names: Names): string | null => {
  for (const own of ALL) {
    const told = own.event?.(event, names) ?? null;
    if (told !== null) return told;
  }
  return null;
};
