import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoRefused } from '../../../platform/photos/prepare-photo.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import type { Opened } from '../model/opened.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import type { Drafts } from './drafts.ts';
import { keptLocalWork, type LocalWork } from './keep-work.ts';
import { PictureNotFound } from './open-from-history.ts';
import { openHistoryPicture, openLocalPicture, TooManyPixels } from './open-picture.ts';

export type Opening =
  | { readonly kind: 'empty' | 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'ready'; readonly opened: Opened };

interface OpeningOptions {
  readonly userId: string;
  /** A picture of the history; null for one of this device. */
  readonly imageId: string | null;
  readonly drafts: Drafts;
  readonly worker: PhotoWorker;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Opens the picture that the address names, or one that is chosen on this device. */
export function useOpening({ userId, imageId, drafts, worker }: OpeningOptions) {
  const [opening, setOpening] = useState<Opening>({ kind: imageId === null ? 'empty' : 'loading' });
  const [wish, setWish] = useState({ isAsItIs: false, attempt: 0 });
  const local = useLocalOpening(worker, setOpening);
  const { t } = useTranslation();
  const addToast = useToast();
  const show = useEffectEvent((opened: Opened) => {
    setOpening({ kind: 'ready', opened });
    if (opened.store.get().at === 0) return;
    const action = { label: t('photoEditor.undo'), onAct: opened.store.undo };
    addToast({ type: 'info', message: t('photoEditor.draft.restored'), action });
  });
  const openKept = useEffectEvent(() => {
    const work = keptLocalWork(userId);
    if (work) void local.openLocal(work.file, work.recipe);
  });

  useEffect(() => {
    if (imageId === null) {
      openKept();
      return undefined;
    }
    const stop = new AbortController();
    const { signal } = stop;
    openHistoryPicture({ imageId, isAsItIs: wish.isAsItIs, drafts, worker, signal }).then(
      (opened) => (signal.aborted ? opened.picture.view.close() : show(opened)),
      (error: unknown) => {
        if (signal.aborted) return;
        setOpening(
          error instanceof PictureNotFound ? { kind: 'missing' } : { kind: 'failed', error: asError(error) },
        );
      },
    );
    return () => stop.abort();
  }, [imageId, wish, drafts, worker]);

  const view = opening.kind === 'ready' ? opening.opened.picture.view : null;
  useEffect(() => () => view?.close(), [view]);

  const load = (isAsItIs: boolean) => {
    setOpening({ kind: 'loading' });
    setWish(({ attempt }) => ({ isAsItIs, attempt: attempt + 1 }));
  };
  return {
    opening,
    ...local,
    retry: () => load(wish.isAsItIs),
    editAsItIs: () => load(true),
  };
}

/** Opens pictures of this device; one that cannot be opened leaves what was open. */
function useLocalOpening(worker: PhotoWorker, setOpening: (opening: Opening) => void) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [isReading, setIsReading] = useState(false);
  const latest = useRef(0);
  // Who leaves is not shown what is decoded later.
  useEffect(() => () => void (latest.current += 1), []);

  /** Whether it is open now. */
  const openLocal = async (file: File, recipe: LocalWork['recipe'] = null): Promise<boolean> => {
    const turn = (latest.current += 1);
    const isLatest = () => turn === latest.current;
    setIsReading(true);
    try {
      const { opened, preparation } = await openLocalPicture(worker, file, recipe);
      if (isLatest()) setOpening({ kind: 'ready', opened });
      else opened.picture.view.close();
      if (isLatest() && preparation !== 'untouched')
        addToast({ type: 'info', message: t(`photoEditor.local.${preparation}`) });
      return isLatest();
    } catch (error) {
      if (isLatest()) addToast({ type: 'error', message: t(refusalKey(error)) });
      return false;
    } finally {
      if (isLatest()) setIsReading(false);
    }
  };
  return { openLocal, isReading };
}

function refusalKey(error: unknown) {
  if (error instanceof TooManyPixels) return 'photoEditor.local.tooManyPixels';
  const isNone = error instanceof PhotoRefused && error.reason === 'invalid-type';
  return isNone ? 'photoEditor.local.invalidType' : 'photoEditor.local.unreadable';
}
