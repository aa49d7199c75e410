import { cups } from '../journeys/cups';
import { realDice } from '../journeys/real-dice';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Dice thrown on the table', (tools) => realDice(appOver(webDriver(tools)), tools.step));

journey('Two cups, covers, a real cup', (tools) => cups(appOver(webDriver(tools)), tools.step));
