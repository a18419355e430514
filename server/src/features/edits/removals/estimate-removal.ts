import type { EstimateAnswer } from '@maquette/contract';
import { hasSameAspect } from '../../../platform/images/same-aspect.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { getMask, getStoredFile } from '../../files/index.ts';
import { isRough } from '../edits.rules.ts';
import type { EditsContext } from '../ports.ts';
import { expectRemoval } from '../selection/expect-removal.ts';
import { selectionLimit } from '../selection/select-region.ts';

/**
 * Says beforehand how well taking away what a saved mask covers is likely to come out; costs nothing and keeps nothing.
 * @throws Refusal rate_limited, not_found, mask_aspect_differs and what our own eye or the pictures give cause for
 */
export async function estimateRemoval(
  ctx: EditsContext,
  { fileId, maskFilename }: { fileId: string; maskFilename: string },
): Promise<EstimateAnswer> {
  const userId = requireUser(ctx);
  await countHit(ctx, selectionLimit, userId);
  const photo = await getStoredFile(ctx, { userId, id: fileId });
  const mask = await getMask(ctx, { userId, filename: maskFilename });
  if (!hasSameAspect(mask, photo)) throw new Refusal('mask_aspect_differs');
  const estimate = await expectRemoval(ctx, { photo, mask });
  return { ...estimate, rough: isRough(estimate) };
}
