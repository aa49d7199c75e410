import type { RefusalWords } from '../../../engine/vocabulary';
import type { NlcSwitch, ZONE_REFUSALS } from '../../../rules/nlc/index';
import type { Names } from '../../names';
import type { OutcomeWords, Told } from '../../outcome';
import type { RuleSetWords } from '../../rule-set-words';

const refusals: RefusalWords<typeof ZONE_REFUSALS, Names | null> = {
  DISRUPTED_ALREADY: 'It is disrupted already: there is nothing left to lose by it.',
};

const LEFT: Readonly<Record<string, OutcomeWords>> = {
  inOrder: { line: 'Leaves in order', tone: 'good' },
  disrupted: { line: 'Is disrupted', tone: 'warn' },
  routed: { line: 'Routs', tone: 'danger', details: ['Friends next to it check their morale (NLC 20.10).'] },
};

const outcome = (told: Told): OutcomeWords => LEFT[told.text('kind')] ?? { line: told.text('kind') };

export const NLC_WORDS: RuleSetWords<NlcSwitch> = {
  short: 'NLC',
  title: 'Napoleon’s Later Campaigns',
  hint: 'Chits, written orders, fire combat',
  switches: {
    openCup: { title: 'Open cup', hint: 'Everybody sees whose chits are in the cup', rule: 'Ruling 98' },
    nightsWithoutChits: { title: 'Nights without chits', hint: 'Both sides simply move at night', rule: 'NLC 16' },
    withoutOrders: { title: 'Cup without orders', hint: 'No command phase and no Reserve', rule: 'NLC 12' },
    orderSheets: {
      title: 'Order sheets in the app',
      hint: 'Written, carried and received at the desks; else they stay on paper',
      rule: 'NLC 12',
    },
    openOrders: {
      title: 'Open orders',
      hint: 'As with order markers: all know type and target of every order',
      rule: 'Ruling 8',
    },
    simplifiedCommand: {
      title: 'Simplified command',
      hint: 'Orders are delivered and followed; no compliance, confidence or local decisions',
      rule: 'NLC 12, multiplayer',
    },
    commandConfusion: {
      title: 'Command Confusion',
      hint: 'An order past a wing commander out of range confuses him',
      rule: 'NLC 20.5',
    },
    directCommand: {
      title: 'Direct command',
      hint: 'An overall commander directs units himself, and pays for it next turn',
      rule: 'NLC 20.7',
    },
    fatigue: {
      title: 'Night march and fatigue',
      hint: 'Marches halt at night; forced marches tire',
      rule: 'NLC 20.8',
    },
    hiddenMovement: {
      title: 'Hidden movement',
      hint: 'Marches are plotted at the desk; the counters follow when they come to light',
      rule: 'NLC 20.1',
    },
    hiddenTrafficJams: {
      title: 'Hidden traffic jams',
      hint: 'Hidden marches whose ways cross hold each other up',
      rule: 'NLC 20.1.6',
    },
    takingTheInitiative: {
      title: 'Taking the initiative',
      hint: 'The side that retreated less adds to its die',
      rule: 'NLC 20.11',
    },
    pbem: {
      title: 'Play by mail',
      hint: 'Without a cup: a roll each turn for who chooses to move first or second',
      rule: 'Ruling 99',
    },
    proximity: { title: 'Panic spreads', hint: 'Demoralized neighbours lower a limit by 2', rule: 'NLC 20.6' },
    operationsMorale: {
      title: 'Morale of operations',
      hint: 'Orders carried out or failed move limits by a tenth',
      rule: 'NLC 20.9',
    },
    armyLowersMorale: {
      title: 'Demoralized army, lower morale',
      hint: 'Its units take −1, as the chart has it',
      rule: 'Ruling 36',
    },
    variableArrival: { title: 'Variable arrival', hint: 'Reinforcements roll for their turn', rule: 'MOP App. II' },
    withoutDisruptionOnRetreat: {
      title: 'Without disruption on retreat',
      hint: 'Else who goes back of his own will checks morale',
      rule: 'NLC 19.1',
    },
    disruptionByCheck: {
      title: 'Disruption by morale check',
      hint: 'A marker comes off by a die, not by itself',
      rule: 'NLC 19.2',
    },
    withoutRemoteSupport: {
      title: 'Without remote support',
      hint: 'Else guns elsewhere may fire in an assault',
      rule: 'NLC 19.3',
    },
    withoutArtilleryDetail: {
      title: 'Without more about guns',
      hint: 'Else range 3, and half again against several or in defence',
      rule: 'NLC 19.4',
    },
    withoutTinyUnits: { title: 'Without tiny units', hint: 'Else a step worth 1 pays half a hit', rule: 'NLC 19.5' },
    doctrine: { title: 'Doctrine', hint: 'How the units of a corps stand, move and fight', rule: 'NLC 20.2' },
    artillerySupport: { title: 'Artillery support', hint: 'Guns beside other arms disrupt', rule: 'NLC 20.3' },
    rollSix: { title: 'Roll six to hit', hint: 'A die for each point of strength', rule: 'NLC 20.4' },
    rout: { title: 'Rout', hint: 'Who fails a check by 3 or more is gone', rule: 'NLC 20.10' },
    alternateArtillery: {
      title: 'Alternate artillery',
      hint: 'Bombardments hit and disrupt by other rules',
      rule: 'NLC 20.12',
    },
    opportunityFire: {
      title: 'Opportunity fire',
      hint: 'Guns fire at half at enemies who come into range',
      rule: 'NLC 20.13',
    },
    terrainMultiplies: {
      title: 'Terrain multiplies',
      hint: 'The lines of the terrain multiply instead of adding up',
      rule: 'Ruling 16',
    },
    oneRounding: {
      title: 'One rounding',
      hint: 'Strength is rounded once over all groups, not for each',
      rule: 'Ruling 16',
    },
    enfiladeAdds: {
      title: 'Enfilade and 19.4 make ×2',
      hint: 'Their two halves add up; else they multiply to ×2¼',
      rule: 'Ruling 17',
    },
  },
  /** NLC 19. */
  played: {
    withoutDisruptionOnRetreat: {
      title: 'Disruption on retreat',
      hint: 'Who goes back of his own will checks morale',
    },
    withoutRemoteSupport: { title: 'Remote support', hint: 'Guns elsewhere may fire in an assault' },
    withoutArtilleryDetail: {
      title: 'More about guns',
      hint: 'Range 3, and half again against several or in defence',
    },
    withoutTinyUnits: { title: 'Tiny units', hint: 'A step worth 1 pays half a hit' },
  },
  own: {
    refusals,
    dice: { zoneExit: 'Does it leave in order?' },
    procedures: {
      'nlc/zone-exit': {
        title: 'Last out of a zone',
        hint: 'In order, or disrupted',
        group: 'Morale',
        asks: {
          unit: { label: 'Who leaves last', names: 'unit' },
          withLeader: { label: 'With its leader' },
          inReserve: { label: 'In Reserve' },
        },
        outcome,
      },
    },
  },
};
