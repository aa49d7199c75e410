import type { Setup } from '../rules/common/index';
import { HQ } from './pack';
import type { Pack, PackOrder } from './pack';

/** An order as a desk shows it, as far as a pack can hold it. */
export type StartOrder = Readonly<{
  of: Readonly<{ kind: string; id: string; division?: string }>;
  steps: readonly Readonly<{
    type: PackOrder['steps'][number]['type'];
    target: Readonly<{ kind: string; name?: string; hex?: string }> | null;
    route: readonly string[];
    to: string | null;
    nextDay: boolean;
  }>[];
  awaitFurther: boolean;
  note?: string;
}>;

type Making = Readonly<{ id: string; name: string; rules: Pack['rules']; setup: Setup; orders: readonly StartOrder[] }>;

/** A scenario of the players' own, from a set-up and the orders it began with. */
export const packFrom = ({ id, name, rules, setup, orders }: Making): Pack => ({
  id,
  rules,
  name,
  title: setup.title.name,
  rule: null,
  about: '',
  sides: setup.sides,
  cup: setup.cup,
  switches: setup.switches,
  dates: [],
  turns: setup.turns,
  leaders: setup.leaders,
  formations: setup.formations.map((one) => ({ ...one, supposed: false })),
  units: setup.units,
  attached: [],
  marks: [],
  orders: orders.flatMap(asPrinted).filter(firstOfItsKind),
  places: setup.title.places,
  victory: [],
  notes: (setup.title.scenario?.notes ?? []).map((note) => ({ ...note, of: null })),
  asks: [],
});

/** A pontoon train's orders are no part of a pack. */
const asPrinted = ({ of, steps, awaitFurther, note = '' }: StartOrder): readonly PackOrder[] => {
  if (of.kind === 'train') return [];
  const division = of.kind === 'division' ? (of.division ?? null) : null;
  return [{ of: of.id, division, awaitFurther, note, steps: steps.map(stepAsPrinted) }];
};

const stepAsPrinted = ({ target, ...step }: StartOrder['steps'][number]): PackOrder['steps'][number] => ({
  type: step.type,
  at: target?.kind === 'hq' ? HQ : (target?.name ?? target?.hex ?? null),
  route: step.route,
  to: step.to,
  nextDay: step.nextDay,
});

const keyOf = ({ of, division }: PackOrder): string => `${of}/${division ?? ''}`;
const firstOfItsKind = (order: PackOrder, i: number, all: readonly PackOrder[]): boolean =>
  all.findIndex((other) => keyOf(other) === keyOf(order)) === i;
