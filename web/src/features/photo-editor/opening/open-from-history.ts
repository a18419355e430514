import { type EditRecipe, filesEndpoints, type HistoryItem } from '@maquette/contract';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';

interface HistoryPicture {
  /** What was asked for. */
  readonly item: HistoryItem;
  /** What is edited: the same, or the original it was once made from. */
  readonly source: HistoryItem;
  /** What made the one from the other, when that is taken up again. */
  readonly recipe: EditRecipe | null;
  readonly bytes: Blob;
}

/** There is no such picture, or it has no address. */
export class PictureNotFound extends Error {}

function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function getFile(id: string, signal: AbortSignal): Promise<HistoryItem> {
  return call(filesEndpoints.getFile, { params: { id } }, { signal });
}

/** The original and its recipe; null where there is none any more. */
async function reopened({ type, metadata, originalImageId }: HistoryItem, signal: AbortSignal) {
  if (type !== 'edited' || !metadata.recipe || !originalImageId) return null;
  try {
    return { source: await getFile(originalImageId, signal), recipe: metadata.recipe };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/**
 * A picture of the history by its id, wherever it stands there. One that this editor made is taken up again with its
 * original and its recipe, unless it is wanted `isAsItIs`.
 * @throws PictureNotFound when there is none
 * @throws Error when it cannot be fetched
 */
export async function openFromHistory(
  id: string,
  isAsItIs: boolean,
  signal: AbortSignal,
): Promise<HistoryPicture> {
  const item = await getFile(id, signal).catch((error: unknown) => {
    throw isAbsent(error) ? new PictureNotFound() : error;
  });
  const { source, recipe } = (isAsItIs ? null : await reopened(item, signal)) ?? {
    source: item,
    recipe: null,
  };
  const address = pictureAddress(source.url, window.location.origin);
  if (address.kind === 'none') throw new PictureNotFound();
  return { item, source, recipe, bytes: await fetchPictureBytes(address, signal) };
}

type PictureAddress =
  | { readonly kind: 'direct'; readonly url: string }
  /** Of another origin: asked for through the own server, which opens its own pictures alone. */
  | { readonly kind: 'proxied'; readonly url: string }
  | { readonly kind: 'none' };

/**
 * Where the bytes of a picture are fetched from. Relative and same-origin addresses and data URLs are fetched as they
 * are, any other web address through the file proxy; what is no address of the web is not fetched at all.
 */
export function pictureAddress(url: string, origin: string): PictureAddress {
  if (/^data:image\//i.test(url)) return { kind: 'direct', url };
  if (url === '' || !URL.canParse(url, origin)) return { kind: 'none' };
  const { protocol, origin: host } = new URL(url, origin);
  if (protocol !== 'http:' && protocol !== 'https:') return { kind: 'none' };
  return host === origin ? { kind: 'direct', url } : { kind: 'proxied', url };
}

/**
 * The bytes of a picture of the history.
 * @throws Error when they are not there or out of reach
 */
async function fetchPictureBytes(
  { kind, url }: Exclude<PictureAddress, { kind: 'none' }>,
  signal: AbortSignal,
): Promise<Blob> {
  if (kind === 'proxied')
    return (await call(filesEndpoints.proxyFile, { query: { url } }, { signal })) as Blob;
  return url.startsWith('data:') ? blobOfDataUrl(url) : fetchPicture(url, signal);
}
