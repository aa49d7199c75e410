/** The fights whose outcome has words of its own. */
export type CombatId =
  | 'nlc/assault'
  | 'nlc/charge'
  | 'nlc/bombardment'
  | 'nlc/reaction-charge'
  | 'nlc/pursuit'
  | 'nlc/retreat-before-assault';

type Who = 'attacker' | 'defender';

/** A unit at the end of a fight; `stepsLost` counts from full strength. */
export type UnitEnd = Readonly<{
  id: string;
  fate: 'stands' | 'retreated' | 'eliminated' | 'inHex' | 'atStart';
  stepsLost: number;
  disrupted: boolean;
}>;

type Fate = Readonly<{
  id: string;
  fate: 'stands' | 'retreated' | 'eliminated';
  stepsLost: number;
  disrupted: boolean;
}>;

export type AssaultEnd = Readonly<{
  retreat: Readonly<{ kind: 'none' }> | Readonly<{ kind: 'voluntary' | 'involuntary'; side: Who }>;
  units: Readonly<Record<Who, readonly Fate[]>>;
  adjacentInfantry: readonly Fate[];
  vacated: boolean;
  advanced: readonly string[];
  routed: readonly string[];
  crowdedHexes: number;
  leaderChecks: Readonly<Record<Who, readonly string[]>>;
  guardBroken: boolean;
}>;

type After = Readonly<{
  unit: string;
  fate: UnitEnd['fate'];
  stepsLost?: number;
  disrupted?: boolean;
}>;

export type ChargeEnd = Readonly<{
  winner: Who;
  square: 'formed' | 'failed' | 'none';
  attackers: readonly After[];
  defenders: readonly After[];
  routed: readonly string[];
  crowdedHexes: number;
  leadersAtRisk: readonly Who[];
  mayPursue: readonly string[];
}>;

export type BombardmentEnd = Readonly<{
  disrupted: boolean;
  units: readonly Readonly<{ id: string; eliminated: boolean; stepsLost: number; disrupted: boolean }>[];
  squares: 'none' | 'square' | 'declined';
  leaderChecks: readonly string[];
}>;

export type ReactionEnd =
  | Readonly<{ kind: 'noCharge'; failed: readonly string[]; routed: readonly string[] }>
  | Readonly<{
      kind: 'charge';
      failed: readonly string[];
      routed: readonly string[];
      result: ChargeEnd;
      targetGoesOn: boolean;
    }>;

export type PursuitEnd =
  | Readonly<{ kind: 'none'; end: 'return' | 'stay' }>
  | Readonly<{
      kind: 'pursued';
      willingly: boolean;
      pursuing: readonly string[];
      target: string;
      result: ChargeEnd;
      end: 'return' | 'stay';
      others: 'return' | 'stay' | null;
    }>;

export type EvasionEnd = Readonly<{
  gone: readonly After[];
  standing: readonly string[];
  routed: readonly string[];
  attackersMayAdvance: boolean;
}>;

export type CombatEnd =
  | Readonly<{ of: 'nlc/assault'; end: AssaultEnd }>
  | Readonly<{ of: 'nlc/charge'; end: Readonly<{ charges: readonly ChargeEnd[] }> }>
  | Readonly<{ of: 'nlc/bombardment'; end: BombardmentEnd }>
  | Readonly<{ of: 'nlc/reaction-charge'; end: ReactionEnd }>
  | Readonly<{ of: 'nlc/pursuit'; end: PursuitEnd }>
  | Readonly<{ of: 'nlc/retreat-before-assault'; end: EvasionEnd }>;

/** A field that only this procedure's outcome has: what has lost its way is not read as something else. */
const MARKS: Readonly<Record<CombatId, string>> = {
  'nlc/assault': 'leaderChecks',
  'nlc/charge': 'charges',
  'nlc/bombardment': 'squares',
  'nlc/reaction-charge': 'failed',
  'nlc/pursuit': 'end',
  'nlc/retreat-before-assault': 'gone',
};

/** What came of a fight, read from the outcome its own procedure has just given; null for any other. */
export const combatEnd = (procedure: string, outcome: unknown): CombatEnd | null => {
  if (!Object.hasOwn(MARKS, procedure) || typeof outcome !== 'object' || outcome === null) return null;
  const of = procedure as CombatId;
  return MARKS[of] in outcome ? ({ of, end: outcome } as CombatEnd) : null;
};

const unitAfter = ({ unit, fate, stepsLost = 0, disrupted = false }: After): UnitEnd => ({
  id: unit,
  fate,
  stepsLost,
  disrupted,
});

type Ends = Readonly<Record<Who, readonly UnitEnd[]>>;

const chargeUnits = ({ attackers, defenders }: ChargeEnd): Ends => ({
  attacker: attackers.map(unitAfter),
  defender: defenders.map(unitAfter),
});

const NOBODY: Ends = { attacker: [], defender: [] };

/** Everybody who had a part in it, as he is now. */
export const unitsAtEnd = (read: CombatEnd): Ends => {
  switch (read.of) {
    case 'nlc/assault':
      return { ...read.end.units, defender: [...read.end.units.defender, ...read.end.adjacentInfantry] };
    case 'nlc/charge':
      return {
        attacker: read.end.charges.flatMap((one) => chargeUnits(one).attacker),
        defender: read.end.charges.flatMap((one) => chargeUnits(one).defender),
      };
    case 'nlc/bombardment':
      return {
        attacker: [],
        defender: read.end.units.map(({ id, eliminated, stepsLost, disrupted }) => ({
          id,
          fate: eliminated ? 'eliminated' : 'stands',
          stepsLost,
          disrupted,
        })),
      };
    case 'nlc/reaction-charge':
      return read.end.kind === 'charge' ? chargeUnits(read.end.result) : NOBODY;
    case 'nlc/pursuit':
      return read.end.kind === 'pursued' ? chargeUnits(read.end.result) : NOBODY;
    case 'nlc/retreat-before-assault':
      return { attacker: [], defender: read.end.gone.map(unitAfter) };
  }
};

/** The charge inside a charge, a reaction or a pursuit. */
export const chargeOf = (read: CombatEnd): ChargeEnd | null => {
  switch (read.of) {
    case 'nlc/charge':
      return read.end.charges[0] ?? null;
    case 'nlc/reaction-charge':
      return read.end.kind === 'charge' ? read.end.result : null;
    case 'nlc/pursuit':
      return read.end.kind === 'pursued' ? read.end.result : null;
    default:
      return null;
  }
};
