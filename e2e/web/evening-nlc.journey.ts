import { nlcEvening } from '../journeys/evening-nlc';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Evening NLC', (tools) =>
  nlcEvening({ log: tools.log, look: (station) => tools.shot(station) })(appOver(webDriver(tools)), tools.step),
);
