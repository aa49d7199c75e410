import { n20Battle, resolvedAlone, resolvedInGame } from '../journeys/resolve';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Resolve by itself', (tools) => resolvedAlone(tools.log)(appOver(webDriver(tools)), tools.step));

journey('Resolve in a game', (tools) => resolvedInGame(tools.log)(appOver(webDriver(tools)), tools.step));

journey('A battle of Napoleonic 20', (tools) => n20Battle(tools.log)(appOver(webDriver(tools)), tools.step));
