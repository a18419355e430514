import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { starFiles } from './change-files.ts';
import type { HistoryFilter } from './lists/history-filter.ts';
import { changePictures, movePictures, renewLists } from './lists/loaded-lists.ts';
import type { Chosen } from './selection/selection.ts';

type StarFiles = (ids: readonly string[], isStarred: boolean) => Promise<unknown>;

function never(): boolean {
  return false;
}

function isStarList({ view }: HistoryFilter): boolean {
  return view === 'starred';
}

/**
 * Stars pictures or takes their stars, in all that is loaded at once. What is refused is taken back; of several a part may be done
 * all the same: how things stand is read anew then.
 * @throws what `send` throws
 */
export async function starPictures(
  queries: QueryClient,
  { pictures, beyond, isStarred }: Chosen & { isStarred: boolean },
  send: StarFiles,
): Promise<void> {
  const changed = pictures.filter((picture) => picture.isStarred !== isStarred);
  const ids = changed.map(({ id }) => id);
  const move = isStarred ? { from: never, into: isStarList } : { from: isStarList, into: never };
  const set = (value: boolean) =>
    changePictures(queries, new Set(ids), (picture) => ({ ...picture, isStarred: value }));
  set(isStarred);
  const putBack = movePictures(queries, changed, { ...move, bytes: 0 });
  try {
    if (ids.length + beyond.length > 0) await send([...ids, ...beyond], isStarred);
    if (beyond.length > 0) renewLists(queries);
  } catch (error) {
    putBack();
    set(!isStarred);
    if (ids.length + beyond.length > 1) renewLists(queries);
    throw error;
  }
}

/** Stars pictures or takes their stars, at once on the screen; says so when the server refuses. */
export function useStar() {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  return async (chosen: Chosen, isStarred: boolean): Promise<void> => {
    try {
      await starPictures(queries, { ...chosen, isStarred }, starFiles);
    } catch (error) {
      addToast({ type: 'error', message: errorToMessage(error, t, t('files.starFailed')) });
    }
  };
}
