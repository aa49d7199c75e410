import type { RuleId } from '../../../engine/step';
import type { StepContext } from '../../common/sequence';
import { isNightTurn } from '../../common/sequence';
import { isOn } from '../switches';
import type { NlcSwitch } from '../switches';
import type { Weather } from '../combat/terms';

/** What is easily missed in a segment; `key` is looked up in the wording. */
export type Reminder = Readonly<{ key: string; rule: RuleId }>;

/** One line of the action stage's check-list; `key` is looked up in the wording. */
export type StageItem = Readonly<{ key: string; rule: RuleId; reminders: readonly Reminder[] }>;

/** What the list goes by: the turn, the sky as far as it is known, and whether Blücher's side acts. */
export type StageContext = StepContext & Readonly<{ weather: Weather | null; bluecherActs: boolean }>;

type When = (context: StageContext) => boolean;
type ReminderRule = Reminder & Readonly<{ when?: When }>;
type StageRule = Readonly<{ key: string; rule: RuleId; when?: When; reminders: readonly ReminderRule[] }>;

const byDay: When = (context) => !isNightTurn(context);
const isNightPM: When = ({ place }) => place.turn.kind === 'nightPM';
const played =
  (name: NlcSwitch): When =>
  ({ setup }) =>
    isOn(setup, name);
const unless =
  (when: When): When =>
  (context) =>
    !when(context);
const under =
  (...skies: readonly Weather[]): When =>
  ({ weather }) =>
    weather !== null && skies.includes(weather);

/** MOP 37.4: guns see no further than the next hex. */
const isDim = under('rain', 'fog', 'snow');
const isFarPlayed: When = (context) => !isDim(context) && !isOn(context.setup, 'withoutArtilleryDetail');

const doctrine = played('doctrine');

/** NLC 4.5: the segments in which a drawn formation acts, each with what is easily missed, the most pressing first. */
const STAGE: readonly StageRule[] = [
  {
    key: 'bombardment',
    rule: 'NLC 8.1',
    // NLC 16, MOP 37.1, 37.4: no bombardment by night, in the Night PM turn, in mud or a snowstorm.
    when: (context) => byDay(context) && !isNightPM(context) && !under('mud', 'snowstorm')(context),
    reminders: [
      { key: 'bombardNear', rule: 'MOP 37.4', when: isDim },
      { key: 'bombardRange', rule: 'NLC 8.1', when: unless(isDim) },
      { key: 'bombardFar', rule: 'NLC 19.4', when: isFarPlayed },
      { key: 'bombardedStays', rule: 'NLC 8.1' },
      { key: 'bombardFacing', rule: 'NLC 20.13', when: played('opportunityFire') },
    ],
  },
  {
    key: 'charge',
    rule: 'NLC 7.7',
    // Ruling 104, MOP 37.4: a charge enters zones of control, which nobody does at night; in mud none is made.
    when: (context) => byDay(context) && !under('mud')(context),
    reminders: [
      { key: 'chargeRange', rule: 'NLC 7.7' },
      { key: 'chargeInSnow', rule: 'MOP 37.4', when: under('snow', 'snowstorm') },
      { key: 'chargesTogether', rule: 'NLC 7.7' },
      { key: 'chargeDisrupts', rule: 'NLC 7.7' },
    ],
  },
  {
    key: 'movement',
    rule: 'NLC 4.4',
    reminders: [
      { key: 'noZocAtNight', rule: 'NLC 5.5', when: isNightTurn },
      { key: 'noZocInRain', rule: 'NLC 5.5', when: under('rain') },
      { key: 'leaderMoves', rule: 'NLC 4.4' },
      { key: 'commandRange', rule: 'NLC 12.1', when: unless(doctrine) },
      { key: 'divisionRange', rule: 'NLC 20.2.2', when: doctrine },
      { key: 'inColumn', rule: 'NLC 20.2.1', when: doctrine },
      { key: 'extendedLine', rule: 'NLC 20.2.3', when: doctrine },
      { key: 'lastOutOfZone', rule: 'NLC 19.1', when: unless(played('withoutDisruptionOnRetreat')) },
      { key: 'opportunityFire', rule: 'NLC 20.13', when: played('opportunityFire') },
      { key: 'bluecherNear', rule: 'MOP 37.16', when: ({ bluecherActs }) => bluecherActs },
    ],
  },
  {
    key: 'assault',
    rule: 'NLC 7.3',
    reminders: [
      { key: 'mustAssault', rule: 'NLC 7.3' },
      { key: 'noDoubleAssault', rule: 'NLC 7.3' },
      { key: 'chateauFirst', rule: 'NLC 7.3' },
      { key: 'artilleryJoins', rule: 'NLC 7.3' },
      { key: 'inLine', rule: 'NLC 20.2.1', when: doctrine },
      { key: 'artilleryHalved', rule: 'MOP 37.1', when: isNightPM },
    ],
  },
];

/** The check-list for whoever acts in this turn. */
export const stageItems = (context: StageContext): readonly StageItem[] =>
  STAGE.filter(({ when }) => when?.(context) ?? true).map(({ key, rule, reminders }) => ({
    key,
    rule,
    reminders: reminders.filter(({ when }) => when?.(context) ?? true).map(({ when: _, ...reminder }) => reminder),
  }));
