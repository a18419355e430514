import { featherInside } from '../mask/feather-inside.ts';
import type { Mask, PixelImage } from '../pixels.ts';

/** How far the edited pixels fade in from the mask's edge, in pixels of the photo. */
export const FEATHER_PX = 3;

export interface PasteBack {
  /** The upright original at full size. */
  readonly photo: PixelImage;
  /** The edited pixels of one part of it. */
  readonly edited: PixelImage;
  /** What may change of that part; same size as `edited`. */
  readonly mask: Mask;
  /** Where the part's top left corner lies in the photo. */
  readonly place: { readonly left: number; readonly top: number };
  /** Fade-in inside the mask, in pixels; 3 when left out, 0 for a hard edge. */
  readonly featherPx?: number;
  /** Writes into the photo's own bytes instead of a copy: for 12-megapixel buffers nobody else holds. */
  readonly inPlace?: boolean;
}

/**
 * Puts edited pixels back into the photo. Where the mask is 0 (and outside the part) the result equals the photo bit for bit: the feather lies inside the mask.
 * @throws RangeError when sizes do not fit or the part does not lie inside the photo
 */
export function pasteBack(request: PasteBack): PixelImage {
  const { photo, edited, mask, place } = request;
  assertFits(request);
  const weights = featherInside(mask, request.featherPx ?? FEATHER_PX).data;
  const out = request.inPlace ? photo.data : photo.data.slice();
  for (let y = 0; y < edited.height; y++) {
    const row = weights.subarray(y * edited.width, (y + 1) * edited.width);
    const target = ((place.top + y) * photo.width + place.left) * 4;
    pasteRow({ out, target, source: edited.data, from: y * edited.width * 4 }, row);
  }
  return { width: photo.width, height: photo.height, data: out };
}

function assertFits({ photo, edited, mask, place }: PasteBack): void {
  if (edited.width !== mask.width || edited.height !== mask.height)
    throw new RangeError('mask and edited picture differ in size');
  const right = place.left + edited.width;
  const bottom = place.top + edited.height;
  if (place.left < 0 || place.top < 0 || right > photo.width || bottom > photo.height) {
    throw new RangeError('the edited part does not lie inside the photo');
  }
}

interface RowPaste {
  readonly out: Uint8Array;
  readonly target: number;
  readonly source: Uint8Array;
  readonly from: number;
}

/** Runs of full weight are copied in one go: most of a mask is such runs. */
function pasteRow(row: RowPaste, weights: Uint8Array): void {
  for (let x = 0; x < weights.length; x++) {
    const weight = weights[x]!;
    if (weight === 0) continue;
    if (weight < 255) {
      mixPixel(row, x * 4, weight);
      continue;
    }
    const start = x;
    while (x < weights.length && weights[x] === 255) x++;
    row.out.set(row.source.subarray(row.from + start * 4, row.from + x * 4), row.target + start * 4);
    x--;
  }
}

/** Straight alpha: a transparent side must not lend its hidden colour. */
function mixPixel({ out, target, source, from }: RowPaste, offset: number, weight: number): void {
  const to = target + offset;
  const incoming = weight * source[from + offset + 3]!;
  const staying = (255 - weight) * out[to + 3]!;
  const total = incoming + staying;
  if (total === 0) return;
  const share = incoming / total;
  for (let c = 0; c < 3; c++) {
    const old = out[to + c]!;
    out[to + c] = Math.round(old + (source[from + offset + c]! - old) * share);
  }
  out[to + 3] = Math.round(total / 255);
}
