/** Every phone can. */
export const canVibrate = (): boolean => true;
