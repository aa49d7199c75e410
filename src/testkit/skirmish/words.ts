import { byType } from '../../engine/by-type';
import type { RefusalWords } from '../../engine/vocabulary';
import { told } from '../../wording/lines';
import type { Names } from '../../wording/names';
import type { OutcomeWords, Told } from '../../wording/outcome';
import { counted } from '../../wording/outcome';
import type { RuleSetWords } from '../../wording/rule-set-words';
import { isOurs, SKIRMISH_LINES } from './rules';
import type { SKIRMISH_REFUSALS, SKIRMISH_SWITCHES, SkirmishEvent } from './rules';

const sentence = byType<SkirmishEvent, readonly [Names], string>({
  HitsTaken: ({ side, hits }, names) => `${names.side(side)}: ${counted(hits, 'hit')}`,
  SideBroke: ({ side }, names) => `${names.side(side)} broke`,
  SideDrawn: ({ side }, names) => `Drawn: ${names.side(side)}`,
});

const refusals: RefusalWords<typeof SKIRMISH_REFUSALS, Names | null> = {
  SIDE_IS_BROKEN: 'One side is broken: the skirmish is over.',
  CUP_IS_EMPTY: 'Both sides have been drawn this turn.',
};

const outcome = (of: Told): OutcomeWords =>
  of.number('hits') === 0
    ? { line: 'No hit', tone: 'ink' }
    : {
        line: `${counted(of.number('hits'), 'hit')}, ${of.is('stood') ? 'and stands' : 'and falls back'}`,
        tone: 'warn',
      };

const ANSWERS: Readonly<Record<string, string>> = { stand: 'Stand', fallBack: 'Fall back' };

export const SKIRMISH_WORDS: RuleSetWords<(typeof SKIRMISH_SWITCHES)[number]> = {
  short: 'Skirmish',
  title: 'A skirmish',
  hint: 'One fight, told in full',
  switches: { openOrder: { title: 'Open order', hint: 'A side bears one hit more', rule: 'N20 9.0' } },
  own: {
    lines: told(SKIRMISH_LINES, {
      skirmishFired: ({ die, hits }) => `Rolled ${die}: ${hits === 1 ? 'a hit' : 'no hit'}`,
      skirmishFellBack: 'The defender falls back',
    }),
    refusals,
    event: (event, names) => (isOurs(event) ? sentence(event, names) : null),
    steps: { skirmish: { title: 'Draw and fight', now: 'Draw a side from the cup, and have it fight.' } },
    dues: { sideDrawn: ({ name = '' }) => `Drawn from the cup: ${String(name)}` },
    dice: { fire: 'Fire', side: 'Which side?' },
    choices: { stand: { question: 'Hit: stand, or fall back?', option: (id) => ANSWERS[id] ?? id } },
    procedures: {
      'skirmish/fight': {
        title: 'A fight',
        hint: 'One fires, the other stands or falls back',
        asks: { defender: { label: 'Who is attacked' } },
        outcome,
      },
    },
    next: { DrawSide: 'Draw a side' },
    ending: { otherBroke: 'The other side broke', bothStand: 'Both sides stand', hits: 'Hits taken' },
  },
};
