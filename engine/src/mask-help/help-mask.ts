import { isMaskEmpty } from '../mask/bounds.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import type { Room } from '../room/see-room.ts';
import { cutsThrough, type CutThing } from './cuts-through.ts';
import { findCast, type Cast } from './find-cast.ts';
import { tidyMask } from './tidy-mask.ts';
import { widenMask } from './widen-mask.ts';

/** What can be done about a mask; every mask is of the picture's size. */
export interface MaskHelp {
  /** Holes and crumbs closed. */
  readonly tidied: Mask;
  /** The tidied mask, a little wider. */
  readonly wider: Mask;
  /** What lies outside the mask and belongs to the thing all the same: its shadow, its mirror image in the floor. */
  readonly cast: Cast | null;
  /** The thing that the mask goes through, and the rest of it. */
  readonly cut: CutThing | null;
}

export interface MaskHelpRequest {
  readonly picture: PixelImage;
  /** Of the picture's size; above 0 = marked. */
  readonly mask: Mask;
  readonly room: Room;
}

/**
 * Looks what would help somebody who marked something in a photo to be taken away or replaced. Changes nothing of itself.
 * @throws RangeError when mask and picture differ in size
 */
export function helpMask({ picture, mask, room }: MaskHelpRequest): MaskHelp {
  if (mask.width !== picture.width || mask.height !== picture.height)
    throw new RangeError('mask and picture differ in size');
  const tidied = tidyMask(mask);
  const isEmpty = isMaskEmpty(tidied);
  return {
    tidied,
    wider: widenMask(tidied),
    cast: isEmpty ? null : findCast(picture, tidied, room),
    cut: isEmpty ? null : cutsThrough(picture, tidied, room),
  };
}
