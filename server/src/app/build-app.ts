import type { FastifyInstance } from 'fastify';
import { type AdminPorts, adminRoutes } from '../features/admin/index.ts';
import { type AuthPorts, authRoutes } from '../features/auth/index.ts';
import { type CreditsPorts, creditsRoutes } from '../features/credits/index.ts';
import { type EditsPorts, editsRoutes } from '../features/edits/index.ts';
import { type FilesPorts, filesRoutes } from '../features/files/index.ts';
import { type PaymentsPorts, paymentsRoutes } from '../features/payments/index.ts';
import { profileRoutes } from '../features/profile/index.ts';
import { subscriptionsRoutes } from '../features/subscriptions/index.ts';
import { type SystemPorts, systemRoutes } from '../features/system/index.ts';
import { createServer, type ServerOptions } from '../platform/http/create-server.ts';
import { type HttpDeps, registerRoutes } from '../platform/http/register-routes.ts';
import type { Route } from '../platform/http/route.ts';
import type { Sandbox } from '../platform/payment-provider/sandbox/open-sandbox.ts';

/** Everything the server is made of, each part made once by `compose`. */
export interface AppDeps {
  readonly server: ServerOptions;
  readonly http: Omit<HttpDeps, 'closing'>;
  readonly system: SystemPorts;
  readonly auth: AuthPorts;
  readonly credits: CreditsPorts;
  readonly files: FilesPorts;
  readonly edits: EditsPorts;
  readonly payments: PaymentsPorts;
  /** The built-in card provider, where it is chosen: its pages stand on this server too. */
  readonly sandbox: Sandbox | null;
  /** Resolves when everything the card provider gave notice of has been looked at. */
  readonly settleMoney: () => Promise<void>;
  readonly admin: Pick<AdminPorts, 'fallbackEngine' | 'lastBackups'>;
}

/** The server with every room's routes: its table of contents. Not yet listening. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const routes: Route[] = [
    ...systemRoutes(deps.system),
    ...authRoutes(deps.auth),
    ...creditsRoutes(deps.credits),
    ...filesRoutes(deps.files),
    ...editsRoutes(deps.edits),
    ...subscriptionsRoutes(deps.payments),
    ...paymentsRoutes(deps.payments),
    ...adminRoutes({ ...deps.auth, ...deps.edits, ...deps.payments, ...deps.admin }),
    ...profileRoutes({ ...deps.auth, ...deps.edits, ...deps.payments }),
  ];
  const app = await createServer(deps.server);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  registerRoutes(app, routes, { ...deps.http, closing: closing.signal });
  await deps.sandbox?.mount(app, deps.settleMoney);
  await app.ready();
  return app;
};
