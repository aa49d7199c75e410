/** Distances, in dp: multiples of 4, as a compositor's leads. */
export const SPACE = { hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 40 } as const;

/** The smallest place a thumb is asked to hit. */
export const TARGET = 48;

/** Corner radii: printed matter is cut, not moulded. */
export const RADIUS = { s: 3, m: 5, l: 10 } as const;

/** No line of text gets wider than this. */
export const CONTENT_WIDTH = 720;

/** From this width on two panes stand side by side: tablets, and phones laid on their side. */
export const TWO_PANE_WIDTH = 800;

/** Motion tells what happened and then gets out of the way. */
export const MOTION_MS = 240;
