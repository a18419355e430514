import { adminEndpoints } from '@maquette/contract';
import { bindWith, type Route } from '../../platform/http/route.ts';
import { adjustCredits, refundPurchase } from './money.ts';
import { getHealth } from './get-health.ts';
import { findPeople, getPerson } from './people.ts';
import type { AdminPorts } from './ports.ts';

export function adminRoutes(ports: AdminPorts): Route[] {
  const bind = bindWith(ports);
  return [
    bind(adminEndpoints.findPeople, (ctx, { query }) => findPeople(ctx, query)),
    bind(adminEndpoints.getPerson, (ctx, { params }) => getPerson(ctx, params)),
    bind(adminEndpoints.adjustCredits, (ctx, { params, body }, { idempotencyKey }) =>
      adjustCredits(ctx, { ...params, ...body, idempotencyKey }),
    ),
    bind(adminEndpoints.refundPurchase, (ctx, { params, body }) =>
      refundPurchase(ctx, { ...params, ...body }),
    ),
    bind(adminEndpoints.getHealth, (ctx) => getHealth(ctx)),
  ];
}
