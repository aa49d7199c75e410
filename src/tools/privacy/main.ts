// Writes the page that the stores link to beside the exported web app: node src/tools/run-ts.cjs src/tools/privacy/main.ts [dist]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOwner } from '../release/owner';
import { privacyPage } from './page';

writeFileSync(join(process.argv[2] ?? 'dist', 'privacy.html'), privacyPage(readOwner().contact));
