export { closeAccountMoney } from './close-account-money.ts';
export { exportPayments } from './export-payments.ts';
