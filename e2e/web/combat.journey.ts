import { combatByApp, combatByTable, combatLoose } from '../journeys/combat';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Combat with dice on the table', (tools) => combatByTable(appOver(webDriver(tools)), tools.step));

journey('Combat with the app’s dice', (tools) => combatByApp(tools.log)(appOver(webDriver(tools)), tools.step));

journey('Combat without a game', (tools) => combatLoose(tools.log)(appOver(webDriver(tools)), tools.step));
