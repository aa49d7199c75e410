/** Where the mark beside a game is not kept: a private window, a locked keychain. */
export const UNWATCHED =
  'But this device refused to keep the mark beside them that would show if some were lost later. Export the game now and then.';
