import * as v from 'valibot';
import { decoderOf } from '../../rules/common/decoding';
import { no, otherModifier, ownName, upTo } from '../../rules/common/fields';
import { playCommands } from '../../rules/common/play/play-model';
import { RULE_SETS } from '../../rules/sets';
import type { Seeded } from '../../testkit/seeded';

/**
 * Plays that had a command of their own, in the words of 29127e6: what was commanded then is a play today, and what somebody plays
 * today is written down as it was commanded then. A play that is added is one row; a row of which there is no play yet does nothing.
 */

type Json = Readonly<Record<string, unknown>>;
type Spoken = Readonly<{ about: Json; say: Json }>;

type Row = Readonly<{
  play: string;
  /** What was read of the command. */
  fields: v.ObjectEntries;
  /** What is said today where that was commanded. */
  now: (command: Json) => Spoken;
  /** What was commanded where that is said today. */
  then: (spoken: Spoken, chance: Seeded) => Json;
}>;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const work = {
  span: id,
  unit: v.optional(v.picklist(['infantry', 'cavalry', 'artillery', 'vedette', 'leader', 'train']), 'infantry'),
  movementLeft: v.optional(upTo(30), 2),
};

const without = (json: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => !names.includes(key)));
const only = (json: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.flatMap((key) => (key in json ? [[key, json[key]]] : [])));

/** Whose fields have kept their names: those that say whom it is for, and all others are what players say. */
const kept = (play: string, about: readonly string[], fields: v.ObjectEntries): Row => ({
  play,
  fields,
  now: (command) => ({ about: only(command, about), say: without(command, ['type', 'houseRule', ...about]) }),
  then: (spoken) => ({ ...spoken.about, ...spoken.say }),
});

const rally: Row = {
  play: 'nlc/rally',
  fields: {
    leaderFormation: id,
    units: v.pipe(
      v.array(v.object({ unit: id, partner: v.optional(v.nullable(id), null) })),
      v.minLength(1),
      v.maxLength(2),
    ),
    facts: v.object({ inReserve: v.boolean(), leaderSeenByEnemy: no, leaderInWoods: no, outOfSupply: no }),
    other: otherModifier,
  },
  now: ({ leaderFormation, units, facts, other }) => ({
    about: { formation: leaderFormation, units },
    say: { ...(facts as Json), other },
  }),
  then: ({ about: { formation, units }, say: { other, ...facts } }) => ({
    leaderFormation: formation,
    units,
    facts,
    other,
  }),
};

const disrupted = v.object({
  unit: id,
  shelteringTerrain: no,
  undisruptedEnemyAdjacent: no,
  withLeader: no,
  inReserve: no,
});

const disruptionRemoval: Row = {
  play: 'nlc/disruption-removal',
  fields: { units: v.pipe(v.array(disrupted), v.minLength(1), v.maxLength(200)), rout: no, other: otherModifier },
  now: ({ units, other }) => ({
    about: { units: (units as readonly { unit: string }[]).map(({ unit }) => unit) },
    say: { seen: units, other },
  }),
  // Whether there are routs was said on the page, whatever the set-up says.
  then: ({ about: { units }, say: { seen = [], other } }, chance) => ({
    units: (units as readonly string[]).map(
      (unit) => (seen as readonly { unit: string }[]).find((one) => one.unit === unit) ?? { unit },
    ),
    rout: chance.once(2),
    other,
  }),
};

/** What is played at a desk may be ruled, and was so before. */
const reason = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const houseRule = v.optional(v.nullable(v.object({ reason })), null);
/** Who receives orders. */
const recipient = v.variant('kind', [
  v.object({ kind: v.literal('formation'), id }),
  v.object({ kind: v.literal('division'), id, division: ownName }),
  v.object({ kind: v.literal('wing'), id }),
  v.object({ kind: v.literal('hq'), id }),
  v.object({ kind: v.literal('train'), id: v.picklist(['first', 'second']) }),
]);
const order = { order: id, houseRule } as const;
const conditions = { outOfSupply: no, otherShift: otherModifier, other: otherModifier } as const;

const decision: Row = {
  play: 'nlc/local-decision',
  fields: {
    of: recipient,
    hidden: no,
    card: v.optional(v.nullable(v.picklist([9, 11, 15])), null),
    ...conditions,
    houseRule,
  },
  now: ({ of, outOfSupply, ...say }) => ({
    about: { ...(of as Json), outOfSupply },
    say: without(say, ['type', 'houseRule']),
  }),
  then: ({ about: { kind, id: who, division, outOfSupply }, say }) => ({
    of: { kind, id: who, ...(division === undefined || division === null ? {} : { division }) },
    outOfSupply,
    ...say,
  }),
};

