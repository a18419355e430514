import { type DisplayedType, displayedTypes, limits, type ListFilesQuery } from '@maquette/contract';

const views = ['all', 'starred', 'trash'] as const;
const fields = ['date', 'name', 'size', 'type'] as const;
export type HistoryView = (typeof views)[number];
export type SortField = (typeof fields)[number];
type SortDirection = 'asc' | 'desc';

/** Which pictures are looked at, in which order. */
export interface HistoryFilter {
  readonly view: HistoryView;
  readonly search: string;
  readonly type: DisplayedType | null;
  /** Id of the album it is narrowed to. */
  readonly album: string | null;
  readonly sort: SortField;
  readonly direction: SortDirection;
}

const ID_MAX = 64;

/** How each order begins when it is chosen. */
export const firstDirection: Record<SortField, SortDirection> = {
  date: 'desc',
  name: 'asc',
  size: 'desc',
  type: 'asc',
};

/** What an address asks for; what it does not say, or says wrongly, is as usual: everything, newest first. */
export function readFilter(address: URLSearchParams): HistoryFilter {
  const sort = fields.find((name) => name === address.get('sort')) ?? 'date';
  const direction = address.get('direction');
  return {
    view: views.find((name) => name === address.get('view')) ?? 'all',
    search: (address.get('search') ?? '').replaceAll('\0', '').slice(0, limits.searchMax),
    type: displayedTypes.find((name) => name === address.get('type')) ?? null,
    album: address.get('album')?.replaceAll('\0', '').slice(0, ID_MAX) || null,
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : firstDirection[sort],
  };
}

/** The shortest query of an address that `readFilter` reads as this. */
export function writeFilter({ view, album, search, type, sort, direction }: HistoryFilter): URLSearchParams {
  return new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(album !== null && { album }),
    ...(search !== '' && { search }),
    ...(type !== null && { type }),
    ...(sort !== 'date' && { sort }),
    ...(direction !== firstDirection[sort] && { direction }),
  });
}

/** The same as the server is asked for it. */
export function askFor({ view, album, search, type, sort, direction }: HistoryFilter): ListFilesQuery {
  return {
    sortField: sort === 'date' ? 'created_at' : sort,
    sortDirection: direction,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(type !== null && { type }),
    ...(album !== null && { album }),
    ...(view === 'starred' && { starred: 'true' }),
    ...(view === 'trash' && { trash: 'true' }),
  };
}

/** Only a part of the view is shown: what was searched for, or one type. */
export function isNarrowed({ search, type }: HistoryFilter): boolean {
  return search.trim() !== '' || type !== null;
}
