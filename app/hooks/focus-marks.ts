/**
 * What the keeper of the focus (web) knows places by. They reach the page as `data-…` attributes; a phone drops them.
 */

/** The whole of a page: its header, what scrolls, its footer. */
export const PAGE = { dataSet: { page: '' } } as const;

/** Where a page begins that has a better place for it than its title, or where what a play came to begins. */
export type Begins = 'page' | 'result';

export const beginning = (of: Begins) => ({ dataSet: { begin: of }, tabIndex: -1 }) as const;

/** What comes out where it was pressed for: dice. */
export const NEWS = { dataSet: { news: '' } } as const;
