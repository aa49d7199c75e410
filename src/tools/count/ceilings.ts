/** How many places may know one thing. These numbers may only be lowered: `npm run count` tells which can be. */
export const CEILINGS = {
  ruleSetNames: 1,
  ruleSetNamesInApp: 40,
  ruleSetNamesInOthers: 11,
  ruleSetComparisons: 67,
  switchLists: 2,
  switchListsAtWorst: 9,
  englishInApp: 152,
  englishBelow: 4,
  chitFiles: 45,
  chitFunctions: 253,
  assaultFiles: 112,
} as const satisfies Readonly<Record<string, number>>;
