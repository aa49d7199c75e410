// Files that reach the app from outside: shared with it, opened with it, and sent to it by a page that means no good.
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { journey, launch } from './lib.mjs';

const GOLDEN = 'src/testkit/golden/nlc-three-turns.ndjson';

const inCharge = async (page) => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};
const opened = async (page, url) => {
  await page.goto(url);
  await page.getByTestId('games').waitFor();
  await inCharge(page);
};

/** What the system does with a shared file, and what any page of the web can do: a form is sent to the app. */
async function formTo(target) {
  const page = `<!doctype html><title>somebody else</title>
    <form method="post" enctype="multipart/form-data" action="${target}"><input type="file" name="files" multiple /></form>`;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 204, { 'content-type': 'text/html' });
    response.end(request.url === '/' ? page : undefined);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, close };
}

const send = (page, files) =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    for (const { name, text } of given) data.items.add(new File([text], name));
    document.querySelector('input').files = data.files;
    document.querySelector('form').submit();
  }, files);

const wordsOf = (page, id) => page.getByTestId(id).evaluateAll((all) => all.map(({ textContent }) => textContent));
/** What came of a file begins with its title. */
const says = (page, title) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-testid="import.file.notice"]')?.textContent.startsWith(wanted),
    title,
  );

const gamesHere = async (page, url) => {
  await page.goto(url);
  await page.getByTestId('games.ways').waitFor();
  return page.getByTestId('games.card.open').count();
};
function same(what, found, wanted) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${what}: ${JSON.stringify(found)}`);
}

journey(
  'Files that are shared with the app',
  async ({ step, page, url, shot }) => {
    const text = await readFile(GOLDEN, 'utf8');
    const form = await formTo(`${url}/share-target`);
    const share = async (files) => {
      await page.goto(form.url);
      await send(page, files);
      await page.getByTestId('import').waitFor();
    };
    await step('the app is installed', () => opened(page, url));
    await step('a shared game is told of, and nothing is taken in unasked', async () => {
      await share([{ name: 'Wavre.estafette', text }]);
      same('kind', await wordsOf(page, 'import.file.kind'), ['A game']);
      await shot('asked');
      for (const theme of ['dark', 'lamp']) {
        await page.evaluate(
          (name) => localStorage.setItem('estafette.setting.settings', JSON.stringify({ theme: name })),
          theme,
        );
        await share([{ name: 'Wavre.estafette', text }]);
        await shot(`asked ${theme}`);
      }
      same('games', await gamesHere(page, url), 0);
    });
    await step('it is not asked about twice', async () => {
      await page.reload();
      await page.getByTestId('games.empty').waitFor();
      same('questions', await page.getByTestId('import').count(), 0);
    });
    await step('taken in, it stands in the list', async () => {
      await share([{ name: 'Wavre.estafette', text }]);
      await page.getByTestId('import.file.take').tap();
      await says(page, 'Imported');
      await shot('taken');
      await page.getByTestId('import.footer.games').tap();
      await page.getByTestId('games.card.open').waitFor();
    });
    await step('what is none of the app’s is refused in words, beside what is', async () => {
      await share([
        { name: 'holiday.bin', text: 'GIF89a' },
        { name: 'again.estafette.ndjson', text },
      ]);
      await page.getByTestId('import.file.take').nth(0).tap();
      await says(page, 'Not imported');
      same('files', await page.getByTestId('import.file').count(), 2);
      await shot('refused');
    });
    form.close();
  },
  { ownBrowser: true },
);

/** The browser's own queue can be filled by an installed app's window only: here a stand-in fills it, with a real file's handle. */
function queue() {
  Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (consumer) => (window.launch = consumer) } });
}

const launchWith = (page, name, text) =>
  page.evaluate(
    async ([called, written]) => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle(called, { create: true });
      const stream = await handle.createWritable();
      await stream.write(written);
      await stream.close();
      window.launch({ files: [handle] });
      window.launch({ files: [] });
    },
    [name, text],
  );

async function openedWhilePlaying({ step, page, url, context }) {
  const text = await readFile(GOLDEN, 'utf8');
  await step('a file that is opened while a game is played leads to the question, and back', async () => {
    await context().addInitScript(queue);
    await page.goto(url);
    await page.getByTestId('games.tutorial').tap();
    await page.getByTestId('turn').waitFor();
    await launchWith(page, 'opened.estafette', text);
    await page.getByTestId('import.file.take').waitFor();
    same('files', await page.getByTestId('import.file').count(), 1);
    await page.getByTestId('import.header.back').tap();
    await page.getByTestId('turn').waitFor();
  });
}

journey('Files that are opened with the app', openedWhilePlaying, { ownBrowser: true });

/** Installing writes into the player's desktop: a home of its own keeps it off the one who runs this. */
const atHome = (home) => ({
  ...process.env,
  HOME: home,
  XDG_DATA_HOME: `${home}/data`,
  XDG_CONFIG_HOME: `${home}/config`,
});

const OWN = resolve('.tmp/installed');

async function openedWithTheInstalled({ step, url }) {
  await rm(OWN, { recursive: true, force: true });
  await mkdir(`${OWN}/home`, { recursive: true });
  const file = `${OWN}/Crossing.estafette`;
  await cp(GOLDEN, file);
  const context = await launch(`${OWN}/browser`, { env: atHome(`${OWN}/home`) });
  const [page] = context.pages();
  try {
    const devtools = await context.browser().newBrowserCDPSession();
    await opened(page, url);
    const { appId: manifestId } = await (await context.newCDPSession(page)).send('Page.getAppId');
    await step('installed, the app is what the system opens such files with', async () => {
      await devtools.send('PWA.install', { manifestId, installUrlOrBundleUrl: `${url}/` });
      const { fileHandlers } = await devtools.send('PWA.getOsAppState', { manifestId });
      const endings = fileHandlers.flatMap(({ accepts }) => accepts.flatMap((one) => one.fileExtensions));
      same('endings', endings.toSorted(), ['.estafette', '.estafette-scenario', '.estafette-sheet']);
    });
    await step('a file that is opened with it is told of, and taken in when the player says so', async () => {
      await devtools.send('PWA.launchFilesInApp', { manifestId, files: [file] });
      await page.getByTestId('import.file.take').tap();
      await says(page, 'Imported');
    });
  } finally {
    await context.close();
  }
}

journey('Files that are opened with the installed app', openedWithTheInstalled, { ownBrowser: true, needs: ['cdp'] });
