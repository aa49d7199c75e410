import { name } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Scope } from '../../../engine/sides';
import type { Refusal } from '../../../engine/step';
import { playIn } from '../../common/play/play';
import { onTable } from '../../nlc/index';
import type { NamedSpan } from '../../nlc/index';
import { spanDamage } from '../engineering/span-damage';
import { spanRepair } from '../engineering/span-repair';
import { spanNamed } from './in-the-field';
import type { WorksState } from './in-the-field';
import { FIELD_REFUSALS } from './vocabulary';
import type { WorksEvent } from './works-model';

const about = { span: name(40) };
type WorkedOn = Readonly<{ scope: Scope; span: NamedSpan }>;

const find = (state: WorksState, { span: id }: Told<typeof about>): WorkedOn | Refusal => {
  const span = spanNamed(state, id);
  return 'code' in span ? span : { scope: 'table', span };
};

const knows = (_: WorksState, { span: { kind } }: WorkedOn) => ({ span: kind });

const offersOf = ({ works }: WorksState, isDamaged: boolean) =>
  works.spans.filter(({ damaged }) => damaged === isDamaged).map(({ id }) => ({ span: id }));

/** MOP 37.9.1: who may and what it costs the procedure knows; no die. */
export const spanDamagePlay = playIn<WorksState, WorksEvent>()(spanDamage, {
  about,
  offers: (state) => offersOf(state, false),
  find,
  settled: ['span'],
  knows,
  checks: (_, { span }) => [[span.damaged, FIELD_REFUSALS.SPAN_IS_DAMAGED]],
  writes: (_, { span }) => onTable([{ type: 'SpanDamaged' as const, span: span.id, name: span.name }]),
});

/** MOP 37.9.2. */
export const spanRepairPlay = playIn<WorksState, WorksEvent>()(spanRepair, {
  about,
  offers: (state) => offersOf(state, true),
  find,
  settled: ['span'],
  knows,
  checks: (_, { span }) => [[!span.damaged, FIELD_REFUSALS.SPAN_STANDS]],
  writes: (_, { span }, { outcome: { repaired } }) =>
    onTable([{ type: 'SpanRepairTried' as const, span: span.id, name: span.name, repaired }]),
});
