import { mopEvening } from '../journeys/evening-mop';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Evening MOP', (tools) =>
  mopEvening({ log: tools.log, look: (station) => tools.shot(station) })(appOver(webDriver(tools)), tools.step),
);
