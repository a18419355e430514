import { hasSameAspect } from '../../../platform/images/same-aspect.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  getMask,
  getStoredFile,
  type SentFile,
  type StoredFile,
  type StoredMask,
  storeMask,
  storeProduct,
  uploadFile,
} from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';
import type { SentHashes, ToolCall } from '../recipes/parameters.ts';
import type { Order } from './consider-call.ts';

/** A call of a tool and the files that came with it. */
export interface SentCall extends ToolCall {
  readonly image: SentFile | undefined;
  readonly mask: SentFile | undefined;
  /** The picture of a thing of one's own; only the inpaint call takes one. */
  readonly product?: SentFile | undefined;
}

export const hashesOf = ({ image, mask, product }: SentCall): SentHashes => ({
  imageSha256: image?.sha256 ?? null,
  maskSha256: mask?.sha256 ?? null,
  productSha256: product?.sha256 ?? null,
});

/** Whether a place is marked, by a mask sent or one saved before. */
export const hasMask = ({ mask, form }: SentCall): boolean =>
  mask !== undefined || Boolean(form.maskFilename);

/** The photo sent, else the one stored before. @throws Refusal as upload-file does, not_found */
export const photoOf = (ctx: EditsContext, userId: string, { image, form }: SentCall): Promise<StoredFile> =>
  image
    ? uploadFile(ctx, { file: image, type: 'upload' })
    : getStoredFile(ctx, { userId, id: form.fileId ?? '' });

/** The mask sent, else the one saved before, else none. @throws Refusal as store-mask does, not_found, mask_aspect_differs, mask_too_small */
export async function maskOf(
  ctx: EditsContext,
  photo: StoredFile,
  call: SentCall,
): Promise<StoredMask | null> {
  if (call.mask) return storeMask(ctx, { path: call.mask.path, photo });
  const filename = call.form.maskFilename;
  if (!filename) return null;
  const mask = await getMask(ctx, { userId: photo.userId, filename });
  if (!hasSameAspect(mask, photo)) throw new Refusal('mask_aspect_differs');
  const size = { width: photo.width, height: photo.height };
  await ctx.blobs.withFile(mask.blobKey, (maskPath) =>
    ctx.images.run('assertMask', { maskPath, photo: size }),
  );
  return mask;
}

/** The product sent, else the one an earlier order kept, else none. @throws Refusal as store-product does, not_found */
export async function productOf(
  ctx: EditsContext,
  { parameters: { request }, photo: { userId } }: Pick<Order, 'parameters'> & { photo: StoredFile },
  { product: sent }: SentCall,
): Promise<StoredMask | null> {
  const { product, productFilename: filename = '' } = request;
  if (!product) return null;
  if (sent) return storeProduct(ctx, { path: sent.path, stands: product.stands });
  return getMask(ctx, { userId, filename });
}
