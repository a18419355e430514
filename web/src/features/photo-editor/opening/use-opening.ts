import { type EditRecipe, type HistoryItem, limits } from '@maquette/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoRefused, type Preparation, preparePhoto } from '../../../platform/photos/prepare-photo.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { openEditorStore, type Step } from '../model/editor-store.ts';
import type { Opened } from '../model/opened.ts';
import { formatOf, pictureKind, type PictureType } from '../model/picture-formats.ts';
import { defaultRecipe } from '../model/recipe.ts';
import { type OpenedPicture, PhotoProblem } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import type { Drafts } from './drafts.ts';
import { keptLocalWork, type LocalWork } from './keep-work.ts';
import { openFromHistory, PictureNotFound } from './open-from-history.ts';

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
  const reason = error instanceof PhotoRefused ? error.reason : 'unreadable';
  if (reason === 'heic') return 'app.photo.heic';
  return reason === 'invalid-type' ? 'photoEditor.local.invalidType' : 'photoEditor.local.unreadable';
}

/** More pixels than the editor takes. */
class TooManyPixels extends Error {}

async function decoded(worker: PhotoWorker, bytes: Blob, signal?: AbortSignal): Promise<OpenedPicture> {
  const picture = await worker.openPicture(bytes, signal);
  if (picture.width * picture.height <= limits.uploadPixels) return picture;
  picture.view.close();
  throw new TooManyPixels();
}

function freshRecipe(type: PictureType): EditRecipe {
  return {
    ...defaultRecipe,
    export: { ...defaultRecipe.export, format: formatOf(type) },
  };
}

function draftStep(recipe: EditRecipe | null): Step[] {
  return recipe ? [{ label: 'draft', recipe }] : [];
}

interface HistoryOpening {
  readonly imageId: string;
  /** A picture that this editor made is edited as it is, not taken up again. */
  readonly isAsItIs: boolean;
  readonly drafts: Drafts;
  readonly worker: PhotoWorker;
  readonly signal: AbortSignal;
}

/**
 * Opens a picture of the history, with the draft of it that was not saved.
 * @throws PictureNotFound, TooManyPixels
 * @throws Error when it cannot be fetched or decoded
 */
async function openHistoryPicture(opening: HistoryOpening): Promise<Opened> {
  const { imageId, isAsItIs, drafts, worker, signal } = opening;
  const { item, source, recipe, bytes } = await openFromHistory(imageId, isAsItIs, signal);
  const type = pictureKind(new Uint8Array(await bytes.slice(0, 12).arrayBuffer()));
  if (!type) throw new PhotoProblem('unreadable');
  const picture = await decoded(worker, bytes.slice(0, bytes.size, type), signal);
  const draftName = draftNameOf(item, source);
  const first: Step = recipe ? { label: 'reopened', recipe } : { label: 'opened', recipe: freshRecipe(type) };
  const store = openEditorStore(first, ...draftStep(drafts.get(draftName)));
  const from = { kind: 'history', source, isReopened: recipe !== null, draftName } as const;
  return { picture, type, name: source.name, store, from };
}

function draftNameOf(item: HistoryItem, source: HistoryItem): string {
  return item.id === source.id ? item.id : `${item.id} of ${source.id}`;
}

/**
 * Opens a picture of this device.
 * @throws PhotoRefused, PhotoProblem, TooManyPixels
 */
async function openLocalPicture(
  worker: PhotoWorker,
  file: File,
  recipe: EditRecipe | null,
): Promise<{ opened: Opened; preparation: Preparation }> {
  const { bytes, type, preparation } = await readLocal(file);
  const picture = await decoded(worker, bytes);
  const store = openEditorStore({ label: 'opened', recipe: freshRecipe(type) }, ...draftStep(recipe));
  return { opened: { picture, type, name: file.name, store, from: { kind: 'device', file } }, preparation };
}

interface LocalPicture {
  readonly bytes: Blob;
  readonly type: PictureType;
  readonly preparation: Preparation;
}

const HEAD_BYTES = 12;

async function kindOf(blob: Blob): Promise<PictureType | null> {
  return pictureKind(new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer()));
}

/**
 * A picture of this device by its content, whatever it is called: JPEG, PNG and WebP as they are, of any size; what else
 * the browser can decode as JPEG.
 * @throws PhotoRefused when it is no picture or cannot be decoded here
 */
async function readLocal(file: File): Promise<LocalPicture> {
  if (file.size === 0) throw new PhotoRefused('unreadable');
  const type = await kindOf(file);
  if (type) return { bytes: file.slice(0, file.size, type), type, preparation: 'untouched' };
  // A name or type that lies must not let it pass as it is.
  const claimed = pictureTypes.has(file.type) ? 'image/unknown' : file.type;
  const prepared = await preparePhoto(new File([file], file.name, { type: claimed }));
  return { bytes: prepared.file, type: 'image/jpeg', preparation: prepared.preparation };
}

const pictureTypes: ReadonlySet<string> = new Set<PictureType>(['image/jpeg', 'image/png', 'image/webp']);
