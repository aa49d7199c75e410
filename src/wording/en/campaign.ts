/** How supply is traced: reminders beside the check, each with its rule in the view. */
const SUPPLY_LINES: Readonly<Record<string, string>> = {
  supplyFiveOffRoad: 'Up to five hexes off the road, then along roads or trails to a source',
  supplyEnemyBlocks: 'Enemy units block the line, their zones of control do not',
  supplyFourteen: 'Up to fourteen hexes to a friendly source or to the own baggage train; fords may be crossed',
  supplyTrainOnRoad: 'The train stands on a road or trail that leads to a friendly source at the map edge',
  supplyTwoOrphans: 'Units whose train is not on the map use any friendly one, at most two units for each train',
  supplyEntryHex: 'Reinforcements ahead of their train trace to the hex where it will enter',
  supplyMarchChain: 'A March column is supplied through its own units, adjacent or one hex apart on the road',
  supplyDamagedSpan: 'No supply line crosses a damaged bridge',
  supplyAsDemoralized: 'Without supply a unit counts as demoralized, once',
};

export const supplyLine = (key: string): string => SUPPLY_LINES[key] ?? key;

/** Where points that are given by hand come from. */
export const AWARD_SOURCE_WORDS = {
  scenario: { title: 'Scenario', hint: 'Points by its own conditions' },
  card: { title: 'Card', hint: 'Points printed on a card that was played' },
  canceled: { title: 'Reinforcement canceled', hint: 'Its strength; a quarter of it is gained' },
  alternate: { title: 'Reinforcement brought', hint: 'Its strength; a quarter of it is paid' },
} as const;

/** What decides, beside the line that says who wins. */
export const VERDICT_WORDS = {
  points: 'By victory points',
  napoleon: 'Napoleon is taken',
  demoralization: 'Every enemy corps is demoralized',
  armyBroken: 'An army is broken',
} as const;
