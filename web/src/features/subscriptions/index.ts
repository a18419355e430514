export { useRenewSubscription, useSubscribe } from './commands.ts';
export { MySubscriptions } from './MySubscriptions.tsx';
export { Plans } from './Plans.tsx';
export { useOwnSubscriptions } from './queries.ts';
export { SubscriptionsTab } from './SubscriptionsTab.tsx';
export { NextPaymentSummary, PlanSummary } from './Summaries.tsx';
export { useRefresh } from './use-refresh.ts';
export { subscriptionsEn } from './messages/en.ts';
export { subscriptionsFr } from './messages/fr.ts';
