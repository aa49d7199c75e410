import { lockedHand, mediumDeck, spicyDeck } from '../journeys/n20-events';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

journey('Napoleonic 20, an event deck played Medium', (tools) => mediumDeck(appOver(webDriver(tools)), tools.step));

journey('Napoleonic 20, an event deck played Spicy', (tools) => spicyDeck(appOver(webDriver(tools)), tools.step));

journey('Napoleonic 20, event cards under a PIN', (tools) => lockedHand(appOver(webDriver(tools)), tools.step));