const confidence: Row = {
  play: 'nlc/confidence',
  fields: {
    ...order,
    objectiveHeld: no,
    blucherInRange: no,
    attackedFormations: v.optional(v.pipe(v.array(id), v.maxLength(40)), []),
    outOfSupply: no,
    other: otherModifier,
  },
  now: ({ order: which, attackedFormations, outOfSupply, ...say }) => ({
    about: { order: which, attacked: attackedFormations, outOfSupply },
    say: without(say, ['type', 'houseRule']),
  }),
  then: ({ about: { attacked, ...about }, say }) => ({ ...about, attackedFormations: attacked, ...say }),
};

/** By the type that its command had. */
const ROWS: Readonly<Record<string, Row>> = {
  Rally: rally,
  RemoveDisruption: disruptionRemoval,
  RollLeaderLoss: kept('nlc/leader-loss', ['leader'], {
    leader: id,
    cause: v.picklist(['combat', 'displaced']),
    hits: v.optional(upTo(999), 1),
    rolledThisCombat: no,
    other: otherModifier,
  }),
  DamageSpan: kept('mop/span-damage', ['span'], { ...work, inEnemyZone: no }),
  RepairSpan: kept('mop/span-repair', ['span'], {
    ...work,
    enemyAtAnEnd: v.optional(v.picklist(['none', 'zone', 'occupied']), 'none'),
    other: otherModifier,
  }),
  TryImprovedPosition: kept('mop/improved-position', ['hex'], {
    hex: name,
    diggers: upTo(12),
    weather: v.optional(name, 'Fair'),
    other: otherModifier,
  }),
  EnemyEntersTrain: kept('mop/train-capture', ['train'], { train: id, other: otherModifier }),
  CheckCompliance: kept('nlc/compliance', ['order', 'ledBy', 'outOfSupply', 'otherShift'], {
    ...order,
    ...conditions,
    ledBy: v.optional(v.nullable(id), null),
  }),
  RollDelayed: kept('nlc/delayed-order', ['order'], { ...order, other: otherModifier }),
  CheckConfidence: confidence,
  AnswerDecision: decision,
};

type Command = Readonly<{ type: string; houseRule?: unknown }>;

/** Whether it is a play in some rule set: only then it has no command of its own any more. */
const isPlay = ({ play }: Row): boolean => Object.values(RULE_SETS).some(({ plays }) => isIn(plays, play));
const isIn = (plays: readonly Readonly<{ id: string }>[], play: unknown): boolean =>
  plays.some((one) => one.id === play);
const PLAYED = Object.entries(ROWS).filter(([, row]) => isPlay(row));

/** Reads what was commanded then; what is no play today is left to others, as something newer. */
export const readOfBefore = decoderOf(
  Object.fromEntries(PLAYED.map(([type, { fields }]) => [type, v.object({ type: v.literal(type), ...fields })])),
);

/** What is played today where that was commanded then; null where it is no play of these rules, and was refused. */
export const playOf = (rules: Readonly<{ plays: readonly Readonly<{ id: string }>[] }>, command: Command) => {
  const row = ROWS[command.type];
  if (row === undefined || !isIn(rules.plays, row.play)) return null;
  return { type: 'Play', play: row.play, ...row.now(command), houseRule: command.houseRule ?? null } as const;
};

/** What was commanded then where that is played today; null where nothing was: no play waited for a choice. */
export const asCommandedBefore = (
  command: Command & Partial<Spoken & { play: unknown }>,
  chance: Seeded,
): Command | null => {
  if (command.type !== 'Play') return command.type in playCommands ? null : command;
  const found = PLAYED.find(([, { play }]) => play === command.play);
  if (found === undefined) throw new Error(`same: ${String(command.play)} has no row in plays-of-before.ts`);
  const [type, row] = found;
  const ruled = 'houseRule' in row.fields ? { houseRule: command.houseRule ?? null } : {};
  return { type, ...row.then({ about: command.about ?? {}, say: command.say ?? {} }, chance), ...ruled };
};

/** Whether a command gives to a procedure, or applies one, that is a play today: these rules refuse that. */
export const isRefusedSince = (rules: string, command: Command & Readonly<{ procedure?: unknown }>): boolean =>
  Object.entries(RULE_SETS).some(([key, { plays }]) => key === rules && isIn(plays, command.procedure));
