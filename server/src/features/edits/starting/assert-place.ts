import type { Found } from '../../../platform/image-engines/embedded/finder/finder-messages.ts';
import type { StoredFile } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';
import { assertRegion, storedPhoto } from '../selecting/index.ts';
import type { Order } from './consider-call.ts';

/** Sees to it that what is only named is found in the photo, and not by a guess; what is found, null where nothing had to be. @throws Refusal nothing_found, confirm_region */
export async function assertPlace(
  ctx: EditsContext,
  { order: { find, wishes }, photo }: { order: Order; photo: StoredFile },
): Promise<Found | null> {
  if (find === null) return null;
  const isAccepted = wishes.request.acceptGuess ?? false;
  return assertRegion(ctx, { photo: storedPhoto(ctx, photo), words: find, isAccepted });
}
