export { useOwnSubscriptions } from './api/own-subscriptions.ts';
export { MySubscriptions } from './components/MySubscriptions.tsx';
export { NextPaymentSummary } from './components/NextPaymentSummary.tsx';
export { Plans } from './components/Plans.tsx';
export { PlanSummary } from './components/PlanSummary.tsx';
export { subscriptionsEn } from './messages/en.ts';
export { subscriptionsFr } from './messages/fr.ts';
