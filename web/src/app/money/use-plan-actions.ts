import {
  useCancelSubscription,
  useRenewSubscription,
  useResumeSubscription,
  useSubscribe,
} from '../../features/payments/index.ts';

/** What can be done about plans, for the room that draws them. */
export const usePlanActions = () => ({
  subscribe: useSubscribe().mutateAsync,
  renew: useRenewSubscription().mutateAsync,
  cancel: useCancelSubscription().mutateAsync,
  resume: useResumeSubscription().mutateAsync,
});
