export { useCancelSubscription } from './api/cancel-subscription.ts';
export { useOffers } from './api/offers.ts';
export { usePurchaseCredits } from './api/purchase-credits.ts';
export { useRenewSubscription } from './api/renew-subscription.ts';
export { useSavedCards } from './api/saved-cards.ts';
export { useSubscribe } from './api/subscribe.ts';
export { useVerifiedCredits, useVerifiedSubscription } from './api/verify-session.ts';
