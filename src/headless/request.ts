import * as v from 'valibot';

const throws = v.optional(v.array(v.array(v.number())), []);
const options = v.optional(v.array(v.string()), []);

const procedure = { input: v.optional(v.unknown(), {}), dice: throws, choices: options };

/** What to do at a choice the odds meet: side → what is asked → option; or no policy at all, and it is asked. */
const policy = v.optional(v.nullable(v.record(v.string(), v.record(v.string(), v.string()))), {});

/** What can be asked, each by the field that names it. */
export const REQUESTS = {
  list: v.object({ list: v.picklist(['resolvers', 'tables']) }),
  describe: v.object({ describe: v.string() }),
  table: v.object({ table: v.string() }),
  resolve: v.object({ resolve: v.string(), ...procedure }),
  odds: v.object({ odds: v.string(), ...procedure, policy, branches: v.optional(v.boolean(), false) }),
} as const;

export type Verb = keyof typeof REQUESTS;
export type Request<Asked extends Verb> = v.InferOutput<(typeof REQUESTS)[Asked]>;

const isVerb = (key: string): key is Verb => Object.hasOwn(REQUESTS, key);

/** The one thing a request asks for; null when it asks for nothing or for several. */
export const verbOf = (json: object): Verb | null => {
  const verbs = Object.keys(json).filter(isVerb);
  return verbs.length === 1 ? (verbs[0] ?? null) : null;
};
