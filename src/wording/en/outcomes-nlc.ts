import { listed } from '../names';
import { counted } from '../outcome';
import type { OutcomeWords, Teller, Told } from '../outcome';
import { ORDER_WORDS } from './events-orders';

const isOrder = (text: string): text is keyof typeof ORDER_WORDS => Object.hasOwn(ORDER_WORDS, text);
const orderName = (text: string): string => (isOrder(text) ? ORDER_WORDS[text] : text);

/** One sentence for each kind an outcome may be of. */
const byKind =
  (kinds: Readonly<Record<string, OutcomeWords | Teller>>): Teller =>
  (told, names) => {
    const words = kinds[told.text('kind')];
    if (words === undefined) return { line: told.text('kind') };
    return typeof words === 'function' ? words(told, names) : words;
  };

const WAITS: Readonly<Record<string, string>> = {
  '1T': 'In force in the next command phase.',
  R4: 'From the next command phase on, a die of 4 or more puts it in force.',
  R5: 'From the next command phase on, a die of 5 or more puts it in force.',
};

const delayed: Teller = (told) => {
  const until = told.text('until');
  return { line: `Delayed: ${until}`, tone: 'warn', details: [WAITS[until] ?? ''].filter((text) => text !== '') };
};

const contest: Teller = (told, names) =>
  told.has('winner')
    ? { line: `${names.side(told.side('winner'))} has the Initial Action`, tone: 'good' }
    : { line: 'Nobody has the Initial Action', tone: 'ink' };

const coordinated: Teller = (told) =>
  told.is('won')
    ? {
        line: 'Coordinated Action won',
        tone: 'good',
        details: ['Choose two formations that act on one chit, before the cup is filled.'],
      }
    : { line: 'No Coordinated Action', tone: 'warn' };

const transmission = byKind({
  faceToFace: { line: 'Face to face: there now', tone: 'good' },
  atOnce: { line: 'There in this command phase', tone: 'good' },
  later: (told) => ({
    line: `Arrives in ${counted(told.number('turns'), 'turn')}`,
    tone: told.number('turns') > 1 ? 'warn' : 'info',
    details: told.number('arrives') > told.number('turns') ? [`In turn ${String(told.number('arrives'))}.`] : [],
  }),
});

const compliance = byKind({
  complied: { line: 'Complies at once', tone: 'good' },
  ignored: { line: 'Ignores the order', tone: 'danger' },
  delayed,
  held: { line: 'Held until dawn', tone: 'info', details: ['It is in force in the first daylight command phase.'] },
  postponed: { line: 'Checked next turn', tone: 'info' },
});

const delayedOrder = byKind({
  complied: (told) =>
    told.text('starts') === 'atDawn'
      ? { line: 'In force, begins at dawn', tone: 'good' }
      : { line: 'In force now', tone: 'good' },
  waits: { line: 'Goes on waiting', tone: 'warn', details: ['Roll again in the next command phase.'] },
  ignored: (told) => ({
    line: told.text('because') === 'superseded' ? 'Gone: a new order has come' : 'Gone: the old order has failed',
    tone: 'danger',
  }),
});

const localDecision = byKind({
  noEffect: { line: 'No effect', tone: 'ink' },
  actsLocally: { line: 'Acts locally', tone: 'good', details: ['His own order is in force now.'] },
  delayed: (told, names) => ({ ...delayed(told, names), line: 'Acts locally, but waits: R4' }),
  divisionalOrderLeaves: { line: 'The order to his division leaves now', tone: 'good' },
  badMove: (told) => ({
    line: told.has('order') ? `Bad Move: ${orderName(told.text('order'))}` : 'Bad Move, but the enemy declines',
    tone: 'danger',
    details: told.is('revealed') ? ['His hidden march has come to light.'] : [],
  }),
});

const confidence = byKind({
  noCheck: { line: 'No check is due', tone: 'info' },
  passed: { line: 'Keeps his order', tone: 'good' },
  failed: { line: 'Confidence is lost: the order fails', tone: 'danger' },
});

const capacity: Teller = (told) => {
  const left = told.number('left');
  return {
    line: left === 0 ? 'No order left this turn' : `${counted(left, 'order')} left this turn`,
    tone: left === 0 ? 'warn' : 'good',
    details: [
      `He may give ${counted(told.number('capacity'), 'order')} a turn.`,
      ...(told.text('next') === 'faceToFaceInSight'
        ? ['The next one must be face to face, with its target in his sight.']
        : []),
      ...(told.number('mayDirect') > 0
        ? [`He may direct ${counted(told.number('mayDirect'), 'unit')} himself this turn.`]
        : []),
    ],
  };
};

const repeat = byKind({
  anotherOrder: { line: 'Another order: it may be sent', tone: 'good' },
  notTested: { line: 'It stands: a Bad Move is not tested', tone: 'info' },
});

const FOUND_BY: Readonly<Record<string, string>> = {
  roll: 'Found on the road',
  sight: 'Seen by the enemy',
  owner: 'Shown by its owner',
};

const hidden = byKind({
  hidden: { line: 'Stays hidden', tone: 'good' },
  revealed: (told) => ({
    line: FOUND_BY[told.text('by')] ?? 'Revealed',
    tone: told.text('by') === 'owner' ? 'info' : 'danger',
    details: [`Its leader spends ${String(told.number('mp'))} MP along his route, at infantry cost.`],
  }),
});

