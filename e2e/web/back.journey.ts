import { backClosesTheSheet } from '../journeys/back';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Back closes what lies over the page', (tools) => backClosesTheSheet(appOver(webDriver(tools)), tools.step));
