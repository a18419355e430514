export { markCancelled, markResumed } from './cancellation.ts';
export { planById, type PlanFacts, planOfMonth, plans, planToTell } from './plans.ts';
export type { SubscriptionsPorts } from './ports.ts';
export {
  activePlanOf,
  decisiveSubscription,
  describePlan,
  listSubscriptions,
  runningSubscriptions,
  subscriptionAnswer,
  subscriptionById,
} from './queries.ts';
export { subscriptionsRoutes } from './subscriptions.routes.ts';
export { runs, statusOf, type StoredSubscription } from './subscriptions.rules.ts';
export { endedSubscriptions, saveNextPlan, savePlan, subscriptionsOf } from './subscriptions.store.ts';
export { writeSubscription } from './write-subscription.ts';
