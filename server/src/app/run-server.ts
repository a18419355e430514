import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { systemClock } from '../platform/clock.ts';
import { openLog } from '../platform/log.ts';
import { buildApp } from './build-app.ts';
import { compose } from './compose.ts';
import { readBuild } from './read-build.ts';

export interface RunningServer {
  /** Where people reach it. */
  readonly url: string;
  /** Answers the calls that have come in, gives back what was taken on, closes everything. */
  stop(): Promise<void>;
}

export interface RunOptions {
  readonly config: Config;
  /** Folder of the bundles. */
  readonly runtimeDir: string;
  /** Such as `production`. */
  readonly environment: string;
}

/** How long calls may take to end once the server is asked to stop; then their connections are cut. */
const PATIENCE_MS = 7_000;

/** Builds the server, listens, and begins its own work. */
export const runServer = async ({ config, runtimeDir, environment }: RunOptions): Promise<RunningServer> => {
  const log = openLog(config.logLevel);
  if (config.unused.length > 0)
    log.warn({ settings: config.unused }, 'settings without effect in this version');
  const house = await compose({
    config,
    runtimeDir,
    webFolder: join(runtimeDir, '../../web/dist'),
    version: readBuild(runtimeDir, environment),
    log,
    now: systemClock,
    checksAnswers: false,
  });
  const app = await buildApp(house.deps);
  const close = async (): Promise<void> => {
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    await Promise.all([house.stopWork(), app.close()]);
    clearTimeout(cut);
    await house.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  const url = config.publicUrl ?? addressOf(app.server.address(), config.host);
  house.reachedAt(url);
  house.startWork();
  return { url, stop: close };
};

/** An address a person can open: "every interface" is not one. */
const addressOf = (bound: ReturnType<import('node:net').Server['address']>, host: string): string => {
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};
