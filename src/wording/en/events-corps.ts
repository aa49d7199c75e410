import type { ByType } from '../../engine/by-type';
import type { CorpsEvent, Operation, Subject } from '../../rules/nlc/index';
import type { FollowUpId } from '../../rules/nlc/index';
import { listed } from '../names';
import type { Names } from '../names';

const OPERATION_WORDS: Readonly<Record<Operation, string>> = {
  attackComplied: 'complies with an attack order (+10 %)',
  attackRepelled: 'an attack on it failed (+10 %)',
  retreatReceived: 'is ordered to fall back (−10 %)',
  failure: 'fails in its order (−10 %)',
  defenceFailure: 'fails to hold (−10 %, and the army’s level)',
};

type FollowUpWords = Readonly<{ title: string; prompt: string }>;

/** What a mark or counter is called, and what it asks for when it is due. */
export const FOLLOW_UP_WORDS: Readonly<Record<FollowUpId, FollowUpWords>> = {
  moved: { title: 'Has moved', prompt: 'He moves once a turn, and has done so.' },
  gaveOrders: { title: 'Gave orders', prompt: 'He moves at half his allowance this turn.' },
  hqMoved: { title: 'HQ under orders', prompt: 'One order only: his HQ was under orders to move last turn.' },
  bombardOnly: { title: 'Turns of bombardment alone', prompt: 'Bombardment is no longer enough: it must attack.' },
  attacked: { title: 'Attacked', prompt: 'A unit of it was attacked last turn: its order does not succeed yet.' },
  directCommand: { title: 'Direct Command', prompt: 'He commanded units himself last turn: no orders this turn.' },
  directed: { title: 'Directed by the commander', prompt: 'Compliance and local decision one column to the left.' },
  commandConfusion: { title: 'Command Confusion', prompt: 'Compliance and local decision one column to the left.' },
  fatigued: { title: 'Fatigued', prompt: 'Counts as demoralized until it has rested.' },
  exhausted: { title: 'Exhausted', prompt: 'Morale −2, rally on 5 or 6, one hex a turn until it has rested.' },
  restedHours: { title: 'Hours of rest', prompt: 'It has rested: fatigue comes off, exhaustion becomes fatigue.' },
  retreated: { title: 'Units that retreated', prompt: 'Last turn’s retreats count for the Initial Action.' },
  combats: { title: 'Combats retreated from', prompt: 'Last turn’s combats count for the Initial Action.' },
  reserveTurns: { title: 'Reserve turns in a row', prompt: 'Three in a row: its fatigue is over.' },
  lentStrength: {
    title: 'Led the infantry himself',
    prompt: 'He lent infantry his strength last turn: no orders now.',
  },
  ledAttack: { title: 'Led the attack himself', prompt: 'Its leader led an attack last turn: orders due wait a turn.' },
  leadsRally: { title: 'Rallies', prompt: 'The rallying leader gives no other help this turn.' },
  guardThrownBack: { title: 'Guard thrown back', prompt: 'French morale is 1 lower for the rest of the game.' },
};

const subject = (of: Subject, names: Names): string => {
  switch (of.kind) {
    case 'formation':
      return names.formation(of.id);
    case 'division':
      return division(of.id, of.division, names);
    case 'army':
      return `The army of ${names.leader(of.id)}`;
  }
};

const division = (formation: string, name: string | null, names: Names): string =>
  name === null ? names.formation(formation) : `${name} (${names.formation(formation)})`;

/** A commander by his name, a corps leader by his formation. */
const leader = (id: string, names: Names): string => {
  const name = names.leader(id);
  return name === id ? `The leader of ${names.formation(id)}` : name;
};

const bearer = (of: string, names: Names): string => {
  if (of === 'first' || of === 'second') return names.side(of);
  const name = names.leader(of);
  return name === of ? names.formation(of) : name;
};

const HOW = { removed: 'no longer disrupted', stays: 'stays disrupted', routed: 'routs' } as const;

/** What happened to corps, armies and their leaders. */
export const CORPS_EVENTS: ByType<CorpsEvent, readonly [Names], string> = {
  OperationRecorded: ({ formation, division: part, what }, names) =>
    `${division(formation, part, names)}: ${OPERATION_WORDS[what]}`,
  NeighboursSet: ({ formation, division: part, near }, names) =>
    near.length === 0
      ? `${division(formation, part, names)}: no friendly leader within 5 hexes`
      : `${division(formation, part, names)}: within 5 hexes of ${listed(near.map(names.formation))}`,
  LossesCounted: ({ of, lost }, names) => `${subject(of, names)}: ${lost} counted as lost besides the list`,
  UntoldTold: () => 'What its orders did to a limit is told',
  DivisionSet: ({ formation, division: part, ownOrders, withinCommanderRange }, names) => {
    if (!ownOrders) return `${division(formation, part, names)} is back with its corps`;
    return `${division(formation, part, names)} is on its own orders, ${withinCommanderRange ? 'in' : 'out of'} range`;
  },
  DemoralizationTurned: ({ of, now, rule, lost, limit }, names) =>
    now === 'demoralized'
      ? `${subject(of, names)} is demoralized: ${lost} lost, limit ${limit} (${rule})`
      : `${subject(of, names)} is no longer demoralized: ${lost} lost, limit ${limit} (${rule})`,
  RallyTried: ({ formation, tries }, names) => {
    const outcome = tries.map(
      ({ unit, rallied }) => `${names.unit(unit)} ${rallied ? 'comes back' : 'is lost for good'}`,
    );
    return `${names.formation(formation)} rallies: ${listed(outcome)}`;
  },
  DisruptionTried: ({ tries }, names) =>
    `Disruption: ${listed(tries.map(({ unit, result }) => `${names.unit(unit)} ${HOW[result]}`))}`,
  LeaderRolled: ({ leader: id, successor }, names) =>
    successor === null
      ? `${leader(id, names)} was in danger and is unharmed`
      : `${leader(id, names)} is lost: none this turn, then one rated ${successor}`,
  HqRecorded: ({ leader: id, what }, names) =>
    what === 'destroyed' ? `The HQ of ${names.leader(id)} is destroyed` : `The HQ of ${names.leader(id)} is back`,
  GuardRecorded: ({ side, lowersLevel, alliedArmyDemoralized }, names) =>
    `${names.side(side)}: the Guard is thrown back${lowersLevel && !alliedArmyDemoralized ? ', level −10' : ''}`,
  FollowUpSet: ({ id, of, value }, names) =>
    `${bearer(of, names)}: ${FOLLOW_UP_WORDS[id].title.toLowerCase()}${value === 1 ? '' : value === 0 ? ' no more' : ` ${value}`}`,
};
