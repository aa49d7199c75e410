import { copies } from '../journeys/copies';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('A copy of a game tells no secrets', (tools) => copies(appOver(webDriver(tools)), tools.step, tools.shot));
