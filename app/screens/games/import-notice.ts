import type { Imported } from '../../../src/session/library';
import { importFaultSentence, refusalSentence } from '../../../src/wording/en/refusals';
import type { NoticeKind } from '../../components/Notice';
import { UNWATCHED } from '../game/unwatched';

export type ImportNotice = Readonly<{ kind: NoticeKind; title: string; text: string }>;

/** What became of one game's file. */
export const noticeOf = (result: Imported): ImportNotice => {
  switch (result.kind) {
    case 'made':
      return {
        kind: 'good',
        title: 'Imported',
        text: `The game stands in the list of games, beside any other copy of it.${result.unwatched === true ? ` ${UNWATCHED}` : ''}`,
      };
    case 'fault':
      return { kind: 'warning', title: 'Not imported', text: importFaultSentence(result.fault) };
    case 'refused':
      return { kind: 'warning', title: 'Not imported', text: refusalSentence(result.refusal, null) };
    case 'failed':
      return { kind: 'warning', title: 'Not imported', text: 'The device could not keep it. Nothing was changed.' };
  }
};
