import type { AskKind, PackSource } from '../pack';

/**
 * What the scenarios of MOP 37.17–37.24 share: commanders and formations as they name them, with the ratings of 37.14, which
 * are final (Ruling 6). `supposed`: the text does not say who leads the formation; the man is history's, his rating is
 * printed. A division with nobody at its head counts 1 (NLC 12.13).
 */
type Leader = NonNullable<PackSource['leaders']>[number];
type Formation = NonNullable<PackSource['formations']>[number];
type Note = NonNullable<PackSource['notes']>[number];

export const LA_PATRIE = {
  rules: 'mop',
  title: 'La Patrie en Danger',
  sides: {
    first: { title: 'French', colour: 'french-blue' },
    second: { title: 'Coalition', colour: 'prussian-iron' },
  },
  cup: 'two',
  switches: ['orderSheets', 'disruptionByCheck'],
} as const;

export const NAPOLEON: Leader = {
  id: 'napoleon',
  side: 'first',
  name: 'Napoléon',
  role: 'OC',
  rating: 3,
  effect: 'napoleon',
};

export const GROUCHY: Leader = {
  id: 'grouchy',
  side: 'first',
  name: 'Grouchy',
  role: 'WC',
  rating: 3,
  ratingOtherwise: 1,
  cavalryOnly: true,
};

export const BLUCHER: Leader = {
  id: 'blucher',
  side: 'second',
  name: 'Blücher',
  role: 'OC',
  rating: 3,
  effect: 'bluecher',
};

export const SACKEN: Leader = {
  id: 'sacken',
  side: 'second',
  name: 'Sacken',
  role: 'WC',
  rating: 2,
};

export const BARCLAY: Leader = {
  id: 'barclay',
  side: 'second',
  name: 'Barclay',
  role: 'WC',
  rating: 1,
  fixedOrders: true,
  standingOrder: 'Support the attack on La Rothière',
};

const french = { side: 'first' } as const;
const coalition = { side: 'second' } as const;
const supposed = { supposed: true } as const;
const cavalry = { kind: 'cavalryCorps' } as const;
const division = { kind: 'division', rating: 1 } as const;

export const FRENCH = {
  youngGuard: {
    id: 'f-yg',
    ...french,
    name: 'YG Corps',
    leader: 'Ney',
    rating: 4,
    effect: 'ney',
    decisionHexes: 8,
  },
  guardCavalry: { id: 'f-gc', ...french, name: 'GC Corps', leader: 'Nansouty', rating: 3, ...cavalry, ...supposed },
  second: { id: 'f-ii', ...french, name: 'II Corps', leader: 'Victor', rating: 2, ...supposed },
  sixth: { id: 'f-vi', ...french, name: 'VI Corps', leader: 'Marmont', rating: 3, ...supposed },
  reserve: { id: 'f-res', ...french, name: 'Res Corps', leader: 'Gérard', rating: 2, ...supposed },
  firstCavalry: {
    id: 'f-i-cav',
    ...french,
    name: 'I Cav Corps',
    leader: 'Doumerc',
    rating: 3,
    ...cavalry,
    ...supposed,
  },
  secondCavalry: { id: 'f-ii-cav', ...french, name: 'II Cav Corps', rating: 3, ...cavalry, ...supposed },
  fifthCavalry: {
    id: 'f-v-cav',
    ...french,
    name: 'V Cav Corps',
    leader: 'Milhaud',
    rating: 3,
    under: 'grouchy',
    ...cavalry,
    ...supposed,
  },
  eighthDivision: { id: 'f-8-div', ...french, name: '8th Division (VI Corps)', ...division },
  seventhDivision: { id: 'f-7-div', ...french, name: '7th Infantry Division (VII Corps)', ...division },
} as const satisfies Readonly<Record<string, Formation>>;

