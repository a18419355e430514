import { subscriptionsEndpoints } from '@maquette/contract';
import { bindWith, type Route } from '../../platform/http/route.ts';
import { listPlans, listSubscriptions } from './queries.ts';
import type { SubscriptionsPorts } from './ports.ts';

export function subscriptionsRoutes(ports: SubscriptionsPorts): Route[] {
  const bind = bindWith(ports);
  return [
    bind(subscriptionsEndpoints.listPlans, (ctx) => listPlans(ctx)),
    bind(subscriptionsEndpoints.listSubscriptions, (ctx) => listSubscriptions(ctx)),
  ];
}
