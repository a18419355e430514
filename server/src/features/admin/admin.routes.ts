import { adminEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { adjustCredits, refundPurchase } from './money.ts';
import { getHealth } from './get-health.ts';
import { findPeople, getPerson } from './people.ts';
import type { AdminPorts } from './ports.ts';

export const adminRoutes = (ports: AdminPorts): Route[] => [
  bind(adminEndpoints.findPeople, (ctx, { query }) => findPeople({ ...ctx, ...ports }, query)),
  bind(adminEndpoints.getPerson, (ctx, { params }) => getPerson({ ...ctx, ...ports }, params)),
  bind(adminEndpoints.adjustCredits, (ctx, { params, body }, { idempotencyKey }) =>
    adjustCredits({ ...ctx, ...ports }, { ...params, ...body, idempotencyKey }),
  ),
  bind(adminEndpoints.refundPurchase, (ctx, { params, body }) =>
    refundPurchase({ ...ctx, ...ports }, { ...params, ...body }),
  ),
  bind(adminEndpoints.getHealth, (ctx) => getHealth({ ...ctx, ...ports })),
];
