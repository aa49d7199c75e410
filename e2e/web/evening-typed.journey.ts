import { typedAssault } from '../journeys/evening-typed';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Evening typed', (tools) =>
  typedAssault({ log: tools.log, look: (station) => tools.shot(station) })(appOver(webDriver(tools)), tools.step),
);
