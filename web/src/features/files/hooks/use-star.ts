import type { HistoryItem } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { starFile } from '../api/change-files.ts';
import { starPictures } from './star-pictures.ts';

/** Stars pictures or takes their stars, at once on the screen; says so when the server refuses. */
export const useStar = () => {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  return async (pictures: readonly HistoryItem[], isStarred: boolean): Promise<void> => {
    const refusal = await starPictures(queries, { pictures, isStarred }, starFile);
    if (refusal)
      addToast({ type: 'error', message: errorToMessage(refusal.error, t, t('files.starFailed')) });
  };
};
