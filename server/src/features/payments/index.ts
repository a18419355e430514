export { closeAccountMoney } from './account-data/close-account-money.ts';
export { exportPayments } from './account-data/export-payments.ts';
export { findCustomer } from './cards/customers.store.ts';
export { countOpenCheckouts } from './orders/orders.store.ts';
export { paymentsRoutes } from './payments.routes.ts';
export type { PaymentsContext, PaymentsPorts } from './ports.ts';
export { receiptsOf } from './receipts/receipts.ts';
export { refundPayment } from './receipts/refund-payment.ts';
export { type MoneyWorker, moneyWorker } from './syncing/money-worker.ts';
export { reconcileMoney } from './syncing/reconcile-money.ts';

