import type { ByType } from '../../engine/by-type';
import type { PlayEvent, ProcedureEvent } from '../../rules/common/index';
import { cardTitle } from '../../rules/mop/index';
import type { Names } from '../names';
import { combatChoice } from './choices-combat';
import { dicePurpose } from './dice';
import { combatWords } from './outcomes-combat';
import { toldBy } from '../outcome';
import { OWN } from './rule-sets/own-words';
import { choiceWords, hasSingleOutcome, singleOutcome } from './outcomes-single';

/** What each procedure is called; the same as its own title. */
export const PROCEDURE_TITLES: Readonly<Record<string, string>> = {
  'nlc/initial-action': 'Initial Action',
  'nlc/coordinated-action': 'Coordinated Action',
  'nlc/bombardment': 'Bombardment',
  'nlc/assault': 'Assault',
  'nlc/charge': 'Cavalry charge',
  'nlc/retreat-before-assault': 'Cavalry retreat before assault',
  'nlc/reaction-charge': 'Reaction charge',
  'nlc/pursuit': 'Cavalry pursuit',
  'nlc/hidden-movement': 'Hidden movement',
  'nlc/pbem-initiative': 'Initiative in play by mail',
  'nlc/confidence': 'Confidence check',
  'nlc/local-decision': 'Local decision',
  'nlc/compliance': 'Order compliance',
  'nlc/delayed-order': 'Delayed order',
  'nlc/transmission': 'Order transmission',
  'nlc/order-capacity': 'Order capacity',
  'nlc/order-repeat': 'The same order again',
  'nlc/morale': 'Morale of a unit',
  'nlc/morale-check': 'Morale check',
  'nlc/demoralization': 'Demoralization',
  'nlc/rally': 'Rally',
  'nlc/disruption-removal': 'Removal of disruption',
  'nlc/leader-loss': 'Leader loss',
  'nlc/victory': 'Victory points',
  'n20/battle': 'Battle',
  'n20/matrix': 'Maneuver Matrix',
  'n20/values': 'Disordered and routed units',
  'n20/recovery': 'Recovery from disorder',
  'n20/event-setup': 'Special event cards',
  'n20/victory': 'Victory',
  'n20/pursuit': 'Pursuit off the map',
  'n20/night-terrain': 'Morale for lines of communication at night',
  'n20/guard': 'Guard commitment',
  'n20/rally-spending': 'Morale spent on rallying',
  'n20/small-formation': 'Morale for a unit lost',
  'mop/cup-side': 'Whose chit is drawn',
  'mop/train-capture': 'Enemy enters a train',
  'mop/repulse': 'Into a covered hex',
  'mop/random-event': 'Random event',
  'mop/card-play': 'Restricted card play',
  'mop/weather-effects': 'Effects of the weather',
  'mop/victory': 'Victory points',
  'mop/span-repair': 'Repair of a bridge or trestle',
  'mop/span-damage': 'Damage to a bridge or trestle',
  'mop/improved-position': 'Improved position',
  'mop/arrival': 'Arrival of reinforcements',
  'mop/arrival-orders': 'Change of orders before arrival',
  ...Object.fromEntries(Object.entries(OWN.procedures).map(([id, { title }]) => [id, title])),
};

const titleOf = (procedure: string): string => PROCEDURE_TITLES[procedure] ?? 'Procedure';

/** The one large line of an outcome, as the screen told it. */
const outcomeLine = (procedure: string, outcome: unknown, names: Names): string | null => {
  if (outcome === undefined) return null;
  const told =
    combatWords(procedure, outcome, names)?.line ??
    (hasSingleOutcome(procedure) ? singleOutcome(procedure, outcome, names).line : null);
  return told?.replace(/\.$/, '') ?? null;
};

const SIDES: Readonly<Record<string, string>> = { attacker: 'attacker', defender: 'defender' };

