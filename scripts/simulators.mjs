// Serves the simulated picture services and card provider on loopback ports, for trying and shows: prints the settings that make a server use them. Arguments: the first port (9100), milliseconds a picture takes (2000).
import './setup/require-node.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './setup/install-packages.mjs';
import { ROOT } from './setup/root.mjs';
import { runScript } from './setup/run-script.mjs';

const FIRST_PORT = 9100;
const LATENCY_MS = 2000;
const OUT = path.join(ROOT, '.cache/simulators.mjs');

await runScript(async (stop) => {
  await installPackages({ root: ROOT, stop });
  const [firstPort = FIRST_PORT, latencyMs = LATENCY_MS] = process.argv.slice(2).map(Number);
  const { build } = await import('esbuild');
  await build({
    entryPoints: [path.join(ROOT, 'simulators/src/index.ts')],
    outfile: OUT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  const { serveAll } = await import(pathToFileURL(OUT).href);
  const served = await serveAll({ firstPort, latencyMs });
  for (const [name, value] of Object.entries(served.settings)) console.log(`${name}=${value}`);
  console.log('\nOne of them alone: leave out the other lines, or set DEFAULT_ENGINE and PREMIUM_ENGINE.');
  await new Promise((resolve) => stop.addEventListener('abort', resolve));
  await served.close();
  for (const violation of served.violations()) console.log(`against the rules: ${violation}`);
});
