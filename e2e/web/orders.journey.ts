import { badMove, commandPhase, sealedOrders } from '../journeys/orders';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('A command phase, every tap counted', (tools) =>
  commandPhase(tools.log)(appOver(webDriver(tools)), tools.step),
);

journey('A Bad Move', (tools) => badMove(tools.log)(appOver(webDriver(tools)), tools.step));

journey('Orders stay at their desk', (tools) => sealedOrders(appOver(webDriver(tools)), tools.step));
