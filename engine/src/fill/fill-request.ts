import type { RoomPart } from '../room/room-part.ts';
import type { Mask, PixelImage } from '../pixels.ts';

export interface FillRequest {
  /** The part of the photo around the hole. */
  readonly crop: PixelImage;
  /** Pixels above 0 are filled; same size as the crop. */
  readonly hole: Mask;
  /** What is understood of the photo's room, in pixels of the crop: tells floors, walls and furniture apart. */
  readonly room: RoomPart;
  /** Everything around the hole is taken for one surface, whatever the room is. */
  readonly isOneSurface?: boolean;
  readonly seed: number;
  readonly onProgress?: (fraction: number) => void;
}
