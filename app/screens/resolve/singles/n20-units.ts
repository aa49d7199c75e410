import { MORALES, START, onMap } from './n20-common';
import { same } from '../composition';
import type { UnitView } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import type { Compose, Composition } from '../composition';
import type { FieldOption, FromGame } from '../fields';
import { listAt, numberAt, textAt, valueAt, withValue } from '../path';
import { flag, number, other, sideField, sideOptions } from './common';

const marked =
  (mark: 'disordered' | 'routed') =>
  (view: AppView): readonly UnitView[] =>
    onMap(view).filter(({ standing }) => standing.marks.includes(mark));

const named = (nth: number): string => `Unit ${String.fromCharCode(65 + nth)}`;

const byName = (units: FromGame['units'], more: Readonly<Record<string, unknown>> = {}): FromGame => ({
  units,
  item: ({ unit }) => ({ name: unit.name, ...more }),
  idOf: (item) => textAt(item, 'name'),
});

const rally: Composition = {
  initial: { morale: START, side: 'first', units: [{ name: 'Unit A', needs: 4 }], spend: 'nothing' },
  known: [
    {
      fields: [
        sideField('side', 'Whose units'),
        {
          kind: 'list',
          at: 'units',
          label: 'Who rallies',
          one: 'a unit',
          min: 1,
          max: 8,
          blank: (nth) => ({ name: named(nth), needs: 4 }),
          idOf: (item) => textAt(item, 'name'),
          title: (item) =>
            `${textAt(item, 'name')}${
              valueAt(item, 'needs') === undefined ? '' : `: ${String(numberAt(item, 'needs', 4))} or more`
            }`,
          fields: [
            number('needs', 'Rallies on this or more', [1, 7], {
              otherwise: 4,
              none: { word: 'your dice', value: undefined },
            }),
          ],
          fromGame: byName(marked('routed'), { needs: 4 }),
        },
        {
          kind: 'one',
          at: 'spend',
          label: 'Morale spent on it',
          options: [
            {
              id: 'nothing',
              label: 'Nothing',
              put: (draft) => withValue(withValue(draft, 'spend', 'nothing'), 'on', []),
            },
            { id: 'onSome', label: '½ each', put: (draft) => everyOne(withValue(draft, 'spend', 'onSome')) },
            {
              id: 'onAll',
              label: '1 for all',
              put: (draft) => withValue(withValue(draft, 'spend', 'onAll'), 'on', []),
            },
          ],
          otherwise: 'nothing',
          look: 'segmented',
        },
        {
          kind: 'names',
          at: 'on',
          label: 'On whom',
          from: 'units',
          when: (draft) => textAt(draft, 'spend') === 'onSome',
        },
        ...MORALES,
      ],
    },
  ],
  more: [other],
};

/** Half a point each: on everybody, until somebody is taken out. */
const everyOne = (draft: unknown): unknown =>
  withValue(
    draft,
    'on',
    listAt(draft, 'units').map((unit) => textAt(unit, 'name')),
  );

const NEXT_TO: readonly FieldOption[] = [
  { id: 'noEnemy', label: 'No enemy' },
  { id: 'enemyWithoutZone', label: 'One without a zone' },
  { id: 'enemyWithZone', label: 'One with a zone' },
];

const recovery: Composition = {
  initial: { units: [{ name: 'Unit A' }] },
  known: [
    {
      fields: [
        {
          kind: 'list',
          at: 'units',
          label: 'Disordered units',
          one: 'a unit',
          min: 1,
          max: 40,
          blank: (nth) => ({ name: named(nth) }),
          idOf: (item) => textAt(item, 'name'),
          title: (item, _, names) => names.unit(textAt(item, 'name')),
          fields: [
            { kind: 'one', at: 'nextTo', label: 'Beside it', options: NEXT_TO, otherwise: 'noEnemy', look: 'list' },
          ],
          fromGame: { ...byName(marked('disordered')), item: ({ unit }) => ({ name: unit.id }) },
        },
      ],
    },
  ],
};

