import { cardsAtFights } from '../journeys/mop-card-fights';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('March on Paris, cards reach the fights', async (tools) => {
  await cardsAtFights(appOver(webDriver(tools)), tools.step);
});
