import { type EditRecipe, type HistoryItem, limits } from '@maquette/contract';
import { PhotoRefused, type Preparation, preparePhoto } from '../../../platform/photos/prepare-photo.ts';
import { openEditorStore, type Step } from '../model/editor-store.ts';
import type { Opened } from '../model/opened.ts';
import { formatOf, pictureKind, type PictureType } from '../model/picture-formats.ts';
import { defaultRecipe } from '../model/recipe.ts';
import { type OpenedPicture, PhotoProblem } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import type { Drafts } from './drafts.ts';
import { openFromHistory } from './open-from-history.ts';

/** More pixels than the editor takes. */
export class TooManyPixels extends Error {}

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
export async function openHistoryPicture(opening: HistoryOpening): Promise<Opened> {
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
export async function openLocalPicture(
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