const pbem = byKind({
  won: (told, names) => ({
    line: `${names.side(told.side('opens'))} moves first`,
    tone: 'info',
    details: [`${names.side(told.side('winner'))} has the initiative.`],
  }),
  tied: { line: 'Tied three times: roll again', tone: 'warn' },
});

const GONE = ['', 'a step of it is gone for good', 'it is gone for good'];

const rally: Teller = (told, names) => {
  const units = told.list('units');
  const named = (which: readonly Told[]): string => listed(which.map((one) => names.unit(one.text('unit'))));
  const back = units.filter((one) => one.is('rallied'));
  const lost = units.filter((one) => !one.is('rallied'));
  return {
    line: back.length === 0 ? `${named(lost)}: not rallied` : `${named(back)}: rallied`,
    tone: lost.length === 0 ? 'good' : back.length === 0 ? 'danger' : 'info',
    details: lost
      .filter((one) => back.length > 0 || one.number('lostForGood') > 0)
      .map((one) => {
        const gone = GONE[one.number('lostForGood')] ?? '';
        return `${names.unit(one.text('unit'))}: not rallied${gone === '' ? '' : `, ${gone}`}.`;
      }),
  };
};

const KINDS: Readonly<Record<string, string>> = { army: 'Army', corps: 'Corps', division: 'Division' };

const demoralization: Teller = (told) => {
  const who = KINDS[told.text('kind')] ?? 'Formation';
  const turned = told.text('turned');
  const state = told.is('demoralized') ? 'demoralized' : 'in order';
  return {
    line: turned === 'lifted' ? `${who}: no longer demoralized` : `${who} ${state}`,
    tone: told.is('demoralized') ? 'danger' : 'good',
    details: [
      `${String(told.number('lost'))} lost of a limit of ${String(told.number('limit'))}${
        told.is('demoralized') ? '' : `: ${String(told.number('toGo'))} to go`
      }.`,
      ...(told.number('morale') < 0 ? ['Morale −1.'] : []),
      ...(told.number('movement') < 0 ? ['Movement −1.'] : []),
      ...(told.is('generalRetreat') ? ['It may be ordered to a General Retreat.'] : []),
    ],
  };
};

const leaderLoss = byKind({
  noRoll: { line: 'No roll is due', tone: 'info' },
  unharmed: { line: 'The leader is unharmed', tone: 'good' },
  lost: (told) => ({
    line: 'The leader is lost',
    tone: 'danger',
    isMoment: true,
    details: [
      `From the next turn on another leads, with a rating of ${String(told.part('replacement').number('rating'))}.`,
    ],
  }),
});

const disruption = byKind({
  removed: { line: 'Disruption comes off', tone: 'good' },
  stays: { line: 'Stays disrupted', tone: 'warn' },
  routed: { line: 'Routed', tone: 'danger' },
});

const victory: Teller = (told, names) => {
  const points = told.part('points');
  const score = `${String(points.number('first'))} : ${String(points.number('second'))}`;
  if (told.text('kind') === 'decided')
    return {
      line: told.has('winner') ? `${names.side(told.side('winner'))} has won` : 'A draw',
      tone: 'info',
      details: [`Victory points ${score}.`],
    };
  return {
    line: told.has('ahead') ? `${names.side(told.side('ahead'))} leads, ${score}` : `Level, ${score}`,
    tone: 'info',
  };
};

const morale: Teller = (told) => ({
  line: `Morale ${String(told.number('morale'))}`,
  tone: 'info',
  details: ['A check is passed on this number or less.'],
});

const check = byKind({
  group: (told, names) => ({
    line: told.is('passed') ? 'The check is passed' : 'The check fails',
    tone: told.is('passed') ? 'good' : 'danger',
    details: told.texts('routed').map((id) => `${names.unit(id)} routs.`),
  }),
  each: (told, names) => {
    const failed = told.texts('failed').map(names.unit);
    return {
      line: failed.length === 0 ? 'All of them pass' : `Fails: ${listed(failed)}`,
      tone: failed.length === 0 ? 'good' : 'danger',
      details: told.texts('routed').map((id) => `${names.unit(id)} routs.`),
    };
  },
});

/** The single procedures of NLC, outcome by outcome. */
export const NLC_OUTCOMES: Readonly<Record<string, Teller>> = {
  'nlc/initial-action': contest,
  'nlc/coordinated-action': coordinated,
  'nlc/transmission': transmission,
  'nlc/compliance': compliance,
  'nlc/delayed-order': delayedOrder,
  'nlc/local-decision': localDecision,
  'nlc/confidence': confidence,
  'nlc/order-capacity': capacity,
  'nlc/order-repeat': repeat,
  'nlc/hidden-movement': hidden,
  'nlc/pbem-initiative': pbem,
  'nlc/rally': rally,
  'nlc/demoralization': demoralization,
  'nlc/leader-loss': leaderLoss,
  'nlc/disruption-removal': disruption,
  'nlc/victory': victory,
  'nlc/morale': morale,
  'nlc/morale-check': check,
};
