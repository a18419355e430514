import {
  type DisplayedType,
  displayedType,
  displayedTypes,
  type FileType,
  type ListFilesQuery,
} from '@maquette/contract';
import { foldText } from '../../../platform/fold-text.ts';

/** Which pictures of a person a list holds. */
export interface Filter {
  readonly userId: string;
  readonly isTrash: boolean;
  /** Null = with and without a star. */
  readonly isStarred: boolean | null;
  /** Null = in any, or in none. */
  readonly albumId: string | null;
  readonly shownType: DisplayedType | null;
  /** As it is stored, where that is more than how it is shown. */
  readonly type: FileType | null;
  /** Folded; all of them must be found. */
  readonly words: readonly string[];
}

export type OrderColumn = 'created_at' | 'name_key' | 'bytes' | 'shown_type' | 'id';

/** Where a picture stands in a list: its values of the columns the list is ordered by, the last of which is its id. */
export type Key = readonly (string | number)[];

export interface List {
  readonly filter: Filter;
  /** All in one direction; the id comes last, so that no two pictures stand in the same place. */
  readonly columns: readonly OrderColumn[];
  readonly direction: 'asc' | 'desc';
}

/** The list that a caller asks for. */
export function listFrom(userId: string, query: ListFilesQuery): List {
  const { starred, search = '', sortDirection: direction = 'desc' } = query;
  const filter: Filter = {
    userId,
    isTrash: query.trash === 'true',
    isStarred: starred === undefined ? null : starred === 'true',
    albumId: query.album ?? null,
    ...typesOf(query.type),
    words: [...new Set(foldText(search).split(' '))].filter((word) => word !== ''),
  };
  return { filter, columns: columnsOf(query.sortField, filter), direction };
}

function typesOf(wanted: ListFilesQuery['type']): Pick<Filter, 'shownType' | 'type'> {
  if (wanted === undefined) return { shownType: null, type: null };
  if (wanted === 'searchReplace') return { shownType: 'search-replace', type: null };
  if (wanted === 'searchRecolor') return { shownType: 'search-recolor', type: null };
  const shownType = displayedTypes.find((shown) => shown === wanted);
  return shownType ? { shownType, type: null } : { shownType: displayedType(wanted), type: wanted };
}

function columnsOf(field: ListFilesQuery['sortField'], { shownType }: Filter): readonly OrderColumn[] {
  if (field === 'name') return ['name_key', 'id'];
  if (field === 'size') return ['bytes', 'id'];
  return field === 'type' && shownType === null ? ['shown_type', 'created_at', 'id'] : ['created_at', 'id'];
}

/** Whether a list is the whole history: then its length is known without counting. */
export const isWholeHistory = ({ filter }: List): boolean =>
  !filter.isTrash &&
  filter.isStarred === null &&
  filter.albumId === null &&
  filter.shownType === null &&
  filter.words.length === 0;
