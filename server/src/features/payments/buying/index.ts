export { cancelSubscription } from './cancel-subscription.ts';
export { purchaseCredits } from './purchase-credits.ts';
export { renewSubscription } from './renew-subscription.ts';
export { resumeSubscription } from './resume-subscription.ts';
export { subscribe } from './subscribe.ts';
export { verifyCreditSession, verifySubscriptionSession } from './verify-session.ts';
