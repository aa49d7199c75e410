import { createContext, useContext } from 'react';
import type { Rests } from '../../../src/session/new-game-draft';

/** Lines that were typed or pasted and not taken yet: they belong to the page, so that no fold and no tap loses them. */
export type RestKeeper = Readonly<{
  rests: Rests;
  /** Null: all of it was taken. */
  setRest: (id: string, rest: Rests[string] | null) => void;
}>;

export const RestContext = createContext<RestKeeper>({ rests: {}, setRest: () => undefined });

/**
 * A field whose lines are taken by a button. `taken`: what stands there when nothing is left over; a field that takes its lines
 * while they are typed says it anew with each of them.
 */
export const useRest = (
  id: string,
  about: string,
  taken = '',
): readonly [string, (text: string, takenNow?: string) => void] => {
  const { rests, setRest } = useContext(RestContext);
  const set = (text: string, takenNow = taken): void => {
    setRest(id, text.trim() === takenNow.trim() ? null : { about, text });
  };
  return [rests[id]?.text ?? taken, set];
};

const linesIn = (text: string): number => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length;

/** What would be lost just now, in a sentence; null when nothing would. */
export const restSentence = (rests: Rests): string | null => {
  const parts = Object.values(rests).map(({ about, text }) => {
    const lines = linesIn(text);
    return `${String(lines)} ${lines === 1 ? 'line' : 'lines'} under ${about}`;
  });
  return parts.length === 0 ? null : `Not taken yet: ${parts.join(', ')}.`;
};
