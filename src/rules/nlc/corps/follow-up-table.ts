import type { RuleId } from '../../../engine/step';
import type { NlcSwitch } from '../switches';

/** What players forget because it matters only later: one mark or counter each. */
export const FOLLOW_UP_IDS = [
  'moved',
  'gaveOrders',
  'hqMoved',
  'bombardOnly',
  'attacked',
  'directCommand',
  'directed',
  'commandConfusion',
  'fatigued',
  'exhausted',
  'restedHours',
  'retreated',
  'combats',
  'reserveTurns',
  'lentStrength',
  'ledAttack',
  'leadsRally',
  'guardThrownBack',
] as const;
export type FollowUpId = (typeof FOLLOW_UP_IDS)[number];

/** How long it stands: the turn it was set in, one or two turns more, the rest of the day, or until somebody takes it off. */
export type FollowUpEnd = 'turn' | 'nextTurn' | 'secondTurn' | 'day' | 'never';

export type FollowUpRule = Readonly<{
  rule: RuleId;
  of: 'formation' | 'commander' | 'side';
  /** A mark is there or not; a counter goes up to the most it can come to. */
  kind: 'mark' | Readonly<{ most: number }>;
  ends: FollowUpEnd;
  /** When it must be thought of: as long as it stands, in the turns after it was set, or when the counter is full. */
  due: 'standing' | 'later' | 'full';
  /** Only where a refit has it. */
  ofRefit?: true;
  /** Counted only where one of these is played. */
  with?: readonly NlcSwitch[];
}>;

const mark = { kind: 'mark' } as const;
const upTo = (most: number) => ({ kind: { most } }) as const;
const MANY = 99;
/** NLC 20.11, Ruling 99: the roll of the next turn asks for what went back in this one. */
const COUNTED_WITH: readonly NlcSwitch[] = ['takingTheInitiative', 'pbem'];

export const FOLLOW_UPS: Readonly<Record<FollowUpId, FollowUpRule>> = {
  /** An OC or WC moves once a turn. */
  moved: { rule: 'NLC 4.4', of: 'commander', ...mark, ends: 'turn', due: 'standing' },
  /** Half his movement this turn. */
  gaveOrders: { rule: 'NLC 11.1', of: 'commander', ...mark, ends: 'turn', due: 'standing' },
  /** One order only next turn. */
  hqMoved: { rule: 'NLC 12.12', of: 'commander', ...mark, ends: 'nextTurn', due: 'later' },
  /** Two turns of mere bombardment satisfy an Attack, no more. */
  bombardOnly: { rule: 'NLC 12.2', of: 'formation', ...upTo(2), ends: 'never', due: 'full' },
  /** Assaulted, charged or bombarded since the last command phase: its order does not succeed in the next. */
  attacked: { rule: 'Ruling 92', of: 'formation', ...mark, ends: 'nextTurn', due: 'later' },
  /** How many units he directs; no orders at all next turn. */
  directCommand: { rule: 'NLC 20.7', of: 'commander', ...upTo(MANY), ends: 'nextTurn', due: 'later' },
  /** Its units were directed by the OC: 1L next turn. */
  directed: { rule: 'NLC 20.7', of: 'formation', ...mark, ends: 'nextTurn', due: 'later' },
  /** 1L for the WC, in the two turns after that of the receipt (Ruling 101). */
  commandConfusion: { rule: 'NLC 20.5', of: 'commander', ...mark, ends: 'secondTurn', due: 'later' },
  fatigued: { rule: 'NLC 20.8', of: 'formation', ...mark, ends: 'never', due: 'standing' },
  exhausted: { rule: 'NLC 20.8', of: 'formation', ...mark, ends: 'never', due: 'standing' },
  /** Three hours in Reserve on one day are a rest. */
  restedHours: { rule: 'NLC 20.8', of: 'formation', ...upTo(3), ends: 'day', due: 'full' },
  /** Units that retreated, and combats they retreated in: the Initial Action of the next turn asks. */
  retreated: {
    rule: 'NLC 20.11',
    of: 'side',
    ...upTo(MANY),
    ends: 'nextTurn',
    due: 'later',
    with: COUNTED_WITH,
  },
  combats: {
    rule: 'NLC 20.11',
    of: 'side',
    ...upTo(MANY),
    ends: 'nextTurn',
    due: 'later',
    with: COUNTED_WITH,
  },
  /** Yorck: three Reserve turns in a row end it. */
  reserveTurns: { rule: 'Ruling 57', of: 'formation', ...upTo(3), ends: 'never', due: 'full', ofRefit: true },
  /** Napoleon lent infantry his presence: no orders next turn. */
  lentStrength: { rule: 'MOP 37.16', of: 'commander', ...mark, ends: 'nextTurn', due: 'later', ofRefit: true },
  /** Ney led an attack: orders due him wait a turn. */
  ledAttack: { rule: 'MOP 37.16', of: 'formation', ...mark, ends: 'nextTurn', due: 'later', ofRefit: true },
  /** The rallying leader is of no other use this turn. */
  leadsRally: { rule: 'NLC 13', of: 'formation', ...mark, ends: 'turn', due: 'standing' },
  /** French morale is 1 lower for the rest of the game. */
  guardThrownBack: { rule: 'NLC 7.4', of: 'side', ...mark, ends: 'never', due: 'standing' },
};

export const mostOf = ({ kind }: FollowUpRule): number => (kind === 'mark' ? 1 : kind.most);
