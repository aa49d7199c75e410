import { createContext } from 'react';

/** How deep the headings here stand: 1 in a page's header, its one title; 2 below it; 3 in a sheet, below the sheet's title. */
export const HeadingLevel = createContext(2);
