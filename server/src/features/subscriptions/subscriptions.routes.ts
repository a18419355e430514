import { subscriptionsEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { listPlans } from './list-plans.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import type { SubscriptionsPorts } from './ports.ts';

export const subscriptionsRoutes = (ports: SubscriptionsPorts): Route[] => [
  bind(subscriptionsEndpoints.listPlans, (ctx) => listPlans(ctx)),
  bind(subscriptionsEndpoints.listSubscriptions, (ctx) => listSubscriptions({ ...ctx, ...ports })),
];
