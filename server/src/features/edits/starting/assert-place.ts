import type { StoredFile } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';
import { assertRegion, storedPhoto } from '../selecting/index.ts';
import type { Order } from './consider-call.ts';

/** Sees to it that what is only named is found in the photo, and not by a guess. @throws Refusal nothing_found, confirm_region */
export async function assertPlace(
  ctx: EditsContext,
  { order: { find, wishes }, photo }: { order: Order; photo: StoredFile },
): Promise<void> {
  if (find === null) return;
  const isAccepted = wishes.request.acceptGuess ?? false;
  await assertRegion(ctx, { photo: storedPhoto(ctx, photo), words: find, isAccepted });
}
