import type { Edit, HistoryItem } from '@maquette/contract';

type Told = Pick<Edit, 'request'>;

/** The line does not stand so far to the right that there would be nothing to see beside it. Percent. */
const FURTHEST = 95;
/** A change fades out beyond its mask. Share of the width. */
const FADE = 0.01;
/** Without a mask the central half of the width is repainted. */
const CENTRE = 25;
/** From this grey on a mask may change. */
const MARKED = 8;

/** Where from the left a result differs from its photo, in percent of the width, as far as it is told; null where a mask would tell. */
export function toldChange(edit: Told, { metadata, maskImage }: HistoryItem): number | null {
  if (metadata.isReframed) return 0;
  const { place } = edit.request;
  if (metadata.parameters?.['mask_area'] === 'center') return CENTRE;
  if (place) return lineAt(Math.min(...place.map(([x]) => x)) / metadata.width);
  if (metadata.take) return lineAt(metadata.take.area[0] - FADE);
  return maskImage ? null : 0;
}

/** The percent at which the line stands for a change that begins at a share of the width. */
function lineAt(share: number): number {
  return Math.min(FURTHEST, Math.max(0, Math.floor(share * 100)));
}

interface MaskPixels {
  /** RGBA, rows from the top. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
}

/** Where from the left a mask marks something, in percent of its width; 0 where it marks nothing. */
export function markedFrom({ data, width }: MaskPixels): number {
  let left = width;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) < MARKED) continue;
    left = Math.min(left, (at / 4) % width);
    if (left === 0) return 0;
  }
  return left === width ? 0 : lineAt(left / width - FADE);
}