const values: Composition = {
  initial: { strength: 4, movement: 2, disordered: true },
  known: [
    {
      fields: [
        {
          kind: 'unit',
          id: 'unit',
          put: (draft, { unit, standing }) =>
            [
              ['strength', unit.front],
              ['movement', unit.movement ?? 2],
              ['disordered', standing.marks.includes('disordered')],
              ['routed', standing.marks.includes('routed')],
            ].reduce<unknown>((next, [field, value]) => withValue(next, String(field), value), draft),
        },
        number('strength', 'Strength as printed', [0, 30], { otherwise: 4 }),
        number('movement', 'Movement as printed', [1, 20], { otherwise: 2 }),
        {
          kind: 'flags',
          label: 'It is',
          flags: [
            { at: 'disordered', label: 'Disordered' },
            { at: 'routed', label: 'Routed' },
          ],
        },
        {
          kind: 'one',
          at: 'results',
          label: 'And now it becomes',
          options: [
            { id: 'nothing', label: 'Nothing', put: (draft) => withValue(draft, 'results', []) },
            { id: 'disordered', label: 'Disordered', put: (draft) => withValue(draft, 'results', ['disordered']) },
            { id: 'routed', label: 'Routed', put: (draft) => withValue(draft, 'results', ['routed']) },
          ],
          otherwise: 'nothing',
          chosen: (draft) => textAt(draft, 'results.0', 'nothing'),
          look: 'segmented',
        },
      ],
    },
  ],
  more: [{ kind: 'other', at: 'other', label: 'Another change of strength' }],
};

const pursuit: Composition = {
  initial: { enemyMayExit: true, hexHeldByAnother: true },
  known: [
    {
      fields: [
        {
          kind: 'unit',
          id: 'unit',
          put: (draft, { unit }) => withValue(draft, 'unit', unit.name),
        },
        {
          kind: 'flags',
          label: 'What holds',
          flags: [
            { at: 'enemyMayExit', label: 'The enemy may leave by that hex' },
            { at: 'hexHeldByAnother', label: 'Another unit of yours holds it' },
            { at: 'movedThere', label: 'It moved there', otherwise: true },
            { at: 'alreadyGone', label: 'It is gone already' },
          ],
        },
        number('sentThisTurn', 'Sent off this turn already', [0, 1]),
      ],
    },
  ],
};

const eventSetup: Composition = {
  initial: { step: 'mild' },
  known: [
    {
      fields: [
        {
          kind: 'one',
          at: 'step',
          label: 'What is done',
          options: [
            { id: 'mild', label: 'Mild', hint: 'Two special cards into the deck, unseen' },
            { id: 'mediumReveal', label: 'Medium: a Reveal card', hint: 'One of them into the deck, unseen' },
            { id: 'mediumHand', label: 'Medium: a hand', hint: 'Four Retain cards, one of them into the deck' },
            { id: 'spicy', label: 'Spicy: the piles', hint: 'All Reveal cards into the deck' },
            { id: 'spicyDraw', label: 'Spicy: a card', hint: 'After an event that reshuffles' },
          ],
          otherwise: 'mild',
          look: 'list',
        },
        {
          ...sideField('by', 'Who draws'),
          options: sideOptions,
          when: (draft) => ['mediumHand', 'spicyDraw'].includes(textAt(draft, 'step')),
        },
        {
          ...flag('reshuffle', 'Battlefield Smoke: the discards are shuffled in'),
          when: (draft) => textAt(draft, 'step') === 'spicyDraw',
        },
      ],
    },
  ],
};

/** What becomes of single units, and the event cards, under N20. */
export const N20_UNITS: Readonly<Record<string, Compose>> = {
  'n20/rally-spending': same(rally),
  'n20/recovery': same(recovery),
  'n20/values': same(values),
  'n20/pursuit': same(pursuit),
  'n20/event-setup': same(eventSetup),
};
