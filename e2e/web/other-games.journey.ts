import { napoleonic20 } from '../journeys/napoleonic-20';
import { setUpCorrected, setUpOfForty } from '../journeys/set-up';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Napoleonic 20, day and night', (tools) => napoleonic20(appOver(webDriver(tools)), tools.step));

journey('The set-up is corrected', (tools) => setUpCorrected(appOver(webDriver(tools)), tools.step));

journey('Forty units are set up', (tools) => setUpOfForty(tools.log)(appOver(webDriver(tools)), tools.step));
