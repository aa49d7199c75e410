import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofEachRuleSet, RULE_SET_IDS } from '../rules/list';
import { RULE_SETS } from '../rules/sets';
import { exportGame } from '../session/library';
import { divergencesIn, foldedGame, GOLDEN_GAMES, keptGame, playedIn, takenIn } from './golden-games';
import { opened } from './ports';

/** Laws that hold for every golden journal, whoever played it and when. */

/** Commands of before there were plays. */
const BEFORE_PLAYS = [
  'Rally',
  'RemoveDisruption',
  'RollLeaderLoss',
  'DamageSpan',
  'RepairSpan',
  'EnemyEntersTrain',
  'TryImprovedPosition',
  'CheckCompliance',
  'RollDelayed',
  'CheckConfidence',
  'AnswerDecision',
];

const PLAYS = new Set<unknown>(RULE_SET_IDS.flatMap((id) => RULE_SETS[id].plays.map((play): string => play.id)));

/** What an older app gave: by a command of its own what is a play today, or a procedure whose page was believed. */
const isOlder = (command: Readonly<Record<string, unknown>>): boolean =>
  BEFORE_PLAYS.some((type) => type === command['type']) ||
  PLAYS.has(command['procedure']) ||
  (String(command['type']).endsWith('Procedure') && command['since'] === undefined);

test.each(GOLDEN_GAMES)(
  '%s: every play is settled today as it was then, or was given when there were no plays',
  async (name) => {
    const taken = await takenIn(name);
    const { commands } = await playedIn(taken);
    const older = commands.filter(isOlder);
    expect(divergencesIn(taken).map(({ why }) => why)).toEqual(older.map(() => 'olderRules'));
  },
);

test.each(GOLDEN_GAMES)(
  '%s: folds, for every seat, to the views that are kept, and is the file that it was',
  async (name) => {
    expect(foldedGame(await takenIn(name))).toEqual(keptGame(name));
  },
);

test.each(GOLDEN_GAMES)(
  '%s: opens without damage, goes out again as it came, and says that it is a copy',
  async (name) => {
    const { text, ports, game, rows } = await takenIn(name);
    const session = await opened(ports, game);
    expect(session.getState()).toMatchObject({ damage: null });
    const lines = (await exportGame(ports, game, session)).split('\n');
    expect(lines.slice(1, rows.length + 1)).toEqual(text.split('\n').slice(1, rows.length + 1));
    const more = lines.slice(rows.length + 1, -2).map((line) => /kind[\\":]+([a-z]+)/.exec(line)?.[1]);
    // Alone there is nobody to be told of it.
    const isSolo = session.getState().view.setup.playMode === 'solo';
    expect(more).toEqual(isSolo ? ['copy'] : ['copy', 'copied']);
  },
);

/** All golden games of a rule set: what its procedures may write, and what ever happened by which commands. */
const gamesOf = async (rules: string) => {
  const appliable = new Set<string>();
  const commands = new Set<string>();
  const events = new Set<string>();
  const applied = new Set<unknown>();
  for (const name of GOLDEN_GAMES) {
    const taken = await takenIn(name);
    if (taken.game.rules !== rules) continue;
    const { view } = (await opened(taken.ports, taken.game)).getState();
    for (const id of view.procedure?.appliable ?? []) appliable.add(id);
    const played = await playedIn(taken);
    for (const { type } of played.commands) commands.add(type);
    for (const event of played.events) {
      events.add(event.type);
      if (event.type === 'ProcedureApplied') applied.add(event['procedure']);
    }
  }
  return { appliable, applied, commands, events };
};

test.each(RULE_SET_IDS)(
  '%s: whatever a procedure may write into a game was once written in a golden one, and what else was is a play by now',
  async (rules) => {
    const { appliable, applied } = await gamesOf(rules);
    expect(appliable.size).toBeGreaterThan(2);
    expect(new Set([...applied].filter((id) => !PLAYS.has(id)))).toEqual(appliable);
  },
);

const RULES = join(__dirname, '..', 'rules');
/** Every type that stands in a schema of the rules, whether of a command or of an event. */
const TYPES = new Set(
  readdirSync(RULES, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(RULES, file), 'utf8').matchAll(/type: v\.literal\('([A-Z]\w+)'\)/g)])
    .map(([, type = '']) => type),
);

type Reads = 'decodeCommand' | 'decodeEvent';
const READERS = ofEachRuleSet(({ decodeCommand, decodeEvent }) => ({
  decodeCommand: (type: string) => decodeCommand({ type }).kind,
  decodeEvent: (type: string) => decodeEvent({ type }).kind,
}));
const knownBy = (read: Reads): readonly string[] =>
  [...TYPES].filter((type) => RULE_SET_IDS.some((id) => READERS[id][read](type) !== 'newer'));

/** Only older apps wrote them. */
const OF_BEFORE = ['OperationsKept', 'OperationsTold'];

test('every command of every rule set was once given in a golden game, and every event happened', async () => {
  const games = await Promise.all(RULE_SET_IDS.map(gamesOf));
  const missing = (read: Reads, what: 'commands' | 'events'): readonly string[] =>
    knownBy(read).filter((type) => !games.some((game) => game[what].has(type)));
  expect([knownBy('decodeCommand').length > 100, knownBy('decodeEvent').length > 100]).toEqual([true, true]);
  expect(missing('decodeCommand', 'commands')).toEqual([]);
  expect(missing('decodeEvent', 'events')).toEqual(OF_BEFORE);
});
