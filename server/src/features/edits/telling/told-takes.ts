import type { HistoryItem, Take } from '@maquette/contract';
import type { StoredEdit } from '../edits.store.ts';
import { heedOf } from '../reading/index.ts';
import type { StoredTake } from '../takes.store.ts';

/** Whose takes an edit shows: its own, or those of the edit that it repeats. */
export const takesTold = ({ id, repeats }: Pick<StoredEdit, 'id' | 'repeats'>): string => repeats ?? id;

export interface KnownTakes {
  readonly takes: readonly StoredTake[];
  /** By the file's id. */
  readonly items: ReadonlyMap<string, HistoryItem>;
}

/** The takes of an edit, best first; of a removal by an engine that offers none its result. */
export function toldTakes(edit: StoredEdit, { takes, items }: KnownTakes): Take[] {
  const told = takes.flatMap(({ fileId, rating, isResult }) => {
    const item = items.get(fileId ?? '');
    return item ? [{ url: item.url, rating, isResult }] : [];
  });
  if (told.length > 0 || edit.previewUntil !== null || heedOf(edit).understood.action !== 'remove')
    return told;
  const result = items.get(edit.resultId ?? '');
  return result ? [{ url: result.url, rating: null, isResult: true }] : [];
}
