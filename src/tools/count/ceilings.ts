/** How many places may know one thing. These numbers may only be lowered: `npm run count` tells which can be. */
export const CEILINGS = {
  ruleSetNames: 5,
  ruleSetNamesInApp: 48,
  ruleSetNamesInOthers: 24,
  ruleSetComparisons: 93,
  switchLists: 3,
  switchListsAtWorst: 10,
  englishInApp: 153,
  englishBelow: 4,
  chitFiles: 58,
  chitFunctions: 340,
  assaultFiles: 113,
} as const satisfies Readonly<Record<string, number>>;
