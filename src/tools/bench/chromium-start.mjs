// Starts: the first visit beside an empty page and an empty Expo app, and those without a network.
import { join } from 'node:path';
import { inCharge, opened, phone } from './chromium-phone.mjs';

/** Something in a browser of its own, which has never been there. */
async function fresh(shelf, url, id) {
  const player = await phone(shelf);
  const took = await opened(player, url, id);
  await player.close();
  return took;
}

/** First visits, each beside the others: what the machine does else hits them alike. */
export async function coldStarts(folder, { page, empty, apps }, rounds) {
  const found = { page: [], empty: [], apps: apps.map(() => []) };
  for (let i = 0; i < rounds; i += 1) {
    const shelf = (name) => join(folder, `cold-${name}-${i}`);
    found.page.push(await fresh(shelf('page'), page, 'bench.empty'));
    found.empty.push(await fresh(shelf('empty'), empty, 'empty.count'));
    for (const [at, url] of apps.entries())
      found.apps[at].push(await fresh(shelf(`app-${at}`), url, 'games.empty.new'));
  }
  return found;
}

/** What a first visit with the whole precache sends, headers and all, for the page and its workers alike. */
export async function visitKilobytes(folder, { server, url }) {
  const sockets = [];
  server.on('connection', (socket) => sockets.push(socket));
  const { page, close } = await phone(join(folder, 'visit'), 1);
  await page.goto(url);
  await inCharge(page);
  await close();
  return sockets.reduce((sum, socket) => sum + socket.bytesWritten, 0) / 1024;
}

/** The server is gone. In a browser that goes on running, and in one that was just started. */
async function offlineStart({ shelf, url, address }) {
  const player = await phone(shelf);
  const restartedList = await opened(player, url, 'games.card.open');
  const list = await opened(player, url, 'games.card.open');
  const game = await opened(player, address, 'turn.next.draw');
  await player.close();
  const again = await phone(shelf);
  const restartedGame = await opened(again, address, 'turn.next.draw');
  await again.close();
  return { restartedList, list, game, restartedGame };
}

export async function offlineStarts(apps, rounds) {
  const found = apps.map(() => []);
  for (let i = 0; i < rounds; i += 1) for (const [at, app] of apps.entries()) found[at].push(await offlineStart(app));
  return found;
}
