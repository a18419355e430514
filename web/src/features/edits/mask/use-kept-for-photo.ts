import { authEndpoints, filesEndpoints, type NamedMask, type User } from '@maquette/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';
import { useSaveMask } from '../region/keep-region.ts';
import type { SavedMasks } from '../../mask-editor/index.ts';

const NONE: readonly NamedMask[] = [];

interface KeptForPhoto {
  /** The masks that stay with the photo, and what can be done with them; undefined for visitors. While they cannot be had, there are none. */
  readonly saved: SavedMasks | undefined;
  /** Under which this device keeps the steps of the mask. */
  readonly stepsKey: string | undefined;
}

/** What is kept of the masks of a photo for the person signed in. */
export function useKeptForPhoto(photoId: string): KeptForPhoto {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const saveMask = useSaveMask();
  const userId = queries.getQueryData<{ user: User }>(keyOf(authEndpoints.me, {}))?.user.id;
  const params = { id: photoId };
  const queryKey = keyOf(filesEndpoints.listNamedMasks, { params });
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(filesEndpoints.listNamedMasks, { params }, { signal }),
    enabled: userId !== undefined,
    retry: false,
  });
  const masks = data?.masks ?? NONE;
  /** Does it, and asks for the list anew; a refusal is thrown in the reader's words. */
  const change = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw new Error(errorToMessage(error, t, t('edits.mask.saveFailed')), { cause: error });
    } finally {
      await readAnew(queries, queryKey);
    }
  };
  if (userId === undefined) return { saved: undefined, stepsKey: undefined };
  const saved: SavedMasks = {
    masks,
    open: (id) => fetchPicture(masks.find((mask) => mask.id === id)?.url ?? ''),
    keep: (mask, { name, replaces }) =>
      change(async () => {
        const { maskFilename } = await saveMask.mutateAsync({ mask, fileId: photoId });
        try {
          const body = { name, maskFilename, replace: replaces };
          await call(filesEndpoints.nameMask, { params, body });
          return 'kept' as const;
        } catch (error) {
          if (error instanceof ApiError && error.code === 'mask_name_taken') return 'taken' as const;
          throw error;
        }
      }),
    rename: (maskId, name) =>
      change(async () => {
        await call(filesEndpoints.renameMask, { params: { id: photoId, maskId }, body: { name } });
      }),
    forget: (maskId) =>
      change(async () => {
        await call(filesEndpoints.forgetMask, { params: { id: photoId, maskId } });
      }),
  };
  return { saved, stepsKey: `${photoId}:${userId}` };
}
