import { same } from '../composition';
import type { Compose, Composition } from '../composition';
import { textAt, valueAt, withValue } from '../path';
import { ORDER_OPTIONS, flag, number, pickCommander, rating } from './common';

const HQ_LOST = { at: 'hqLost', label: 'HQ destroyed today' } as const;

const transmission: Composition = {
  initial: { distance: { mp: 6 } },
  known: [
    {
      fields: [
        number('distance.mp', 'Movement points to ride', [0, 200], {
          hint: 'At cavalry’s cost, from sender to recipient',
        }),
        number('distance.quarters', 'and quarters of one', [0, 3]),
        {
          kind: 'flags',
          label: 'They are',
          flags: [
            { at: 'inSight', label: 'In the sender’s sight' },
            { at: 'stacked', label: 'Stacked' },
          ],
        },
      ],
    },
  ],
  more: [
    number('hiddenMarch.mp', 'More, to where a hidden march has taken him', [0, 200]),
    number('turn', 'This turn’s number', [0, 200], { hint: 'To say in which turn it arrives' }),
  ],
};

const HAS_ORDER = (draft: unknown): boolean => typeof valueAt(draft, 'order.type') === 'string';

const orderCapacity: Composition = {
  initial: { rating: 4, given: 0 },
  known: [
    {
      fields: [
        {
          kind: 'one',
          at: 'role',
          options: [
            { id: 'OC', label: 'Overall commander' },
            { id: 'WC', label: 'Wing commander' },
          ],
          otherwise: 'OC',
          look: 'segmented',
        },
        pickCommander('commander', ''),
        { ...rating('rating', 'His rating'), otherwise: 4 },
        number('given', 'Orders given this turn', [0, 20]),
        {
          kind: 'flags',
          label: 'And',
          flags: [
            { at: 'awayFromHq', label: 'Away from his HQ' },
            { at: 'hqMovedLastTurn', label: 'HQ ordered to move last turn' },
            HQ_LOST,
            { at: 'directedLastTurn', label: 'Directed units last turn' },
            { at: 'ledInfantryLastTurn', label: 'Napoleon led infantry last turn' },
            { at: 'idle', label: 'WC in his OC’s range and sight' },
          ],
        },
      ],
    },
    {
      title: 'May he give this one?',
      fields: [
        {
          kind: 'one',
          at: 'order.type',
          options: [
            { id: 'none', label: 'Not asked', put: (draft) => withValue(draft, 'order', null) },
            ...ORDER_OPTIONS,
          ],
          otherwise: 'none',
        },
        {
          kind: 'flags',
          label: 'The order is',
          flags: [
            { at: 'order.faceToFace', label: 'Face to face' },
            { at: 'order.targetInSight', label: 'For a target in sight' },
            { at: 'order.retreatAllowed', label: 'Retreat allowed by losses or card' },
          ],
          when: HAS_ORDER,
        },
      ],
    },
  ],
  more: [
    number('givenSinceAway', 'Orders given since he left a standing HQ', [0, 99], { hint: 'Before this turn' }),
    flag('directCommand', 'Direct command is played', { hint: 'NLC 20.7' }),
    flag('french', 'He is French'),
    number('ratingOtherwise', 'His rating for all but March, Attack and Probe', [0, 9], {
      otherwise: 3,
      none: { word: '–', value: undefined },
    }),
    { kind: 'other', at: 'other', label: 'More or fewer orders' },
  ],
};

const WHERE = [
  { id: 'inForce', label: 'In force' },
  { id: 'waiting', label: 'Waiting' },
  { id: 'inTransit', label: 'On its way' },
] as const;

const orderRepeat: Composition = {
  initial: { steps: ['attack'], standing: [{ where: 'inForce', steps: ['march'] }] },
  known: [
    { fields: [{ kind: 'orders', at: 'steps', label: 'The new order', sequence: false }] },
    {
      title: 'What he has already',
      fields: [
        {
          kind: 'list',
          at: 'standing',
          label: 'Orders to him',
          one: 'an order',
          min: 0,
          max: 20,
          blank: () => ({ where: 'inForce', steps: ['attack'] }),
          title: (item) =>
            `${ORDER_OPTIONS.find(({ id }) => id === textAt(item, 'steps.0'))?.label ?? ''}, ${
              WHERE.find(({ id }) => id === textAt(item, 'where', 'inForce'))?.label.toLowerCase() ?? ''
            }`,
          fields: [
            { kind: 'one', at: 'where', options: WHERE, otherwise: 'inForce', look: 'segmented' },
            { kind: 'orders', at: 'steps', label: 'Order', sequence: true },
            number('hexesBetweenTargets', 'Hexes between its target and the new one', [0, 99]),
          ],
        },
      ],
    },
  ],
  more: [flag('badMove', 'The enemy names it after a Bad Move', { hint: 'Ruling 94: then it is not tested' })],
};

/** How orders are sent, how many, and which. */
export const SENDING: Readonly<Record<string, Compose>> = {
  'nlc/transmission': same(transmission),
  'nlc/order-capacity': same(orderCapacity),
  'nlc/order-repeat': same(orderRepeat),
};
