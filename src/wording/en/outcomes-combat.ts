import { chargeOf, combatEnd, unitsAtEnd } from '../decode-combat-outcome';
import type {
  AssaultEnd,
  BombardmentEnd,
  ChargeEnd,
  CombatEnd,
  EvasionEnd,
  PursuitEnd,
  ReactionEnd,
  UnitEnd,
} from '../decode-combat-outcome';
import { listed } from '../names';
import type { Names } from '../names';

/** A line, and what has to be known or done besides. */
type Told = Readonly<{ line: string; details: readonly string[] }>;

/** What came of a fight: one large line, what befell whom, what else has to be known, and what is left to do. */
export type CombatWords = Told &
  Readonly<{
    losses: readonly Readonly<{ unit: string; text: string }>[];
    /** Leaders to roll for (NLC 11.2). */
    rolls: string | null;
  }>;

/** How many steps a unit had lost before; a game or a page knows it. */
export type Before = (unit: string) => number;

const units = (ids: readonly string[], names: Names): string => listed(ids.map(names.unit));
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const SIDE = { attacker: 'the attacker', defender: 'the defender' } as const;

const gone = (ends: readonly UnitEnd[]): boolean => ends.length > 0 && ends.every(({ fate }) => fate === 'eliminated');

const backWords = ({ retreat, units: ends }: AssaultEnd): string => {
  if (gone(ends.defender)) return gone(ends.attacker) ? 'both sides are destroyed' : 'the defender is destroyed';
  if (gone(ends.attacker)) return 'the attacker is destroyed';
  if (retreat.kind === 'none') return 'both sides hold';
  return retreat.kind === 'voluntary' ? `${SIDE[retreat.side]} goes back` : `${SIDE[retreat.side]} is thrown back`;
};

const assaultWords = (end: AssaultEnd, names: Names): Told => {
  const { advanced, vacated, retreat } = end;
  const stays = vacated && !(retreat.kind !== 'none' && retreat.side === 'attacker') ? '; nobody advances' : '';
  const step = advanced.length === 0 ? stays : `; ${units(advanced, names)} advance${advanced.length === 1 ? 's' : ''}`;
  return {
    line: sentence(`${backWords(end)}${step}`),
    details: end.guardBroken ? ['The Guard was thrown back: French morale is 1 lower from now on (NLC 7.4).'] : [],
  };
};

const SQUARES = {
  formed: ['The square held its form (NLC 7.10).'],
  failed: ['No square was formed in time (NLC 7.10).'],
  none: [],
} as const;

const chargeWords = (end: ChargeEnd, names: Names): Told => ({
  line: end.winner === 'attacker' ? 'The charge wins.' : 'The charge is thrown back.',
  details: [
    ...SQUARES[end.square],
    ...(end.mayPursue.length === 0 ? [] : [`May pursue: ${units(end.mayPursue, names)} (NLC 7.8).`]),
  ],
});

const bombardmentWords = ({ disrupted, units: ends, squares }: BombardmentEnd): Told => {
  const destroyed = ends.every(({ eliminated }) => eliminated);
  return {
    line: destroyed ? 'The target is destroyed.' : disrupted ? 'The target is disrupted.' : 'No effect.',
    details: [
      ...(squares === 'square' ? ['The infantry stood in squares (NLC 8.5).'] : []),
      ...(squares === 'declined' ? ['No squares: cavalry in reach may charge at once and meets none (NLC 8.5).'] : []),
    ],
  };
};

const failedWords = (failed: readonly string[], names: Names): readonly string[] =>
  failed.length === 0 ? [] : [`Did not ride: ${units(failed, names)}.`];

const reactionWords = (end: ReactionEnd, names: Names): Told => {
  if (end.kind === 'noCharge') return { line: 'Nobody charges.', details: failedWords(end.failed, names) };
  const { line, details } = chargeWords(end.result, names);
  const goesOn = end.targetGoesOn ? 'whoever was charged goes on with what he was doing' : 'whoever was charged stops';
  return {
    line: `${line.slice(0, -1)}; ${goesOn}.`,
    details: [...failedWords(end.failed, names), ...details],
  };
};

const REST = { return: 'goes back to where it started', stay: 'stays in the hex it took' } as const;

const pursuitWords = (end: PursuitEnd, names: Names): Told => {
  if (end.kind === 'none') return { line: `No pursuit: the cavalry ${REST[end.end]}.`, details: [] };
  const { line, details } = chargeWords(end.result, names);
  return {
    line: `${end.willingly ? 'The cavalry pursues' : 'The cavalry gets out of hand and pursues'}: ${line.toLowerCase()}`,
    details: [
      `Afterwards the cavalry ${REST[end.end]}.`,
      ...(end.others === null ? [] : [`The rest of it ${REST[end.others]}.`]),
      ...details,
    ],
  };
};

