import type { HistoryItem } from '@maquette/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { starFile } from './change-files.ts';
import type { HistoryFilter } from './lists/history-filter.ts';
import { changePictures, movePictures } from './lists/loaded-lists.ts';

type StarFile = (id: string, isStarred: boolean) => Promise<unknown>;

function never(): boolean {
  return false;
}

function isStarList({ view }: HistoryFilter): boolean {
  return view === 'starred';
}

/**
 * Stars pictures or takes their stars, in all that is loaded at once; what is refused is taken back.
 * @returns why the first one was refused; null when none was
 */
export async function starPictures(
  queries: QueryClient,
  { pictures, isStarred }: { pictures: readonly HistoryItem[]; isStarred: boolean },
  send: StarFile,
): Promise<{ error: unknown } | null> {
  const changed = pictures.filter((picture) => picture.isStarred !== isStarred);
  const move = isStarred ? { from: never, into: isStarList } : { from: isStarList, into: never };
  const set = (those: readonly HistoryItem[], value: boolean) =>
    changePictures(queries, new Set(those.map(({ id }) => id)), (picture) => ({
      ...picture,
      isStarred: value,
    }));
  set(changed, isStarred);
  const putBack = movePictures(queries, changed, { ...move, bytes: 0 });
  const answers = await Promise.allSettled(changed.map(({ id }) => send(id, isStarred)));
  const refusal = answers.find(({ status }) => status === 'rejected');
  if (refusal?.status !== 'rejected') return null;
  putBack();
  const isDone = (_: HistoryItem, at: number): boolean => answers[at]?.status === 'fulfilled';
  movePictures(queries, changed.filter(isDone), { ...move, bytes: 0 });
  set(
    changed.filter((picture, at) => !isDone(picture, at)),
    !isStarred,
  );
  return { error: refusal.reason };
}

/** Stars pictures or takes their stars, at once on the screen; says so when the server refuses. */
export function useStar() {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  return async (pictures: readonly HistoryItem[], isStarred: boolean): Promise<void> => {
    const refusal = await starPictures(queries, { pictures, isStarred }, starFile);
    if (refusal)
      addToast({ type: 'error', message: errorToMessage(refusal.error, t, t('files.starFailed')) });
  };
}
