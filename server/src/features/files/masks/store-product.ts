import type { EditRequest } from '@maquette/contract';
import { productName } from '../history-item.ts';
import type { FilesContext } from '../ports.ts';
import { keepPicture } from './kept-picture.ts';
import type { StoredMask } from './masks.store.ts';

export interface StoreProduct {
  /** Its picture, cut out. */
  readonly path: string;
  readonly stands: NonNullable<EditRequest['product']>['stands'];
}

/**
 * Keeps the picture of a product of one's own as long as unused masks are kept; the same one twice is kept once.
 * @throws Refusal product_unreadable, product_empty, product_too_small, product_not_cut_out, picture_too_many_pixels, rate_limited,
 * session_expired
 */
export const storeProduct = (ctx: FilesContext, { path, stands }: StoreProduct): Promise<StoredMask> =>
  keepPicture(ctx, {
    nameOf: productName,
    isSeparate: false,
    read: (productPath) => ctx.images.run('readProduct', { path, productPath, stands }),
  });
