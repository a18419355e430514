export { type GridHandle, HistoryGrid } from './HistoryGrid.tsx';
