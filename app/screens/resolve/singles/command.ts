import { same } from '../composition';
import type { Compose, Composition } from '../composition';
import type { Field } from '../fields';
import { isAt } from '../path';
import { ORDER_OPTIONS, number, other, otherShift, pickCommander, pickFormation, rating } from './common';

const HQ_LOST = { at: 'hqLost', label: 'HQ destroyed today' } as const;

const leaderless = { word: '–', value: null } as const;

const states = (at: string): readonly Field[] => [
  {
    kind: 'flags',
    label: 'His formation is',
    flags: [
      { at: `${at}.inReserve`, label: 'In Reserve' },
      { at: `${at}.demoralized`, label: 'Demoralized' },
      { at: `${at}.fatigued`, label: 'Fatigued' },
      { at: `${at}.outOfSupply`, label: 'Out of supply' },
    ],
  },
];

const attached = (at: string): Field =>
  number(`${at}.attachedDivisions`, 'Divisions attached to his corps', [0, 20], {
    hint: 'By divisional orders (NLC 12.13)',
  });

const otherwise = (at: string, whose: string): Field =>
  number(`${at}.ratingOtherwise`, `${whose}, for all but March, Attack and Probe`, [0, 9], {
    otherwise: 3,
    none: { word: '–', value: undefined },
    hint: 'Few leaders have two ratings (MOP 37.17)',
  });

const STATE_FIELDS = ['rating', 'ratingOtherwise', 'demoralized', 'fatigued', 'outOfSupply'] as const;

const compliance: Composition = {
  initial: { steps: ['attack'], sender: { rating: 3 }, recipient: { rating: 3 } },
  known: [
    { fields: [{ kind: 'orders', at: 'steps', label: 'The order', sequence: false }] },
    {
      title: 'Who sends it',
      fields: [pickCommander('sender', 'sender'), rating('sender.rating', 'His rating')],
    },
    {
      title: 'Who receives it',
      fields: [
        pickFormation('recipient', 'Formation', 'recipient', [...STATE_FIELDS, 'kind']),
        { ...rating('recipient.rating', 'His rating'), none: leaderless },
        ...states('recipient'),
        {
          kind: 'one',
          at: 'moment',
          label: 'It arrives',
          options: [
            { id: 'byDay', label: 'By day' },
            { id: 'byNight', label: 'By night' },
            { id: 'heldToDawn', label: 'Held to dawn' },
          ],
          otherwise: 'byDay',
          look: 'segmented',
        },
      ],
    },
  ],
  more: [
    { kind: 'orders', at: 'steps', label: 'The last order of a sequence', sequence: true },
    {
      kind: 'one',
      at: 'recipient.kind',
      label: 'The order goes to',
      options: [
        { id: 'corps', label: 'A corps' },
        { id: 'cavalryCorps', label: 'A cavalry corps' },
        { id: 'division', label: 'A division' },
        { id: 'wing', label: 'A wing' },
        { id: 'hq', label: 'An HQ' },
        { id: 'pontoonTrain', label: 'A pontoon train' },
      ],
      otherwise: 'corps',
    },
    {
      kind: 'flags',
      label: 'Also',
      flags: [
        { at: 'faceToFace', label: 'Face to face' },
        { at: 'newerArrived', label: 'A newer order is there' },
        { at: 'commandConfusion', label: 'Command confusion' },
        { at: 'directCommand', label: 'OC directed him last turn' },
        { at: 'ledAttackLastTurn', label: 'Ney led an attack last turn' },
        { ...HQ_LOST, at: 'sender.hqLost', label: 'Sender’s HQ destroyed today' },
      ],
    },
    {
      kind: 'one',
      at: 'card',
      label: 'A card on the order',
      options: [
        { id: 'none', label: 'None', value: null },
        { id: '9', label: 'Card 9', value: 9 },
        { id: '15', label: 'Card 15', value: 15 },
        { id: '21', label: 'Card 21', value: 21 },
        { id: '28', label: 'Card 28', value: 28 },
      ],
      otherwise: 'none',
    },
    otherwise('sender', 'Sender’s rating'),
    otherwise('recipient', 'Recipient’s rating'),
    attached('sender'),
    attached('recipient'),
    otherShift,
    other,
  ],
};

