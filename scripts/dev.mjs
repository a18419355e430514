// Serves the product with reload: the API again after every change of its sources, the web through Vite's own server in front of it.
import './setup/require-node.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './setup/install-packages.mjs';
import { ROOT } from './setup/root.mjs';
import { runChild } from './setup/run-child.mjs';
import { runScript } from './setup/run-script.mjs';

const SETTINGS = path.join(ROOT, '.env');
const OUT = path.join(ROOT, '.cache/server.dev');

await runScript(async (stop) => {
  await installPackages({ root: ROOT, stop });
  // The bundler can be loaded only now that it is certainly installed.
  const { watchServer } = await import('./setup/bundle-server.mjs');
  if (existsSync(SETTINGS)) process.loadEnvFile(SETTINGS);
  const server = restartable(stop);
  const endWatching = await watchServer(OUT, () => void server.restart());
  const vite = [process.execPath, '../node_modules/vite/bin/vite.js', '--clearScreen', 'false'];
  const env = { ...process.env, API_URL: `http://127.0.0.1:${process.env['PORT'] ?? 8080}` };
  const { code } = await runChild({ command: vite, cwd: path.join(ROOT, 'web'), env, stop });
  await endWatching();
  await server.end();
  return code;
});

/**
 * One server at a time: the next starts when the one before has ended and freed its port.
 * @param {AbortSignal} stop
 */
function restartable(stop) {
  let current = new AbortController();
  let ended = Promise.resolve();
  const end = () => {
    current.abort();
    return ended;
  };
  const restart = async () => {
    current.abort();
    const mine = new AbortController();
    current = mine;
    await ended;
    if (mine.signal.aborted) return;
    const command = [process.execPath, '--enable-source-maps', path.join(OUT, 'main.js')];
    const either = AbortSignal.any([stop, mine.signal]);
    const env = { ...process.env, NODE_ENV: 'development' };
    ended = runChild({ command, cwd: ROOT, env, stop: either, ipc: true }).then(() => undefined);
  };
  return { restart, end };
}
