import type { HistoryItem } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { fileQuery } from '../api/get-file.ts';
import { changePictures } from '../lists/loaded-lists.ts';

/**
 * Asks for a picture again, for everybody who shows it: the addresses of pictures are good for an hour or two, a page may
 * stay open for longer. Null when it cannot be had.
 */
export const useFresh = () => {
  const queries = useQueryClient();
  return async ({ id }: HistoryItem): Promise<HistoryItem | null> => {
    try {
      const fresh = await queries.fetchQuery({ ...fileQuery(id), staleTime: 0 });
      if (fresh) changePictures(queries, new Set([id]), () => fresh);
      return fresh;
    } catch {
      return null;
    }
  };
};
