import { library, outAndIn } from '../journeys/library';
import { appOver } from '../pages/app';
import { same } from '../pages/driver';
import { badFiles } from './bad-files';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Names, copies, the trash', (tools) => library(appOver(webDriver(tools)), tools.step));

journey('Out as a file and in again', async (tools) => {
  const driver = webDriver(tools);
  const app = appOver(driver);
  const good = await outAndIn(app, tools.step, driver);
  const before = (await app.games.games()).join('\n');
  for (const { what, says, file } of badFiles(good)) {
    await tools.step(`a file ${what} is refused in words, and nothing is changed`, async () => {
      await app.games.imported(file, driver);
      await app.games.importSays(says);
      same('the list of games', (await app.games.games()).join('\n'), before);
    });
  }
});
