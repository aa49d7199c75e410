/** How many places may know one thing. These numbers may only be lowered: `npm run count` tells which can be. */
export const CEILINGS = {
  ruleSetNames: 5,
  ruleSetNamesInTools: 12,
  ruleSetNamesInApp: 48,
  ruleSetNamesInOthers: 24,
  ruleSetComparisons: 94,
  switchLists: 3,
  switchListsAtWorst: 11,
  englishInApp: 153,
  englishBelow: 5,
  chitFiles: 84,
  chitFunctions: 444,
  assaultFiles: 113,
  assaultLines: 12024,
} as const satisfies Readonly<Record<string, number>>;
