/** What the app is opened for, where that can be known before anything else: a phone's app is not opened at an address. */
export type AskedFor = Readonly<{
  /** A page that lies beyond the first. */
  isLate: boolean;
  game: string | null;
}>;

export const askedFor = (): AskedFor => ({ isLate: false, game: null });
