// Start to ready and memory at rest (P8), beside a bare Node HTTP server.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { heading, median, print } from './figures.mjs';
import { memoryOf, startServer } from './running-server.mjs';

const ROUNDS = 5;
const BARE = `require('node:http').createServer((q, r) => r.end()).listen(0, '127.0.0.1', () => console.log('ready'))`;

const startBare = async () => {
  const from = performance.now();
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const readyMs = performance.now() - from;
  child.kill();
  return readyMs;
};

heading('Start');
const [ours, bare, memory] = [[], [], []].map(() => /** @type {number[]} */ ([]));
for (let round = 0; round < ROUNDS; round++) {
  bare?.push(await startBare());
  const server = await startServer();
  ours?.push(server.readyMs);
  await wait(1000);
  memory?.push(memoryOf(server.pid));
  await server.stop();
}
print('start to ready, empty data directory (median of 5)', median(ours ?? []), 'ms');
print('bare Node HTTP server, start to ready', median(bare ?? []), 'ms');
print('memory at rest, all processes', median(memory ?? []), 'MiB');
