import { same } from '../composition';
import type { Compose, Composition } from '../composition';
import { textAt } from '../path';
import { flag, number, other } from './common';

const rally: Composition = {
  initial: { units: [{ id: 'Unit A' }] },
  known: [
    {
      fields: [
        {
          kind: 'list',
          at: 'units',
          label: 'Who is to come back, two at most',
          one: 'a unit',
          min: 1,
          max: 2,
          blank: (nth) => ({ id: `Unit ${String.fromCharCode(65 + nth)}` }),
          title: (item, _, names) => names.unit(textAt(item, 'id')),
          idOf: (item) => textAt(item, 'id'),
          fields: [
            {
              kind: 'one',
              at: 'kind',
              options: [
                { id: 'eliminated', label: 'An eliminated unit' },
                { id: 'oneStepPair', label: 'A pair of one-step units' },
                { id: 'hugeOnMap', label: 'A huge unit on the map' },
              ],
              otherwise: 'eliminated',
              look: 'list',
            },
            {
              kind: 'flags',
              label: 'And',
              flags: [
                { at: 'suppliedWhenLost', label: 'Was in supply when lost', otherwise: true },
                { at: 'nightSince', label: 'A night has begun since', otherwise: true },
              ],
            },
            {
              ...flag('identical', 'The pair is exactly alike', { otherwise: true }),
              when: (item) => textAt(item, 'kind') === 'oneStepPair',
            },
          ],
        },
        {
          kind: 'flags',
          label: 'The formation',
          flags: [
            { at: 'inReserve', label: 'Is in Reserve', otherwise: true },
            { at: 'demoralized', label: 'Is demoralized' },
            { at: 'armyDemoralized', label: 'Its army is demoralized' },
            { at: 'fatigued', label: 'Is fatigued' },
            { at: 'exhausted', label: 'Is exhausted' },
            { at: 'outOfSupply', label: 'Is out of supply' },
          ],
        },
        {
          kind: 'flags',
          label: 'Its leader',
          flags: [
            { at: 'leaderSeenByEnemy', label: 'Is seen by the enemy' },
            { at: 'leaderInWoods', label: 'Stands in woods' },
          ],
        },
        number('attemptsBefore', 'Attempts of his this turn, before these', [0, 2]),
      ],
    },
  ],
  more: [other],
};

const leaderLoss: Composition = {
  initial: { hits: 1 },
  known: [
    {
      fields: [
        {
          kind: 'one',
          at: 'cause',
          label: 'Why he is in danger',
          options: [
            { id: 'combat', label: 'Hits on his stack' },
            { id: 'displaced', label: 'He is displaced' },
          ],
          otherwise: 'combat',
          look: 'segmented',
        },
        {
          ...number('hits', 'Hits', [0, 20], { otherwise: 1 }),
          when: (draft) => textAt(draft, 'cause', 'combat') === 'combat',
        },
        {
          ...flag('rolledThisCombat', 'Rolled for already in this combat'),
          when: (draft) => textAt(draft, 'cause', 'combat') === 'combat',
        },
      ],
    },
  ],
  more: [other],
};

/** What comes back, and who may be lost, under NLC. */
export const RECOVERY: Readonly<Record<string, Compose>> = {
  'nlc/rally': same(rally),
  'nlc/leader-loss': same(leaderLoss),
};
