import type { ChainEntry } from '../../journal/entry';
import type { Names } from '../names';

export const COPIED = {
  duplicate: 'A copy of this game was made on this device',
  file: 'A file of this game was made',
} as const;

/** What the chain says beside the game, as the history tells it. */
export const chainSentence = (entry: ChainEntry, names: Pick<Names, 'side'>): string => {
  switch (entry.kind) {
    case 'key':
      return `${names.side(sideOfDesk(entry.scope))}: the desk has a new key, and a new recovery code`;
    case 'copied':
      return COPIED[entry.as];
    case 'copy':
      return 'From here on this is a copy';
    case 'curtain':
      return `${names.side(entry.side)}: the curtain was raised in this copy`;
  }
};

const sideOfDesk = (scope: Extract<ChainEntry, { kind: 'key' }>['scope']) =>
  scope === 'desk:first' ? 'first' : 'second';
