import type { Setup } from '../../../../src/rules/common/index';

/** The title's data as a set-up holds them: ours to read, nobody's to write. */
export type Title = Setup['title'];
export type TitleGrid = NonNullable<Title['weather']>;
export type Card = Title['cards'][number];
