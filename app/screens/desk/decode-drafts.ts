import * as v from 'valibot';
import { courierSchema, orderStepSchema, recipientSchema } from '../../../src/rules/nlc/index';
import type { Begun, DraftTime } from './draft-types';
import { SAID } from './orders/writing/draft';

/** What a desk's disk gives back. A draft that another version of the app wrote differently is left behind. */

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const place = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const mode = v.picklist(['write', 'decide', 'start', 'choose']);
const of = v.nullable(recipientSchema);
const way = v.nullable(courierSchema);

const step = v.object({ ...orderStepSchema.entries, type: v.nullable(orderStepSchema.entries.type) });

const order = v.object({
  mode,
  of,
  from: v.nullable(id),
  steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(8)),
  awaitFurther: v.boolean(),
  courier: way,
  said: v.array(v.picklist(SAID)),
  card: v.nullable(v.picklist([8, 9, 10, 15, 21, 28])),
  shift: v.pipe(v.number(), v.integer()),
  also: v.record(v.string(), way),
  forDivision: v.nullable(place),
  hexesFromCommander: v.nullable(v.number()),
});

const at = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const open = v.variant('part', [
  v.object({ part: v.picklist(['of', 'courier', 'none']) }),
  v.object({ part: v.picklist(['type', 'target']), at }),
]);

const march = v.object({
  who: v.nullable(v.string()),
  route: v.array(place),
  going: v.picklist(['march', 'retreat', 'other']),
  allCavalry: v.nullable(v.boolean()),
  jams: v.array(v.object({ march: id, turns: v.number() })),
});

const drafts = v.partial(
  v.object({
    write: v.nullable(v.object({ mode, of })),
    order,
    open,
    target: v.pipe(v.string(), v.maxLength(60)),
    plot: v.boolean(),
    march,
  }),
);

const kept = v.object({ turn: v.number(), written: v.number(), drafts });

/** Null for what is no draft of this turn, or was sealed since. */
export const decodeDrafts = (text: string, { turn, written }: DraftTime): Begun | null => {
  try {
    const read = v.safeParse(kept, JSON.parse(text));
    if (!read.success || read.output.turn !== turn || read.output.written !== written) return null;
    return read.output.drafts;
  } catch {
    return null;
  }
};
