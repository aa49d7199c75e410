import * as v from 'valibot';
import { objectOf, oneOf } from '../../engine/fields';
import { procedure } from '../../engine/procedure';
import { SIDES, bothSides, otherSide } from '../../engine/sides';
import type { BySide, Side } from '../../engine/sides';
import { accept, andThen, choose, mapOutcome, refuse, rollDice, saying } from '../../engine/step';
import type { Step } from '../../engine/step';
import { cellOf, table } from '../../engine/table';
import { lines, refusals } from '../../engine/vocabulary';
import { withBooks } from '../../rules/common/game-rules';
import type { SetupRules, SwitchReader } from '../../rules/common/index';
import { isListed } from '../../rules/common/index';
import { model, typesOf } from '../../rules/common/model';
import type { EventsOf, Typed } from '../../rules/common/model';
import { applier } from '../../rules/common/procedure/applier';
import { decideProcedure } from '../../rules/common/procedure/decide-procedure';
import { procedureModel } from '../../rules/common/procedure/evolve-procedure';
import { procedureCommands, procedureEvents } from '../../rules/common/procedure/procedure';
import { procedureView } from '../../rules/common/procedure/procedure-view';
import { proceduresOf } from '../../rules/common/procedure/run';
import { ruleSet } from '../../rules/common/rule-set';
import { selector } from '../../rules/common/selector';
import type { Due, StepRule } from '../../rules/common/sequence';
import { COMMON_MODELS, beginsGame, commonEvents, setupModel, setupOf } from '../../rules/common/table';
import { tableParts } from '../../rules/common/table-topic';
import { topic } from '../../rules/common/topic';
import type { Ending, NextPlay } from '../../rules/common/view';

/**
 * A fourth rule set, as small as one can be: a printed table, a fight with a decision in it, a cup, a switch, and what hits come
 * to. That it needs nothing but this folder is what its test proves.
 */
const RULE = 'N20 9.0';

export const SKIRMISH_SWITCHES = ['openOrder'] as const;
const isOn: SwitchReader<(typeof SKIRMISH_SWITCHES)[number]> = isListed;

export const FIRE = table({
  id: 'skirmish/fire',
  title: 'Fire',
  rule: RULE,
  columns: ['Hits'],
  rows: [
    { key: '1–3', cells: ['0'] },
    { key: '4–6', cells: ['1'] },
  ],
});

export const SKIRMISH_LINES = lines({ skirmishFired: { die: 'number', hits: 'number' }, skirmishFellBack: {} });
export const SKIRMISH_REFUSALS = refusals({ SIDE_IS_BROKEN: RULE, CUP_IS_EMPTY: RULE });

type Fought = Readonly<{ hits: number; stood: boolean }>;

const fire = (): Step<number> =>
  rollDice({ rule: RULE, purpose: 'fire', count: 1, sides: 6, reading: 'sum' }, ([die = 0]) => {
    const hits = Number(cellOf(FIRE, die > 3 ? '4–6' : '1–3', 'Hits'));
    return accept(hits, [SKIRMISH_LINES.skirmishFired(RULE, { die, hits })]);
  });

/** Who is hit falls back or stands, and whoever stands is fired at once more. */
const fight = (): Step<Fought> =>
  andThen(fire(), (hits) =>
    hits === 0
      ? accept<Fought>({ hits, stood: true })
      : choose({ rule: RULE, purpose: 'stand', by: 'defender', options: ['stand', 'fallBack'] }, (option) =>
          option === 'fallBack'
            ? saying([SKIRMISH_LINES.skirmishFellBack(RULE)], accept<Fought>({ hits, stood: false }))
            : mapOutcome(fire(), (more): Fought => ({ hits: hits + more, stood: true })),
        ),
  );

