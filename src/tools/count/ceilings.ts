/** How many places may know one thing. These numbers may only be lowered: `npm run count` tells which can be. */
export const CEILINGS = {
  ruleSetNames: 1,
  ruleSetNamesInApp: 45,
  ruleSetNamesInOthers: 13,
  ruleSetComparisons: 75,
  switchLists: 2,
  switchListsAtWorst: 9,
  englishInApp: 153,
  englishBelow: 4,
  chitFiles: 44,
  chitFunctions: 240,
  assaultFiles: 110,
} as const satisfies Readonly<Record<string, number>>;
