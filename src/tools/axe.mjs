// npm run test:axe: axe-core looks at the page after every step of the journeys, and at the walks through the pages in all
// themes and with letters of twice the size. node src/tools/axe.mjs [part of a file's name …]
import { ensureInstalled } from './lib/setup.mjs';

ensureInstalled();
process.env.JOURNEYS_JUDGED = 'all';

const { exportWeb } = await import('./web-export.mjs');
await exportWeb();
await import('./journeys.mjs');
