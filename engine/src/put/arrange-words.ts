import { extentOf } from '../furniture/sets/footprint.ts';
import { kindLike } from '../furniture/product/kind-like.ts';
import { productPiece, type Product } from '../furniture/product/product-piece.ts';
import type { Piece } from '../furniture/catalogue.ts';
import { NoModelError } from '../inpaint/no-model.ts';
import { groundColour, middleOf } from '../inpaint/object-scene.ts';
import { lightOfPhoto } from '../inpaint/photo-light.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import type { Room } from '../room/see-room.ts';
import type { Mesh } from '../scene/mesh.ts';
import { arrangePut, type Put } from './arrange-put.ts';
import { standingOf, type Arrangement, type Support } from './arrangement.ts';
import type { Corner } from './place.ts';
import { sphericalLightOf } from './raster/spherical-light.ts';
import { drawablesOf, pieceFor, wishesOf, type WishedWords } from './wished-things.ts';

/** What is to be put where, in words or as a product. */
export interface ArrangeRequest extends WishedWords {
  /** The photo at the size that the room was seen in, and the room. */
  readonly picture: PixelImage;
  readonly room: Room;
  /** What somebody marked, of the picture's size. */
  readonly mask: Mask;
  readonly seed: number;
  /** A thing of one's own, put instead of what the words say. */
  readonly product?: Product;
  /** Where somebody put it; null = where it suits the mark. */
  readonly arrangement: Arrangement | null;
  /** Whether the place may reach down to the floor below the mark; absent = yes. */
  readonly reachesFloor?: boolean;
}

/** Metres. */
export interface ThingSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** The first thing that words name, in its place, with all that a preview of it needs. */
export interface Arranged extends Omit<Put, 'mesh'> {
  readonly kind: Kind;
  /** As typed. */
  readonly words: string;
  readonly support: Support;
  /** Nine spherical harmonics of the light about it, three channels each. */
  readonly light: readonly number[];
  /** Width over height of what is marked. */
  readonly aspect: number;
  /** At scale 1. */
  readonly extent: ThingSize;
  readonly variants: number;
}

/** Forms that are offered of a thing; there are as many as there are seeds. */
const VARIANTS = 8;
/** Light is read this far about the place, as a share of its size. */
const ABOUT = 0.35;

/**
 * Finds where the first thing that words name goes, how large it is there and in which light it stands. Null when nothing is marked.
 * @throws NoModelError when nothing of it can be drawn
 */
export function arrangeWords(request: ArrangeRequest): Arranged | null {
  const { room, picture, mask, arrangement, reachesFloor = true } = request;
  const bounds = maskBounds(mask);
  if (!bounds) return null;
  const aspect = (bounds.right - bounds.left) / (bounds.bottom - bounds.top);
  const variant = arrangement?.variant ?? 0;
  const { piece, kind, words } = chosenFor(request, { variant, aspect });
  const put = arrangePut({ room, picture, mask, piece, kind, variant, arrangement, reachesFloor });
  if (!put) return null;
  const { mesh, ...told } = put;
  const { support } = piece;
  return {
    ...told,
    ...{ kind, words, support, aspect, variants: request.product ? 1 : VARIANTS },
    extent: sizeOf(mesh),
    light: lightAbout(request, support, put),
  };
}

interface Chosen {
  readonly piece: Piece;
  readonly kind: Kind;
  readonly words: string;
}

/** The product, else the first thing that words name. @throws NoModelError when nothing of it can be drawn */
function chosenFor(request: ArrangeRequest, choice: { variant: number; aspect: number }): Chosen {
  const { product, seed, stylePreset, allowStandIn } = request;
  if (product) return { piece: productPiece(product), kind: kindLike(product), words: '' };
  const wishes = wishesOf(request);
  const [first] = drawablesOf(wishes, allowStandIn);
  if (!first) throw new NoModelError(wishes.find(({ standIn }) => standIn) ?? wishes[0]);
  const piece = pieceFor(first, stylePreset, { seed, ...choice });
  return { piece, kind: first.kind, words: first.wish.words };
}

function lightAbout({ picture, room }: ArrangeRequest, support: Support, put: Put): number[] {
  const standing = standingOf(put.setting, support, put.arrangement);
  const { yaw } = standing;
  const environment = lightOfPhoto(picture, room, {
    around: around(put.place, picture, ABOUT),
    at: middleOf([{ support, standing }], put.setting),
    ...(support === 'wall' && { wallNormal: [Math.sin(yaw), 0, Math.cos(yaw)] as const }),
  });
  const bounds = around(put.place, picture, 0);
  return sphericalLightOf(environment, support === 'floor' ? groundColour(picture, bounds) : null);
}

/** The box of a place, wider by a share of its size on each side. */
function around(place: readonly Corner[], { width, height }: PixelImage, share: number): Rect {
  const columns = place.map(([x]) => x);
  const rows = place.map(([, y]) => y);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [wide, tall] = [(right - left) * share, (bottom - top) * share];
  return {
    left: Math.max(0, Math.round(left - wide)),
    top: Math.max(0, Math.round(top - tall)),
    right: Math.min(width, Math.round(right + wide)),
    bottom: Math.min(height, Math.round(bottom + tall)),
  };
}

function sizeOf(mesh: Mesh): ThingSize {
  const { left, right, bottom, top, back, front } = extentOf(mesh);
  return { width: right - left, height: top - bottom, depth: front - back };
}
