import { tutorial } from '../journeys/tutorial';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

/** Chromium writes localStorage behind, some seconds later. */
const untilWritten = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 7000));

journey('The tutorial from the first page to the second turn', (tools) =>
  tutorial(appOver(webDriver(tools)), tools.step, untilWritten),
);
