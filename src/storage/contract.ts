import { appending } from './contract/appending';
import type { Backend, ContractCase } from './contract/backend';
import { checkpoints } from './contract/checkpoints';
import { contents, creating } from './contract/creating';
import { guarded, surviving } from './contract/guarding';
import { heads, library } from './contract/library';
import { locks } from './contract/locks';
import { notes } from './contract/notes';
import { sheets } from './contract/sheets';

/** What every backend must do, in the order in which a reader would want it explained. */
export const CONTRACT: readonly ContractCase[] = [
  ...appending,
  ...contents,
  ...creating,
  ...library,
  ...checkpoints,
  ...locks,
  ...heads,
  ...sheets,
  ...notes,
  ...surviving,
  ...guarded,
];

/** The cases that a backend can be asked to keep, by what it offers. */
export const contractFor = (offers: readonly (keyof Backend)[]): readonly ContractCase[] =>
  CONTRACT.filter(({ needs }) => needs === 'nothing' || offers.includes(needs));
