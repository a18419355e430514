import type { HistoryItem } from '@maquette/contract';
import { ApiError, isPassing } from '../../../platform/api/api-error.ts';
import { PhotoRefused, type PreparedPhoto } from '../../../platform/photos/prepare-photo.ts';
import {
  canRetry,
  isOpen,
  nextUploads,
  type Refusal,
  toStart,
  type Upload,
  type UploadEvent,
} from './queue.ts';

export interface SentPhoto {
  readonly picture: HistoryItem;
  /** It was in the history before. */
  readonly isKnown: boolean;
}

interface UploadPorts {
  /** @throws PhotoRefused */
  prepare: (file: File) => Promise<PreparedPhoto>;
  send: (
    file: File,
    how: { albumId: string | null; signal: AbortSignal; onProgress: (fraction: number) => void },
  ) => Promise<SentPhoto>;
  /** One more is in the history. */
  onArrived: () => void;
  /** Whether anything is still on its way. */
  onBusy: (isBusy: boolean) => void;
}

export interface FileToUpload {
  readonly file: File;
  /** Known to be refused without being opened. */
  readonly refusal: Refusal | null;
}

/** A queue of uploads that runs by itself, three at once, until it is empty. Photos are prepared one at a time. */
export function makeUploads({ prepare, send, onArrived, onBusy }: UploadPorts) {
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  let uploads: readonly Upload[] = [];
  let count = 0;
  let wasBusy = false;
  let lastPrepared: Promise<unknown> = Promise.resolve();

  const dispatch = (event: UploadEvent) => {
    uploads = nextUploads(uploads, event);
    for (const upload of toStart(uploads)) {
      uploads = nextUploads(uploads, { type: 'started', id: upload.id });
      void run(upload);
    }
    const isBusy = uploads.some(isOpen);
    if (isBusy !== wasBusy) onBusy(isBusy);
    wasBusy = isBusy;
    for (const listener of listeners) listener();
  };
  /** One after the other: a large photo takes hundreds of megabytes while it is reduced. */
  const prepareInTurn = (file: File, signal: AbortSignal): Promise<PreparedPhoto> => {
    const turn = lastPrepared.then(() => {
      signal.throwIfAborted();
      return prepare(file);
    });
    lastPrepared = turn.catch(() => undefined);
    return turn;
  };
  const run = async ({ id, file, albumId }: Upload) => {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const prepared = await prepareInTurn(file, stop.signal);
      stop.signal.throwIfAborted();
      const onProgress = (fraction: number) =>
        stop.signal.aborted || dispatch({ type: 'progressed', id, fraction });
      onProgress(0);
      const sent = await send(prepared.file, { albumId, signal: stop.signal, onProgress });
      if (stop.signal.aborted) return;
      dispatch({ type: 'settled', id, state: { kind: 'done', ...sent, preparation: prepared.preparation } });
      onArrived();
    } catch (error) {
      // Who cancelled knows: the row says so already, and may even run anew.
      if (!stop.signal.aborted) dispatch({ type: 'settled', id, state: failureOf(error) });
    } finally {
      if (running.get(id) === stop) running.delete(id);
    }
  };
  const cancel = (id: string) => {
    running.get(id)?.abort();
    dispatch({ type: 'cancelled', id });
  };

  return {
    get: () => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Into an album, where one is named. */
    add: (files: readonly FileToUpload[], albumId: string | null = null) =>
      dispatch({
        type: 'added',
        uploads: files.map((chosen) => {
          count += 1;
          return { id: `upload-${count}`, albumId, ...chosen };
        }),
      }),
    cancel,
    cancelAll: () => uploads.filter(isOpen).forEach(({ id }) => cancel(id)),
    retry: (id: string) => dispatch({ type: 'retried', id }),
    retryAll: () => uploads.filter(canRetry).forEach(({ id }) => dispatch({ type: 'retried', id })),
    /** Forgets what has come to an end. */
    clear: () => dispatch({ type: 'cleared' }),
  };
}

/** Space may be made and photos be sent again; a photo that is refused stays refused. */
function failureOf(error: unknown) {
  if (error instanceof PhotoRefused) return { kind: 'refused', reason: error.reason } as const;
  const isFull = error instanceof ApiError && error.code === 'storage_full';
  return { kind: 'failed', error, canRetry: isFull || isPassing(error) } as const;
}
