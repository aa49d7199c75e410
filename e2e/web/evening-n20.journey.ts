import { n20Evening } from '../journeys/evening-n20';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Evening N20', (tools) =>
  n20Evening({ log: tools.log, look: (station) => tools.shot(station) })(appOver(webDriver(tools)), tools.step),
);
