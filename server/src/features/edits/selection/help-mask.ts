import type { MaskHelpAnswer, MaskHelpForm } from '@maquette/contract';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import type { SentFile } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';
import { maskUrl } from './find-by-words.ts';
import { assertOnePhoto, photoOfCall, withMaskOverview } from './finder-photo.ts';
import { selectionLimit } from './select-region.ts';

export interface HelpMask {
  readonly form: MaskHelpForm;
  readonly image: SentFile | undefined;
  readonly mask: SentFile | undefined;
}

/**
 * Looks what would help a mask that something is to be taken away or replaced by; costs nothing, keeps nothing and counts with the selections.
 * @throws Refusal rate_limited, missing_field, validation_failed, not_found and what the finder, the photo or the mask gives cause for
 */
export async function helpMask(ctx: EditsContext, { form, image, mask }: HelpMask): Promise<MaskHelpAnswer> {
  const userId = requireUser(ctx);
  await countHit(ctx, selectionLimit, userId);
  if (!mask) throw new Refusal('missing_field', { fields: { mask: { code: 'required' } } });
  const called = { image, fileId: form.fileId };
  assertOnePhoto(called);
  const photo = await photoOfCall(ctx, userId, called);
  return withMaskOverview(ctx, { photo, path: mask.path }, async (overviewPath) => {
    const { tidied, wider, shadow, rest, ...size } = await ctx.finder.help(photo, overviewPath);
    return {
      ...size,
      tidied: maskUrl(tidied),
      wider: maskUrl(wider),
      shadow: shadow && { ...shadow, mask: maskUrl(shadow.mask) },
      rest: rest && { ...rest, mask: maskUrl(rest.mask) },
    };
  });
}
