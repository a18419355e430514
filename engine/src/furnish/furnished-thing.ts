import type { Piece } from '../furniture/piece.ts';
import { extentOf, type Extent } from '../furniture/sets/footprint.ts';
import { bearsLamp } from '../furniture/sets/group.ts';
import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import type { Arrangement } from '../put/arrangement.ts';
import { pieceOfWish } from '../put/piece-of-words.ts';
import type { Mesh } from '../scene/mesh.ts';

/** A thing of a furnished room: can be moved, changed and taken out by itself. */
export interface FurnishedThing {
  readonly kind: Kind;
  readonly words: string;
  /** About how wide it is to be, metres: of the sizes there are of it the nearest is taken. */
  readonly width: number;
  readonly arrangement: Arrangement;
}

/** Width over height of the place at which a model that suits its place comes out about so wide. */
function aspectFor(kind: Kind, width: number): number {
  const { aspectAt, size } = drawnRecord(kind);
  return aspectAt?.(width) ?? size[0] / size[1];
}

/** The one piece and mesh that a furnished thing is. Same thing and seed, same mesh. */
export interface ThingModel {
  readonly kind: Kind;
  readonly piece: Piece;
  readonly mesh: Mesh;
  readonly extent: Extent;
}

/** Builds what a thing's words say, of the size nearest to the one wanted. */
export function modelOf(
  thing: Omit<FurnishedThing, 'arrangement'> & { readonly variant: number },
  seed: number,
): ThingModel {
  const said = parsePrompt(thing.words);
  const kind = said.kind ?? thing.kind;
  const wish = bearsLamp(kind) ? { ...said, hasDecor: false } : said;
  const aspect = aspectFor(kind, thing.width);
  const piece = pieceOfWish(wish, kind, { seed, variant: thing.variant, aspect });
  const models = piece.sizes.map((build) => {
    const mesh = build();
    return { mesh, extent: extentOf(mesh) };
  });
  const misfit = ({ extent }: { extent: Extent }): number =>
    Math.abs(extent.right - extent.left - thing.width);
  const nearest = models.reduce((best, model) => (misfit(model) < misfit(best) ? model : best));
  return { kind, piece, ...nearest };
}
