export { ReceiptsPanel } from './ReceiptsPanel.tsx';
export { ReceiptView } from './ReceiptView.tsx';
