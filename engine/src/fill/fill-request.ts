import type { RoomPart } from '../room/room-part.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import type { Proposal } from './proposal.ts';

export interface FillRequest {
  /** The part of the photo around the hole. */
  readonly crop: PixelImage;
  /** Pixels above 0 are filled; same size as the crop. */
  readonly hole: Mask;
  /** What is understood of the photo's room, in pixels of the crop: tells floors, walls and furniture apart. */
  readonly room: RoomPart;
  readonly seed: number;
  /** What somebody else filled the hole with: one more way, brought into the photo by the engine's own grain and joints. Absent or null = nobody did. */
  readonly proposals?: readonly Proposal[] | null;
  /** The hole follows the outline of what goes: no corner of a neighbour is in it. Absent = a hand may have been generous. */
  readonly isTraced?: boolean;
  readonly onProgress?: (fraction: number) => void;
}
