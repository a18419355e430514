import type { HistoryFilter } from './history-filter.ts';

/** Only a part of the view is shown: what was searched for, or one type. */
export const isNarrowed = ({ search, type }: HistoryFilter): boolean => search.trim() !== '' || type !== null;
