// What the short commands share: packages and bundles brought up to date, then one of the server's programs run to its end.
import path from 'node:path';
import { buildStale, PRODUCTS } from './build-stale.mjs';
import { installPackages } from './install-packages.mjs';
import { ROOT } from './root.mjs';
import { runChild } from './run-child.mjs';
import { runScript } from './run-script.mjs';

/**
 * Runs a bundle of the server with the arguments of this process and takes over its exit code.
 * @param {string} bundle such as `main.js`
 * @param {object} [options]
 * @param {import('./build-stale.mjs').Product[]} [options.products] what must be built first: only the server by default
 * @param {boolean} [options.asks] the program may ask who sits at the terminal
 * @returns {Promise<void>}
 */
export async function launch(bundle, { products = [PRODUCTS.server], asks = false } = {}) {
  await runScript(async (stop) => {
    await installPackages({ root: ROOT, stop });
    await buildStale({ root: ROOT, stop, products });
    if (stop.aborted) return;
    const program = path.join(ROOT, 'server/dist', bundle);
    const command = [process.execPath, '--enable-source-maps', program, ...process.argv.slice(2)];
    const { code } = await runChild({ command, cwd: ROOT, stop, ipc: true, asks });
    return code;
  });
}
