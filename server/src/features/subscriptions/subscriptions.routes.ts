import { subscriptionsEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { listPlans, listSubscriptions } from './queries.ts';
import type { SubscriptionsPorts } from './ports.ts';

export const subscriptionsRoutes = (ports: SubscriptionsPorts): Route[] => [
  bind(subscriptionsEndpoints.listPlans, (ctx) => listPlans(ctx)),
  bind(subscriptionsEndpoints.listSubscriptions, (ctx) => listSubscriptions({ ...ctx, ...ports })),
];
