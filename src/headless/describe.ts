import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { AnyProcedure } from '../engine/procedure';
import type { Answer } from './answer';

/** What a resolver takes, and a request that resolves and can be sent back as it is. */
export const describe = ({ id, rule, title, schema, example, policy }: AnyProcedure): Answer => ({
  ok: true,
  id,
  rule,
  title,
  input: isSchema(schema) ? toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) : {},
  example: { resolve: id, ...example },
  ...(policy === undefined ? {} : { policy: policy.name }),
});

const isSchema = (schema: unknown): schema is v.GenericSchema =>
  typeof schema === 'object' && schema !== null && 'kind' in schema && schema.kind === 'schema';
