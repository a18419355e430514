import { filesEndpoints } from '@maquette/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../../platform/api/call.ts';
import { preparePhoto } from '../../../platform/photos/prepare-photo.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';
import { authToken } from '../../../platform/storage/preferences.ts';
import { renewAlbums } from '../lists/loaded-lists.ts';
import { makeUploads, type SentPhoto } from './make-uploads.ts';

type UploadQueue = ReturnType<typeof makeUploads>;

const queues = new WeakMap<QueryClient, UploadQueue>();

function askBeforeLeaving(event: BeforeUnloadEvent) {
  return event.preventDefault();
}

function makeQueue(queries: QueryClient): UploadQueue {
  const queryKey = keyOf(filesEndpoints.listFiles);
  const queue = makeUploads({
    prepare: preparePhoto,
    send: sendPhoto,
    // A list that is being read anew is not asked for again with every photo, only once after the last.
    onArrived: () => void queries.invalidateQueries({ queryKey }, { cancelRefetch: false }),
    onBusy: (isBusy) => {
      if (isBusy) return window.addEventListener('beforeunload', askBeforeLeaving);
      window.removeEventListener('beforeunload', askBeforeLeaving);
      void readAnew(queries, queryKey);
      renewAlbums(queries);
    },
  });
  let token = authToken.get();
  authToken.subscribe(() => {
    if (authToken.get() === token) return;
    token = authToken.get();
    // Photos of one person do not go into the history of the next.
    queue.cancelAll();
    queue.clear();
  });
  return queue;
}

/** The uploads of this tab. They go on while other pages are looked at; only who leaves the tab is asked. */
export function useUploads() {
  const queries = useQueryClient();
  const queue = queues.get(queries) ?? makeQueue(queries);
  queues.set(queries, queue);
  return { uploads: useSyncExternalStore(queue.subscribe, queue.get, queue.get), queue };
}

interface Sending {
  albumId: string | null;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/**
 * Stores a photo in the history.
 * @throws ApiError when refused, unreachable, or answered outside the contract; the signal's reason when aborted
 */
async function sendPhoto(image: File, { albumId, signal, onProgress }: Sending): Promise<SentPhoto> {
  const { file, isNew } = await call(
    filesEndpoints.uploadFile,
    { form: { type: 'upload', ...(albumId !== null && { albumId }) } },
    { files: { image }, onUploadProgress: onProgress, signal },
  );
  return { picture: file, isKnown: !isNew };
}