const delayedOrder: Composition = {
  initial: { delay: 'R4' },
  known: [
    {
      fields: [
        {
          kind: 'one',
          at: 'delay',
          label: 'It waits as',
          options: [
            { id: '1T', label: '1T', hint: 'one turn' },
            { id: 'R4', label: 'R4', hint: '4 or more' },
            { id: 'R5', label: 'R5', hint: '5 or more' },
          ],
          otherwise: 'R4',
          look: 'segmented',
        },
        {
          kind: 'one',
          at: 'arrival',
          label: 'What else has come to him in this phase',
          options: [
            { id: 'none', label: 'Nothing' },
            { id: 'order', label: 'A new order' },
            { id: 'assign', label: 'An Assign' },
            { id: 'divisional', label: 'A divisional order' },
          ],
          otherwise: 'none',
        },
        {
          kind: 'flags',
          label: 'And',
          flags: [
            { at: 'night', label: 'It is night' },
            { at: 'checkedThisPhase', label: 'Checked in this very phase' },
            { at: 'orderFailed', label: 'The order in force has failed' },
          ],
        },
        {
          kind: 'one',
          at: 'order',
          label: 'The order that waits',
          options: ORDER_OPTIONS,
          otherwise: 'march',
          when: (draft) => isAt(draft, 'night'),
        },
      ],
    },
  ],
  more: [other],
};

const localDecision: Composition = {
  oddsNote: 'A Bad Move is counted as Fall Back; the enemy will choose.',
  initial: { leader: { rating: 3 }, steps: ['march'] },
  known: [
    { fields: [{ kind: 'orders', at: 'steps', label: 'What he wants to do', sequence: false }] },
    {
      title: 'The leader',
      fields: [
        pickFormation('leader', 'Formation', 'leader', STATE_FIELDS),
        { ...rating('leader.rating', 'His rating'), none: leaderless },
        ...states('leader'),
      ],
    },
  ],
  more: [
    { kind: 'orders', at: 'steps', label: 'The last order of a sequence', sequence: true },
    {
      kind: 'flags',
      label: 'Also',
      flags: [
        { at: 'forDivision', label: 'For one of his divisions' },
        { at: 'hidden', label: 'On a hidden march' },
        { at: 'commandConfusion', label: 'Command confusion' },
        { at: 'directCommand', label: 'OC directed him last turn' },
      ],
    },
    {
      kind: 'one',
      at: 'card',
      label: 'A card on it',
      options: [
        { id: 'none', label: 'None', value: null },
        { id: '9', label: 'Card 9', value: 9 },
        { id: '11', label: 'Card 11', value: 11 },
        { id: '15', label: 'Card 15', value: 15 },
      ],
      otherwise: 'none',
    },
    otherwise('leader', 'His rating'),
    attached('leader'),
    otherShift,
    other,
  ],
};

const confidence: Compose = (rules) => ({
  initial: { leader: { rating: 3 }, order: 'attack' },
  known: [
    {
      fields: [
        pickFormation('leader', 'Formation', 'leader', STATE_FIELDS),
        { ...rating('leader.rating', 'The leader’s rating'), none: leaderless },
        { kind: 'one', at: 'order', label: 'His order', options: ORDER_OPTIONS, otherwise: 'attack' },
        {
          kind: 'flags',
          label: 'His formation',
          flags: [
            { at: 'lostStepUnderOrder', label: 'Lost a step under it', otherwise: true },
            { at: 'objectiveHeld', label: 'Holds its target' },
            { at: 'leader.demoralized', label: 'Is demoralized' },
            { at: 'leader.fatigued', label: 'Is fatigued' },
            { at: 'leader.outOfSupply', label: 'Is out of supply' },
            ...(rules === 'mop' ? [{ at: 'blucherInRange', label: 'Blücher in range' }] : []),
          ],
        },
      ],
    },
  ],
  more: [otherwise('leader', 'His rating'), attached('leader'), other],
});

/** What becomes of orders, and what leaders do without them. */
export const COMMAND: Readonly<Record<string, Compose>> = {
  'nlc/compliance': same(compliance),
  'nlc/delayed-order': same(delayedOrder),
  'nlc/local-decision': same(localDecision),
  'nlc/confidence': confidence,
};
