// Builds the server's bundles and the web's files where their sources have changed.
import './setup/require-node.mjs';
import { buildStale } from './setup/build-stale.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { ROOT } from './setup/root.mjs';
import { runScript } from './setup/run-script.mjs';

await runScript(async (stop) => {
  await installPackages({ root: ROOT, stop });
  await buildStale({ root: ROOT, stop });
});
