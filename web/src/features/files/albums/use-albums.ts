import { type Album, filesEndpoints, type HistoryItem } from '@maquette/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { moveFiles } from '../change-files.ts';
import { changePictures, movePictures, renewAlbums, renewLists } from '../lists/loaded-lists.ts';
import type { Chosen } from '../selection/selection.ts';

/** The person's albums, from A to Z. Results come into them by themselves: asked anew by each page that shows them. */
export const albumsQuery = queryOptions<readonly Album[]>({
  queryKey: keyOf(filesEndpoints.listAlbums),
  queryFn: async ({ signal }) => (await call(filesEndpoints.listAlbums, {}, { signal })).albums,
  staleTime: 0,
});

/** Makes an album, or names one anew. */
export function useNameAlbum(album: Pick<Album, 'id'> | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      album === null
        ? call(filesEndpoints.makeAlbum, { body: { name } })
        : call(filesEndpoints.renameAlbum, { params: { id: album.id }, body: { name } }),
    onSuccess: () => renewAlbums(queries),
  });
}

/** Deletes an album and says so; its pictures stay. */
export function useDeleteAlbum(onDeleted: () => void) {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Album) => call(filesEndpoints.deleteAlbum, { params: { id } }),
    onSuccess: (_, { name }) => {
      onDeleted();
      renewLists(queries);
      addToast({ type: 'success', message: t('files.album.deleted', { name }) });
    },
    onError: (error) =>
      addToast({ type: 'error', message: errorToMessage(error, t, t('files.album.deleteFailed')) }),
  });
}

/** Lets a picture stand for the room it is in, and says so. */
export function useChooseCover() {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ picture, album }: { picture: Pick<HistoryItem, 'id'>; album: Pick<Album, 'id'> }) =>
      call(filesEndpoints.chooseCover, { params: { id: album.id }, body: { fileId: picture.id } }),
    onSuccess: ({ name }) => {
      renewAlbums(queries);
      addToast({ type: 'success', message: t('files.album.covered', { name }) });
    },
    onError: (error) =>
      addToast({ type: 'error', message: errorToMessage(error, t, t('files.album.coverFailed')) }),
  });
}

/** Pictures by the albums they are in. */
export function byAlbum(pictures: readonly HistoryItem[]): Map<string | null, HistoryItem[]> {
  const groups = new Map<string | null, HistoryItem[]>();
  for (const picture of pictures) {
    const albumId = picture.albumId ?? null;
    groups.set(albumId, [...(groups.get(albumId) ?? []), picture]);
  }
  return groups;
}

/** A picture in an album, or in none. */
export function inAlbum({ albumId: _former, ...picture }: HistoryItem, albumId: string | null): HistoryItem {
  return albumId === null ? picture : { ...picture, albumId };
}

/** Moves pictures into an album, or out of theirs, and offers the way back; tells whether that worked. */
export function useMove() {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const place = async (
    pictures: readonly HistoryItem[],
    beyond: readonly string[],
    albumId: string | null,
  ) => {
    const ids = pictures.map(({ id }) => id);
    await moveFiles([...ids, ...beyond], albumId);
    changePictures(queries, new Set(ids), (picture) => inAlbum(picture, albumId));
    const [from, into] = [
      (filter: { album: string | null }) => filter.album !== null && filter.album !== albumId,
      (filter: { album: string | null }) => filter.album !== null && filter.album === albumId,
    ];
    movePictures(queries, pictures, { from, into, bytes: 0 });
    if (beyond.length > 0) renewLists(queries);
  };
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      renewLists(queries);
      addToast({ type: 'error', message: errorToMessage(error, t, t('files.album.moveFailed')) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const undo = (pictures: readonly HistoryItem[]) =>
    attempt(async () => {
      for (const [albumId, those] of byAlbum(pictures)) await place(those, [], albumId);
    });
  const move = ({ pictures, beyond }: Chosen, album: Pick<Album, 'id' | 'name'> | null) =>
    attempt(async () => {
      await place(pictures, beyond, album?.id ?? null);
      const count = pictures.length + beyond.length;
      addToast({
        type: 'success',
        message: album
          ? t('files.album.moved', { count, name: album.name })
          : t('files.album.takenOut', { count }),
        // Where those that are not loaded were before, nobody knows here.
        ...(beyond.length === 0 && { action: { label: t('files.undo'), onAct: () => void undo(pictures) } }),
      });
    });
  return { move, isBusy };
}
