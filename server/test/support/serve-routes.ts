import { noMeter } from '../../src/platform/observing/meter.ts';
import { noTracing } from '../../src/platform/observing/tracing.ts';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Context } from '../../src/platform/context.ts';
import { createServer } from '../../src/platform/http/create-server.ts';
import { registerRoutes } from '../../src/platform/http/register-routes.ts';
import type { Route } from '../../src/platform/http/route.ts';
import { newId } from '../../src/platform/ids.ts';
import { openLog } from '../../src/platform/log.ts';

export interface ServedRoutes {
  readonly app: FastifyInstance;
  /** Files that are still arriving, or were left behind. */
  arriving(): string[];
  /** Lines of the log, of all levels. */
  readonly logged: readonly string[];
}

/** The HTTP layer alone around some routes, without rooms or database; gone when the test is over. */
export const serveRoutes = async (routes: readonly Route[]): Promise<ServedRoutes> => {
  const uploadFolder = mkdtempSync(join(tmpdir(), 'maquette-http-'));
  const logged: string[] = [];
  const log = openLog('debug', { write: (line) => void logged.push(line) });
  const app = await createServer({
    ...{ meter: noMeter, tracing: noTracing },
    ...{ log, trustProxy: false, isHttps: false, signIn: [], cardFields: null, pictureOrigin: null },
    webFolder: null,
  });
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  registerRoutes(app, routes, {
    openContext: (caller) => ({ ...caller, db: noDatabase, now: Date.now, newId }),
    authenticate: async () => ({ kind: 'user', userId: 'ada', sessionId: 'one', role: 'user' }),
    uploadFolder,
    assertSpace: async () => {},
    closing: closing.signal,
    checksAnswers: true,
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(uploadFolder, { recursive: true, force: true });
  });
  return { app, logged, arriving: () => readdirSync(uploadFolder) };
};

/** Nothing here may need one. */
const noDatabase = null as unknown as Context['db'];
