import { SIDES } from '../../../engine/sides';
import { seeded } from '../../../testkit/seeded';
import type { Preview, PreviewReason } from './previews';
import { field, trackTable } from './testing/track-table';

const previewOf = (table: ReturnType<typeof trackTable>, reason: PreviewReason, side: 'first' | 'second' = 'first') => {
  const found = table.view().previews[side].find((one) => one.reason === reason);
  if (found === undefined) throw new Error(`no preview of ${reason}`);
  return found;
};

describe('N20 12.7 previews', () => {
  test('N20 12.7.4: the issue’s own: commit the Guard, 3½ to 2½, or free because the enemy is below 2', () => {
    expect(previewOf(trackTable(7, 8), 'guard')).toMatchObject({ from: 7, to: 5, free: null, rule: 'N20 12.7.4' });
    expect(previewOf(trackTable(7, 3), 'guard')).toMatchObject({ from: 7, to: 7, free: 'enemyBelow2' });
    expect(previewOf(trackTable(3, 8), 'guard')).toMatchObject({ from: 3, to: 3, free: 'ownBelow2' });
  });

  test.each([
    ['reserve', 10, 9],
    ['rallyOne', 11, 9],
    ['rallyAll', 10, 9],
    ['routedSmall', 11, 10],
    ['routed', 10, 11],
    ['brokenSmall', 11, 10],
    ['broken', 10, 11],
    ['withdrawn', 10, 9],
    ['brokenDown', 10, 9],
    ['combined', 10, 9],
    ['locHex', 11, 9],
    ['objective', 10, 9],
    ['recovery', 14, 9],
  ] as const)('N20 12.7: %s takes 6 and 4½ to %i and %i halves', (reason, own, enemy) => {
    expect(previewOf(trackTable(), reason)).toMatchObject({
      from: 12,
      to: own,
      enemy: { from: 9, to: enemy },
      free: null,
      wins: null,
      refused: null,
    });
  });

  test('N20 15.0: what would win or lose the game says so; what cannot be paid too', () => {
    const table = trackTable(1, 9);
    expect(previewOf(table, 'rallyOne')).toMatchObject({ to: 0, wins: 'second' });
    expect(previewOf(table, 'broken')).toMatchObject({ to: 0, enemy: { to: 11 }, wins: 'second' });
    expect(previewOf(table, 'rallyAll')).toMatchObject({ from: 1, to: 1, refused: 'MORALE_TOO_LOW', wins: null });
    expect(previewOf(table, 'reserve')).toMatchObject({ from: 1, to: 1, refused: 'MORALE_TOO_LOW' });
    table.play({ type: 'RecordLossOf', side: 'first', strength: 3, cause: 'broken' }).thenFacts();
    expect(previewOf(table, 'broken').wins).toBeNull();
  });

  test('Ruling 71: the title’s own worth of a rout is in the preview', () => {
    const losses = { routed: { owner: 0, enemy: 2 }, broken: {} };
    const table = trackTable(0, 0, field({ startMorale: { first: 12, second: 9 }, losses }));
    expect(previewOf(table, 'routed')).toMatchObject({ from: 12, to: 12, enemy: { from: 9, to: 13 } });
  });

  test('N20 12.1: before the track has a start there is nothing to see ahead', () => {
    expect(trackTable(0, 0, field()).view().previews).toEqual({ first: [], second: [] });
  });

  test('N20 12.7: what a preview promises is what its play does, wherever the track stands', () => {
    const chance = seeded(7);
    let paid = 0;
    for (let round = 0; round < 60; round++) {
      const [first, second] = [chance.roll(21), chance.roll(21)];
      const previews = SIDES.flatMap((side) =>
        trackTable(first, second)
          .view()
          .previews[side].map((preview) => ({ side, preview })),
      );
      for (const { side, preview } of previews) paid += keepsItsWord(first, second, side, preview);
    }
    expect(paid).toBeGreaterThan(500);
  });
});

test('Ruling 71, N20 12.7.2 who has had his point and who was tried for a rally is known for the turn', () => {
  const table = trackTable();
  table.play({ type: 'ChangeMorale', side: 'second', halves: 2, reason: 'recovery' }).thenFacts();
  table.play({ type: 'ChangeMorale', side: 'first', halves: -2, reason: 'objective' }).thenFacts();
  table.play({ type: 'SpendOnRally', side: 'first', units: [{ unit: 'Somebody' }] }).thenFacts();
  expect(table.view().tonight).toEqual({ recovered: { first: false, second: true }, rallyTried: ['Somebody'] });
  table.toTurn(1);
  expect(table.view().tonight).toEqual({ recovered: { first: false, second: false }, rallyTried: [] });
});

/** Plays what the preview sends, on a table of its own. Gives 1 if there was a play to compare. */
const keepsItsWord = (first: number, second: number, side: 'first' | 'second', preview: Preview): 0 | 1 => {
  if (preview.command === null) return 0;
  const table = trackTable(first, second);
  const play = table.when(preview.command);
  if (preview.refused !== null) play.thenRefused(preview.refused);
  else play.thenFacts();
  const now = table.now();
  const other = side === 'first' ? 'second' : 'first';
  expect([now?.[side], now?.[other], table.view().outcome.decisive]).toEqual([
    preview.to,
    preview.enemy.to,
    preview.wins,
  ]);
  return 1;
};
