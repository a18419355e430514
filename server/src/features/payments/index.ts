export { findCustomer } from './customers/index.ts';
export { closeAccountMoney, exportPayments } from './leaving/index.ts';
export { countOpenCheckouts } from './orders/index.ts';
export { paymentsRoutes } from './payments.routes.ts';
export type { PaymentsContext, PaymentsPorts } from './ports.ts';
export { receiptsOf, refundPayment } from './receipts/index.ts';
export { type MoneyWorker, moneyWorker, reconcileMoney } from './syncing/index.ts';
