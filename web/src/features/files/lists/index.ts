export {
  firstDirection,
  type HistoryFilter,
  readFilter,
  type SortField,
  writeFilter,
} from './history-filter.ts';
export type { HistoryList } from './history-list.ts';
export { changePictures, movePictures } from './loaded-lists.ts';
export { isNarrowed } from './is-narrowed.ts';
export { fetchPage } from './list-files.ts';
export { useHistory } from './use-history.ts';
