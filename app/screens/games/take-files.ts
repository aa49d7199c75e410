import { isMovingFile, kindIn } from '../../../src/session/file-kinds';
import { importGame } from '../../../src/session/library';
import type { Imported } from '../../../src/session/library';
import { takeMovingFile } from '../../../src/session/moving';
import type { Moving, MovingPorts, OnGame } from '../../../src/session/moving';
import { glanceAt } from '../../../src/session/moving-file';
import type { NoticeKind } from '../../components/Notice';
import { noticeOf } from './import-notice';
import type { ImportNotice } from './import-notice';

/** What became of one game, or of a file in which no game could be found. */
type Outcome =
  | Readonly<{ kind: 'taken' | 'here'; name: string }>
  | Readonly<{ kind: 'refused'; name: string; sentence: string }>
  /** Something to know of a file from which games were taken. */
  | Readonly<{ kind: 'note'; sentence: string }>;

const UNREADABLE: ImportNotice = {
  kind: 'warning',
  title: 'Not imported',
  text: 'The file could not be read, or is too large.',
};
const ELSEWHERE: Readonly<Record<'sheet' | 'scenario', ImportNotice>> = {
  sheet: {
    kind: 'warning',
    title: 'Not imported',
    text: 'This is a title sheet, not a game. Import it on the page of title sheets.',
  },
  scenario: {
    kind: 'warning',
    title: 'Not imported',
    text: 'This is a scenario, not a game. Take it in on the page of scenarios.',
  },
};

type Single = Readonly<{ notice: ImportNotice; outcome: Outcome }>;

const refusedWith = (name: string, notice: ImportNotice): Single => ({
  notice,
  outcome: { kind: 'refused', name, sentence: notice.text },
});

const takeGame = async (ports: MovingPorts, text: string | null): Promise<Single> => {
  if (text === null) return refusedWith('A file', UNREADABLE);
  const kind = kindIn(text);
  if (kind === 'sheet' || kind === 'scenario') return refusedWith('A file', ELSEWHERE[kind]);
  const imported = await importGame(ports, text);
  const name = glanceAt(text).name ?? 'A file';
  const notice = noticeOf(imported);
  return imported.kind === 'made' ? { notice, outcome: { kind: 'taken', name } } : refusedWith(name, notice);
};

/** Takes in what the chosen files bring: games, or all games of another device. A game by itself is told as ever. */
export const takeFiles = async (
  ports: MovingPorts,
  files: readonly (string | null)[],
  onGame: OnGame,
): Promise<ImportNotice | null> => {
  const [first] = files;
  if (first === undefined) return null;
  if (files.length === 1 && (first === null || !isMovingFile(first))) return (await takeGame(ports, first)).notice;
  const outcomes: Outcome[] = [];
  for (const [i, text] of files.entries()) {
    if (files.length > 1) onGame(i + 1, files.length);
    if (text !== null && isMovingFile(text)) outcomes.push(...outcomesOf(await takeMovingFile(ports, text, onGame)));
    else outcomes.push((await takeGame(ports, text)).outcome);
  }
  return summaryOf(outcomes);
};

const FAULTS = {
  newer: 'A newer Estafette made it. Update the app to open it.',
  damaged: 'Its first line is damaged. Make the file again.',
} as const;

const refusalOf = (why: Exclude<Imported, { kind: 'made' }>): string => noticeOf(why).text;

const outcomesOf = (moving: Moving): readonly Outcome[] => {
  const refused = (sentence: string): readonly Outcome[] => [
    { kind: 'refused', name: 'The file of all games', sentence },
  ];
  if (moving.kind !== 'moved') return refused(FAULTS[moving.kind]);
  const { games, missing, isWhole } = moving;
  const found = games.map((one): Outcome => {
    const name = one.name ?? 'A game';
    return one.kind === 'refused' ? { kind: one.kind, name, sentence: refusalOf(one.why) } : { kind: one.kind, name };
  });
  const isRefused = found.some(({ kind }) => kind === 'refused');
  if (missing > 0) return [...found, { kind: 'note', sentence: cutSentence(missing) }];
  return isWhole || isRefused ? found : [...found, { kind: 'note', sentence: CHANGED }];
};

const cutSentence = (missing: number): string =>
  `The end of the file is missing, and ${missing === 1 ? 'one game' : `${String(missing)} games`} with it. Make the file again.`;
const CHANGED = 'The file is not as it was written, though each game in it is whole.';

const namesOf = (outcomes: readonly Outcome[], kind: 'taken' | 'here'): string =>
  outcomes.flatMap((one) => (one.kind === kind ? [one.name] : [])).join(', ');

const titleOf = (taken: number): string => {
  if (taken === 0) return 'Nothing was taken in';
  return taken === 1 ? 'One game is taken in' : `${String(taken)} games are taken in`;
};

const summaryOf = (outcomes: readonly Outcome[]): ImportNotice => {
  const [taken, here] = [namesOf(outcomes, 'taken'), namesOf(outcomes, 'here')];
  const troubles = outcomes.flatMap((one) => {
    if (one.kind === 'note') return [one.sentence];
    return one.kind === 'refused' ? [`${one.name}: ${one.sentence}`] : [];
  });
  const lines = [
    taken === '' ? '' : `Taken in: ${taken}.`,
    here === '' ? '' : `Here already, and left as they are: ${here}.`,
    ...troubles,
  ].filter((line) => line !== '');
  const kind: NoticeKind = troubles.length > 0 ? 'warning' : taken === '' ? 'info' : 'good';
  return { kind, title: titleOf(outcomes.filter((one) => one.kind === 'taken').length), text: lines.join('\n') };
};
