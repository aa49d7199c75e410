// How a run of stages is told: a line when a stage ends, what it lists, its output when it failed, one plain line at the very end.
const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs one stage and prints its name, cases and time; a stage that throws is one failed case, never the end of the run. */
export async function runStage(stage) {
  const start = performance.now();
  const result = await stage.run().catch((cause) => ({ passed: 0, failed: 1, output: String(cause?.stack ?? cause) }));
  const verdict = result.failed === 0 ? 'ok    ' : 'FAILED';
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
  console.log(`${verdict} ${stage.name}: ${result.passed} passed, ${result.failed} failed (${seconds(start)})`);
  if (result.failed === 0 && result.told) console.log(result.told.replaceAll(/^/gm, '       '));
  return { passed: result.passed, failed: result.failed };
}

/** Prints the closing line and ends the process accordingly. */
export function close(results, from) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\nall stages: ${seconds(from)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
