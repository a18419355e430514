import type { PixelImage } from '../../pixels.ts';

/** A stretch of a silhouette: pixels from the top left, right and bottom exclusive. */
export interface Block {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  bottom: number;
}

/**
 * A silhouette as rectangles that lie edge to edge. Cells are squares of whole pixels, at most `cells` along the longer side; one belongs to
 * the thing when a pixel in it has an alpha of at least `alpha`.
 */
export function blocksOf(image: PixelImage, { cells, alpha }: { cells: number; alpha: number }): Block[] {
  const side = Math.ceil(Math.max(image.width, image.height) / cells);
  const done: Block[] = [];
  let open: Block[] = [];
  for (let top = 0; top < image.height; top += side) {
    const bottom = Math.min(image.height, top + side);
    const runs = runsOf(image, { top, bottom, side }, alpha);
    const next = runs.map((run) => {
      const same = open.find((block) => block.left === run.left && block.right === run.right);
      if (!same) return run;
      same.bottom = bottom;
      return same;
    });
    done.push(...open.filter((block) => !next.includes(block)));
    open = next;
  }
  return [...done, ...open];
}

function runsOf(
  image: PixelImage,
  row: { top: number; bottom: number; side: number },
  alpha: number,
): Block[] {
  const { top, bottom, side } = row;
  const runs: Block[] = [];
  let start = -1;
  for (let left = 0; left < image.width; left += side) {
    const right = Math.min(image.width, left + side);
    const isThing = hasThing(image, { left, right, top, bottom }, alpha);
    if (isThing && start < 0) start = left;
    if (!isThing && start >= 0) {
      runs.push({ left: start, right: left, top, bottom });
      start = -1;
    }
  }
  if (start >= 0) runs.push({ left: start, right: image.width, top, bottom });
  return runs;
}

function hasThing({ width, data }: PixelImage, cell: Block, alpha: number): boolean {
  for (let y = cell.top; y < cell.bottom; y++) {
    for (let x = cell.left; x < cell.right; x++) if (data[4 * (y * width + x) + 3]! >= alpha) return true;
  }
  return false;
}