const evasionWords = ({ gone: left, standing, attackersMayAdvance }: EvasionEnd, names: Names): Told => ({
  line:
    left.length === 0
      ? 'Nobody slips away.'
      : `${units(
          left.map(({ unit }) => unit),
          names,
        )} ${left.length === 1 ? 'slips' : 'slip'} away.`,
  details: [
    ...(standing.length === 0
      ? []
      : [`${units(standing, names)} await${standing.length === 1 ? 's' : ''} the assault.`]),
    ...(attackersMayAdvance ? ['The hex is empty: the attacker may advance (NLC 7.11).'] : []),
  ],
});

const wordsFor = (read: CombatEnd, names: Names): Told => {
  switch (read.of) {
    case 'nlc/assault':
      return assaultWords(read.end, names);
    case 'nlc/charge':
      return manyCharges(read.end.charges, names);
    case 'nlc/bombardment':
      return bombardmentWords(read.end);
    case 'nlc/reaction-charge':
      return reactionWords(read.end, names);
    case 'nlc/pursuit':
      return pursuitWords(read.end, names);
    case 'nlc/retreat-before-assault':
      return evasionWords(read.end, names);
  }
};

const manyCharges = (charges: readonly ChargeEnd[], names: Names): Told => {
  const all = charges.map((one) => chargeWords(one, names));
  return { line: all.map(({ line }) => line).join(' '), details: all.flatMap(({ details }) => details) };
};

const steps = (count: number): string => (count === 1 ? 'a step' : `${count} steps`);

/** What became of one unit, if anything did: a step counts where it was lost in this fight. */
const unitWords = ({ id, fate, stepsLost, disrupted }: UnitEnd, names: Names, before: Before): string | null => {
  if (fate === 'eliminated') return `${names.unit(id)} is eliminated`;
  const lost = Math.max(0, stepsLost - before(id));
  const told = [...(lost > 0 ? [`loses ${steps(lost)}`] : []), ...(disrupted ? ['is disrupted'] : [])];
  return told.length === 0 ? null : `${names.unit(id)} ${listed(told)}`;
};

const lossesIn = (read: CombatEnd, names: Names, before: Before): CombatWords['losses'] => {
  const { attacker, defender } = unitsAtEnd(read);
  return [...attacker, ...defender].flatMap((unit) => {
    const words = unitWords(unit, names, before);
    return words === null ? [] : [{ unit: unit.id, text: `${words}.` }];
  });
};

const leadersOf = (read: CombatEnd): readonly string[] => {
  if (read.of === 'nlc/assault') return [...read.end.leaderChecks.attacker, ...read.end.leaderChecks.defender];
  return read.of === 'nlc/bombardment' ? read.end.leaderChecks : [];
};

const routedIn = (read: CombatEnd): readonly string[] => ('routed' in read.end ? read.end.routed : []);
const crowdedIn = (read: CombatEnd): number => ('crowdedHexes' in read.end ? read.end.crowdedHexes : 0);

/** A formation's own leader goes by his formation's id. */
const leaderName = (id: string, names: Names): string => {
  const name = names.leader(id);
  return name === id ? names.formation(id) : name;
};

/** NLC 11.2: in a charge it is known on which side, and the players know who rides there. */
const rollsDue = (read: CombatEnd, names: Names): string | null => {
  const leaders = leadersOf(read).map((id) => leaderName(id, names));
  const beside = (chargeOf(read)?.leadersAtRisk ?? []).map((who) => `the leader with ${SIDE[who]}, if there is one`);
  const all = [...leaders, ...beside];
  return all.length === 0 ? null : `Roll for leader loss: ${listed(all)} (NLC 11.2).`;
};

const followUps = (read: CombatEnd, names: Names): readonly string[] => {
  const routed = routedIn(read);
  const crowded = crowdedIn(read);
  return [
    ...(routed.length === 0 ? [] : [`Friends next to ${units(routed, names)} check morale at once (NLC 20.10).`]),
    ...(crowded === 0
      ? []
      : [
          `${crowded === 1 ? 'One hex' : `${crowded} hexes`} too full on the way: all in them are disrupted (NLC 7.4).`,
        ]),
  ];
};

/** A fight's outcome in words; null for a procedure that is no fight. */
export const combatWords = (
  procedure: string,
  outcome: unknown,
  names: Names,
  before: Before = () => 0,
): CombatWords | null => {
  const read = combatEnd(procedure, outcome);
  if (read === null) return null;
  const { line, details } = wordsFor(read, names);
  return {
    line,
    losses: lossesIn(read, names, before),
    details: [...details, ...followUps(read, names)],
    rolls: rollsDue(read, names),
  };
};
