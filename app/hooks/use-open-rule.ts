import { NavigationContext, StackActions } from '@react-navigation/native';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Hit } from '../../src/wording/en/books/hits';

/** Opens the place of a rule; where a roll hit a cell of a printed table, that table with the cell lit. */
export type OpenRule = (rule: string, hit?: Hit | null) => void;

/** What opens rules here. Nothing is given on a page, where they open a page of their own; a sheet opens one over itself. */
export const RuleOpener = createContext<OpenRule | null>(null);

export type RuleOverlayProps = {
  readonly rule: string;
  readonly hit: Hit | null;
  readonly onClose: () => void;
};

/** What a sheet lays over itself to show a rule; null where there are no books (a component by itself). */
export const RuleOverlay = createContext<((props: RuleOverlayProps) => ReactNode) | null>(null);

/** Route parameters have no nulls. */
const cellParams = ({ table, row, column }: Hit) => ({
  id: table,
  ...(row === null ? {} : { row }),
  ...(column === null ? {} : { column }),
});

/** How a rule's number opens its place from here; null where there is nowhere to go. */
export const useOpenRule = (): OpenRule | null => {
  const inside = useContext(RuleOpener);
  const navigation = useContext(NavigationContext);
  if (inside !== null) return inside;
  if (navigation === undefined) return null;
  return (rule, hit = null) => {
    navigation.dispatch(
      hit === null ? StackActions.push('BookPlace', { ref: rule }) : StackActions.push('BookTable', cellParams(hit)),
    );
  };
};
