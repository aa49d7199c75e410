// npm run web: installs, builds and serves the app at a fixed address. PORT chooses another one.
import { ensureInstalled, ROOT } from './lib/setup.mjs';
import { join } from 'node:path';

ensureInstalled();

const { exportWeb } = await import('./web-export.mjs');
const { serve } = await import('../../e2e/web/serve.mjs');

const port = Number(process.env.PORT || 8080);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT=${process.env.PORT} is not a port number`);
  process.exit(1);
}

console.log('building the web app…');
const built = await exportWeb();
console.log(built ? 'built.' : 'up to date.');

// The port is fixed because a browser keeps games per address: another port would show an empty games list.
const server = await serve(join(ROOT, 'dist'), port).catch((cause) => {
  const taken = cause?.code === 'EADDRINUSE';
  console.error(
    taken ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=8090 npm run web` : cause,
  );
  process.exit(1);
});
console.log(`\nEstafette is at ${server.url}\n(Ctrl+C ends it)`);

const end = () => void server.close().then(() => process.exit(0));
process.on('SIGINT', end);
process.on('SIGTERM', end);
