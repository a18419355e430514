export { BalancePanel } from './BalancePanel.tsx';
export { PackList } from './PackList.tsx';
