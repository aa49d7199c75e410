import { createContext } from 'react';

/** What the battle that was just written down did, until the next play; null at all other times. */
export const BattleDone = createContext<readonly string[] | null>(null);