export const COALITION = {
  first: { id: 'c-i', ...coalition, name: 'I Corps', leader: 'Yorck', rating: 3 },
  second: { id: 'c-ii', ...coalition, name: 'II Corps', leader: 'Kleist', rating: 3, ...supposed },
  third: { id: 'c-iii', ...coalition, name: 'III Corps', leader: 'Gyulai', rating: 2, under: 'barclay', ...supposed },
  fourth: { id: 'c-iv', ...coalition, name: 'IV Corps', leader: 'Kronprinz', rating: 2, ...supposed },
  fifth: { id: 'c-v', ...coalition, name: 'V Corps', leader: 'Frimont', rating: 2, under: 'barclay', ...supposed },
  sixth: { id: 'c-vi', ...coalition, name: 'VI Corps', leader: 'Scherbatov', rating: 2, under: 'sacken', ...supposed },
  ninth: { id: 'c-ix', ...coalition, name: 'IX Corps', leader: 'Olsufief', rating: 2 },
  tenth: { id: 'c-x', ...coalition, name: 'X Corps', leader: 'Kaptsevich', rating: 2, ...supposed },
  eleventh: { id: 'c-xi', ...coalition, name: 'XI Corps', leader: 'Lieven', rating: 2, under: 'sacken', ...supposed },
  cavalry: { id: 'c-c', ...coalition, name: 'C Corps', leader: 'Vasilchikov', rating: 2, ...cavalry, ...supposed },
  bavarians: { id: 'c-bav', ...coalition, name: 'Bav Corps', leader: 'Wrede', rating: 3, ...supposed },
  advanceGuard: { id: 'c-ag', ...coalition, name: 'AG Corps', leader: 'Pahlen', rating: 3 },
  hussars: { id: 'c-2h-div', ...coalition, name: '2H Division (C Corps)', ...division },
  advanceDivision: { id: 'c-ag-div', ...coalition, name: 'AG Division (IV Corps)', ...division },
} as const satisfies Readonly<Record<string, Formation>>;

/** Ney and Grouchy are under the same rule in every battle. */
export const frenchCommand = (rule: string): readonly Note[] => [
  {
    rule,
    of: 'grouchy',
    text: 'Grouchy counts 3 for March, Attack and Probe and 1 for everything else. He takes cavalry corps alone.',
  },
  {
    rule,
    of: 'f-yg',
    text: 'Ney leads the Young Guard with a 4; the 1 on his counter is not used. His local decisions aim within 8 hexes of Napoléon.',
  },
];

export const EFFECTS: readonly Note[] = [
  {
    rule: 'MOP 37.16',
    of: 'blucher',
    text: 'Blücher: +1 to reaction charges, −1 to forming square against his cavalry, +1 to attack confidence in his command range. While a subordinate in range attacks, he moves so as to stay in range of one.',
  },
  {
    rule: 'MOP 37.16',
    of: 'napoleon',
    text: 'Napoléon adds a quarter to infantry he is stacked with, in attack and defence, and then gives no orders next turn.',
  },
  {
    rule: 'MOP 37.16',
    of: 'f-yg',
    text: 'Ney adds a quarter to attackers he is stacked with, and then checks no order next turn.',
  },
];

export const VICTORY: NonNullable<PackSource['victory']> = [
  {
    rule: 'MOP 37.13',
    text: 'The side that lost less strength gets a point for each full 5 of the difference; each enemy corps demoralized is worth 4, each baggage train taken 2.',
  },
  {
    rule: 'MOP 37.13',
    text: 'Each enemy supply source held at the end by a unit in supply is worth 4. The points of cards are added and taken off.',
  },
  {
    rule: 'MOP 37.13',
    text: 'A captured OC is worth his rating. With Napoléon captured, or every enemy corps demoralized, the game is won.',
  },
  {
    rule: 'MOP 37.13',
    text: 'After General Retreat its player gets 4 for the baggage train he takes off and 1 for every five combat units, up to what eliminated enemies are worth.',
  },
  {
    rule: 'MOP 37.13',
    text: 'A difference of a tenth or less is a draw. What the scenario adds stands in the game’s own book.',
  },
];

/** Ruling 51: what no source prints. */
export const ASKS_1814: readonly AskKind[] = [
  'units',
  'turnTrack',
  'limits',
  'levels',
  'otherFormations',
  'arrivals',
  'weather',
  'cards',
  'cardPoints',
  'cardRemovals',
  'supplySources',
  'placement',
  'victoryLevels',
];

export const BOHEMIA: readonly Note[] = [
  {
    rule: 'MOP 37.22',
    of: 'blucher',
    text: 'Blücher may order whatever starts on the map or comes by the schedule, of either army; III and V Corps take orders from Barclay alone.',
  },
  {
    rule: 'MOP 37.22',
    of: 'barclay',
    text: 'Barclay supports the attack on La Rothière from first to last: neither he nor Blücher changes that. His corps need not be given Attack or Probe.',
  },
];