const asks = { defender: oneOf(SIDES) };
const fightInput = objectOf(asks);
const FIGHT = 'skirmish/fight';
const fightProcedure = procedure({
  id: FIGHT,
  rule: RULE,
  title: 'A fight',
  asks,
  example: { input: { defender: 'second' }, dice: [[5], [2]], choices: ['stand'] },
  run: fight,
  policy: { name: 'stands', choose: () => 'stand' },
});

const events = {
  HitsTaken: v.object({ type: v.literal('HitsTaken'), side: v.picklist(SIDES), hits: v.number() }),
  SideBroke: v.object({ type: v.literal('SideBroke'), side: v.picklist(SIDES) }),
  SideDrawn: v.object({ type: v.literal('SideDrawn'), side: v.picklist(SIDES) }),
};
export type SkirmishEvent = v.InferOutput<(typeof events)[keyof typeof events]>;
export const isOurs = (event: Typed): event is SkirmishEvent => event.type in events;

type Drawn = Readonly<{ out: readonly Side[]; hasFought: boolean }>;
const NOBODY_DRAWN: Drawn = { out: [], hasFought: true };

type Losses = Readonly<{ hits: BySide<number>; broken: Side | null }>;
const NO_LOSSES: Losses = { hits: bothSides(() => 0), broken: null };
const { HitsTaken, SideBroke, SideDrawn } = events;
const lossesModel = model({
  id: 'losses',
  events: { HitsTaken, SideBroke },
  table: {
    start: NO_LOSSES,
    hears: typesOf({ HitsTaken, SideBroke }),
    evolve: (now, event): Losses => {
      if (!isOurs(event)) return now;
      if (event.type === 'SideBroke') return { ...now, broken: event.side };
      return event.type === 'HitsTaken'
        ? { ...now, hits: { ...now.hits, [event.side]: now.hits[event.side] + event.hits } }
        : now;
    },
  },
});

/** Both sides' chits lie in the cup, and lie there again next turn; who was drawn is known to all, and whoever was drawn last fights once. */
const cupModel = model({
  id: 'skirmishCup',
  events: { SideDrawn },
  table: {
    start: NOBODY_DRAWN,
    hears: typesOf({ SideDrawn, ...procedureEvents, ...commonEvents }),
    evolve: (now, event): Drawn => {
      if (event.type === 'TurnBegan') return NOBODY_DRAWN;
      if (event.type === 'ProcedureApplied') return { ...now, hasFought: true };
      return isOurs(event) && event.type === 'SideDrawn' ? { out: [...now.out, event.side], hasFought: false } : now;
    },
  },
});

const leftIn = ({ out }: Drawn): readonly Side[] => SIDES.filter((side) => !out.includes(side));

/** Whoever was drawn fights; then the next is drawn, as long as there is one. */
const nextOf = (drawn: Drawn): NextPlay | null => {
  if (!drawn.hasFought) return { kind: 'procedure', procedure: FIGHT };
  return leftIn(drawn).length === 0 ? null : { kind: 'command', key: 'DrawSide', command: { type: 'DrawSide' } };
};

const cupTopic = topic({
  id: 'skirmishCup',
  reads: [cupModel],
  commands: { DrawSide: v.object({ type: v.literal('DrawSide') }) },
  decide: ({ table: { skirmishCup: drawn } }) => {
    const left = leftIn(drawn);
    if (left.length === 0) return refuse(SKIRMISH_REFUSALS.CUP_IS_EMPTY);
    const draw = { rule: RULE, purpose: 'side', count: 1, sides: left.length, reading: 'sum', draw: true } as const;
    return rollDice(draw, ([face = 1]) =>
      accept({
        facts: [{ scope: 'table' as const, event: { type: 'SideDrawn' as const, side: left[face - 1] ?? 'first' } }],
        barrier: true,
      }),
    );
  },
  views: {
    acting: ({ table }) => table.skirmishCup.out.at(-1) ?? null,
    next: selector({ reads: [cupModel] }, ({ table }) => nextOf(table.skirmishCup)),
  },
});

