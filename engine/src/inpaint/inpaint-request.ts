import type { FillRequest } from '../fill/fill-request.ts';
import type { Take } from '../fill/fill-takes.ts';
import type { Proposal } from '../fill/proposal.ts';
import type { Product } from '../furniture/product/product-piece.ts';
import type { FurnishedThing } from '../furnish/furnished-thing.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Mask, PixelImage, PlaceInPhoto } from '../pixels.ts';
import type { Arrangement } from '../put/arrangement.ts';
import type { Room } from '../room/see-room.ts';
import type { StylePreset } from '../style/apply-style.ts';

/** Begins to fill a hole somewhere else and returns how to wait for the picture. */
export type FillBeside = (request: FillRequest) => () => PixelImage;

export interface InpaintRequest {
  /** The part of the photo to work on: bounding box of the mask plus surroundings, at the photo's own resolution. */
  readonly crop: PixelImage;
  /** Same size as the crop; above 0 = may change. */
  readonly mask: Mask;
  /** Same size as the crop: what somebody marked, where more than that may change; absent = the mask itself. */
  readonly marked?: Mask;
  /** Where somebody put the thing, as seen in the photo; absent = where it suits what is marked. */
  readonly arrangement?: Arrangement;
  /** Things that somebody arranged one by one: they are drawn together instead of what the prompt says, and nothing is cleared for them. */
  readonly things?: readonly FurnishedThing[];
  /** Where the crop lies in the photo. */
  readonly place: PlaceInPhoto;
  /** The whole photo reduced to at most 1024 px on the longer side: light is read from it. */
  readonly overview: PixelImage;
  /** What is understood of the room, seen in the overview. */
  readonly room: Room;
  readonly mode: 'replace' | 'remove';
  /** What somebody else, a model, filled the hole with that `holeFor` tells; absent or null = nobody did. */
  readonly proposals?: readonly Proposal[] | null;
  /** A thing of one's own, put instead of what the prompt says; styles do not change it. */
  readonly product?: Product;
  readonly prompt: string;
  readonly negativePrompt: string;
  /** Whether the closest thing with a model may be drawn for one that has none. */
  readonly allowStandIn: boolean;
  readonly stylePreset: StylePreset;
  readonly seed: number;
  /** Quality, 10 to 50. */
  readonly steps: number;
  readonly onProgress: (fraction: number) => void;
  /** What is cleared for something that comes is filled by this, while that is drawn; absent = here, before. The same picture either way. */
  readonly fillBeside?: FillBeside;
}

/** What was made of the prompt, so that nothing is passed off as something else. */
export interface Understood {
  readonly kind: Kind | null;
  readonly colour: string | null;
  readonly material: string | null;
  /** The kind drawn instead of what has no model, where that was allowed. */
  readonly closest: Kind | null;
  /** What was not drawn, in English where it is a known thing: no room for it, no model of it, or words that no drawing heeds. */
  readonly leftOut: readonly string[];
  readonly english: string;
}

export interface InpaintResult {
  /** Same size as the request's crop, and equal to it where the mask is 0. */
  readonly crop: PixelImage;
  /** The ways a removal came out, best first: the first one's image is `crop`. None where something was drawn, and for crops too large for several pictures. */
  readonly takes: readonly Take[];
  readonly understood: Understood;
}
