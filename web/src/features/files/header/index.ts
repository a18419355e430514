export { FilterBar } from './FilterBar.tsx';
export { HistoryHeader } from './HistoryHeader.tsx';
export { KeyHelp } from './KeyHelp.tsx';
export { StorageNotice } from './StorageNotice.tsx';
