/**
 * What the keeper of the focus (web) knows places by. They reach the page as `data-…` attributes; a phone drops them.
 */

/** The whole of a page: its header, what scrolls, its footer. */
export const PAGE = { dataSet: { page: '' } } as const;

/** Where a page begins that has a better place for it than its title. */
export const BEGIN = { dataSet: { begin: '' }, tabIndex: -1 } as const;

/** What has just come out: dice, a chit. */
export const NEWS = { dataSet: { news: '' } } as const;
