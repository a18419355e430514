export { ReceiptButton } from './ReceiptButton.tsx';
export { receiptEn } from './messages/en.ts';
export { receiptFr } from './messages/fr.ts';
