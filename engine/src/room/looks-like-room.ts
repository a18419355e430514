import type { PixelImage } from '../pixels.ts';
import { plainly } from './network/arithmetic.ts';
import { roomTrust } from './room-trust.ts';
import { seeCoarsely } from './see-surely.ts';

/** About one drawn room in thirty lies below. */
const NO_ROOM = 0.15;

/** Whether a picture may be taken for a room, at a glance. Rarely says no to a room, and often yes to what is none. */
export function looksLikeRoom(picture: PixelImage): boolean {
  // Browsers ask this, where the content security policy forbids WebAssembly.
  return roomTrust(seeCoarsely(picture, plainly)) >= NO_ROOM;
}
