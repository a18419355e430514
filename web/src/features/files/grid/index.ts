export type { CardHandlers } from './card-handlers.ts';
export { type GridHandle, HistoryGrid } from './HistoryGrid.tsx';
