/** The ten maneuvers by their printed names; attackers' and defenders' chits differ in their band. */
type Emblem = {
  readonly role: 'attack' | 'defense';
  /** Stroked with the engraver's broad pen, the fine pen, and filled: on a plate of 64 × 48. */
  readonly line: string;
  readonly fine?: string;
  readonly ink?: string;
};

/** Drawn as a staff officer sketches them on the map: troops as blocks, their way as arrows. */
export const MANEUVER_EMBLEMS = {
  Bombard: {
    role: 'attack',
    line: 'M12 36a9 9 0 1 0 18 0 9 9 0 1 0-18 0M30 38l-22 8M17 22 45 7l3.6 6.6L23 28z',
    fine: 'M21 27v18M12 36h18M14.6 29.6l12.8 12.8M27.4 29.6 14.6 42.4M52 14l6 3M54 8h8M52 2l6-4',
    ink: 'M17 22 45 7l3.6 6.6L23 28z',
  },
  Feint: {
    role: 'attack',
    line: 'M8 36h14M30 36c12 0 20-4 20-13S40 11 30 11h-8M27 5l-7 6 7 6',
    fine: 'M46 36h3M53 36h3M38 36h4M54 31l6 5-6 5',
    ink: 'M6 30h12v12H6z',
  },
  Outflank: {
    role: 'attack',
    line: 'M10 40c0-22 12-32 30-32 10 0 16 6 16 14M49 17l7 7 6-8',
    fine: 'M30 24h16v14H30zM30 38l16-14',
    ink: 'M4 36h12v10H4z',
  },
  Advance: {
    role: 'attack',
    line: 'M14 44V14M32 44V8M50 44V14M8 20l6-8 6 8M26 14l6-8 6 8M44 20l6-8 6 8',
    ink: 'M8 36h12v8H8zM26 36h12v8H26zM44 36h12v8H44z',
  },
  Charge: {
    role: 'attack',
    line: 'M12 42C30 36 46 22 54 5M52 42C34 36 18 22 10 5M10 35l9 10M54 35l-9 10',
    fine: 'M16 42C32 36 46 25 54 5M48 42C32 36 18 25 10 5M6 46l7-6M58 46l-7-6',
  },
  'Fall Back': {
    role: 'defense',
    line: 'M44 10v16c0 8-5 12-12 12H14M22 29l-9 9 9 9',
    fine: 'M52 10v18c0 12-7 18-18 18M36 10v14c0 4-2 6-6 6',
    ink: 'M36 4h16v8H36z',
  },
  Cordon: {
    role: 'defense',
    line: 'M6 38C14 16 50 16 58 38',
    fine: 'M13 28l-5-8M23 22l-3-9M41 22l3-9M51 28l5-8M32 20V10',
    ink: 'M3 34h8v8H3zM12 23h8v8h-8zM28 17h8v8h-8zM44 23h8v8h-8zM53 34h8v8h-8z',
  },
  Envelop: {
    role: 'defense',
    line: 'M26 44C8 40 6 18 24 8M38 44c18-4 20-26 2-36M17 6l8 1-1 9M47 6l-8 1 1 9',
    fine: 'M25 20h14v12H25zM25 32l14-12M25 20l14 12',
    ink: 'M24 40h16v7H24z',
  },
  Hold: {
    role: 'defense',
    line: 'M6 40h52M10 40V26h8v-6h8v6h12v-6h8v6h8v14',
    fine: 'M10 33h44M18 33v7M28 26v7M38 33v7M46 26v7M28 40v-3M22 20v6',
    ink: 'M31 4l14 4-14 5zM30 3h2v20h-2z',
  },
  Counterattack: {
    role: 'defense',
    line: 'M32 44V18M22 27l10-11 10 11',
    fine: 'M8 4l12 12M56 4 44 16M20 10v7h-7M44 10v7h7M14 44h10M40 44h10',
    ink: 'M22 38h20v8H22z',
  },
} as const satisfies Readonly<Record<string, Emblem>>;

/** One of the ten maneuvers. */
export type ManeuverName = keyof typeof MANEUVER_EMBLEMS;

/** The emblem without the narrowness of its own entry. */
export const emblemOf = (maneuver: ManeuverName): Emblem => MANEUVER_EMBLEMS[maneuver];
