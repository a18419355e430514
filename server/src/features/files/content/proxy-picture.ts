import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { readOwnAddress } from '../addresses/index.ts';
import type { FilesContext } from '../ports.ts';
import { openPicture, type PictureBytes } from './open-picture.ts';

/**
 * One of the caller's pictures by an address that this installation handed out, exactly as the address itself gives it and always
 * through this process. No address is ever
 * called: there is no request that could be led anywhere.
 * @throws Refusal session_expired, validation_failed for the address of anything else, not_found
 */
export async function proxyPicture(ctx: FilesContext, { url }: { url: string }): Promise<PictureBytes> {
  const ownerId = requireUser(ctx);
  const address = readOwnAddress(url, new URL(ctx.siteUrl()).origin);
  if (!address) throw new Refusal('validation_failed', { fields: { url: { code: 'invalid' } } });
  return { ...(await openPicture(ctx, { ...address, ownerId })), elsewhere: async () => null };
}
