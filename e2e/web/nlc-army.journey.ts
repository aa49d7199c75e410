import { corpsAcrossItsLimit, secretArrival } from '../journeys/corps';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('A corps across its limit and back', (tools) =>
  corpsAcrossItsLimit(tools.log)(appOver(webDriver(tools)), tools.step),
);

journey('A reinforcement rolled in secret', (tools) => secretArrival(appOver(webDriver(tools)), tools.step));
