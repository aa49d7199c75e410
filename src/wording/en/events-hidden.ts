import type { ByType } from '../../engine/by-type';
import type { Going, HiddenEvent, RevealedBy } from '../../rules/nlc/index';
import { listed, withSide } from '../names';
import type { Names } from '../names';
import { recipientName } from './events-orders';

export const REVEALED_BY: Readonly<Record<RevealedBy, string>> = {
  roll: 'discovered by the roll',
  sight: 'seen by the enemy',
  owner: 'shown by its owner',
  badMove: 'given away by a Bad Move',
};

const vedettes = (count: number): string => `${count} ${count === 1 ? 'vedette' : 'vedettes'}`;

const turns = (count: number): string => `${count} ${count === 1 ? 'turn' : 'turns'}`;

/** What happened out of sight. A route stands only in what its owner reads. */
export const HIDDEN_EVENTS: ByType<HiddenEvent, readonly [Names], string> = {
  HiddenMarchBegun: ({ march }, names) => `${recipientName(march.of, names)} marches hidden by ${listed(march.route)}`,
  HiddenRouteChanged: ({ of, route, superseded }, names) =>
    `${recipientName(of, names)}, hidden, now marches by ${listed(route)}${superseded ? ', by another order' : ''}`,
  HiddenMarchJammed: ({ of, turns: count }, names) =>
    `${recipientName(of, names)}, hidden, is held up where ways cross in ${turns(count)}`,
  DiscoveryRolled: ({ of, found }, names) =>
    `${recipientName(of, names)}, hidden: ${found ? 'discovered' : 'not discovered'}`,
  HiddenMarchOver: ({ of }, names) => `${recipientName(of, names)} marches hidden no more`,
  DummiesSet: ({ side, count }, names) => `${names.side(side)} has ${count} dummy ${count === 1 ? 'stack' : 'stacks'}`,
  MarchersHeld: ({ formations }, names) =>
    formations.length === 0 ? 'Nobody marches hidden' : `March hidden: ${listed(formations.map(names.formation))}`,
  MarchRevealed: ({ side, of, by, mp }, names) =>
    `${withSide(recipientName(of, names), names.side(side))} was on a hidden march, ${REVEALED_BY[by]}: its leader spends ${mp} MP along his route`,
  DummyRevealed: ({ side }, names) => `A covered stack of ${names.side(side)} was a dummy and comes off`,
  ForceSpotted: ({ name, turns: count }) => `A vedette has seen ${name}: its report takes ${turns(count)}`,
  VedettesDeployed: ({ unit, count, keepsUnit }, names) =>
    `${names.unit(unit)} ${keepsUnit ? 'sends out' : 'makes way for'} ${vedettes(count)}`,
  VedettesChanged: ({ unit, left, disrupted }, names) =>
    `Vedettes of ${names.unit(unit)}: ${left === 0 ? 'none left' : `${left} left`}${disrupted === 0 ? '' : `, ${disrupted} disrupted`}`,
  VedettesRecalled: ({ unit }, names) => `The vedettes of ${names.unit(unit)} come together again`,
  SpottedLifted: ({ name, revealed }) => (revealed ? `${name} is revealed` : `The marker on ${name} comes off`),
};

/** NLC 20.1.2: where the counters go that follow their leader. */
export const PLACING: Readonly<Record<Going, string>> = {
  march: 'His units go one to a hex on the road he came by.',
  retreat: 'His units go as close to him as stacking allows, none farther from the enemy than he is.',
  other: 'His units go as close to him as stacking allows, none closer to the enemy than he is.',
};
