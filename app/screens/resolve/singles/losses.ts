import { same } from '../composition';
import type { Compose, Composition } from '../composition';
import type { Names } from '../../../../src/wording/names';
import type { Field, FieldOption, ListField } from '../fields';
import { isAt, numberAt, textAt, withValue } from '../path';
import { flag, number, sideField, sideOptions } from './common';

const STATES = [
  { id: 'fresh', label: 'Whole' },
  { id: 'reduced', label: 'Reduced' },
  { id: 'third', label: 'At a third' },
  { id: 'rallied', label: 'Rallied' },
  { id: 'eliminated', label: 'Eliminated' },
  { id: 'permanentlyLost', label: 'Gone for good' },
  { id: 'exitedUnsupplied', label: 'Exited without supply' },
] as const;

const losses: ListField = {
  kind: 'list',
  at: 'units',
  label: 'Units with losses',
  one: 'a unit',
  min: 0,
  max: 200,
  blank: (nth) => ({ id: `Unit ${String(nth + 1)}`, frontStrength: 5, state: 'eliminated' }),
  idOf: (item) => textAt(item, 'id'),
  title: (item) =>
    `${textAt(item, 'id')}: ${String(numberAt(item, 'frontStrength', 5))}, ${
      STATES.find(({ id }) => id === textAt(item, 'state'))?.label.toLowerCase() ?? ''
    }`,
  fields: [
    number('frontStrength', 'Strength, front', [0, 30], { otherwise: 5 }),
    { kind: 'one', at: 'state', options: STATES, otherwise: 'eliminated' },
  ],
};

const level =
  (...levels: readonly string[]) =>
  (draft: unknown): boolean =>
    levels.includes(textAt(draft, 'level', 'corps'));

const near: ListField = {
  kind: 'list',
  at: 'demoralizedNear',
  label: 'Demoralized neighbours within 5 hexes',
  one: 'a neighbour',
  min: 0,
  max: 20,
  blank: () => ({ kind: 'corps' }),
  title: (item) => (textAt(item, 'kind') === 'corps' ? 'A corps' : 'A cavalry corps or division'),
  fields: [
    {
      kind: 'one',
      at: 'kind',
      options: [
        { id: 'corps', label: 'Corps' },
        { id: 'cavalryCorps', label: 'Cavalry corps' },
        { id: 'division', label: 'Division' },
      ],
      otherwise: 'corps',
      look: 'segmented',
    },
  ],
};

const EVENTS: readonly (readonly [string, string])[] = [
  ['attacksComplied', 'Attack orders complied with'],
  ['retreatsReceived', 'Retreat orders received'],
  ['failures', 'Orders failed'],
  ['attacksRepelled', 'Enemy attacks repelled'],
];

const operations = (draft: unknown): boolean => isAt(draft, 'operationsRule') && level('corps')(draft);

const DEMORALIZATION_MORE: readonly Field[] = [
  number('lostBesides', 'Strength lost besides', [0, 200], { hint: 'By events, cards, or counted on paper' }),
  { ...flag('corpsDemoralized', 'Its corps is demoralized'), when: level('division') },
  { ...flag('withinCommanderRange', 'Within its commander’s range'), when: level('division') },
  { ...flag('proximityRule', 'Neighbours count', { hint: 'NLC 20.6' }), when: level('corps', 'division') },
  { ...near, when: (draft) => isAt(draft, 'proximityRule') && level('corps', 'division')(draft) },
  flag('operationsRule', 'What becomes of orders counts', { hint: 'NLC 20.9' }),
  ...EVENTS.map(([id, label]): Field => ({ ...number(`events.${id}`, label, [0, 40]), when: operations })),
  { ...number('hqsDestroyed', 'HQs destroyed', [0, 9]), when: level('army') },
  { ...number('defenceFailures', 'Defence orders failed', [0, 40]), when: level('army') },
  { ...flag('guardThrownBack', 'The Guard was thrown back'), when: level('army') },
  { ...flag('alliedArmyDemoralized', 'An allied army is demoralized'), when: level('army') },
  { ...flag('armyLowersMorale', 'A demoralized army lowers morale', { hint: 'Ruling 36' }), when: level('army') },
  { kind: 'other', at: 'other', label: 'Another change of the limit' },
];

