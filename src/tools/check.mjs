// npm run check: the part of npm test that reads the source and runs the core, side by side; under a minute.
import { ensureInstalled } from './lib/setup.mjs';

const start = performance.now();
ensureInstalled();

const { pooled } = await import('./lib/run.mjs');
const { close, runStage } = await import('./lib/report.mjs');
const { jest, STATIC, SUPPLY } = await import('./lib/stages.mjs');

// Jest is the longest: it starts first, the rest fills the other processors.
const stages = [jest('core', 'storage'), ...STATIC, SUPPLY];
close(await pooled(stages.map((stage) => () => runStage(stage))), start);
