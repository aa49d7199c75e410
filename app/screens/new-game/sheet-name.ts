import type { Setup } from '../../../src/rules/common/index';

/** What a game, and a sheet kept of it, is called while nobody has named it. */
export const usualGameName = ({ sides }: Setup): string => `${sides.first.title} against ${sides.second.title}`;

/** A sheet is named after its title, if that has a name. */
export const sheetName = (setup: Setup): string =>
  setup.title.name.trim() === '' ? usualGameName(setup) : setup.title.name.trim();
