// One process of the installation that `scale.bench.mjs` measures: the server's own parts, with an engine that waits as a picture service does.
// Arguments: the bundle of the server's parts, how many edits it takes at the same time, how long one waits on average in milliseconds.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../setup/root.mjs';

const [bundle = '', atOnce = 0, meanMs = 0] = process.argv
  .slice(2)
  .map((word, at) => (at === 0 ? word : Number(word)));
const parts = await import(pathToFileURL(String(bundle)).href);

/** Waits between half and one and a half times the mean, then paints one colour. */
const painter = parts.fakeEngine({ name: 'simulated' });
const engine = {
  ...painter,
  atOnce: Number(atOnce),
  perform: async (/** @type {any} */ job, /** @type {{ signal: AbortSignal }} */ watch) => {
    const ms = Number(meanMs) * (0.5 + Math.random());
    await wait(ms, undefined, { signal: watch.signal }).catch(() => watch.signal.throwIfAborted());
    return painter.perform(job, watch);
  },
};

const config = parts.parseConfig(process.env);
const runtimeDir = path.join(ROOT, 'server/dist');
const house = await parts.compose({
  config,
  runtimeDir,
  webFolder: null,
  version: parts.readBuild(runtimeDir, 'production'),
  log: parts.openLog(config.logLevel),
  now: Date.now,
  checksAnswers: false,
  engines: parts.enginesOf(engine),
});
const app = await parts.buildApp(house.deps);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address();
house.reachedAt(`http://127.0.0.1:${port}`);
house.startWork();
console.log(`ready on http://127.0.0.1:${port}`);

process.once('SIGTERM', async () => {
  await Promise.all([house.stopWork(), app.close()]);
  await house.close();
  process.exit(0);
});
