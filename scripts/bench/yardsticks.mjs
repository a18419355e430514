// What the server is measured against, in the same run: a bare Node server and the usual hand-made one.
import { spawn } from 'node:child_process';
import path from 'node:path';

const BARE = `require('node:http').createServer((q, r) => r.end('{"files":[]}')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;

/** @param {string[]} argv of Node */
async function start(argv) {
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(Number(text)));
    child.once('exit', (code) => reject(new Error(`A yardstick ended with ${code}.`)));
  });
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') };
}

export const startBare = () => start(['-e', BARE]);

/** @param {{ database: string, folder: string }} where its rows and its pictures are */
export const startHandMade = ({ database, folder }) =>
  start([path.join(import.meta.dirname, 'pictures/hand-made.mjs'), database, folder]);
