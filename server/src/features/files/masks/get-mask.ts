import { Refusal } from '../../../platform/refusal.ts';
import { findMask, type StoredMask } from './masks.store.ts';
import type { FilesContext } from '../ports.ts';

/** A person's saved mask, or product, by its name. @throws Refusal not_found */
export async function getMask(
  ctx: Pick<FilesContext, 'db'>,
  owned: { userId: string; filename: string },
): Promise<StoredMask> {
  const mask = await findMask(ctx.db, owned);
  if (!mask) throw new Refusal('not_found');
  return mask;
}
