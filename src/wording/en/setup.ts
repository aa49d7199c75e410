import type { CupKind, PlayMode, TurnKind } from '../../rules/common/index';
import type { Described } from '../rule-set-words';
import type { LeaderRole } from '../../rules/common/index';

export const PLAY_MODE_WORDS: Readonly<Record<PlayMode, Readonly<{ title: string; hint: string }>>> = {
  solo: { title: 'Solo', hint: 'Both desks open' },
  onePhone: { title: 'One phone', hint: 'Passed across the table' },
};

/** NLC 12: where orders are written. */
export type OrderWay = 'app' | 'paper' | 'none';
export const ORDER_WAY_WORDS: Readonly<Record<OrderWay, Readonly<{ title: string; hint: string }>>> = {
  app: { title: 'In the app', hint: 'Written, carried and received at the desks (NLC 12).' },
  paper: { title: 'On paper', hint: 'They stay on paper; the app is told who is in Reserve (NLC 12).' },
  none: { title: 'None', hint: 'The cup alone: no command phase and no Reserve (NLC 12).' },
};

export const CUP_WORDS: Readonly<Record<CupKind, Described>> = {
  one: { title: 'One cup', hint: 'Every chit is as likely as every other', rule: 'NLC 4' },
  two: { title: 'Two cups', hint: 'A die says whose cup: even chances while both have chits', rule: 'MOP 37.1' },
  covers: {
    title: 'Cup of covers',
    hint: 'A marker for each chit: the side with more comes up more',
    rule: 'MOP 37.1',
  },
  none: { title: 'No cup', hint: 'One side moves and fights, then the other', rule: 'NLC 4.5' },
};

export const TURN_KIND_WORDS: Readonly<Record<TurnKind, string>> = { day: 'Day', night: 'Night', nightPM: 'Night PM' };

export const ROLE_WORDS: Readonly<Record<LeaderRole, Readonly<{ short: string; title: string }>>> = {
  OC: { short: 'OC', title: 'Overall commander' },
  WC: { short: 'WC', title: 'Wing commander' },
};
