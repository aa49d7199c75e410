import type { RuleId } from '../../../engine/step';
import type { StepContext } from '../../common/sequence';
import { isNightTurn } from '../../common/sequence';

/** One line of the action stage's check-list; `key` is looked up in the wording. */
export type StageItem = Readonly<{ key: string; rule: RuleId; reminders: readonly string[] }>;

type StageRule = Readonly<{
  key: string;
  rule: RuleId;
  when?: (context: StepContext) => boolean;
  reminders: readonly Readonly<{ key: string; when?: (context: StepContext) => boolean }>[];
}>;

const byDay = (context: StepContext): boolean => !isNightTurn(context);
const isNightPM = ({ place }: StepContext): boolean => place.turn.kind === 'nightPM';

/** NLC 4.5: the segments in which a drawn formation acts, each with what is easily missed. */
const STAGE: readonly StageRule[] = [
  {
    key: 'bombardment',
    rule: 'NLC 8.1',
    // NLC 16, MOP 37.1: no bombardment by night, nor in the Night PM turn.
    when: (context) => byDay(context) && !isNightPM(context),
    reminders: [{ key: 'bombardRange' }, { key: 'bombardedStays' }],
  },
  {
    key: 'charge',
    rule: 'NLC 7.7',
    when: byDay,
    reminders: [{ key: 'chargeRange' }, { key: 'chargesTogether' }, { key: 'chargeDisrupts' }],
  },
  {
    key: 'movement',
    rule: 'NLC 4.4',
    reminders: [{ key: 'leaderMoves' }, { key: 'commandRange' }, { key: 'noZocAtNight', when: isNightTurn }],
  },
  {
    key: 'assault',
    rule: 'NLC 7.3',
    when: byDay,
    reminders: [
      { key: 'mustAssault' },
      { key: 'noDoubleAssault' },
      { key: 'artilleryJoins' },
      { key: 'artilleryHalved', when: isNightPM },
    ],
  },
];

/** The check-list for whoever acts in this turn. */
export const stageItems = (context: StepContext): readonly StageItem[] =>
  STAGE.filter(({ when }) => when?.(context) ?? true).map(({ key, rule, reminders }) => ({
    key,
    rule,
    reminders: reminders.filter(({ when }) => when?.(context) ?? true).map((reminder) => reminder.key),
  }));
