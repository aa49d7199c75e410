// Taps: on an empty page, on the empty app's counter, and of every kind in a game.
import { join } from 'node:path';
import { drawTickUndo, jumpTo, setUpGame, toTheDraws } from './chromium-game.mjs';
import { inCharge, opened, phone, SLOWER, tapped } from './chromium-phone.mjs';

async function visitor(shelf, url, id) {
  const player = await phone(shelf);
  await opened(player, url, id);
  return player;
}

/** A stored game in the middle of its draws. */
async function gameIn(shelf, url) {
  const player = await phone(shelf, 1);
  await player.page.goto(url);
  await player.page.getByTestId('games.empty.new').waitFor();
  await inCharge(player.page);
  await setUpGame(player.page);
  await player.slow(SLOWER);
  return { player, shelf, url, steps: await toTheDraws(player), draw: [], tick: [], undo: [] };
}

async function leave({ player, ...game }) {
  // What was played last is on the disk, and its checkpoint.
  await player.page.waitForTimeout(500);
  const address = player.page.url();
  await player.close();
  return { ...game, address };
}

/** All of them in turn, round after round. Each game is left where chits are drawn, with its shelf and its address. */
export async function taps(folder, { page, empty, apps }, rounds) {
  const bare = await visitor(join(folder, 'bare'), page, 'bench.empty');
  const counter = await visitor(join(folder, 'counter'), empty, 'empty.count');
  const games = [];
  for (const [at, url] of apps.entries()) games.push(await gameIn(join(folder, `player-${at}`), url));
  const found = { page: [], empty: [] };
  for (let i = 0; i < rounds; i += 1) {
    found.page.push(await tapped(bare, 'bench.tap', 'bench.empty'));
    found.empty.push(await tapped(counter, 'empty.tap', 'empty.count'));
    for (const game of games) {
      const played = await drawTickUndo(game.player);
      for (const [kind, took] of Object.entries(played)) game[kind].push(took);
    }
  }
  // As often back as forth, so that each game is left where it was.
  for (let i = 0; i < rounds + (rounds % 2); i += 1)
    for (const game of games) game.steps.push(await jumpTo(game.player, i % 2 === 0 ? 'turnEnd' : 'selection'));
  for (const one of [bare, counter]) await one.close();
  return { ...found, games: await Promise.all(games.map(leave)) };
}
