export { useOwnSubscriptions } from './api/own-subscriptions.ts';
export { MySubscriptions } from './components/MySubscriptions.tsx';
export { NextPaymentSummary } from './components/NextPaymentSummary.tsx';
export { Plans } from './components/Plans.tsx';
export { PlanSummary } from './components/PlanSummary.tsx';
export { useRefresh } from './hooks/use-refresh.ts';
export { subscriptionsEn } from './messages/en.ts';
export { subscriptionsFr } from './messages/fr.ts';
export { CheckoutLeft, Checking, SubscriptionPaid, WaysOn } from './results/index.ts';
