import type { Mask, PixelImage } from '../pixels.ts';
import { enlargeMask } from '../resize/enlarge-mask.ts';
import type { Room } from '../room/see-room.ts';
import { reflectionBelow } from './find-reflection.ts';
import { shadowAround } from './find-shadow.ts';
import { surroundingsOf } from './surroundings.ts';

/** What a thing leaves on the room around it. */
export interface Cast {
  readonly kind: 'shadow' | 'reflection' | 'both';
  /** 255 = cast, outside the mask; of the picture's size. */
  readonly mask: Mask;
}

/** The shadow of what is marked, and its mirror image in a glossy floor; null where neither can be told. `mask`: of the picture's size. */
export function findCast(picture: PixelImage, mask: Mask, room: Room): Cast | null {
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
