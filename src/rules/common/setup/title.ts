import * as v from 'valibot';

/**
 * What belongs to one game title and no source prints: entered once by the players, kept with the set-up and reused (Ruling 51,
 * COVERAGE "base game"). The app invents none of it; what is empty is asked for where it is needed.
 */

/** When an N20 rout marker comes off, which differs by edition of the base game. */
export const ROUT_ENDS = ['whenRallied', 'ownersMovementEnd', 'turnEnd'] as const;
export type RoutEnd = (typeof ROUT_ENDS)[number];

/** N20 9.0: how much the maneuver matrix comes into the game. */
export const MATRIX_PLAY = ['none', 'Fast', 'Fun', 'Furious'] as const;
export type MatrixPlay = (typeof MATRIX_PLAY)[number];

/** N20 5.0: the title's own event deck in the app, and how many of the special cards are in it. */
export const EVENT_PLAY = ['none', 'regular', 'mild', 'medium', 'spicy'] as const;
export type EventPlay = (typeof EVENT_PLAY)[number];

/** MOP 37.12: without cards, or with a deck a side, restricted or not, one deck for both, or tables instead of cards. */
export const CARD_PLAY = ['historical', 'full', 'restricted', 'oneDeck', 'events'] as const;
export type CardPlay = (typeof CARD_PLAY)[number];

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const perSide = <S extends v.GenericSchema>(schema: S): v.ObjectSchema<{ first: S; second: S }, undefined> =>
  v.object({ first: schema, second: schema });

/** A printed table as the players copied it: weather, combat results. */
export const gridSchema = v.object({
  columns: v.pipe(v.array(text(40)), v.maxLength(24)),
  rows: v.pipe(
    v.array(v.object({ key: text(40), cells: v.pipe(v.array(text(60)), v.maxLength(24)) })),
    v.maxLength(40),
  ),
});

const card = v.object({
  name: v.pipe(text(60), v.minLength(1)),
  count: v.optional(whole(1, 20), 1),
  /** Whose deck it is in; null for one that both draw from. */
  deck: v.optional(v.nullable(v.picklist(['first', 'second'])), null),
  note: v.optional(text(300), ''),
  /** MOP 37.12: which of the printed cards it is; without it the app knows of it only what stands here. */
  no: v.exactOptional(text(20)),
  /** MOP 37.12: so many of the above the scenario takes out. */
  removed: v.exactOptional(whole(0, 20)),
  /** MOP 37.13: victory points as printed on it; without it nobody has said. */
  points: v.exactOptional(whole(-50, 50)),
  /** MOP 37.12: it bears a RECOVERY marking, read as SUPPLY. */
  supply: v.exactOptional(v.boolean()),
});

/** N20: whole points an event takes from the owner and gives to the enemy, by the base game. */
const lossPoints = v.object({ owner: v.optional(whole(0, 3), 1), enemy: v.optional(whole(0, 3), 1) });

/** N20 2.0: a special card as its owner reads it; no source prints the names. */
const special = v.object({ name: v.optional(text(60), ''), note: v.optional(text(300), '') });
const specials = (most: number) => v.optional(v.pipe(v.array(special), v.maxLength(most)), []);

const scenarioNote = v.object({ rule: text(20), text: text(600) });

export const titleSchema = v.object({
  name: v.optional(text(60), ''),
  /** Names on the map, offered wherever a target is asked for. */
  places: v.optional(v.pipe(v.array(v.pipe(text(60), v.minLength(1))), v.maxLength(400)), []),
  weather: v.optional(v.nullable(gridSchema), null),
  combat: v.optional(v.nullable(gridSchema), null),
  cards: v.optional(v.pipe(v.array(card), v.maxLength(120)), []),
  routEnds: v.optional(v.picklist(ROUT_ENDS), 'whenRallied'),
  matrix: v.optional(v.picklist(MATRIX_PLAY), 'none'),
  /** N20: where the morale track starts, in half points; null while nobody has said. */
  startMorale: v.optional(v.nullable(perSide(whole(0, 21))), null),
  /** N20: what a unit that routs or breaks is worth. */
  losses: v.optional(v.object({ routed: lossPoints, broken: lossPoints }), { routed: {}, broken: {} }),
  /** N20 5.0: without it there is no event deck in the app, and no such field. */
  events: v.exactOptional(v.picklist(EVENT_PLAY)),
  /** N20 2.0: the sixteen special cards in the players' own order. */
  specials: v.exactOptional(v.object({ retain: specials(12), reveal: specials(4) })),
  /** MOP 37.12: how cards are played; without it they are left to the table. */
  cardPlay: v.exactOptional(v.picklist(CARD_PLAY)),
  /** MOP 37.12.1: how many cards a hand may hold; without it, or 0, nobody has said. */
  handSize: v.exactOptional(whole(0, 20)),
  /** The scenario pack it came from, and what that says beside orders and numbers; without it there is no such field. */
  scenario: v.exactOptional(
    v.object({ id: text(40), name: text(60), notes: v.pipe(v.array(scenarioNote), v.maxLength(120)) }),
  ),
});
export type TitleData = Readonly<v.InferOutput<typeof titleSchema>>;

export const EMPTY_TITLE: TitleData = v.parse(titleSchema, {});
