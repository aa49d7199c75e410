import { hiddenMarch } from '../journeys/hidden';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('The weather, and a march that nobody sees', async (tools) => {
  await hiddenMarch(appOver(webDriver(tools)), tools.step);
});
