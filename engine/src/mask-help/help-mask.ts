import { isMaskEmpty } from '../mask/bounds.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { enlargeMask } from '../resize/enlarge-mask.ts';
import type { Room } from '../room/see-room.ts';
import { cutsThrough, type CutThing } from './cuts-through.ts';
import { reflectionBelow } from './find-reflection.ts';
import { shadowAround } from './find-shadow.ts';
import { surroundingsOf } from './surroundings.ts';
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

/** What a thing leaves on the room around it. */
interface Cast {
  readonly kind: 'shadow' | 'reflection' | 'both';
  /** 255 = cast, outside the mask; of the picture's size. */
  readonly mask: Mask;
}

/** The shadow of what is marked, and its mirror image in a glossy floor; null where neither can be told. `mask`: of the picture's size. */
function findCast(picture: PixelImage, mask: Mask, room: Room): Cast | null {
  const around = surroundingsOf(picture, mask, room);
  const [shadow, reflection] = [shadowAround(around), reflectionBelow(around)];
  const found = shadow ?? reflection;
  if (!found) return null;
  const small = found.map((value, i) => Math.max(value, reflection?.[i] ?? 0));
  const { width, height } = around;
  const large = enlargeMask(
    { width, height, data: small },
    { left: 0, top: 0, right: width, bottom: height },
    mask,
  );
  const data = large.data.map((value, i) => (mask.data[i]! > 0 ? 0 : value));
  if (!data.some((value) => value > 0)) return null;
  const kind = shadow && reflection ? 'both' : shadow ? 'shadow' : 'reflection';
  return { kind, mask: { ...large, data } };
}
