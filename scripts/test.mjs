// Runs everything: installs what is missing, then checks, build, unit and integration tests and browser journeys, and adds up.
import './setup/require-node.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { ROOT } from './setup/root.mjs';
import { runScript } from './setup/run-script.mjs';
import { installTestTools } from './testing/install-test-tools.mjs';
import { tell, total } from './testing/counts.mjs';
import { PARTS } from './testing/parts.mjs';

/** Characters. */
const MOST_OF_A_FAILURE = 1500;

await runScript(async (stop) => {
  await installPackages({ root: ROOT, stop });
  const tools = await installTestTools(stop);
  /** @type {[string, import('./testing/counts.mjs').Counts][]} */
  const results = [];
  for (const [name, run] of Object.entries(PARTS)) {
    if (stop.aborted) return;
    console.log(`\n── ${name} ──`);
    const counts = await run({ stop, tools });
    console.log(tell(counts));
    results.push([name, counts]);
  }
  if (stop.aborted) return;
  // Said once more at the end: of a long run that is what is kept.
  for (const [name, { failures }] of results)
    for (const failure of failures)
      console.log(`\n── failed: ${name} ──\n${failure.slice(0, MOST_OF_A_FAILURE)}`);
  console.log('');
  for (const [name, counts] of results) console.log(`${name}: ${tell(counts)}`);
  for (const reason of tools.missing) console.log(`NOT TESTED: ${reason}`);
  const sum = total(results.map(([, counts]) => counts));
  console.log(tell(sum));
  return sum.failed > 0 ? 1 : 0;
});
