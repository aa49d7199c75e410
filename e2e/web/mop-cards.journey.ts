import { restrictedTurn, spiesReport } from '../journeys/mop-cards';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('March on Paris, a turn of restricted card play', async (tools) => {
  await restrictedTurn(appOver(webDriver(tools)), tools.step);
});

journey('March on Paris, spies', async (tools) => {
  await spiesReport(appOver(webDriver(tools)), tools.step);
});
