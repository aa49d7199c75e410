/** The newest checkpoints serve opening and undo, so all of them stay. */
export const NEWEST_KEPT = 8;

/** Of the older ones every 20th stays: going far back then refolds a bounded part, and the file stays small. */
export const OLDER_KEPT_EVERY = 20;
