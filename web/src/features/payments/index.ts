export {
  useCancelSubscription,
  useOffers,
  usePurchaseCredits,
  useRenewSubscription,
  useResumeSubscription,
  useSubscribe,
  useVerifiedCredits,
  useVerifiedSubscription,
} from './api/index.ts';
export { MethodField } from './components/MethodField.tsx';
export { TestMoneyNotice } from './components/TestMoneyNotice.tsx';
export { PaymentDashboard } from './dashboard/index.ts';
export { ReceiptsPanel, ReceiptView } from './receipts/index.ts';
export { paymentTabOf } from './model/payment-tab.ts';
export { paymentsEn } from './messages/en.ts';
export { paymentsFr } from './messages/fr.ts';
