import type { FastifyInstance } from 'fastify';
import { type AdminPorts, adminRoutes } from '../features/admin/index.ts';
import { type AuthPorts, authRoutes } from '../features/auth/index.ts';
import { type CreditsPorts, creditsRoutes } from '../features/credits/index.ts';
import { type EditsPorts, editsRoutes } from '../features/edits/index.ts';
import { type FilesPorts, filesRoutes } from '../features/files/index.ts';
import { type PaymentsPorts, paymentsRoutes } from '../features/payments/index.ts';
import { profileRoutes } from '../features/profile/index.ts';
import { type SharesPorts, sharesRoutes } from '../features/shares/index.ts';
import { subscriptionsRoutes } from '../features/subscriptions/index.ts';
import { healthRoutes, type SystemPorts, systemRoutes } from '../features/system/index.ts';
import type { Role } from '../platform/config.ts';
import { createServer, type ServerOptions } from '../platform/http/create-server.ts';
import { type HttpDeps, registerRoutes } from '../platform/http/register-routes.ts';
import type { Route } from '../platform/http/route.ts';
import { mountMetrics } from '../platform/observing/mount-metrics.ts';
import type { Sandbox } from '../platform/payment-provider/sandbox/open-sandbox.ts';

/** Everything the server is made of, each part made once by `compose`. */
export interface AppDeps {
  /** A worker answers only whether it is well. */
  readonly role: Role;
  /** Who may ask for the figures; null = nobody. */
  readonly metricsToken: string | null;
  readonly server: ServerOptions;
  readonly http: Omit<HttpDeps, 'closing'>;
  readonly system: SystemPorts;
  readonly auth: AuthPorts;
  readonly credits: CreditsPorts;
  readonly files: FilesPorts;
  readonly edits: EditsPorts;
  readonly shares: SharesPorts;
  readonly payments: PaymentsPorts;
  /** The built-in card provider, where it is chosen: its pages stand on this server too. */
  readonly sandbox: Sandbox | null;
  /** Resolves when everything the card provider told of has been looked at. */
  readonly settleMoney: () => Promise<void>;
  readonly admin: Pick<AdminPorts, 'fallbackEngine' | 'lastBackups' | 'modelStates' | 'processFigures'>;
}

/** The server with the routes of its role. Not yet listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const isWorker = deps.role === 'worker';
  const app = await createServer({ ...deps.server, ...(isWorker && { webFolder: null }) });
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const routes = isWorker ? healthRoutes(deps.system) : allRoutes(deps);
  mountMetrics(app, deps.server.meter, deps.metricsToken);
  registerRoutes(app, routes, { ...deps.http, closing: closing.signal });
  if (!isWorker) await deps.sandbox?.mount(app, deps.settleMoney);
  await app.ready();
  return app;
}

/** Every feature's routes: the server's table of contents. */
function allRoutes(deps: AppDeps): Route[] {
  return [
    ...systemRoutes(deps.system),
    ...authRoutes(deps.auth),
    ...creditsRoutes(deps.credits),
    ...filesRoutes(deps.files),
    ...editsRoutes(deps.edits),
    ...sharesRoutes(deps.shares),
    ...subscriptionsRoutes(deps.payments),
    ...paymentsRoutes(deps.payments),
    ...adminRoutes({ ...deps.auth, ...deps.edits, ...deps.payments, ...deps.admin }),
    ...profileRoutes({ ...deps.auth, ...deps.edits, ...deps.payments }),
  ];
}
