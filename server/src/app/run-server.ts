import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { systemClock } from '../platform/clock.ts';
import type { UnknownSetting } from '../platform/config/unknown-settings.ts';
import { openLog, type RootLog } from '../platform/log.ts';
import type { Tracing } from '../platform/observing/tracing.ts';
import { placesOf } from '../platform/places.ts';
import { buildApp } from './build-app.ts';
import { compose } from './compose.ts';
import { holdPlaces } from './hold-places.ts';
import { readBuild } from './read-build.ts';

export interface RunningServer {
  /** Where people reach it; a worker, where it tells whether it is well. */
  readonly url: string;
  /** Answers the calls that have come in, gives back what was taken on, closes everything. */
  stop(): Promise<void>;
}

export interface RunOptions {
  readonly config: Config;
  /** Folder of the bundles. */
  readonly runtimeDir: string;
  readonly tracing: Tracing;
  /** Such as `production`. */
  readonly environment: string;
  /** Names that were given and are no settings. */
  readonly unknown: readonly UnknownSetting[];
}

/** How long calls may take to end once the server is asked to stop; then their connections are cut. */
const PATIENCE_MS = 7_000;

/**
 * Builds the server, listens, and begins its own work. Of servers on one SQLite file the second is refused.
 * @throws UnusableDataDir, PlacesInUse, NewerDatabase, and what the system says
 */
export async function runServer(options: RunOptions): Promise<RunningServer> {
  const places = placesOf(options.config);
  const as = places.database.kind === 'sqlite' ? 'server' : 'guest';
  const log = openLog(options.config.logLevel);
  for (const { name, likely } of options.unknown)
    log.warn({ setting: name }, `${name} is no setting of Maquette${likely ? `: was ${likely} meant?` : ''}`);
  const onWait = () =>
    log.warn({ dataDir: places.dataDir }, 'waiting for another server on this folder to end');
  const hold = await holdPlaces(places, { as, onWait });
  try {
    const { url, stop } = await openServer(options, log);
    return { url, stop: () => stop().finally(hold.release) };
  } catch (error) {
    hold.release();
    throw error;
  }
}

async function openServer(
  { config, runtimeDir, environment, tracing }: RunOptions,
  log: RootLog,
): Promise<RunningServer> {
  const server = await compose({
    config,
    runtimeDir,
    webFolder: join(runtimeDir, '../../web/dist'),
    version: readBuild(runtimeDir, environment),
    log,
    ...{ tracing, now: systemClock },
    checksAnswers: false,
  });
  const app = await buildApp(server.deps);
  const close = async (): Promise<void> => {
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    await Promise.all([server.stopWork(), app.close()]);
    clearTimeout(cut);
    await server.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  const address = addressOf(app.server.address(), config.host);
  server.reachedAt(config.publicUrl ?? address);
  server.startWork();
  // Nobody visits a worker where people go.
  return { url: config.role === 'worker' ? address : (config.publicUrl ?? address), stop: close };
}

/** An address a person can open: "every interface" is not one. */
function addressOf(bound: ReturnType<import('node:net').Server['address']>, host: string): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
