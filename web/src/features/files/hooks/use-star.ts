import type { HistoryItem } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { starFile } from '../api/change-files.ts';
import { changePictures, type HistoryFilter, movePictures } from '../lists/index.ts';

const never = (): boolean => false;

/** Stars pictures or takes their stars, at once on the screen; what the server refuses is taken back. */
export const useStar = () => {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  return async (pictures: readonly HistoryItem[], isStarred: boolean): Promise<void> => {
    const changed = pictures.filter((picture) => picture.isStarred !== isStarred);
    const set = (those: readonly HistoryItem[], value: boolean) =>
      changePictures(queries, new Set(those.map(({ id }) => id)), (picture) => ({
        ...picture,
        isStarred: value,
      }));
    set(changed, isStarred);
    const isStarList = ({ view }: HistoryFilter) => view === 'starred';
    const [from, into] = isStarred ? [never, isStarList] : [isStarList, never];
    const putBack = movePictures(queries, changed, { from, into, bytes: 0 });
    const answers = await Promise.allSettled(changed.map(({ id }) => starFile(id, isStarred)));
    const refusals = answers.flatMap((answer, at) =>
      answer.status === 'rejected' ? [{ picture: changed[at], error: answer.reason as unknown }] : [],
    );
    const [first] = refusals;
    if (!first) return;
    putBack();
    set(
      refusals.flatMap(({ picture }) => picture ?? []),
      !isStarred,
    );
    addToast({ type: 'error', message: errorToMessage(first.error, t, t('files.starFailed')) });
  };
};