const demoralization: Composition = {
  initial: { level: 'corps', printed: 12, strength: 12, units: [] },
  known: [
    {
      fields: [
        {
          kind: 'one',
          at: 'level',
          options: [
            { id: 'corps', label: 'Corps' },
            { id: 'division', label: 'Division' },
            { id: 'army', label: 'Army' },
          ],
          otherwise: 'corps',
          look: 'segmented',
        },
        { ...number('printed', 'Limit as printed', [1, 400], { otherwise: 12 }), when: level('corps', 'army') },
        { ...number('strength', 'Strength of the division', [1, 200], { otherwise: 12 }), when: level('division') },
        losses,
        flag('wasDemoralized', 'It is demoralized already'),
      ],
    },
  ],
  more: DEMORALIZATION_MORE,
};

const HELD = [{ id: 'nobody', label: 'Nobody', value: null }] as const;

const held = (names: Names): readonly FieldOption[] => [...HELD, ...sideOptions(names)];

const signed = (value: number): string => (value > 0 ? `+${String(value)}` : String(value).replace('-', '−'));

const victory: Composition = {
  initial: { places: [], awards: [] },
  known: [
    {
      fields: [
        {
          kind: 'list',
          at: 'places',
          label: 'Places',
          one: 'a place',
          min: 0,
          max: 100,
          blank: (nth) => ({ name: `Place ${String(nth + 1)}`, points: 5, lastEntered: 'first' }),
          title: (item) => `${textAt(item, 'name')}: ${String(numberAt(item, 'points', 0))}`,
          fields: [
            number('points', 'Points', [-50, 100], { otherwise: 5, print: signed }),
            {
              kind: 'one',
              at: 'lastEntered',
              label: 'Last entered by',
              options: held,
              otherwise: 'nobody',
              look: 'segmented',
            },
            {
              kind: 'one',
              at: 'lastInZone',
              label: 'Alone in the zone of, since then',
              options: held,
              otherwise: 'nobody',
              look: 'segmented',
            },
            {
              kind: 'one',
              at: 'asks',
              label: 'The scenario asks that it is',
              options: [
                { id: 'controlled', label: 'Controlled' },
                { id: 'occupied', label: 'Occupied' },
              ],
              otherwise: 'controlled',
              look: 'segmented',
            },
          ],
        },
        {
          kind: 'list',
          at: 'awards',
          label: 'All other points',
          one: 'points',
          min: 0,
          max: 100,
          blank: (nth) => ({ side: 'first', points: 3, reason: `Award ${String(nth + 1)}` }),
          title: (item, _, names) =>
            `${names.side(textAt(item, 'side') === 'second' ? 'second' : 'first')}: ${signed(numberAt(item, 'points', 0))}`,
          fields: [sideField('side', 'For'), number('points', 'Points', [-100, 200], { otherwise: 3, print: signed })],
        },
      ],
    },
  ],
  more: [
    {
      kind: 'one',
      at: 'lastBattles.french',
      label: 'Napoleon’s Last Battles: the French are',
      options: (names) => [
        { id: 'none', label: 'Not played', put: (draft) => withValue(draft, 'lastBattles', null) },
        ...sideOptions(names),
      ],
      otherwise: 'none',
    },
    {
      kind: 'flags',
      label: 'And',
      flags: [
        { at: 'lastBattles.frenchDemoralized', label: 'The French army is demoralized' },
        { at: 'lastBattles.otherArmyDisintegrated', label: 'An enemy army has dissolved' },
      ],
      when: (draft) => textAt(draft, 'lastBattles.french') !== '',
    },
  ],
};

/** Losses against a limit, and who has won, under NLC. */
export const LOSSES: Readonly<Record<string, Compose>> = {
  'nlc/demoralization': same(demoralization),
  'nlc/victory': same(victory),
};
