/** Why a play is not on the disk. */
export const FAILURES = {
  full: 'This device has no room left, so the play did not happen. Make room and try again: dice that fell are kept.',
  failing: 'This device could not write the play down, so it did not happen. Try again: dice that fell are kept.',
  unsettled:
    'This device cannot be read just now, so nothing can be played. Whether the last play was kept shows when you try again.',
  stands: 'The last play was kept after all. Look at it before you go on.',
  conflict: 'The game was changed elsewhere in the meantime. Leave it and open it again.',
} as const;
