import { useEffect, useState } from 'react';
import { useApp } from '../../../hooks/use-app';
import { EMPTY_DRAFT, readTerms } from './decode-draft';
import type { Terms } from './draft';

/** The hour and the rules in force: said once for all fights of a game, or of this phone without one. */
export type TermsBox = Readonly<{
  terms: Terms;
  isLoaded: boolean;
  isUnsaved: boolean;
  setTerms: (terms: Terms) => void;
}>;

const NAME = 'combat.terms';

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

export const useTerms = (game: string | null): TermsBox => {
  const { store } = useApp().ports;
  const [kept, setKept] = useState<Terms | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => {
    let isGone = false;
    void store
      .readNote({ game, name: NAME })
      .catch(() => null)
      .then((text) => {
        if (!isGone) setKept((now) => now ?? readTerms(parsed(text)));
      });
    return () => {
      isGone = true;
    };
  }, [store, game]);
  return {
    terms: kept ?? EMPTY_DRAFT.terms,
    isLoaded: kept !== null,
    isUnsaved,
    setTerms: (terms) => {
      setKept(terms);
      void store.writeNote({ game, name: NAME }, JSON.stringify(terms)).then(({ kind }) => {
        setUnsaved(kind === 'failed');
      });
    },
  };
};