const MOST_HITS = 3;
/** In open order a side bears one hit more. */
const bears = (setup: Parameters<typeof isOn>[0]): number => MOST_HITS + (isOn(setup, 'openOrder') ? 1 : 0);

const MODELS = [setupModel, lossesModel, procedureModel] as const;
const PROCEDURES = proceduresOf([fightProcedure]);
const fightApplier = applier({
  input: fightInput,
  outcome: v.object({ hits: v.number() }),
  write: (_: unknown, { defender: side }, { hits }) =>
    accept(hits === 0 ? [] : [{ scope: 'table' as const, event: { type: 'HitsTaken' as const, side, hits } }]),
});

const endingOf = ({ hits, broken }: Losses): Ending => ({
  over: broken !== null,
  winner: broken === null ? null : otherSide(broken),
  key: broken === null ? 'bothStand' : 'otherBroke',
  rule: RULE,
  figures: [{ key: 'hits', of: hits }],
});

const fightTopic = topic({
  id: 'losses',
  reads: MODELS,
  commands: procedureCommands,
  decide: ({ table: { losses, procedure } }, command) =>
    losses.broken === null
      ? decideProcedure<EventsOf<typeof MODELS>>(command, procedure, {
          procedures: PROCEDURES,
          apply: ({ input }, outcome) => fightApplier(null, input, outcome),
        })
      : refuse(SKIRMISH_REFUSALS.SIDE_IS_BROKEN),
  after: ({ before, now }) =>
    SIDES.filter((side) => now.table.losses.hits[side] >= bears(setupOf(now)))
      .filter((side) => before.table.losses.hits[side] < bears(setupOf(before)))
      .map((side) => ({ scope: 'table' as const, event: { type: 'SideBroke' as const, side } })),
  views: {
    losses: ({ table }) => table.losses,
    procedure: selector({ reads: [procedureModel] }, ({ table }) =>
      procedureView(table.procedure, { of: 'skirmish', appliable: [FIGHT], terms: {}, unitInputs: () => ({}) }),
    ),
    ending: selector({ reads: [lossesModel] }, ({ table: { losses } }) => endingOf(losses)),
  },
});

const STEPS: readonly StepRule[] = [{ id: 'draw', rule: RULE, title: 'skirmish', who: null }];

const parts = tableParts({ rules: 'skirmish', steps: STEPS, due: [] });

/** Whoever was drawn is told of where the step is told of. */
const due = selector({ reads: [setupModel, cupModel] }, (state): readonly Due[] => {
  const acting = state.table.skirmishCup.out.at(-1);
  if (acting === undefined) return [];
  return [{ key: 'sideDrawn', rule: RULE, step: 'draw', facts: { name: setupOf(state).sides[acting].title } }];
});

const tableTopic = topic({
  id: 'table',
  reads: [...COMMON_MODELS, cupModel],
  commands: parts.commands,
  anytime: true,
  decide: (state, command, seat) => parts.decide(state, command, seat),
  takesUp: (state, command) => parts.takesUp(state, command),
  views: { ...parts.views, due },
});

const setup: SetupRules<(typeof SKIRMISH_SWITCHES)[number]> = {
  switches: SKIRMISH_SWITCHES,
  steps: STEPS,
  begins: {
    second: 'Allies',
    cup: 'none',
    turns: ['Dawn', 'Noon', 'Dusk'].map((label) => ({ label, kind: 'day', day: 1 })),
    leaders: false,
    switches: ['openOrder'],
  },
  besideStrength: 'movement',
  needsFormations: false,
  hasPacks: false,
};

export const skirmish = withBooks(
  {
    ...ruleSet({
      id: 'skirmish',
      stateVersion: 'skirmish/1',
      topics: [tableTopic, cupTopic, fightTopic],
    }),
    begins: beginsGame,
    isOthers: () => false,
  },
  { setup, procedures: [fightProcedure], tables: [FIRE], plays: [] },
);
