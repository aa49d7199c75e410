import { firstTurn } from '../journeys/first-turn';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('A first turn, killed in the middle, corrected', (tools) => firstTurn(appOver(webDriver(tools)), tools.step));
