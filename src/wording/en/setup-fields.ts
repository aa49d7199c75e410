import type {
  Arm,
  EventPlay,
  FormationKind,
  Guard,
  LeaderEffect,
  MatrixPlay,
  Nation,
  RoutEnd,
} from '../../rules/common/index';

export const ARM_WORDS: Readonly<Record<Arm, string>> = {
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  footArtillery: 'Foot artillery',
  horseArtillery: 'Horse artillery',
};

export const NATION_WORDS: Readonly<Record<Nation, string>> = {
  french: 'French',
  british: 'British',
  kgl: 'King’s German Legion',
  dutch: 'Dutch-Belgian',
  nassau: 'Nassau',
  prussian: 'Prussian',
  russian: 'Russian',
  austrian: 'Austrian',
  other: 'Other',
};

export const GUARD_WORDS: Readonly<Record<Guard, string>> = {
  none: 'No Guard',
  young: 'Young Guard',
  middle: 'Middle Guard',
  old: 'Old Guard',
};

export const FORMATION_KIND_WORDS: Readonly<Record<FormationKind, string>> = {
  corps: 'Corps',
  cavalryCorps: 'Cavalry corps',
  division: 'Division',
};

/** MOP 37.16: told by what he does; any refit may give it to another. */
export const LEADER_EFFECT_WORDS: Readonly<Record<LeaderEffect, Readonly<{ title: string; hint: string }>>> = {
  napoleon: {
    title: 'Napoleon’s',
    hint: 'A quarter more for infantry he is stacked with; then he gives no orders next turn',
  },
  ney: {
    title: 'Ney’s',
    hint: 'A quarter more for attackers he is stacked with; then orders due him wait a turn',
  },
  bluecher: {
    title: 'Blücher’s',
    hint: 'Within his range: 1 more on reaction charges and confidence in an Attack, 1 less on enemy squares; he stays in range of a leader who attacks',
  },
};

export const ROUT_END_WORDS: Readonly<Record<RoutEnd, string>> = {
  whenRallied: 'When the unit rallies',
  ownersMovementEnd: 'At the end of its owner’s movement',
  turnEnd: 'At the end of the turn',
};

export const MATRIX_WORDS: Readonly<Record<MatrixPlay, Readonly<{ title: string; hint: string }>>> = {
  none: { title: 'No matrix', hint: 'Battles are fought without maneuver chits' },
  Fast: { title: 'Fast', hint: 'One battle in each own combat phase (N20 9.0)' },
  Fun: { title: 'Fun', hint: 'Battles near a Direct Command marker (N20 9.0)' },
  Furious: { title: 'Furious', hint: 'Any battle, if either player asks for it (N20 9.0)' },
};

export const EVENT_WORDS: Readonly<Record<EventPlay, Readonly<{ title: string; hint: string }>>> = {
  none: { title: 'No deck in the app', hint: 'Events stay on the table' },
  regular: { title: 'The game’s own cards', hint: 'Without the special cards of the kit' },
  mild: { title: 'Mild', hint: 'Two of the 16 special cards, unseen, in the deck (N20 5.0)' },
  medium: { title: 'Medium', hint: 'A Reveal card, and one that each side chooses of four (N20 5.0)' },
  spicy: { title: 'Spicy', hint: 'All Reveal cards; Retain cards are a pile of their own (N20 5.0)' },
};

/** How the history names what was changed about a formation, a commander, a unit, a side or the title. */
export const SETUP_FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'name',
  title: 'name',
  colour: 'colour',
  leader: 'leader',
  role: 'role',
  rating: 'rating',
  under: 'commander',
  arrives: 'arrival',
  onMap: 'on the map',
  kind: 'kind',
  limit: 'demoralization limit',
  level: 'demoralization level',
  ratingOtherwise: 'rating for other orders',
  effect: 'special effect',
  cavalryOnly: 'cavalry corps only',
  fixedOrders: 'orders that never change',
  standingOrder: 'standing order',
  decisionHexes: 'reach of local decisions',
  decisionBarredUntil: 'place to be assaulted first',
  firstBadMove: 'first Bad Move',
  onlyLocalUntil: 'commander to be waited for',
  formation: 'formation',
  arm: 'arm',
  nation: 'nation',
  guard: 'Guard',
  front: 'strength',
  reverse: 'reverse',
  initiative: 'initiative',
  morale: 'morale',
  pursuit: 'pursuit',
  movement: 'movement',
  division: 'division',
  places: 'places',
  weather: 'weather table',
  combat: 'combat table',
  cards: 'cards',
  routEnds: 'end of a rout',
  matrix: 'maneuver matrix',
  events: 'event deck',
  specials: 'special event cards',
  cardPlay: 'way of playing cards',
  startMorale: 'morale at the start',
  losses: 'morale lost by routs and breaks',
  scenario: 'scenario notes',
};

const VALUES: Readonly<Record<string, string>> = {
  ...ARM_WORDS,
  ...NATION_WORDS,
  ...FORMATION_KIND_WORDS,
  ...ROUT_END_WORDS,
  null: 'none',
  true: 'yes',
  false: 'no',
  '': 'none',
};

/** A value as the history shows it. Names and numbers stand as they are. */
export const setupValue = (value: string): string => VALUES[value] ?? value;
