import type { HistoryItem } from '@maquette/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { photoQuery } from '../api/photo.ts';
import type { RemixSource } from '../model/remix-draft.ts';
import { smallMask } from '../photo/data-url.ts';
import { type DraftProduct, readProduct } from '../product/index.ts';

/** The picture cannot be made again: it is no result, it is gone, or its photo is. */
export class RemixImpossible extends Error {
  readonly reason: 'picture-gone' | 'photo-gone' | 'not-made';
  constructor(reason: 'picture-gone' | 'photo-gone' | 'not-made') {
    super(reason);
    this.reason = reason;
  }
}

const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Everything a picture was made from; a photo in the trash serves as well.
 * @throws RemixImpossible; ApiError and others when it could not be fetched
 */
export const readRemix = async (queries: QueryClient, id: string): Promise<RemixSource> => {
  const fetched = async (wanted: string, reason: RemixImpossible['reason']): Promise<HistoryItem> => {
    try {
      return await queries.fetchQuery(photoQuery(wanted));
    } catch (error) {
      throw isAbsent(error) ? new RemixImpossible(reason) : error;
    }
  };
  const picture = await fetched(id, 'picture-gone');
  const { generatedImage, originalImageId, maskImage } = picture;
  if (!generatedImage) throw new RemixImpossible('not-made');
  if (!originalImageId) throw new RemixImpossible('photo-gone');
  const photo = await fetched(originalImageId, 'photo-gone');
  const mask = maskImage && {
    filename: maskImage.name,
    picture: await smallMask(await fetchPicture(maskImage.url)),
  };
  return { picture, photo, mask: mask ?? null, product: await productOf(picture) };
};

/** The product that was put; its picture is not kept for ever. */
const productOf = async ({ productImage, metadata }: HistoryItem): Promise<DraftProduct | 'gone' | null> => {
  if (!productImage) return null;
  const { product_width: width, product_stands: stands } = metadata.parameters ?? {};
  try {
    const picture = await fetchPicture(productImage.url);
    return {
      ...(await readProduct(new File([picture], productImage.name))),
      width: String(width ?? ''),
      stands: stands === 'wall' ? 'wall' : 'floor',
    };
  } catch {
    return 'gone';
  }
};
