export { getReceipt, listReceipts, receiptsOf } from './list-receipts.ts';
export { refundPayment } from './refund-payment.ts';