const whose = (by: string | undefined, names: Names): string => {
  if (by === 'first' || by === 'second') return ` (${names.side(by)})`;
  const side = by === undefined ? undefined : SIDES[by];
  return side === undefined ? '' : ` (${side})`;
};

type Given = Extract<ProcedureEvent, { type: 'ProcedureGiven' }>;

const chosen = ({ purpose, by, rule }: Given, option: string, names: Names): string => {
  const request = { rule: ruleOf(rule), purpose, by: by ?? '', options: [option] };
  const words = combatChoice(request, names, null);
  const label = words.question === purpose ? choiceWords(request, names).option(option) : words.options[0]?.label;
  return `${names.unit(label ?? option)}${whose(by, names)}`;
};

/** The rule is only carried along here; nothing is looked up by it. */
const ruleOf = (rule: string): `NLC ${string}` => (rule.startsWith('NLC ') ? `NLC ${rule.slice(4)}` : 'NLC 7');

const answered = (event: Given, names: Names): string => {
  const { answer, purpose, by, about } = event;
  if ('option' in answer) return chosen(event, answer.option, names);
  const unit = about === undefined ? '' : `, ${names.unit(about)}`;
  return `${dicePurpose(purpose)}${unit}${whose(by, names)}: ${answer.faces.join(', ')}`;
};

/** What happened in a procedure that was resolved in the game, with what came of it at its end. */
export const PROCEDURE_EVENTS: ByType<ProcedureEvent, readonly [Names], string> = {
  ProcedureBegun: ({ procedure }) => `${titleOf(procedure)} begins`,
  ProcedureGiven: (event, names) => {
    const line = outcomeLine(event.procedure, event.outcome, names);
    const end = line === null ? '' : ` → ${line}`;
    return `${titleOf(event.procedure)} · ${answered(event, names)}${end}`;
  },
  ProcedureApplied: ({ procedure, outcome }, names) => {
    const line = outcomeLine(procedure, outcome, names);
    return `${titleOf(procedure)}, written into the game${line === null ? '' : `: ${line}`}`;
  },
  ProcedureRethrown: (event, names) => {
    const { procedure, purpose, by, faces, again, outcome } = event;
    const line = outcomeLine(procedure, outcome, names);
    const dice = `${dicePurpose(purpose)}${whose(by, names)}: ${again.was.join(', ')} thrown again, now ${faces.join(', ')}`;
    return `${titleOf(procedure)} · ${cardTitle(again.card)} · ${dice}${line === null ? '' : ` → ${line}`}`;
  },
  ProcedureRenewed: ({ procedure }) => `${titleOf(procedure)}: a card counts from here on`,
  ProcedureDropped: ({ procedure }) => `${titleOf(procedure)} put aside`,
};

const CALLED = {
  unit: (id: string, names: Names) => names.unit(id),
  formation: (id: string, names: Names) => names.formation(id),
  leader: (id: string, names: Names) => names.leader(id),
} as const;

/** Whom a play was for: ", Girard". */
const forWhom = (play: string, about: unknown, names: Names): string =>
  Object.entries(OWN.procedures[play]?.asks ?? {})
    .map(([key, asked]) =>
      asked.names === undefined ? '' : `, ${CALLED[asked.names](toldBy(about).text(key), names)}`,
    )
    .join('');

/** A play that came to something, and what befell one that somebody had to decide in the middle of. */
export const PLAY_EVENTS: ByType<PlayEvent, readonly [Names], string> = {
  PlayWaits: ({ play, given }) => {
    const dice = given.flatMap((answer) => ('faces' in answer ? answer.faces : []));
    return `${titleOf(play)}${dice.length === 0 ? '' : `: ${dice.join(', ')}`}, to be decided`;
  },
  PlayEnded: ({ play, about, outcome }, names) => {
    const line = outcomeLine(play, outcome, names);
    return line === null ? `${titleOf(play)}, decided` : `${titleOf(play)}${forWhom(play, about, names)}: ${line}`;
  },
  PlayDropped: ({ play }) => `${titleOf(play)} put aside`,
};
