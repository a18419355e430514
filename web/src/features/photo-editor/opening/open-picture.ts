import { type EditRecipe, type HistoryItem, limits } from '@maquette/contract';
import type { Preparation } from '../../../platform/photos/prepare-photo.ts';
import { openEditorStore, type Step } from '../model/editor-store.ts';
import type { Opened } from '../model/opened.ts';
import { pictureKind, type PictureType } from '../model/picture-kind.ts';
import { defaultRecipe } from '../model/recipe.ts';
import { formatOf } from '../model/save-plan.ts';
import type { OpenedPicture } from '../worker/photo-jobs.ts';
import { PhotoProblem } from '../worker/photo-problem.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import type { Drafts } from './drafts.ts';
import { openFromHistory } from './open-from-history.ts';
import { readLocal } from './read-local.ts';

/** More pixels than the editor takes. */
export class TooManyPixels extends Error {}

const decoded = async (worker: PhotoWorker, bytes: Blob, signal?: AbortSignal): Promise<OpenedPicture> => {
  const picture = await worker.openPicture(bytes, signal);
  if (picture.width * picture.height <= limits.uploadPixels) return picture;
  picture.view.close();
  throw new TooManyPixels();
};

const freshRecipe = (type: PictureType): EditRecipe => ({
  ...defaultRecipe,
  export: { ...defaultRecipe.export, format: formatOf(type) },
});

const draftStep = (recipe: EditRecipe | null): Step[] => (recipe ? [{ label: 'draft', recipe }] : []);

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
export const openHistoryPicture = async (opening: HistoryOpening): Promise<Opened> => {
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
};

const draftNameOf = (item: HistoryItem, source: HistoryItem): string =>
  item.id === source.id ? item.id : `${item.id} of ${source.id}`;

/**
 * Opens a picture of this device.
 * @throws PhotoRefused, PhotoProblem, TooManyPixels
 */
export const openLocalPicture = async (
  worker: PhotoWorker,
  file: File,
  recipe: EditRecipe | null,
): Promise<{ opened: Opened; preparation: Preparation }> => {
  const { bytes, type, preparation } = await readLocal(file);
  const picture = await decoded(worker, bytes);
  const store = openEditorStore({ label: 'opened', recipe: freshRecipe(type) }, ...draftStep(recipe));
  return { opened: { picture, type, name: file.name, store, from: { kind: 'device', file } }, preparation };
};
